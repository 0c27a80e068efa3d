"""What every game must keep, played at random."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.cards import card_set, cards_of, points_in
from cardavia.games import GAMES
from cardavia.games.actions import Action, Play
from cardavia.games.base import Game, IllegalAction, State, observation
from cardavia.records import record_of, replay, view_of

RULE_NUMBERS = json.loads((Path(__file__).parent / "rule_numbers.json").read_text(encoding="utf-8"))
POINT_GAMES = {"skat", "schafkopf"}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def lively(state: State, rng: random.Random) -> Action:
    """A random legal action; passing is made rarer so that more deals are played."""
    legal = state.legal_actions()
    speaking = [action for action in legal if type(action).__name__ not in ("Pass", "Drop")]
    return rng.choice(speaking if speaking and rng.random() < 0.35 else (legal[0], *legal))


def states(game: Game, seed: int) -> Iterator[State]:
    """The states of one random deal, from the first to the last."""
    rng = random.Random(seed)
    state = game.start(game.deal(rng))
    yield state
    while not state.finished:
        state = state.apply(lively(state, rng))
        yield state


@every_game
def test_random_deals_always_end_in_a_settlement_that_adds_up(game: Game) -> None:
    for seed in range(1000):
        *_, last = states(game, seed)
        settlement = last.settlement()
        assert settlement is not None
        fields = settlement.fields()
        if game.name == "schafkopf":
            assert sum(settlement.scores) == 0
        elif game.name == "preference":
            assert sum(settlement.scores) + fields["pot_change"] == 0
        elif game.name == "schnapsen":
            assert sorted(settlement.scores)[0] == 0 and max(settlement.scores) in (1, 2, 3)
        else:
            assert [
                score for seat, score in enumerate(settlement.scores) if seat != fields.get("declarer")
            ] in (
                [0, 0],
                [0, 0, 0],
            )
        assert last.legal_actions() == ()
        after = last.after()
        assert after is not None and set(after) >= {"dealer"}


@every_game
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for seed in range(60):
        for state in states(game, seed):
            piles = [*state.hands, *state.taken, card_set(state.trick)]
            counted = sum(pile.bit_count() for pile in piles)
            union = 0
            for pile in piles:
                union |= pile
            assert counted == union.bit_count(), "a card lies in two places"
            assert union & ~game.cards == 0
            assert tuple(hand.bit_count() for hand in state.hands) == state.counts()


@every_game
def test_all_points_are_found_again_after_a_deal_that_was_played_out(game: Game) -> None:
    if game.name not in POINT_GAMES:
        pytest.skip("no points, or not all cards are played")
    seen = 0
    for seed in range(1500):
        *_, last = states(game, seed)
        if any(last.hands) or not any(last.taken):
            continue
        seen += 1
        rest = card_set(last.deal.stock) if game.stock_size else 0
        away = getattr(last, "away", 0) or rest
        assert sum(points_in(cards) for cards in last.taken) + points_in(away) == 120
    assert seen > 20


@every_game
def test_legal_actions_are_sorted_and_their_texts_read_back(game: Game) -> None:
    for seed in range(100):
        for state in states(game, seed):
            texts = state.legal_texts()
            assert texts == sorted(set(texts))
            for action, text in zip(state.legal_actions(), texts, strict=True):
                assert game.vocabulary.parse(text) == action
                assert state.fits(action)


@every_game
def test_every_other_action_is_refused_with_a_rule_of_the_sheet(game: Game) -> None:
    known = set(RULE_NUMBERS[game.name])
    rng = random.Random(11)
    texts = game.vocabulary.texts()
    refusals = set()
    for seed in range(60):
        for state in states(game, seed):
            legal = set(state.legal_texts())
            tries = texts if rng.random() < 0.03 else rng.sample(texts, 12)
            plays = [text for text in texts if text.startswith("play")]
            for text in {*tries, *rng.sample(plays, 4), "nonsense", "play ZZ", ""} - legal:
                with pytest.raises(IllegalAction) as caught:
                    state.act(state.to_act if state.to_act is not None else 0, text)
                refusals.add(caught.value.rule)
                assert caught.value.reason and "{" not in caught.value.reason
            for seat in range(game.seats):
                if seat != state.to_act:
                    with pytest.raises(IllegalAction) as caught:
                        state.act(seat, next(iter(legal), "pass"))
                    refusals.add(caught.value.rule)
    assert refusals <= known
    assert len(refusals) >= 6


@every_game
def test_applying_an_action_leaves_the_state_before_as_it_was(game: Game) -> None:
    for seed in range(20):
        rng = random.Random(seed)
        state = game.start(game.deal(rng))
        while not state.finished:
            record = record_of(state)
            following = state.apply(lively(state, rng))
            assert record_of(state) == record
            state = following


@every_game
def test_what_a_seat_knows_does_not_change_when_hidden_cards_are_exchanged(game: Game) -> None:
    """Exchange two cards that a seat cannot tell apart wherever the deal so far stays legal."""
    exchanged = 0
    for seed in range(150):
        rng = random.Random(seed)
        for state in states(game, seed):
            if state.finished or not state.history:
                continue
            for seat in range(game.seats):
                other = with_hidden_exchanged(state, seat, rng)
                if other is None:
                    continue
                exchanged += 1
                assert observation(other, seat) == observation(state, seat)
    assert exchanged > 300


def with_hidden_exchanged(state: State, seat: int, rng: random.Random) -> State | None:
    """The same history with two hidden cards exchanged, or None if that is not a possible deal.

    Only cards that the seat has not seen by now are exchanged.
    """
    view = state.observe(seat)
    seen = (
        card_set(view.deal.stock)
        | card_set(view.trick)
        | view.deal.hands[seat]
        | view.hands[seat]
        | view.shown()
    )
    for cards in view.taken:
        seen |= cards
    for known in view.hands:
        seen |= known
    unseen = list(cards_of(state.game.cards & ~seen))
    if len(unseen) < 2:
        return None
    one, two = rng.sample(unseen, 2)
    swap = {one: two, two: one}

    def swapped(cards: int) -> int:
        return card_set(swap.get(card, card) for card in cards_of(cards))

    deal = state.deal
    hands = tuple(swapped(hand) for hand in deal.hands)
    stock = tuple(swap.get(card, card) for card in deal.stock)
    if hands == deal.hands and (stock == deal.stock or not state.game.stock_ordered):
        return None
    other = state.game.start(type(deal)(deal.dealer, hands, stock, deal.before))
    try:
        for actor, action in state.history:
            if type(action).__name__ == "Discard" and actor != seat:
                action = type(action)(swapped(action.cards))  # type: ignore[attr-defined,call-arg]
            if other.to_act != actor:
                return None
            other = other.apply(action)
    except IllegalAction:
        return None
    return other if other.to_act == state.to_act else None


@every_game
def test_a_view_is_rebuilt_from_its_redacted_record(game: Game) -> None:
    for seed in range(80):
        for state in states(game, seed):
            if state.finished:
                break
            for seat in range(game.seats):
                view = state.observe(seat)
                shown = game.pack.texts(state.shown())
                rebuilt = view_of(record_of(view), seat, shown)
                assert rebuilt == view
                assert view.observe(seat) is view


@every_game
def test_a_record_replays_to_the_same_state(game: Game) -> None:
    for seed in range(80):
        *_, last = states(game, seed)
        assert replay(record_of(last)) == last


@every_game
def test_plays_are_made_by_the_seat_to_act_from_its_own_hand(game: Game) -> None:
    for seed in range(60):
        for state in states(game, seed):
            for action in state.legal_actions():
                if isinstance(action, Play):
                    assert state.to_act is not None
                    assert state.hands[state.to_act] >> action.card & 1


@every_game
def test_a_game_describes_itself(game: Game) -> None:
    names = {phase.name for phase in game.phases}
    groups = {group for phase in game.phases for group in phase.groups} | {"cards"}
    for seed in range(60):
        for state in states(game, seed):
            if state.finished:
                continue
            assert state.phase in names
            assert {game.group_of(action) for action in state.legal_actions()} <= groups
