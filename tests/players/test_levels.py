"""What every level of every game must keep: legal, repeatable, blind to hidden cards, cancellable."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from test_protocol import states, with_hidden_exchanged

from cardavia.games import GAMES
from cardavia.games.base import Game, Observation, State, observation
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.levels import (
    LEVELS,
    PLAYER_NAMES,
    YARDSTICKS,
    Level,
    for_kernel,
    make_player,
    player_of,
)
from cardavia.players.reasons import REASONS

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)


def small(level: Level) -> Level:
    """The skills of a level with a budget that a test can afford, and no clock that could cut it short."""
    return replace(level, worlds=min(level.worlds, 4), nodes=min(level.nodes, 4000), seconds=60)


def decisions(game: Game, seed: int) -> Iterator[State]:
    """The states of random deals in which the seat to act has a choice."""
    return (state for state in states(game, seed) if len(state.legal_actions()) > 1)


def some_decisions(game: Game, count: int) -> list[State]:
    """Decisions from all parts of many random deals."""
    rng = random.Random(count)
    return [rng.choice(list(decisions(game, seed))) for seed in range(count)]


def asked(state: State) -> Observation:
    assert state.to_act is not None
    return observation(state, state.to_act)


@every_level
@every_game
def test_every_choice_is_legal_and_has_a_reason_that_can_be_shown(game: Game, level: Level) -> None:
    player = player_of(game.name, small(level))
    for seed, state in enumerate(some_decisions(game, 40)):
        seen = asked(state)
        choice = player.choose(seen, seed, Cancel())
        assert choice.action in seen.legal
        assert choice.reason in REASONS
        assert {each.action for each in choice.candidates} <= set(seen.legal)
        values = [each.value for each in choice.candidates]
        assert values == sorted(values, reverse=True)


@every_level
@every_game
def test_a_whole_deal_is_played_to_its_settlement(game: Game, level: Level) -> None:
    player = player_of(game.name, small(level))
    state = game.start(game.deal(random.Random(5)))
    while not state.finished:
        state = state.apply(player.choose(asked(state), len(state.history), Cancel()).action)
    assert state.settlement() is not None


@every_level
@every_game
def test_the_same_observation_and_seed_give_the_same_choice(game: Game, level: Level) -> None:
    for seed, state in enumerate(some_decisions(game, 12)):
        one, two = (player_of(game.name, small(level)).choose(asked(state), seed, Cancel()) for _ in range(2))
        assert one == two


@every_level
@every_game
def test_exchanging_hidden_cards_changes_no_choice(game: Game, level: Level) -> None:
    player = player_of(game.name, small(level))
    rng = random.Random(3)
    exchanged = 0
    for seed, state in enumerate(some_decisions(game, 120)):
        assert state.to_act is not None
        other = with_hidden_exchanged(state, state.to_act, rng)
        if other is None:
            continue
        exchanged += 1
        assert player.choose(asked(other), seed, Cancel()) == player.choose(asked(state), seed, Cancel())
        if exchanged == 12:
            return
    pytest.fail(f"only {exchanged} deals could be exchanged")


@pytest.mark.parametrize("name", PLAYER_NAMES)
@every_game
def test_a_choice_that_is_called_off_raises_cancelled(game: Game, name: str) -> None:
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        make_player(game.name, name).choose(asked(next(decisions(game, 1))), 1, cancel)


@pytest.mark.parametrize("name", PLAYER_NAMES)
@every_game
def test_a_seat_that_is_not_to_act_is_refused(game: Game, name: str) -> None:
    state = next(decisions(game, 1))
    assert state.to_act is not None
    waiting = (state.to_act + 1) % game.seats
    with pytest.raises(ValueError, match="turn"):
        make_player(game.name, name).choose(observation(state, waiting), 1, Cancel())


@pytest.mark.parametrize("name", YARDSTICKS)
@every_game
def test_the_yardsticks_play_whole_deals_by_the_rules(game: Game, name: str) -> None:
    player = make_player(game.name, name)
    for seed in range(60):
        state = game.start(game.deal(random.Random(seed)))
        while not state.finished:
            state = state.apply(player.choose(asked(state), seed, Cancel()).action)


def test_each_level_may_look_at_more_than_the_one_below() -> None:
    for weaker, stronger in itertools.pairwise(LEVELS.values()):
        assert weaker.worlds < stronger.worlds
        assert weaker.nodes < stronger.nodes
        assert weaker.seconds < stronger.seconds


def test_without_the_compiled_kernel_budgets_shrink_and_never_vanish() -> None:
    level = Level("any", worlds=64, nodes=400_000, seconds=1.5)
    assert for_kernel(level, compiled=True) == level
    assert for_kernel(level, compiled=False) == Level("any", worlds=8, nodes=1_000, seconds=1.5)
    tiny = for_kernel(Level("any", worlds=1, nodes=1, seconds=1), compiled=False)
    assert (tiny.worlds, tiny.nodes) == (1, 1)


@pytest.mark.parametrize(("game", "level"), [("skat", "grandmaster"), ("whist", "club")])
def test_an_unknown_game_or_level_is_a_key_error(game: str, level: str) -> None:
    with pytest.raises(KeyError):
        make_player(game, level)
