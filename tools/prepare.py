"""Set the checkout up: `.venv`, pinned dependencies, compiled kernel and translations, Qt's system libraries.

    python tools/prepare.py            set up only
    python tools/prepare.py run ...    set up, then start Cardavia (further words are passed on)
    python tools/prepare.py test       set up, then lint, types, import contracts and tests
    python tools/prepare.py lint       set up, then lint, types and import contracts only

`make` calls this on Linux and macOS; on Windows it is called directly.  A second call does nothing that is
done already.  On Debian and its relatives, missing system libraries are installed when this runs as root, and
named in one `apt-get` line when it does not.  Imports the standard library only.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardavia-prepared"
OLDEST = (3, 11)

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""What the xcb platform of PySide6 loads, and the Debian package of each."""


def say(text: str) -> None:
    """One line for the person."""
    print(f"prepare: {text}", flush=True)


def fail(text: str) -> int:
    """One line of complaint; the exit status."""
    sys.stderr.write(f"prepare: {text}\n")
    return 1


def venv_tool(name: str) -> str:
    """Path of a program in the environment."""
    folder, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return str(VENV / folder / f"{name}{ending}")


def missing_packages() -> list[str]:
    """Debian packages of the libraries that Qt needs and the system does not have."""
    if platform.system() != "Linux":
        return []
    missing = []
    for library, package in QT_LIBRARIES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(package)
    if not any(Path(folder).is_dir() for folder in ("/usr/share/fonts", "/usr/local/share/fonts")):
        missing.append("fonts-dejavu-core")
    return missing


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages as root; whether that worked."""
    apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ([*apt, "update"], [*apt, "install", "-y", "--no-install-recommends", *packages]):
        if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def provide(packages: list[str], what: str) -> bool:
    """Install packages if this is root on a Debian, else say the one line that does."""
    line = f"apt-get install -y {' '.join(packages)}"
    if shutil.which("apt-get") is None:
        say(f"missing: {what}; the Debian packages are {' '.join(packages)}")
        return False
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        say(f"installing {what}: {' '.join(packages)}")
        if apt_install(packages):
            return True
        say(f"that did not work; by hand: {line}")
        return False
    say(f"missing: {what}; to be installed with: sudo {line}")
    return False


def make_venv() -> bool:
    """Create the environment if it is not there; whether it is there now."""
    if Path(venv_tool("python")).exists() and Path(venv_tool("pip")).exists():
        return True
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
        if not provide(["python3-venv"], "Python's venv module"):
            return False
        if subprocess.run(command, check=False).returncode:
            return False
    return True


def fingerprint() -> str:
    """Changes whenever the environment has to be made anew."""
    digest = hashlib.sha256(sys.version.encode())
    sources = sorted((ROOT / "cardavia" / "players" / "search").glob("*.p*"))
    for path in (ROOT / "pyproject.toml", ROOT / "constraints.txt", ROOT / "setup.py", *sources):
        if path.suffix in (".py", ".pxd", ".toml", ".txt"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def install() -> bool:
    """Install the pinned dependencies and this checkout, compiled if a compiler is there."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return True
    pip = [venv_tool("python"), "-m", "pip", "--disable-pip-version-check", "-q"]
    constraints = ["-c", str(ROOT / "constraints.txt")]
    say("installing the pinned dependencies (a minute or two, once)")
    steps = (
        [*pip, "install", *constraints, "setuptools", "wheel", "Cython"],
        [*pip, "install", *constraints, "--no-build-isolation", "-e", f"{ROOT}[test]"],
    )
    for step in steps:
        if subprocess.run(step, cwd=ROOT, check=False).returncode:
            return False
    STAMP.write_text(wanted)
    return True


def prepare() -> int:
    """Everything but the last step; exit status."""
    if sys.version_info < OLDEST:
        return fail(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {platform.python_version()}")
    missing = missing_packages()
    if missing:
        provide(missing, "system libraries that Qt needs")
    if not make_venv():
        return fail(f"{VENV} could not be created")
    if not install():
        return fail("the dependencies could not be installed; the lines above say why")
    compiling = [venv_tool("python"), "-m", "tools.i18n", "compile"]
    if subprocess.run(compiling, cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode:
        say("translations could not be compiled; the program will speak English")
    return 0


def commands(word: str, rest: list[str]) -> list[list[str]]:
    """What to run after the set-up."""
    python = venv_tool("python")
    lint = [
        [venv_tool("ruff"), "check", "."],
        [venv_tool("ruff"), "format", "--check", "."],
        [venv_tool("mypy")],
        [venv_tool("lint-imports")],
    ]
    tests = [python, "-m", "pytest", "-n", "auto", "--dist", "loadscope", *rest]
    return {
        "run": [[python, "-m", "cardavia", *rest]],
        "lint": lint,
        "test": [*lint, tests],
        "": [],
    }[word]


def main() -> int:
    """Set up, then do what the first word says; exit status."""
    word, *rest = sys.argv[1:] or [""]
    if word not in ("", "run", "lint", "test"):
        return fail(f"{word!r} is not known; there are run, lint and test")
    status = prepare()
    environment = dict(os.environ)
    if word == "test":
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    for command in commands(word, rest):
        if status:
            break
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return status


if __name__ == "__main__":
    sys.exit(main())
