"""The languages the program speaks: own names, plural forms, fonts, how far each is translated.

One table; adding a language begins here.  No Qt.  Imports `resources` and the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardavia import resources

SOURCE: Final = "en"
SHARES_FILE: Final = "shares.json"


@dataclass(frozen=True, slots=True)
class Language:
    """A language that can be chosen."""

    name: str
    """What its speakers call it."""
    plurals: int
    """Number of plural forms in Qt's translation system."""
    letters: str
    """Letters that not every font has."""
    font_package: str
    """The Debian package of a font that has them."""


LANGUAGES: Final[Mapping[str, Language]] = {
    "da": Language("Dansk", 2, "æøå", "fonts-dejavu-core"),
    "de": Language("Deutsch", 2, "äöüß", "fonts-dejavu-core"),
    "en": Language("English", 2, "", "fonts-dejavu-core"),
    "ko": Language("한국어", 1, "한글뷁", "fonts-noto-cjk"),
    "vi": Language("Tiếng Việt", 1, "ờếộữđ", "fonts-dejavu-core"),
}
"""By code, in the order of their own names."""


def known(code: str) -> str | None:
    """The language meant by a code such as "de", "de_AT" or "DE-at"; None if it is not spoken here."""
    language = code.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def first_known(codes: Iterable[str]) -> str:
    """The first of the wanted languages that is spoken here, or else English."""
    return next((language for code in codes if (language := known(code)) is not None), SOURCE)


@lru_cache(maxsize=1)
def shares() -> Mapping[str, int]:
    """How much of each language is translated, in per cent rounded down; nothing where that is not known."""
    try:
        found: dict[str, int] = json.loads((resources.i18n() / SHARES_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found
