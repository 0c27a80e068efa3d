"""Deals of Schnapsen and how they are told in the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardavia.cards import FRENCH, CardSet, card_set
from cardavia.games.base import Deal, IllegalAction
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE
from cardavia.games.schnapsen_settlement import SchnapsenBefore, SchnapsenSettlement


def cards(texts: str) -> CardSet:
    return FRENCH.set_of(texts.split())


def started(
    hands: tuple[str, str], stock: str, dealer: int = 1, match: tuple[int, int] = (7, 7)
) -> SchnapsenState:
    """A deal whose hands and stock are given as texts, the stock in drawing order."""
    deal = Deal(
        dealer,
        (cards(hands[0]), cards(hands[1])),
        tuple(FRENCH.parse(text) for text in stock.split()),
        SchnapsenBefore(match),
    )
    assert card_set(deal.stock) | deal.hands[0] | deal.hands[1] == SCHNAPSEN.cards
    return SCHNAPSEN.start(deal)


def after(state: SchnapsenState, *texts: str) -> SchnapsenState:
    """The state after these actions, each by the seat to act."""
    for text in texts:
        assert state.to_act is not None
        state = state.act(state.to_act, text)
    return state


def settled(state: SchnapsenState) -> SchnapsenSettlement:
    settlement = state.settlement()
    assert settlement is not None
    return settlement


def refused(state: SchnapsenState, text: str, seat: int | None = None) -> IllegalAction:
    """Why an action is refused, of the seat to act or of another seat."""
    acting = state.to_act if seat is None else seat
    assert acting is not None
    with pytest.raises(IllegalAction) as caught:
        state.act(acting, text)
    assert caught.value.reason[0].isupper()
    assert "{" not in caught.value.reason
    return caught.value


def jack_and_pair() -> SchnapsenState:
    """Seat 0 leads and holds the trump Jack and HK; the indicator is HQ."""
    return started(("HJ HK SA SK CQ", "HA ST SQ DA CK"), "HT CA DT DK CT DQ SJ CJ DJ HQ")


def trump_pair(second_card: str = "DA") -> SchnapsenState:
    """Seat 0 leads and holds HK HQ, SA and a diamond; seat 1 holds the Jacks of these suits."""
    rest = [text for text in ("DA", "DT") if text != second_card]
    return started(
        (f"SA {second_card} HK HQ CA", "SJ DJ CJ SQ DQ"),
        " ".join(["CQ CK ST CT SK DK", *rest, "HA HT HJ"]),
    )


def played_out() -> SchnapsenState:
    """Ten tricks, nobody at 66."""
    state = jack_and_pair()
    rng = random.Random(3)
    while not (state.finished and settled(state).reason == "last-trick"):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(rng))
        while not state.finished:
            state = after(state, rng.choice([text for text in state.legal_texts() if text[:4] == "play"]))
    return state


def random_states(deals: int, seed: int) -> Iterator[SchnapsenState]:
    """Every state of random deals; closing is made rare so that late states occur."""
    rng = random.Random(seed)
    for _ in range(deals):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(rng))
        yield state
        while not state.finished:
            legal = state.legal_actions()
            choice = rng.choice(legal)
            while choice == CLOSE and rng.random() < 0.8:
                choice = rng.choice(legal)
            state = state.apply(choice)
            yield state
