"""The controller: whole deals, players that fail, answers that come too late, and what is kept."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardavia.controller import Controller, PlayerFailure
from cardavia.games import GAMES
from cardavia.games.actions import Action, Bid, Discard, Play
from cardavia.games.base import Game, Observation, State
from cardavia.match import Match, MatchError, load
from cardavia.pace import Pace
from cardavia.players.base import Cancel, Cancelled, Choice, Player, RandomPlayer
from cardavia.records import by_seed, record_of, replay
from cardavia.table_view import ResultView, TableView
from cardavia.table_words import table_view
from cardavia.workers import Patience

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

AT_ONCE = Pace(gap=0, hold=0)
IMPATIENT = Patience(grace=0.05, unknown=0.05)
LONG = 20_000
"""Milliseconds after which a test gives up waiting."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def random_player(game: str, level: str) -> Player:
    return RandomPlayer()


class Raising:
    """A player with a fault."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        raise ZeroDivisionError("no trumps left")


class Nonsense:
    """A player that answers what nobody may do."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        return Choice(Bid(19))


class Waiting:
    """A player that thinks until it is let go, and counts who asked and who was called off."""

    def __init__(self, polite: bool = True) -> None:
        self.go = threading.Event()
        self.polite = polite
        self.asked = 0
        self.called_off = 0

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        self.asked += 1
        while not self.go.wait(0.002):
            if self.polite and cancel.is_set:
                self.called_off += 1
                raise Cancelled
        return Choice(observation.legal[0])


class Person:
    """Plays the person's seat at random, from what the pictures offer."""

    def __init__(self, controller: Controller, seed: int) -> None:
        self.controller = controller
        self.rng = random.Random(seed)
        self.result: ResultView | None = None
        self.views: list[TableView] = []
        controller.table_changed.connect(self.act)
        controller.deal_finished.connect(self.finish)

    def act(self, view: TableView) -> None:
        self.views.append(view)
        if view.must_act:
            self.controller.choose(self.rng.choice(offers(view)), view.decision)

    def finish(self, result: ResultView) -> None:
        self.result = result


def offers(view: TableView) -> list[Action]:
    """What can be clicked in a picture."""
    if view.picks:
        cards = [card.card for card in view.hand]
        return [Discard(1 << one | 1 << two) for one in cards for two in cards if one < two]
    buttons = [each.action for group in view.groups for each in group.buttons if each.enabled]
    return [action for action in (*buttons, *(card.action for card in view.hand)) if action is not None]


@pytest.fixture
def make(qapp: Any) -> Iterator[Callable[..., Controller]]:
    """Controllers that are closed after the test."""
    made: list[Controller] = []

    def build(game: Game, seed: int = 1, **more: Any) -> Controller:
        match = more.pop("match", None) or Match(game, seed)
        viewer = more.get("viewer", 0)
        levels = {seat: "random" for seat in range(game.seats) if seat != viewer}
        settings = {"pace": AT_ONCE, "make": random_player, "threads": 1, **more}
        controller = Controller(match, levels, **settings)
        made.append(controller)
        return controller

    yield build
    for controller in made:
        controller.close()


def asked_seed(game: Game, at: Callable[[Match], bool]) -> int:
    """The first match whose beginning is as wanted."""
    return next(seed for seed in range(200) if at(Match(game, seed)))


def others_begin(match: Match) -> bool:
    return match.state.to_act != 0 and len(match.state.legal_actions()) > 1


def person_begins(match: Match) -> bool:
    return match.state.to_act == 0


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


# ---------------------------------------------------------------- players that fail (P05)


@every_game
@pytest.mark.parametrize(
    ("player", "kind"), [(Raising, "raised"), (Nonsense, "illegal")], ids=["raises", "answers nonsense"]
)
def test_a_failing_player_is_replaced_and_the_deal_ends(
    game: Game, player: Callable[[], Player], kind: str, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(game, 1, make=lambda g, level: player())
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    seats = [failure.seat for failure in failures]
    assert {failure.kind for failure in failures} == {kind}
    assert len(seats) == len(set(seats)), "one failure is enough: the simple player stays for the deal"
    assert "fault" in controller.match.marks
    trouble = [line for line in controller.view().log if line.kind == "trouble"]
    assert [line.seat for line in trouble] == seats


def test_a_silent_player_is_replaced_and_its_late_answer_is_dropped(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    game, deaf = GAMES["schafkopf"], Waiting(polite=False)
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: deaf, patience=IMPATIENT)
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert {failure.kind for failure in failures} == {"silent"}
    history = controller.match.state.history
    deaf.go.set()
    qtbot.wait(50)
    assert controller.match.state.history == history


def test_a_player_that_cannot_be_made_is_a_failing_player(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    def no_player(game: str, level: str) -> Player:
        raise KeyError(level)

    controller = make(GAMES["schnapsen"], 1, make=no_player)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert "fault" in controller.match.marks


# ---------------------------------------------------------------- late answers (P09)


@every_game
@pytest.mark.parametrize("leave", ["new_deal", "repeat_deal", "close"])
def test_leaving_a_deal_calls_off_the_player_that_thinks(
    game: Game, leave: str, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    thinker = Waiting()
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: thinker)
    controller.start()
    thinking = [seat.seat for seat in controller.view().seats if seat.thinking]
    assert thinking == [controller.match.state.to_act]
    qtbot.waitUntil(lambda: thinker.asked == 1, timeout=LONG)
    getattr(controller, leave)()
    qtbot.waitUntil(lambda: thinker.called_off == 1, timeout=LONG)
    assert controller.match.state.history == ()


def test_an_answer_that_comes_after_a_new_deal_is_dropped(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = GAMES["skat"]
    deaf, next_one = Waiting(polite=False), Waiting()
    players: list[Player] = [deaf, next_one]
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: players.pop(0), threads=2)
    controller.start()
    qtbot.waitUntil(lambda: deaf.asked == 1, timeout=LONG)
    controller.new_deal()
    qtbot.waitUntil(lambda: next_one.asked == 1, timeout=LONG)
    deaf.go.set()
    qtbot.wait(50)
    assert controller.match.state.history == ()
    players.append(Waiting())
    next_one.go.set()
    qtbot.waitUntil(lambda: controller.match.state.history != (), timeout=LONG)


@every_game
def test_take_back_while_a_computer_thinks_returns_to_the_person_s_decision(
    game: Game, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    thinker = Waiting()
    controller = make(game, asked_seed(game, person_begins), make=lambda g, level: thinker)
    controller.start()
    before = controller.view()
    controller.choose(offers(before)[0], before.decision)
    qtbot.waitUntil(lambda: controller.match.state.to_act == 0 or thinker.asked == 1, timeout=LONG)
    controller.take_back()
    after = controller.view()
    assert after.must_act and after.decision > before.decision
    assert (after.hand, after.groups, after.prompt) == (before.hand, before.groups, before.prompt)
    thinker.go.set()
    qtbot.wait(30)
    assert controller.match.state.history == ()


@every_game
def test_whatever_is_done_at_any_moment_the_table_stays_sound_and_goes_on(
    game: Game, make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    controller = make(game, 1, path=path, pace=Pace(gap=1, hold=1))
    rng = random.Random(1)
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    controller.start()

    def choose() -> None:
        view = controller.view()
        if view.must_act:
            controller.choose(rng.choice(offers(view)), view.decision)

    def take_back() -> None:
        if controller.view().can_take_back:
            controller.take_back()

    def next_deal() -> None:
        if controller.match.state.finished:
            controller.next_deal()

    steps: list[Callable[[], object]] = [
        *[choose] * 12,
        take_back,
        controller.repeat,
        controller.end_hold,
        controller.new_deal,
        controller.repeat_deal,
        next_deal,
    ]
    for _ in range(150):
        rng.choice(steps)()
        if rng.random() < 0.2:
            qtbot.wait(1)
        state = controller.match.state
        assert replay(record_of(state, None)) == state
        kept = load(path).match
        assert kept is not None and kept.state == state
    person = Person(controller, 1)
    if controller.match.state.finished:
        controller.new_deal()
    person.act(controller.view())
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert failures == []


def test_a_computer_seat_without_a_level_is_refused(qapp: Any) -> None:
    with pytest.raises(ValueError, match="seats \\[2\\]"):
        Controller(Match(GAMES["skat"], 1), {1: "club"})


CLOSING = """
import sys, time
from PySide6.QtCore import QCoreApplication, QTimer
from cardavia.controller import Controller
from cardavia.pace import Pace
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.players.levels import make_player

class Deaf:
    def choose(self, observation, seed, cancel):
        while True:
            time.sleep(0.01)

app = QCoreApplication([])
game = GAMES[sys.argv[1]]
more = {"make": lambda game, level: Deaf()} if sys.argv[2] == "deaf" else {}
match = next(each for each in (Match(game, seed) for seed in range(99)) if each.state.to_act != 0)
controller = Controller(match, {1: "club", 2: "club", 3: "club"}, pace=Pace(gap=0, hold=0), **more)
controller.start()
QTimer.singleShot(int(sys.argv[3]), app.quit)
app.exec()
controller.close()
"""


@pytest.mark.parametrize("player", ["deaf", "real"])
@pytest.mark.parametrize("milliseconds", ["0", "40"])
def test_the_program_ends_cleanly_while_a_computer_thinks(player: str, milliseconds: str) -> None:
    arguments = [sys.executable, "-c", CLOSING, "schafkopf", player, milliseconds]
    ended = subprocess.run(arguments, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


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


# ---------------------------------------------------------------- pace (P13)


def test_a_completed_trick_is_held_until_it_is_let_go(make: Callable[..., Controller], qtbot: QtBot) -> None:
    controller = make(GAMES["schnapsen"], 4, pace=Pace(gap=0, hold=None))
    tricks: list[Any] = []
    controller.trick_completed.connect(tricks.append)
    person = Person(controller, 4)
    controller.start()
    qtbot.waitUntil(lambda: bool(tricks), timeout=LONG)
    view = controller.view()
    assert view.trick.complete and view.trick == tricks[0] and not view.must_act
    qtbot.wait(30)
    assert controller.view().trick == tricks[0]
    history = controller.match.state.history
    controller.choose(Play(view.hand[0].card), view.decision)
    assert controller.match.state.history == history
    controller.end_hold()
    assert not controller.view().trick.complete
    while person.result is None:
        qtbot.waitUntil(lambda: controller.view().trick.complete or person.result is not None, timeout=LONG)
        controller.end_hold()
    numbers = [trick.number for trick in tricks]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_result_waits_for_the_last_trick_to_be_seen(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(GAMES["schafkopf"], 6, pace=Pace(gap=0, hold=5))
    person = Person(controller, 6)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    ends = [view for view in person.views if view.finished or view.trick.complete]
    last_held = max(place for place, view in enumerate(ends) if view.trick.complete)
    assert all(view.result is None for view in ends[: last_held + 1])
    assert ends[-1].result == person.result


def test_without_waits_no_timer_of_the_pace_runs(
    make: Callable[..., Controller], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = make(GAMES["skat"], 8, pace=Pace(factor=0.0))
    started: list[str] = []
    for name in ("_gap_timer", "_hold_timer"):
        timer = getattr(controller, name)
        monkeypatch.setattr(timer, "start", lambda *_, name=name: started.append(name))
    person = Person(controller, 8)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert started == []


def test_computer_actions_wait_for_the_gap(make: Callable[..., Controller], qtbot: QtBot) -> None:
    controller = make(GAMES["skat"], asked_seed(GAMES["skat"], person_begins), pace=Pace(gap=60, hold=0))
    controller.start()
    view = controller.view()
    controller.choose(offers(view)[-1], view.decision)
    qtbot.wait(10)
    assert len(controller.match.state.history) == 1
    qtbot.waitUntil(lambda: len(controller.match.state.history) > 1, timeout=LONG)


# ---------------------------------------------------------------- keeping, numbers, records


def test_a_file_that_cannot_be_written_is_said_once_an_action_and_play_goes_on(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("no folder")
    controller = make(GAMES["schnapsen"], 1, path=blocker / "match.json")
    failed: list[str] = []
    controller.save_failed.connect(failed.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert len(failed) == len(controller.match.state.history) + 1
    assert all("match.json: " in line and "\n" not in line for line in failed)


def test_a_disk_that_refuses_later_is_said_and_play_goes_on(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    controller = make(GAMES["schnapsen"], 1, path=tmp_path / "match.json")
    failed: list[str] = []
    controller.save_failed.connect(failed.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None and bool(failed), timeout=LONG)
    assert all("No space left on device" in line for line in failed)
    loaded = load(tmp_path / "match.json").match
    assert loaded is not None and loaded.state == controller.match.state


def test_a_closed_controller_has_brought_its_match_to_the_disk(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    real = os.fsync

    def counted(descriptor: int) -> None:
        real(descriptor)
        flushed.append(descriptor)

    monkeypatch.setattr(os, "fsync", counted)
    controller = make(GAMES["skat"], 1, path=tmp_path / "match.json")
    controller.start()
    controller.close()
    assert flushed
    loaded = load(tmp_path / "match.json").match
    assert loaded is not None and loaded.snapshot() == controller.match.snapshot()


def test_a_deal_is_found_by_its_number_and_repeated(make: Callable[..., Controller]) -> None:
    game = GAMES["skat"]
    controller = make(game, 1, make=lambda g, level: Waiting())
    controller.start()
    controller.deal_by_number(48151623)
    assert controller.view().number == 48151623
    wanted = game.deal(random.Random(48151623), controller.match.state.dealer)
    assert controller.match.state.deal.hands == wanted.hands
    controller.repeat_deal()
    assert controller.match.state.deal.hands == wanted.hands
    assert controller.view().marks == ("repeated",)


def test_a_record_from_elsewhere_opens_as_practice_with_all_its_tricks_to_look_at(
    make: Callable[..., Controller],
) -> None:
    game = GAMES["schnapsen"]
    controller = make(game, 1, make=lambda g, level: Waiting())
    controller.start()
    controller.open_record(by_seed(game, 77))
    assert controller.view().marks == ("practice",)
    with pytest.raises(MatchError):
        controller.open_record(by_seed(GAMES["skat"], 77))


def test_help_is_marked(make: Callable[..., Controller]) -> None:
    controller = make(GAMES["skat"], 1, make=lambda g, level: Waiting())
    controller.start()
    controller.mark("help")
    assert controller.view().marks == ("help",)


def test_a_changed_level_asks_the_new_player(make: Callable[..., Controller], qtbot: QtBot) -> None:
    thinker = Waiting()
    asked: list[str] = []

    def player(game: str, level: str) -> Player:
        asked.append(level)
        return thinker if level == "random" else RandomPlayer()

    game = GAMES["schafkopf"]
    controller = make(game, asked_seed(game, others_begin), make=player)
    controller.start()
    qtbot.waitUntil(lambda: thinker.asked == 1, timeout=LONG)
    controller.set_levels({1: "thumb", 2: "thumb", 3: "thumb"})
    qtbot.waitUntil(lambda: controller.match.state.history != (), timeout=LONG)
    assert asked[:2] == ["random", "thumb"] and thinker.called_off == 1


def test_closing_twice_is_closing_once_and_nothing_is_emitted_afterwards(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(GAMES["skat"], 1, make=lambda g, level: Waiting())
    controller.start()
    controller.close()
    controller.close()
    views: list[TableView] = []
    controller.table_changed.connect(views.append)
    controller.new_deal()
    controller.choose(Bid(18), controller.view().decision)
    controller.preview("contract.grand")
    controller.end_hold()
    qtbot.wait(20)
    assert views == []
