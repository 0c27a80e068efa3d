"""What is forbidden in Preference: the rule and the cards that are named."""

from __future__ import annotations

import pytest
from preference_stories import (
    ACE_IN_TALON,
    ACELESS,
    BOTH_STAY,
    CLUBS,
    EXCHANGE,
    GAME_D,
    MIXED,
    NUMBER_1,
    VOIDS,
    random_states,
    refusal,
    told,
)

from cardavia.cards import FRENCH
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import (
    VOCABULARY,
)


@pytest.mark.parametrize(
    ("state", "story", "entry", "rule", "reasons"),
    [
        (MIXED, "1 pass", "2 game H", "PF-9", ""),
        (MIXED, "1 pass", "0 bid 1", "PF-10", ""),
        (MIXED, "1 pass", "2 bid 2", "PF-11", ""),
        (MIXED, "1 pass", "2 bid 5", "PF-11", ""),
        (MIXED, "1 bid 1", "2 bid 3", "PF-11", ""),
        (MIXED, "1 bid 1", "2 hold", "PF-12", ""),
        (MIXED, "1 pass", "2 hold", "PF-12", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 bid 3", "PF-12", ""),
        (MIXED, "1 pass", "1 bid 1", "PF-13", ""),
        (MIXED, "1 pass", "4 bid 1", "PF-10", ""),
        (MIXED, GAME_D, "2 hearts", "PF-13", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 game S", "PF-14", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 hearts", "PF-14", ""),
        (MIXED, "1 game C", "2 bid 1", "PF-15", ""),
        (MIXED, "1 game C", "2 hold", "PF-15", ""),
        (MIXED, "1 bid 1, 2 game C, 0 pass", "1 bid 2", "PF-15", ""),
        (MIXED, "1 game S", "2 game C", "PF-16", ""),
        (MIXED, "1 hearts", "2 hearts", "PF-17", ""),
        (MIXED, NUMBER_1, "1 bid 2", "PF-18", ""),
        (MIXED, "1 pass", "2 discard SK ST", "PF-21", ""),
        (MIXED, NUMBER_1, "1 discard HQ HQ", "PF-21", "HQ"),
        (MIXED, NUMBER_1, "1 discard CA HQ", "PF-21", "CA"),
        (MIXED, NUMBER_1, "2 discard CA CQ", "PF-21", ""),
        (MIXED, EXCHANGE, "2 discard CA CQ", "PF-21", ""),
        (MIXED, f"{EXCHANGE}, {BOTH_STAY}", "1 play HQ", "PF-21", "HQ"),
        (MIXED, "1 pass", "2 trump C", "PF-22", ""),
        (MIXED, NUMBER_1, "1 trump D", "PF-22", ""),
        (MIXED, NUMBER_1, "0 trump D", "PF-22", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass, 1 hold, 2 pass, 1 discard HQ S7", "1 trump C", "PF-22", ""),
        (MIXED, EXCHANGE, "2 trump C", "PF-22", ""),
        (MIXED, GAME_D, "1 discard C9 S8", "PF-23", ""),
        (MIXED, GAME_D, "1 trump D", "PF-23", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 play HQ", "PF-23", "HQ"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 play HJ", "PF-23", "HJ"),
        (MIXED, NUMBER_1, "1 stay", "PF-24", ""),
        (MIXED, NUMBER_1, "2 stay", "PF-24", ""),
        (MIXED, GAME_D, "0 stay", "PF-24", ""),
        (MIXED, f"{GAME_D}, 2 drop", "2 stay", "PF-24", ""),
        (MIXED, GAME_D, "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay", "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 no-invite", "0 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 invite", "2 drop", "PF-27", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 no-invite, 1 play HT", "2 play H9", "PF-29", ""),
        (MIXED, GAME_D, "1 announce-no-aces", "PF-30", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 announce-no-aces", "PF-30", "DA HA"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}", "1 play DK", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 no-announce", "1 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 announce-no-aces", "1 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 no-announce, 1 play DK", "1 announce-no-aces", "PF-30", ""),
        (
            ACE_IN_TALON,
            f"{NUMBER_1}, 1 discard H7 HA, 1 trump C, {BOTH_STAY}",
            "1 no-announce",
            "PF-30",
            "HA",
        ),
        (MIXED, GAME_D, "2 play CA", "PF-31", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 play CA", "PF-31", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play DJ", "PF-32", "CQ"),
        (VOIDS, f"{GAME_D}, {BOTH_STAY}, 1 play SA, 2 play S7", "0 play CT", "PF-33", "DT DJ DQ"),
        (CLUBS, f"{GAME_D}, {BOTH_STAY}, 1 play CA, 2 play DJ", "0 play HA", "PF-33", "D8 D7"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play C7", "PF-34", "CQ"),
        (MIXED, f"{GAME_D}, 2 stay, 0 drop, 2 no-invite, 1 play C9", "2 play C7", "PF-34", "CA CQ"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play CA", "PF-35", "CQ"),
        (VOIDS, f"{GAME_D}, {BOTH_STAY}, 1 play CA", "2 play D8", "PF-35", "D7"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play CK", "PF-36", "CK"),
        (MIXED, f"{GAME_D}, 2 drop, 0 drop", "1 play DA", "PF-52", ""),
        (MIXED, "1 pass, 2 pass, 0 pass", "1 bid 1", "PF-52", ""),
        (MIXED, GAME_D, "1 nothing", "PF-61", ""),
    ],
)
def test_a_refusal_names_the_rule_and_the_cards(
    state: PreferenceState, story: str, entry: str, rule: str, reasons: str
) -> None:
    seat, _, text = entry.partition(" ")
    error = refusal(told(state, story), int(seat), text)
    assert (error.rule, FRENCH.texts(error.cards)) == (rule, sorted(reasons.split()))
    assert "{" not in error.reason and len(error.reason) > 12


@pytest.mark.parametrize(
    "text", ["", "bid", "bid one", "bid 01", "bid -1", "PASS", "game", "game X", "hold ", "trump", "play C1"]
)
def test_malformed_texts_are_refused_as_unknown(text: str) -> None:
    assert refusal(MIXED, 1, text).rule == "PF-61"


@pytest.mark.parametrize("text", ["discard S7", "discard HQ  S7", "discard HQ S7 C9", "trump X", "stay now"])
def test_malformed_texts_are_refused_during_the_exchange_too(text: str) -> None:
    assert refusal(told(MIXED, NUMBER_1), 1, text).rule == "PF-61"


@pytest.mark.parametrize("seed", range(12))
def test_every_text_that_is_not_legal_is_refused_from_every_seat(seed: int) -> None:
    texts = [text for text in VOCABULARY.texts() if "discard" not in text or "S7" in text]
    for state in random_states(seed):
        legal = set(state.legal_texts())
        for seat in range(3):
            for text in texts:
                if seat != state.to_act or text not in legal:
                    assert refusal(state, seat, text).rule.startswith("PF-")
