"""What `python -m tools.i18n` does for each of its words.

Every command gives an exit status: 0 done, 1 something is wrong or missing, which is said line by line.
Imports the rest of this package.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

from cardavia.languages import LANGUAGES
from tools.i18n import rule_sheets, tradition_texts
from tools.i18n.catalogue import (
    I18N,
    TRANSLATED,
    Key,
    Message,
    compile_all,
    merge,
    path_of,
    read,
    write,
    write_shares,
)
from tools.i18n.checks import faults
from tools.i18n.sources import collect

GLOSSARY: Final = I18N / "glossary.toml"


def say(text: str) -> None:
    """One line for the person."""
    print(text)


def update() -> int:
    """Merge every marked text into the translation files."""
    sources = collect()
    merge(sources)
    for language in TRANSLATED:
        messages = read(path_of(language))
        done = sum(message.finished for message in messages)
        say(f"{language}: {done} of {len(messages)} texts translated")
    return 0


# ---------------------------------------------------------------- for translators
def missing(language: str, out: Path | None, every: bool) -> int:
    """Write the untranslated texts of a language as JSON (all texts if `every`)."""
    terms = _terms(language)
    entries = [
        {
            "context": message.context,
            "source": message.source,
            "comment": message.comment,
            "translation": message.forms if message.counted else message.forms[0],
            "note": _note(message, terms),
        }
        for message in read(path_of(language))
        if every or not message.finished
    ]
    text = json.dumps(entries, ensure_ascii=False, indent=1) + "\n"
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
        say(f"{language}: {len(entries)} texts written to {out}")
    return 0


def _terms(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Glossary terms with a pattern that finds them in an English text."""
    table: dict[str, dict[str, str]] = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))
    found = []
    for term in table.values():
        english = re.sub(r"^(to|the) |\(.*?\)|…", "", term["en"]).split(",")[0].strip()
        if english:
            pattern = re.compile(rf"\b{re.escape(english)}(s|es|ed|ing)?\b", re.IGNORECASE)
            found.append((pattern, f"{term['en']} = {term[language]}"))
    return found


def _note(message: Message, terms: list[tuple[re.Pattern[str], str]]) -> str:
    plain = message.source.replace("&", "").replace("(s)", "")
    parts = [f"used in {message.note}"] if message.note else []
    parts += [said for pattern, said in terms if pattern.search(plain)][:8]
    return "; ".join(parts)


def fill(language: str, file: Path) -> int:
    """Take translations from a file as `missing` writes it; wrong ones are refused with one line each."""
    try:
        entries: Any = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        say(f"{file}: {error}")
        return 1
    messages = read(path_of(language))
    by_key = {message.key: message for message in messages}
    taken = refused = 0
    for number, entry in enumerate(entries, 1):
        said = _fill_one(language, entry, by_key)
        if said is None:
            taken += 1
        elif said:
            refused += 1
            say(f"{file}: entry {number} ({str(entry.get('source'))[:50]!r}): {said}")
    write(path_of(language), language, messages)
    write_shares()
    left = sum(not message.finished for message in messages)
    say(f"{language}: {taken} taken, {refused} refused, {left} of {len(messages)} texts still to do")
    return 1 if refused else 0


def _fill_one(language: str, entry: dict[str, Any], by_key: dict[Key, Message]) -> str | None:
    """Take one entry: None if it was taken, a fault if it is refused, an empty text if it is still empty."""
    given = entry.get("translation", "")
    forms = [str(form) for form in given] if isinstance(given, list) else [str(given)]
    if not any(forms):
        return ""
    key = (str(entry.get("context", "Cardavia")), str(entry.get("source")), str(entry.get("comment", "")))
    message = by_key.get(key)
    if message is None:
        return "no such text (has the English line changed?)"
    said = list(faults(language, message.source, forms, _expected(language, message)))
    if said:
        return "; ".join(said)
    message.forms, message.finished = forms, True
    return None


def _expected(language: str, message: Message) -> int:
    return LANGUAGES[language].plurals if message.counted else 1


# ---------------------------------------------------------------- for everybody
def check(languages: tuple[str, ...] = TRANSLATED) -> int:
    """Say what is unfinished or wrong: the window's texts, the rule sheets, the traditions."""
    wrong = 0
    wanted = {(source.context, source.text, source.comment) for source in collect()}
    for language in languages:
        messages = read(path_of(language))
        lines = [
            f"not in the file (run python -m tools.i18n): {each[1]!r}" for each in _absent(wanted, messages)
        ]
        for message in messages:
            if message.finished:
                said = faults(language, message.source, message.forms, _expected(language, message))
                lines += [f"{message.source[:60]!r}: {fault}" for fault in said]
        unfinished = sum(not message.finished for message in messages)
        if unfinished:
            lines.append(f"{unfinished} of {len(messages)} texts are not translated")
        lines += rule_sheets.check(language)
        lines += tradition_texts.check(language)
        for line in lines:
            say(f"{language}: {line}")
        say(f"{language}: {_summary(len(lines))}")
        wrong += len(lines)
    return 1 if wrong else 0


def _absent(wanted: set[Key], messages: list[Message]) -> list[Key]:
    return sorted((Counter(wanted) - Counter(message.key for message in messages)).elements())


def check_rules(language: str) -> int:
    """Say how the rule sheets of a language differ from the English ones."""
    lines = rule_sheets.check(language)
    for line in lines:
        say(f"{language}: {line}")
    say(f"{language}: rule sheets: {_summary(len(lines))}")
    return 1 if lines else 0


def _summary(faults: int) -> str:
    return "nothing wrong" if not faults else f"{faults} to mend"


def compile_translations(out: Path | None) -> int:
    """Compile every .ts that is newer than its .qm."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    for path in compile_all(out):
        say(str(path))
    return 0
