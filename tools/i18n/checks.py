"""What can be wrong with one translation, found by comparing it with its English text.

Places, counts, figures, operators, rule numbers and mnemonics must be those of the English line; words
that the glossary forbids must not occur.  A translation is judged form by form.  Imports the standard
library only.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

OPERATORS: Final = "+−×÷=%<>≤≥±"
PLACE: Final = re.compile(r"\{(\w+)\}")
FIGURES: Final = re.compile(r"\d+")
RULE: Final = re.compile(r"\b(?:SK|SF|SN|PF)-\d+\b")
TAG: Final = re.compile(r"</?\w+[^>]*>")
MNEMONIC: Final = re.compile(r"&(?!&)(.?)")
ENDINGS: Final = ("…", "?", ":", ".")
NUMBERS: Final = {
    "zero": "0",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
    "eleven": "11",
    "twelve": "12",
    "fives": "5",
    "sixes": "6",
    "sevens": "7",
    "eights": "8",
    "nines": "9",
    "tens": "10",
    "seven-point": "7",
    "thirty": "30",
    "forty": "40",
    "thirty-three": "33",
    "sixty": "60",
    "sixty-one": "61",
    "sixty-six": "66",
    "once": "1",
    "twice": "2",
    "first": "1",
    "second": "2",
    "third": "3",
    "fourth": "4",
    "both": "2",
    "half": "2",
    "double": "2",
}
"""English words that another language may write in figures."""
FORBIDDEN: Final = {
    "de": ("Aktie", "Klaue"),
    "vi": ("cổ phiếu", "móng vuốt", "kết hôn", "quân chủng", "thuận tay", "người dẫn chương trình"),
    "da": ("kloen", "kloon", "bosættelse", "pasning", "passerer", "udbytte", "kasserer"),
    "ko": ("입찰", "거래", "슈트", "콜드", "투트", "코트", "당신", "을(를)", "이(가)", "은(는)", "(으)로"),
}
"""Everyday words that a dictionary gives for a card term, and written-out particles."""


def faults(language: str, source: str, forms: Sequence[str], expected: int) -> Iterator[str]:
    """What is wrong, one line each; nothing if the translation is sound.

    `forms` are the plural forms or the one text, `expected` how many there must be.
    """
    if len(forms) != expected:
        yield f"has {len(forms)} plural forms, {expected} are needed"
    for form in forms:
        yield from dict.fromkeys(_form_faults(language, source, form))


def _form_faults(language: str, source: str, form: str) -> Iterator[str]:
    if not form.strip():
        yield "a form is empty"
        return
    yield from style_faults(language, form)
    yield from _place_faults(source, form)
    if "%n" in source and "%n" not in form:
        yield "%n is missing"
    if "%n" not in source and "%n" in form:
        yield "%n does not stand in the English text"
    yield from figure_faults(source, form)
    yield from operator_faults(source, form)
    if sorted(RULE.findall(source)) != sorted(RULE.findall(form)):
        yield "rule numbers differ"
    if sorted(TAG.findall(source)) != sorted(TAG.findall(form)):
        yield "markup differs"
    yield from _mnemonic_faults(source, form)
    for ending in ENDINGS:
        if source.endswith(ending) != form.endswith(ending):
            yield f"must {'' if source.endswith(ending) else 'not '}end with {ending!r}"


def style_faults(language: str, form: str) -> Iterator[str]:
    """Blanks round the text, letters not composed, signs and words that no text may have."""
    if form != form.strip():
        yield "begins or ends with a blank"
    if form != unicodedata.normalize("NFC", form):
        yield "is not composed (NFC)"
    for word in ("...", "!", "(s)", "|"):
        if word in form:
            yield f"{word!r} must not stand there"
    for word in FORBIDDEN.get(language, ()):
        if re.search(rf"(?<!\w){re.escape(word)}", form, re.IGNORECASE):
            yield f"{word!r} is a word the glossary forbids"


def _place_faults(source: str, form: str) -> Iterator[str]:
    wanted, given = set(PLACE.findall(source)), set(PLACE.findall(form))
    for name in sorted(wanted - given):
        yield f"place {{{name}}} is missing"
    for name in sorted(given - wanted):
        yield f"place {{{name}}} does not stand in the English text"
    try:
        list(string.Formatter().parse(form))
    except ValueError:
        yield "a brace stands alone"


def figure_faults(source: str, form: str) -> Iterator[str]:
    """Figures that are missing or that nothing in the English text stands for."""
    wanted, given = Counter(FIGURES.findall(_bare(source))), Counter(FIGURES.findall(_bare(form)))
    words = re.findall(r"[a-z]+(?:-[a-z]+)?", source.lower())
    spelled = Counter(NUMBERS[word] for word in words if word in NUMBERS)
    for number in sorted((wanted - given).elements()):
        yield f"number {number} is missing"
    for number in sorted((given - wanted - spelled).elements()):
        yield f"number {number} does not stand in the English text"


def operator_faults(source: str, form: str) -> Iterator[str]:
    """Signs of arithmetic that are more or fewer than in the English text."""
    for operator in OPERATORS:
        wanted, given = _bare(source).count(operator), _bare(form).count(operator)
        if wanted != given:
            yield f"operator {operator} stands there {given} times, in English {wanted}"


def _mnemonic_faults(source: str, form: str) -> Iterator[str]:
    wanted, given = MNEMONIC.findall(source), MNEMONIC.findall(form)
    if len(wanted) != len(given):
        yield f"has {len(given)} mnemonics (&), in English {len(wanted)}"
    elif given and not (given[0].isascii() and given[0].isalnum()):
        yield f"the mnemonic &{given[0]} is no plain letter"


def _bare(text: str) -> str:
    """The text without places, counts and markup."""
    return TAG.sub(" ", PLACE.sub(" ", text)).replace("%n", " ")
