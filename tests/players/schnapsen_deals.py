"""Deals of Schnapsen for the tests of its player."""

from __future__ import annotations

import random

from cardavia.cards import FRENCH
from cardavia.games.base import Deal
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE
from cardavia.games.schnapsen_settlement import SchnapsenBefore


def cards(texts: str) -> int:
    return FRENCH.set_of(texts.split())


def deal_of(first: str, second: str, stock: str, match: tuple[int, int] = (7, 7)) -> SchnapsenState:
    """A deal in which seat 1 deals and seat 0 leads."""
    order = tuple(FRENCH.parse(text) for text in stock.split())
    return SCHNAPSEN.start(Deal(1, (cards(first), cards(second)), order, SchnapsenBefore(match=match)))


def random_play(seed: int, closing: float = 0.1) -> list[SchnapsenState]:
    """The states of a deal in which every action is drawn by lot."""
    rng = random.Random(seed)
    state = SCHNAPSEN.start(SCHNAPSEN.deal(rng))
    states = []
    while state.to_act is not None:
        states.append(state)
        legal = [action for action in state.legal_actions() if action != CLOSE or rng.random() < closing]
        state = state.apply(rng.choice(legal))
    return states
