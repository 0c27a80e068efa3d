"""Words that stay in the players' own language (Wenz, Schneider, Ober ...), explained for who points at them.

Imports `speaker` and `strings`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardavia.desktop.speaker import card_names, tr
from cardavia.strings import tr_noop

GAME_WORDS: Final[Mapping[str, str]] = {
    "Grand": tr_noop("Grand: only the four Unter are trumps."),
    "Null": tr_noop("Null: there are no trumps, and the declarer must not win a trick."),
    "Ouvert": tr_noop("Ouvert: played with the hand open."),
    "Hand": tr_noop("Hand: played without taking the Skat."),
    "Schneider": tr_noop("Schneider: the losing side has 30 card points or fewer."),
    "Schwarz": tr_noop("Schwarz: the losing side has no trick."),
    "Skat": tr_noop("Skat: the two cards that are dealt to nobody."),
    "Rufer": tr_noop("Rufer: an ace is called, and whoever holds it is the secret partner."),
    "Wenz": tr_noop("Wenz: only the four Unter are trumps."),
    "Solo": tr_noop("Solo: one plays alone, with a trump suit of one's choice."),
    "Tout": tr_noop("Tout: every trick has to be won."),
    "Sie": tr_noop("Sie: all eight Ober and Unter in one hand."),
}
RANK_WORDS: Final[Mapping[str, str]] = {
    "König": tr_noop("König: the king."),
    "Dame": tr_noop("Dame: the queen."),
    "Bube": tr_noop("Bube: the jack."),
    "Ober": tr_noop("Ober: the upper court card, next below the König."),
    "Unter": tr_noop("Unter: the lower court card, next below the Ober."),
    "Daus": tr_noop("Daus: the ace of German-suited cards."),
}
AS_SAID: Final[Mapping[str, str]] = {"ouvert": "Ouvert", "tout": "Tout", "Rufspiel": "Rufer"}
"""Other forms of these words in the program's languages."""
MOST: Final = 4
"""Lines of one explanation."""
_FIND: Final = re.compile(rf"\b(?:{'|'.join((*GAME_WORDS, *RANK_WORDS, *AS_SAID))})\b")


def explained(words: str, *, but: str = "") -> str:
    """What the own-language words of a text mean, one line each, in their order; empty if there are none.

    Words that `but` has already told about are left out; players' ranks need no explanation in German.
    """
    known = GAME_WORDS if card_names().language == "de" else {**GAME_WORDS, **RANK_WORDS}
    found = dict.fromkeys(AS_SAID.get(word, word) for word in _FIND.findall(words))
    lines = [tr(known[word]) for word in found if word in known and word not in but]
    return "\n".join(lines[:MOST])
