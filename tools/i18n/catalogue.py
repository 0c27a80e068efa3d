"""Translation files (.ts): reading, writing, merging with the sources, compiling.

The files are merged by Qt's own `lupdate` and written here in exactly its form, so that a second merge
changes nothing.  Imports `cardavia.languages` and `sources`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from cardavia.languages import LANGUAGES, SHARES_FILE, SOURCE
from tools.i18n.sources import ROOT, Source

I18N: Final = ROOT / "i18n"
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != SOURCE)
"""The languages with a file of all texts; English has one for its plural forms alone."""
MEMORY: Final = ".vanished_{}.json"
HEAD: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'

Key = tuple[str, str, str]
"""Context, English text, note that tells it apart."""


class ToolError(RuntimeError):
    """A tool of Qt is missing or failed; the message is one line."""


@dataclass(slots=True)
class Message:
    """One text in one language: as many forms as the language has (one if nothing is counted)."""

    context: str
    source: str
    comment: str
    note: str
    counted: bool
    forms: list[str] = field(default_factory=list)
    finished: bool = False

    @property
    def key(self) -> Key:
        """What finds the message."""
        return (self.context, self.source, self.comment)


def path_of(language: str, folder: Path = I18N) -> Path:
    """The translation file of a language."""
    return folder / f"cardavia_{language}.ts"


def read(path: Path) -> list[Message]:
    """The messages of a file in its order."""
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for each in context.iter("message"):
            counted = each.get("numerus") == "yes"
            translation = each.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] if counted else []
            messages.append(
                Message(
                    context=name,
                    source=each.findtext("source") or "",
                    comment=each.findtext("comment") or "",
                    note=each.findtext("extracomment") or "",
                    counted=counted,
                    forms=forms if counted else [translation.text or ""],
                    finished=translation.get("type") is None,
                )
            )
    return messages


def write(path: Path, language: str, messages: Iterable[Message]) -> None:
    """Write a file in the form of `lupdate`, whole or not at all."""
    lines = [f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    context = None
    for message in messages:
        if message.context != context:
            if context is not None:
                lines.append("</context>")
            context = message.context
            lines += ["<context>", f"    <name>{_escaped(context)}</name>"]
        lines += _message_lines(message)
    if context is not None:
        lines.append("</context>")
    lines.append("</TS>")
    half = path.with_suffix(".half")
    half.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    half.replace(path)


def _message_lines(message: Message) -> list[str]:
    lines = ['    <message numerus="yes">' if message.counted else "    <message>"]
    lines.append(f"        <source>{_escaped(message.source)}</source>")
    if message.comment:
        lines.append(f"        <comment>{_escaped(message.comment)}</comment>")
    if message.note:
        lines.append(f"        <extracomment>{_escaped(message.note)}</extracomment>")
    opening = "<translation>" if message.finished else '<translation type="unfinished">'
    if message.counted:
        lines.append(f"        {opening}")
        lines += [f"            <numerusform>{_escaped(form)}</numerusform>" for form in message.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        {opening}{_escaped(message.forms[0])}</translation>")
    return [*lines, "    </message>"]


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


# ---------------------------------------------------------------- Qt's tools
def qt_tool(name: str) -> str:
    """Path of a tool that comes with PySide6; `ToolError` if it is not installed."""
    ending = ".exe" if sys.platform == "win32" else ""
    beside = Path(sys.executable).parent / f"{name}{ending}"
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise ToolError(f"{name} is not installed; it comes with PySide6-Essentials")
    return found


def _run(*command: str | Path) -> None:
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, check=False)
    if done.returncode:
        told = " ".join((done.stderr or done.stdout).split())
        raise ToolError(f"{Path(command[0]).name}: {told[:300] or f'exit status {done.returncode}'}")


def merge(sources: Iterable[Source], folder: Path = I18N) -> None:
    """Bring every language's file up to date: new texts in, vanished ones out, translations kept.

    Translations of texts that vanish are remembered in a file that is not shared, for texts come back.
    """
    before = {language: _translations(language, folder) for language in TRANSLATED}
    options = ["-silent", "-no-obsolete", "-sort-messages", "-locations", "none", "-source-language", "en"]
    for heuristic in ("sametext", "similartext"):
        options += ["-disable-heuristic", heuristic]
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "marked.py"
        listed.write_text(_as_python(sources), encoding="utf-8")
        files = [path_of(language, folder) for language in TRANSLATED]
        _run(qt_tool("pyside6-lupdate"), listed, *options, "-ts", *files)
        english = path_of("en", folder)
        _run(
            qt_tool("pyside6-lupdate"),
            listed,
            *options,
            *("-pluralonly", "-target-language", "en"),
            *("-ts", english),
        )
    write(english, "en", [_english(message) for message in read(english)])
    for language in TRANSLATED:
        _restore(language, folder, before[language])
    write_shares(folder)


def _translations(language: str, folder: Path) -> dict[str, list[str]]:
    """Everything that was ever translated here, by the key as text."""
    memory = folder / MEMORY.format(language)
    known: dict[str, list[str]] = json.loads(memory.read_text(encoding="utf-8")) if memory.exists() else {}
    path = path_of(language, folder)
    messages = read(path) if path.exists() else []
    return known | {json.dumps(each.key): each.forms for each in messages if each.finished}


def _restore(language: str, folder: Path, known: dict[str, list[str]]) -> None:
    """Give texts that have come back their translations, and remember those that are gone."""
    path = path_of(language, folder)
    messages = read(path)
    for message in messages:
        forms = known.pop(json.dumps(message.key), None)
        if message.counted and not message.finished:
            message.forms = [""] * LANGUAGES[language].plurals
        if forms is not None and not message.finished and len(forms) == len(message.forms):
            message.forms, message.finished = forms, True
    write(path, language, messages)
    memory = folder / MEMORY.format(language)
    if known or memory.exists():
        memory.write_text(json.dumps(known, ensure_ascii=False, indent=0), encoding="utf-8")


def write_shares(folder: Path = I18N) -> None:
    """Note how much of each language is translated, in per cent rounded down, for the program to show."""
    shares = {}
    for language in TRANSLATED:
        messages = read(path_of(language, folder))
        done = sum(message.finished for message in messages)
        shares[language] = 100 * done // max(len(messages), 1)
    (folder / SHARES_FILE).write_text(json.dumps(shares, indent=1) + "\n", encoding="utf-8")


def _as_python(sources: Iterable[Source]) -> str:
    lines = ["from PySide6.QtCore import QCoreApplication"]
    for source in sources:
        lines.append(f"#: {' '.join(source.used)}")
        given = [_literal(source.context), _literal(source.text), _literal(source.comment)]
        lines.append(f"QCoreApplication.translate({', '.join(given)}{', 1' if source.counted else ''})")
    return "\n".join(lines) + "\n"


def _literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _english(message: Message) -> Message:
    """The plural forms of the source language, which the source itself spells out."""
    if not message.finished:
        message.forms = [message.source.replace("(s)", ending) for ending in ("", "s")]
        message.finished = True
    return message


def compile_all(out: Path | None = None, folder: Path = I18N) -> list[Path]:
    """Compile every .ts of the folder into .qm files (beside them if `out` is None); what was made.

    Files that are newer than their source are left alone.
    """
    made = []
    for path in sorted(folder.glob("*.ts")):
        target = (out or folder) / f"{path.stem}.qm"
        if not target.exists() or target.stat().st_mtime <= path.stat().st_mtime:
            half = target.with_suffix(f".{os.getpid()}.half")
            _run(qt_tool("pyside6-lrelease"), "-silent", path, "-qm", half)
            half.replace(target)
            made.append(target)
    return made
