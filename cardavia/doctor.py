"""`cardavia doctor`: versions, kernel, screen, fonts and folders, for people and for reports of faults.

Stands above everything because it asks everything.  Qt is asked in processes of their own: a platform plug-in
that cannot start ends its process, and the doctor must live to tell.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import subprocess
import sys
from typing import Final

import platformdirs

from cardavia import resources
from cardavia.cli.common import DONE
from cardavia.languages import LANGUAGES, SOURCE, shares
from cardavia.player_process import surroundings
from cardavia.players.search import kernel_status
from cardavia.version import __version__

PACKAGES: Final = (
    "PySide6-Essentials",
    "PySide6-Addons",
    "Pillow",
    "msgspec",
    "Cython",
    "platformdirs",
    "rich",
)
KERNEL_WORDS: Final = {
    "compiled": "compiled",
    "uncompiled": "not compiled: slow search (no C compiler at installation)",
    "stale": "older than its source: build it again with make prepare",
}
SCRIPTS: Final = {
    "Vietnamese": LANGUAGES["vi"].font_package,
    "Korean": LANGUAGES["ko"].font_package,
    "Latin": LANGUAGES["en"].font_package,
}
"""Qt's writing systems that the languages need, and the Debian package with such letters."""


def _tell_screen() -> list[object]:
    """Name of the platform, and width, height and scale of every screen."""
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    screens = [
        [screen.size().width(), screen.size().height(), screen.devicePixelRatio()]
        for screen in application.screens()
    ]
    return [application.platformName(), screens]


def _tell_fonts() -> list[object]:
    """Number of font families by writing system, and of all."""
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    application = QGuiApplication([])
    names = {system.name: len(QFontDatabase.families(system)) for system in QFontDatabase.writingSystems()}
    families = len(QFontDatabase.families())
    del application
    return [names, families]


_TELLERS: Final = {"screen": _tell_screen, "fonts": _tell_fonts}
"""What a process of its own is asked for: `cardavia doctor --ask NAME` prints the answer as JSON."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--ask", choices=_TELLERS, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Print the findings; always exit status 0, for a fault found is a finding."""
    if args.ask is not None:
        print(json.dumps(_TELLERS[args.ask]()))
        return DONE
    findings = examine()
    if args.json:
        print(json.dumps(findings, ensure_ascii=False, indent=2))
        return DONE
    width = max(map(len, findings))
    for name, value in findings.items():
        print(f"{name:<{width}}  {value}")
    return DONE


def examine() -> dict[str, str]:
    """Every finding as one line, by name."""
    return {
        "Cardavia": __version__,
        "Python": f"{platform.python_version()} on {platform.platform()}",
        **{name: _version(name) for name in PACKAGES},
        "Search kernel": KERNEL_WORDS[kernel_status()],
        "Screen": _screen(),
        "Languages": _languages(),
        **_fonts(),
        "Settings": platformdirs.user_config_dir("cardavia", appauthor=False),
        "Saves": platformdirs.user_data_dir("cardavia", appauthor=False),
        "Picture cache": platformdirs.user_cache_dir("cardavia", appauthor=False),
        "Cards": _folder_of_cards(),
    }


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def _folder_of_cards() -> str:
    try:
        return str(resources.cards())
    except resources.ResourceMissingError as error:
        return str(error)


def _ask(name: str, **environment: str) -> tuple[object | None, str]:
    """The answer of this program in another process, or None and the first line it complained with."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "cardavia"]
    try:
        result = subprocess.run(
            [*program, "doctor", "--ask", name],
            capture_output=True,
            text=True,
            timeout=20,
            env={**surroundings(), **environment},
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return None, str(error)
    if result.returncode:
        lines = [line for line in result.stderr.splitlines() if line.strip()]
        return None, lines[0].strip() if lines else f"ended with status {result.returncode}"
    return json.loads(result.stdout), ""


def _screen() -> str:
    answer, complaint = _ask("screen")
    if not isinstance(answer, list):
        return f"none usable: {complaint}"
    platform_name, screens = answer
    sizes = ", ".join(f"{width}x{height} at scale {ratio:g}" for width, height, ratio in screens)
    return f"{sizes or 'none'} ({platform_name})"


def _languages() -> str:
    """Every language with the share that is translated; one without its compiled file is English."""
    try:
        folder = resources.i18n()
    except resources.ResourceMissingError as error:
        return str(error)
    told = []
    for code, language in LANGUAGES.items():
        compiled = code == SOURCE or (folder / f"cardavia_{code}.qm").is_file()
        share = f" {shares()[code]}%" if code in shares() else ""
        told.append(f"{language.name}{share}{'' if compiled else ' (not compiled)'}")
    return ", ".join(told)


def _fonts() -> dict[str, str]:
    answer, complaint = _ask("fonts", QT_QPA_PLATFORM="offscreen")
    if not isinstance(answer, list):
        return {"Fonts": f"not known: {complaint}"}
    by_system, families = answer
    findings = {"Fonts": f"{families} families"}
    for system, package in SCRIPTS.items():
        count = by_system.get(system, 0)
        enough = f"{count} families" if count else f"letters are missing: install {package}"
        findings[f"Fonts for {system}"] = enough
    return findings
