"""Deals of Preference and how they are told in the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardavia.cards import FRENCH, CardSet
from cardavia.games.base import Deal, IllegalAction
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_auction import (
    PASS,
    STAY,
)
from cardavia.games.preference_settlement import PreferenceBefore

# ---------------------------------------------------------------- deals (dealer 0, seat 1 speaks first)


def dealt(*texts: str, before: PreferenceBefore | None = None) -> PreferenceState:
    """Hands of seats 0, 1, 2 and the talon, cards separated by blanks."""
    hands = tuple(FRENCH.set_of(text.split()) for text in texts[:3])
    talon = tuple(FRENCH.parse(text) for text in texts[3].split())
    return PREFERENCE.start(Deal(0, hands, talon, before or PREFERENCE.fresh_before()))


MIXED = dealt(
    "CJ CT C8 SA SJ S9 DT D7 HK HJ",
    "CK C9 SQ S8 DA DK DQ D9 HA HT",
    "CA CQ C7 SK ST DJ D8 H9 H8 H7",
    "S7 HQ",
)
VOIDS = dealt(
    "CT C9 C8 C7 DT DJ DQ HT HJ HQ",
    "CA CK CQ CJ DA DK HA HK SA SK",
    "D7 D8 D9 H7 H8 H9 S7 S8 S9 ST",
    "SQ SJ",
)
CLUBS = dealt(
    "D8 D7 HA HK HQ HJ HT H9 H8 H7",
    "CA CK CQ CJ CT C9 C8 C7 DA DK",
    "DQ DJ SA SK SQ SJ ST S9 S8 S7",
    "DT D9",
)
ACELESS = dealt(
    "C7 ST S7 DJ DT D7 HQ HJ HT H9",
    "CK CQ CJ CT SK SQ SJ DK DQ HK",
    "CA SA DA HA C9 C8 S9 S8 D9 D8",
    "H8 H7",
)
ACE_IN_TALON = dealt(
    "C7 ST S7 DJ DT D7 HQ HJ HT H9",
    "CK CQ CJ CT SK SQ SJ DK DQ HK",
    "CA SA DA H8 C9 C8 S9 S8 D9 D8",
    "HA H7",
)

NUMBER_1 = "1 bid 1, 2 pass, 0 pass"
GAME_D = "1 game D, 2 pass, 0 pass"
BOTH_STAY = "2 stay, 0 stay"
EXCHANGE = f"{NUMBER_1}, 1 discard HQ S7, 1 trump D"


def cards(texts: str) -> CardSet:
    return FRENCH.set_of(texts.split())


def told(state: PreferenceState, *parts: str) -> PreferenceState:
    """The state after a story such as `1 bid 1, 2 pass`."""
    for entry in ", ".join(parts).split(", "):
        seat, _, text = entry.partition(" ")
        state = state.act(int(seat), text)
    return state


def refusal(state: PreferenceState, seat: int, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        state.act(seat, text)
    return caught.value


def random_states(seed: int) -> Iterator[PreferenceState]:
    """Every state of a random deal with few passes."""
    rng = random.Random(seed)
    state: PreferenceState = PREFERENCE.start(PREFERENCE.deal(rng))
    yield state
    while not state.finished:
        actions = state.legal_actions()
        weights = [0.3 if action == PASS else 2 if action == STAY else 1 for action in actions]
        state = state.apply(rng.choices(actions, weights)[0])
        yield state
