"""Whole deals, what the person chooses, and what is taken back."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from at_the_table import (
    LONG,
    Person,
    Waiting,
    asked_seed,
    every_game,
    offers,
    person_begins,
)
from pytestqt.qtbot import QtBot

from cardavia.controller import Controller
from cardavia.games import GAMES
from cardavia.games.actions import Bid, Play
from cardavia.games.base import Game, Observation, State
from cardavia.match import Match, MatchError
from cardavia.match_files import load
from cardavia.players.base import Cancel, Choice, RandomPlayer
from cardavia.records import record_of
from cardavia.table_words import table_view

# ---------------------------------------------------------------- whole deals


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whole_deals_run_to_their_result(
    game: Game, seed: int, make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    controller = make(game, seed, path=tmp_path / "match.json")
    person = Person(controller, seed)
    saves: list[None] = []
    controller.saved.connect(lambda: saves.append(None))
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    state = controller.match.state
    assert state.finished and person.result is not None
    settlement = state.settlement()
    assert settlement is not None
    assert tuple(seat.change for seat in person.result.seats) == settlement.scores
    assert len(saves) == len(state.history) + 1, "saved at the start and after every action"
    assert person.views[-1] == controller.view()
    decisions = [view.decision for view in person.views]
    assert decisions == sorted(decisions)


@every_game
def test_what_is_saved_goes_on_at_the_same_decision(
    game: Game, make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    controller = make(game, 3, path=path)
    kept: list[tuple[State, State]] = []

    def compare() -> None:
        match = load(path).match
        assert match is not None
        kept.append((match.state, controller.match.state))

    controller.saved.connect(compare)
    person = Person(controller, 3)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert len(kept) > 5
    assert all(saved == live for saved, live in kept)


def test_many_deals_follow_one_another_with_the_booked_scores(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(GAMES["preference"], 5)
    person = Person(controller, 5)
    controller.start()
    for deals in range(4):
        qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
        assert person.result is not None
        after = tuple(seat.after for seat in person.result.seats)
        person.result = None
        controller.next_deal()
        view = controller.view()
        assert len(view.scores) == deals + 1
        assert tuple(view.seat(seat).score for seat in range(3)) == after


def test_a_running_deal_cannot_be_booked(make: Callable[..., Controller]) -> None:
    controller = make(GAMES["skat"], asked_seed(GAMES["skat"], person_begins))
    controller.start()
    with pytest.raises(MatchError):
        controller.next_deal()


def test_a_forced_action_of_a_computer_is_made_without_a_request(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    counted: list[int] = []

    class Counting(RandomPlayer):
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            counted.append(len(observation.legal))
            return super().choose(observation, seed, cancel)

    controller = make(GAMES["schnapsen"], 2, make=lambda game, level: Counting())
    person = Person(controller, 2)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert counted and min(counted) > 1


# ---------------------------------------------------------------- the person's choices


@every_game
def test_hasty_repeated_choices_act_once(game: Game, make: Callable[..., Controller]) -> None:
    controller = make(game, asked_seed(game, person_begins), make=lambda g, level: Waiting())
    controller.start()
    view = controller.view()
    action = offers(view)[-1]
    for _ in range(5):
        controller.choose(action, view.decision)
    assert controller.match.state.history == ((0, action),)


def test_a_choice_for_an_earlier_picture_is_dropped(make: Callable[..., Controller]) -> None:
    game = GAMES["schnapsen"]
    controller = make(game, asked_seed(game, person_begins), make=lambda g, level: Waiting())
    controller.start()
    first = controller.view()
    controller.choose(game.vocabulary.parse("close") or Play(0), first.decision)
    card = next(card.card for card in controller.view().hand)
    controller.choose(Play(card), first.decision)
    assert len(controller.match.state.history) == 1
    controller.choose(Play(card), controller.view().decision)
    assert controller.match.state.history[1] == (0, Play(card))


def test_what_the_rules_forbid_is_refused_and_changes_nothing(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = GAMES["skat"]
    controller = make(game, asked_seed(game, person_begins), make=lambda g, level: Waiting())
    controller.start()
    before = controller.view()
    with qtbot.waitSignal(controller.refused) as signal:
        controller.choose(Bid(19), before.decision)
    assert signal.args is not None
    assert (signal.args[0].rule, signal.args[0].text.template) == (
        "SK-21",
        "{bid} is not one of the bid values",
    )
    assert controller.view() == before


def test_the_tray_takes_two_cards_and_gives_them_back(make: Callable[..., Controller]) -> None:
    game = GAMES["preference"]
    match = Match(game, asked_seed(game, person_begins))
    for text in ("bid 1", "pass", "pass"):
        match.act(game.vocabulary.parse(text) or Play(0))
    controller = make(game, match=match)
    refused = []
    controller.refused.connect(refused.append)
    controller.start()
    view = controller.view()
    first, second, third = (card.card for card in view.hand[:3])
    for card in (first, second, third):
        controller.toggle(card, view.decision)
    assert [card.card for card in controller.view().hand if card.chosen] == [first, second]
    assert [refusal.rule for refusal in refused] == ["PF-21"]
    controller.toggle(first, view.decision)
    controller.toggle(third, view.decision)
    lay_away = controller.view().button("act.discard")
    assert lay_away is not None and lay_away.enabled and lay_away.action is not None
    controller.choose(lay_away.action, view.decision)
    assert match.state.phase == "trump"
    assert {card.card for card in controller.view().hand}.isdisjoint({second, third})
    assert not any(card.chosen for card in controller.view().hand)


def test_a_plate_switched_off_leads_the_card_plain(make: Callable[..., Controller]) -> None:
    game = GAMES["schnapsen"]

    def holds_a_marriage(match: Match) -> bool:
        return person_begins(match) and any("marry" in text for text in match.state.legal_texts())

    controller = make(game, asked_seed(game, holds_a_marriage), make=lambda g, level: Waiting())
    controller.start()
    view = controller.view()
    king = next(card for card in view.hand if card.plates)
    assert king.action == king.plates[0].action and king.plain == Play(king.card)
    controller.toggle_plate(king.card, view.decision)
    plain = next(card for card in controller.view().hand if card.card == king.card)
    assert plain.action == Play(king.card) and not plain.plates[0].on
    controller.choose(Play(king.card), view.decision)
    assert controller.match.state.history == ((0, Play(king.card)),)


def test_looking_at_a_contract_arranges_the_hand_for_it(make: Callable[..., Controller]) -> None:
    game = GAMES["schafkopf"]
    controller = make(game, asked_seed(game, person_begins))
    controller.start()
    usual = [card.card for card in controller.view().hand]
    assert controller.view().trump_order == ()
    controller.preview("bid.wenz")
    assert [game.pack.text(card) for card in controller.view().trump_order] == ["EU", "GU", "HU", "SU"]
    controller.preview(None)
    assert [card.card for card in controller.view().hand] == usual


# ---------------------------------------------------------------- take-back (P15)


@every_game
def test_after_take_back_and_repeat_the_table_is_that_of_a_deal_played_straight(
    game: Game, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(game, 7)
    person = Person(controller, 7)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    controller.table_changed.disconnect(person.act)
    whole = controller.match.state
    rng = random.Random(7)
    for _ in range(12):
        if controller.view().can_take_back and rng.random() < 0.6:
            controller.take_back()
            assert controller.view().must_act
        else:
            controller.repeat()
        straight = Match(game, 7)
        for _, action in controller.match.state.history:
            straight.act(action)
        assert straight.state == controller.match.state
        shown, wanted = controller.view(), table_view(straight, 0)
        assert (shown.hand, shown.seats[0].count, shown.trick, shown.prompt, shown.groups) == (
            wanted.hand,
            wanted.seats[0].count,
            wanted.trick,
            wanted.prompt,
            wanted.groups,
        )
        assert record_of(straight.state, None) == record_of(controller.match.state, None)
    while controller.match.can_repeat():
        controller.repeat()
    assert controller.match.state == whole


def test_there_is_nothing_to_take_back_at_the_start(make: Callable[..., Controller]) -> None:
    controller = make(GAMES["skat"], asked_seed(GAMES["skat"], person_begins))
    controller.start()
    assert not controller.view().can_take_back
    with pytest.raises(MatchError):
        controller.take_back()
