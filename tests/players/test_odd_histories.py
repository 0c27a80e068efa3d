"""Histories that nobody can have played: a seat is shown hidden hands' cards that no deal explains."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cardavia.cards import card_set
from cardavia.games import GAMES
from cardavia.games.actions import Action, Play
from cardavia.games.base import Observation, State
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.base import Cancel
from cardavia.players.levels import LEVELS, player_of
from cardavia.players.rule_of_thumb import RuleOfThumb
from tests.players.schnapsen_deals import deal_of

DEALS = 30


def odd_views(game_name: str, seed: int) -> Iterator[Observation]:
    """What one seat sees when all others play any card it has not seen, whatever the rules say."""
    game = GAMES[game_name]
    rng = random.Random(f"{game_name} {seed}")
    state = game.start(game.deal(rng))
    while state.to_act is not None and state.phase != "play":
        state = state.advance(rng.choice(state.legal_actions()))
    if state.to_act is None:
        return
    seat = rng.choice([each for each in range(game.seats) if state.counts()[each]])
    view = state.observe(seat)
    while view.to_act is not None:
        actions = view.legal_actions() if view.to_act == seat else _any_card(view, seat)
        if view.to_act == seat and len(actions) > 1:
            yield Observation(seat, view, actions)
        if not actions:
            return
        view = view.advance(rng.choice(actions))


def _any_card(view: State, seat: int) -> tuple[Action, ...]:
    """The actions of a hidden seat that fit the moment."""
    seen = view.hands[seat] | card_set(view.trick) | sum(view.taken)
    unseen = [card for card in range(32) if view.game.cards >> card & 1 and not seen >> card & 1]
    actions: list[Action] = [Play(card) for card in unseen]
    if view.game.name == "schnapsen":
        actions += [*(Marry(card) for card in unseen), CLOSE, EXCHANGE]
    return tuple(action for action in actions if view.fits(action))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_history_that_cannot_have_happened_is_answered_all_the_same(game: str, level: str) -> None:
    quick = player_of(game, replace(LEVELS[level], worlds=2, nodes=2000, seconds=math.inf))
    answered = 0
    for seed in range(DEALS):
        for seen in odd_views(game, seed):
            answered += 1
            assert quick.choose(seen, seed, Cancel()).action in seen.legal
    assert answered > DEALS


def test_where_no_deal_explains_what_was_seen_the_rule_of_thumb_answers() -> None:
    # seat 1 plays the heart Ace that lies open under the stock
    state = deal_of("CA CT CK SA ST", "CQ SK SQ SJ DQ", "CJ HT HK HQ HJ DA DT DK DJ HA")
    view = state.observe(0)
    for card in ("CT", "HA", "DJ"):
        view = view.advance(Play(state.game.pack.parse(card)))
    seen = Observation(0, view, view.legal_actions())
    assert view.to_act == 0
    master = player_of("schnapsen", replace(LEVELS["master"], worlds=2, seconds=math.inf))
    found = master.choose(seen, 1, Cancel())
    assert found == RuleOfThumb().choose(seen, 1, Cancel())
    assert found.worlds == 0
