"""Which words belong to which game.  Imports the words of every game; no Qt."""

from __future__ import annotations

from typing import Any, Final

from cardavia.table_words.base import Words
from cardavia.table_words.preference import PreferenceWords
from cardavia.table_words.schafkopf import SchafkopfWords
from cardavia.table_words.schnapsen import SchnapsenWords
from cardavia.table_words.skat import SkatWords

WORDS: Final[dict[str, Words[Any]]] = {
    "schnapsen": SchnapsenWords(),
    "preference": PreferenceWords(),
    "skat": SkatWords(),
    "schafkopf": SchafkopfWords(),
}
