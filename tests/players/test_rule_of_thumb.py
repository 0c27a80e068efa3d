"""The rule of thumb plays as people say one should, without calculating."""

from __future__ import annotations

from cardavia.games.base import Deal, State, observation
from cardavia.games.schnapsen import SCHNAPSEN
from cardavia.games.skat import SKAT
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb

STRONG = "EU GU HU SU EA ET EK EO E9 G7"
LEAVES = "GA GT GK GO G9 G8 H7 H8 H9 S7"
HEARTS_AND_BELLS = "HA HT HK HO S8 S9 ST SK SA E8"


def said(state: State) -> str:
    """What the rule of thumb does for the seat to act."""
    assert state.to_act is not None
    choice = RuleOfThumb().choose(observation(state, state.to_act), 0, Cancel())
    return state.game.vocabulary.text(choice.action)


def skat(
    contract: str,
    hands: tuple[str, str, str] = (HEARTS_AND_BELLS, STRONG, LEAVES),
    skat_cards: str = "E7 SO",
) -> State:
    """Seat 1 leads and plays a Hand game."""
    sets = tuple(SKAT.pack.set_of(hand.split()) for hand in hands)
    state: State = SKAT.start(Deal(0, sets, tuple(map(SKAT.pack.parse, skat_cards.split()))))
    for seat, text in ((2, "bid 18"), (1, "hold"), (2, "pass"), (0, "pass"), (1, "hand")):
        state = state.act(seat, text)
    return state.act(1, f"declare {contract}")


def played(state: State, *texts: str) -> State:
    """The state after cards of whoever is to act."""
    for text in texts:
        assert state.to_act is not None
        state = state.act(state.to_act, f"play {text}")
    return state


def test_the_last_seat_adds_its_dearest_card_to_a_trick_of_its_partner() -> None:
    assert said(played(skat("grand"), "G7", "GA")) in ("play HA", "play SA")


def test_a_lost_trick_gets_the_cheapest_card() -> None:
    assert said(played(skat("grand"), "HU")) in ("play H7", "play S7", "play G8", "play H8", "play G9")


def test_the_declarer_draws_trumps_from_the_top() -> None:
    assert said(skat("E")) == "play EU"


def test_a_null_declarer_stays_below_the_trick_with_the_highest_card_that_does() -> None:
    low, high, middle = (
        "E7 E9 EK G7 G8 G9 H7 H8 S7 S8",
        "SA ST ET EA GA GT HA HT GK HK",
        "S9 SK SO E8 EO GO HO HU GU EU",
    )
    state = played(skat("null", (middle, low, high), "SU H9"), "S7", "SA", "S9", "ET", "E8")
    assert state.to_act == 1
    assert said(state) == "play E9"


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    hands = tuple(SKAT.pack.set_of(hand.split()) for hand in (HEARTS_AND_BELLS, LEAVES, STRONG))
    stock = tuple(map(SKAT.pack.parse, ("E7", "SO")))
    state: State = SKAT.start(Deal(0, hands, stock))
    assert said(state) == "bid 18"
    assert said(state.act(2, "bid 18")) == "pass"


def test_in_schnapsen_the_trump_marriage_goes_first() -> None:
    hands = (
        SCHNAPSEN.pack.set_of(["CA", "CT", "CJ", "SJ", "HJ"]),
        SCHNAPSEN.pack.set_of(["HK", "HQ", "SK", "SQ", "DA"]),
    )
    rest = SCHNAPSEN.cards & ~hands[0] & ~hands[1]
    hearts_ace = SCHNAPSEN.pack.parse("HA")
    stock = tuple(card for card in range(32) if rest >> card & 1 and card != hearts_ace)
    state = SCHNAPSEN.start(Deal(0, hands, (*stock, hearts_ace), SCHNAPSEN.fresh_before()))
    assert said(state) == "marry HQ"
