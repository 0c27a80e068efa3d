"""Players in processes: the same choices, only what a seat may see, and never the end of the program."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cardavia import player_process
from cardavia.games import GAMES
from cardavia.games.base import Observation, State, observation
from cardavia.player_process import (
    PlayerProcess,
    PlayerProcessError,
    PlayerProcesses,
    command,
    judge_here,
    surroundings,
)
from cardavia.player_process_loop import Desk, answer
from cardavia.player_process_wire import (
    LONGEST,
    CalledOff,
    Chosen,
    Failed,
    Judge,
    Ready,
    choice_of,
    chosen_of,
    observation_of,
    question_of,
    read_answer,
    read_question,
    write,
)
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice
from cardavia.players.levels import make_player
from cardavia.records import record_of
from cardavia.workers import Answer, Request, ask

LONG = 30.0


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process may take its time to start."""
    monkeypatch.setattr(player_process, "START_SECONDS", LONG)


@pytest.fixture
def processes() -> Iterator[PlayerProcesses]:
    pool = PlayerProcesses()
    yield pool
    pool.close()


def moments(game: str, deals: int, seed: int = 1) -> Iterator[State]:
    """Every moment of some deals played at random."""
    rng = random.Random(seed)
    for _ in range(deals):
        state = GAMES[game].start(GAMES[game].deal(rng))
        while not state.finished:
            yield state
            state = state.apply(rng.choice(state.legal_actions()))


def asked(game: str, seed: int = 1, move: int = 0) -> Observation:
    """What the seat to act sees at a moment of a deal."""
    state = [*moments(game, 1, seed)][move]
    assert state.to_act is not None
    return observation(state, state.to_act)


def gone(number: int) -> bool:
    """Whether the system knows no process of this number any more, not even as a zombie."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    return False


# ---------------------------------------------------------------- the wire


@pytest.mark.parametrize("game", list(GAMES))
def test_every_observation_crosses_unchanged(game: str) -> None:
    for state in moments(game, 12):
        assert state.to_act is not None
        here = observation(state, state.to_act)
        stream = io.BytesIO()
        write(stream, question_of(here, 7, "club", 2**61 - 1))
        stream.seek(0)
        question = read_question(stream)
        assert question is not None and question.ticket == 7
        there = observation_of(question)  # type: ignore[arg-type]
        assert there == here


@pytest.mark.parametrize("game", list(GAMES))
def test_hidden_cards_do_not_change_a_byte_of_the_question(game: str) -> None:
    """The cards that the seat cannot see change hands; what goes to the process stays the same."""
    rng = random.Random(5)
    for _ in range(20):
        deal = GAMES[game].deal(rng)
        state = GAMES[game].start(deal)
        seat = state.to_act
        assert seat is not None
        others = [each for each in range(GAMES[game].seats) if each != seat]
        hands = list(deal.hands)
        if len(others) > 1:
            hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
            other = msgspec.structs.replace(deal, hands=tuple(hands))
        else:
            hidden = [card for card in range(32) if hands[others[0]] >> card & 1]
            stock = list(deal.stock)
            place = next(place for place in range(len(stock)) if place != GAMES[game].stock_size - 1)
            gives, stock[place] = stock[place], hidden[0]
            hands[others[0]] ^= 1 << hidden[0] | 1 << gives
            other = msgspec.structs.replace(deal, hands=tuple(hands), stock=tuple(stock))
        assert other != deal
        questions = []
        for each in (deal, other):
            stream = io.BytesIO()
            write(stream, question_of(observation(GAMES[game].start(each), seat), 1, "master", 9))
            questions.append(stream.getvalue())
        assert questions[0] == questions[1]


def test_a_question_with_the_whole_deal_is_never_made() -> None:
    state = next(moments("skat", 1))
    assert state.to_act is not None
    peeking = Observation(state.to_act, state, state.legal_actions())
    with pytest.raises(ValueError, match="only about what seat"):
        question_of(peeking, 1, "master", 9)


def test_a_choice_crosses_with_every_digit() -> None:
    here = asked("skat")
    legal = here.legal
    weighed = tuple(
        Candidate(action, value, spread, win, behind, win / 7 if win else None)
        for action, value, spread, win, behind in zip(
            legal, (0.1 + 0.2, -1e-300), (1 / 3, 0.0), (None, 2 / 3), (0.1, None), strict=False
        )
    )
    choice = Choice(legal[0], weighed, 64, "best-of-worlds")
    stream = io.BytesIO()
    write(stream, chosen_of(choice, question_of(here, 3, "master", 1)))
    stream.seek(0)
    told = read_answer(stream)
    assert isinstance(told, Chosen)
    assert choice_of(told, here) == choice


def test_an_action_that_the_game_does_not_have_is_no_choice() -> None:
    with pytest.raises(ValueError, match="no action of skat: sing"):
        choice_of(Chosen(1, "sing", (), 0, "drawn"), asked("skat"))


@pytest.mark.parametrize(
    "broken",
    [b"", b"\x00\x00", b"\x00\x00\x00\x05ab", (LONGEST + 1).to_bytes(4, "big"), b"\x00\x00\x00\x01\xc1"],
)
def test_what_is_no_frame_ends_the_stream(broken: bytes) -> None:
    assert read_answer(io.BytesIO(broken)) is None


# ---------------------------------------------------------------- the process' side


def test_a_player_that_raises_is_told_in_one_line() -> None:
    class Broken:
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            raise ValueError("no\nidea")

    question = question_of(asked("skat"), 4, "club", 1)
    assert answer(question, Cancel(), lambda *_: Broken()) == Failed(4, "ValueError: no idea")


def test_a_question_called_off_before_its_turn_is_told_so() -> None:
    question, cancel = question_of(asked("skat"), 4, "club", 1), Cancel()
    cancel.set()
    assert answer(question, cancel, make_player) == CalledOff(4)


def test_the_desk_ends_with_its_stream() -> None:
    stream, ended = io.BytesIO(), list[bool]()
    write(stream, question_of(asked("skat"), 4, "club", 1))
    stream.write(b"\x00\x00\x00\x01\xc1")
    stream.seek(0)
    desk = Desk()
    desk.read(stream, lambda: ended.append(True))
    assert desk.next()[0].ticket == 4
    assert ended == [True]


# ---------------------------------------------------------------- the same choices


@pytest.mark.parametrize("game", list(GAMES))
def test_a_process_chooses_what_the_thread_would_choose(game: str, processes: PlayerProcesses) -> None:
    count = sum(1 for _ in moments(game, 1, 11))
    for move in {0, count // 3, count - 6}:
        here = asked(game, 11, move)
        wanted = make_player(game, "club", clock=False).choose(here, 77, Cancel())
        assert processes.player(game, "club", clock=False).choose(here, 77, Cancel()) == wanted
    assert len(processes.numbers) == 1, "one process served all questions"


def test_a_process_judges_as_the_thread_would_judge(processes: PlayerProcesses) -> None:
    state = [*moments("schnapsen", 1, 11)][-1]
    record = record_of(state.apply(state.legal_actions()[0]))
    last = len(record.actions) - 1
    wanted = [judge_here(record, index, "quick", Cancel()) for index in (last - 5, last)]
    judged = [processes.judge(record, index, "quick", Cancel()) for index in (last - 5, last)]
    assert judged == wanted
    assert [each.action for each in judged] == [record.actions[last - 5][1], record.actions[last][1]]
    assert len(processes.numbers) == 1


def test_without_a_process_the_thread_judges_itself() -> None:
    state = [*moments("schnapsen", 1, 11)][-1]
    record = record_of(state)
    pool = PlayerProcesses([])
    assert pool.judge(record, 0, "quick", Cancel()) == judge_here(record, 0, "quick", Cancel())


def test_a_judgement_called_off_leaves_the_process_for_the_next(processes: PlayerProcesses) -> None:
    record = record_of([*moments("schnapsen", 1, 11)][-1])
    processes.judge(record, len(record.actions) - 1, "quick", Cancel())
    cancel = Cancel()
    threading.Timer(0.05, cancel.set).start()
    with pytest.raises(Cancelled):
        for _ in range(200):
            processes.judge(record, 0, "thorough", cancel)
    assert processes.judge(record, 0, "quick", Cancel()).index == 0


def test_a_judgement_of_what_is_no_deal_fails_in_one_line(processes: PlayerProcesses) -> None:
    record = record_of([*moments("schnapsen", 1, 11)][-1])
    with pytest.raises(PlayerProcessError, match=r"^IndexError: "):
        processes.judge(record, 99, "quick", Cancel())
    told = answer(Judge(7, msgspec.structs.replace(record, dealer=9), 0, "quick"), Cancel(), make_player)
    assert isinstance(told, Failed) and told.error.startswith("RecordError: dealer: 9 is no seat")


def test_without_a_process_the_thread_thinks_itself() -> None:
    here = asked("schnapsen", 3)
    wanted = make_player("schnapsen", "club", clock=False).choose(here, 5, Cancel())
    for words in ([], ["/nowhere/no-program"], [sys.executable, "-c", "pass"]):
        pool = PlayerProcesses(words)
        assert pool.player("schnapsen", "club", clock=False).choose(here, 5, Cancel()) == wanted
        assert not pool.usable, "no second one is tried"
        pool.close()


def test_a_process_that_is_slow_to_start_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_process, "START_SECONDS", 0.05)
    pool = PlayerProcesses([sys.executable, "-c", "import time; time.sleep(600)"])
    here = asked("schnapsen", 3)
    choice = pool.player("schnapsen", "beginner").choose(here, 5, Cancel())
    assert choice.action in here.legal
    assert pool.usable and len(pool.numbers) == 1, "it may still come"
    pool.close()


def test_warming_up_starts_one_process_that_is_then_used(processes: PlayerProcesses) -> None:
    processes.warm()
    deadline = time.monotonic() + LONG
    while not processes.numbers and time.monotonic() < deadline:
        time.sleep(0.01)
    first = processes.numbers
    processes.player("skat", "beginner").choose(asked("skat"), 1, Cancel())
    assert len(first) == 1 and processes.numbers == first


# ---------------------------------------------------------------- calling off, dying, ending


def test_a_question_called_off_leaves_the_process_for_the_next(processes: PlayerProcesses) -> None:
    here, cancel = asked("skat"), Cancel()
    processes.player("skat", "beginner").choose(here, 1, Cancel())
    numbers = processes.numbers
    threading.Timer(0.05, cancel.set).start()
    with pytest.raises(Cancelled):
        for seed in range(200):
            processes.player("skat", "master", clock=False).choose(asked("skat", 4, 3), seed, cancel)
    assert processes.player("skat", "beginner").choose(here, 1, Cancel()).action in here.legal
    assert processes.numbers == numbers


DEAF = """
import sys
from cardavia.player_process_wire import Ready, write, read_question
write(sys.stdout.buffer, Ready())
read_question(sys.stdin.buffer)
{deed}
"""


def other_process(deed: str) -> PlayerProcesses:
    return PlayerProcesses([sys.executable, "-c", DEAF.format(deed=deed)])


def test_a_player_that_does_not_listen_is_ended_for_good() -> None:
    pool, cancel = other_process("import time; time.sleep(600)"), Cancel()
    raised: list[BaseException] = []

    def choose() -> None:
        try:
            pool.player("skat", "master").choose(asked("skat"), 1, cancel)
        except Cancelled as error:
            raised.append(error)

    thread = threading.Thread(target=choose)
    thread.start()
    while not pool.numbers:
        time.sleep(0.01)
    (number,) = pool.numbers
    time.sleep(0.3)
    cancel.set()
    thread.join(LONG)
    assert raised and pool.numbers == []
    assert gone(number)
    pool.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals end no process there")
def test_a_segmentation_fault_is_a_failed_player() -> None:
    pool = other_process("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    answers: list[Answer] = []
    request = Request(3, asked("skat").seat, asked("skat"), Cancel())
    ask(request, lambda: pool.player("skat", "master"), 1, answers.append)
    (told,) = answers
    assert told.action is None
    assert told.error is not None and f"ended with status -{signal.SIGSEGV.value}" in told.error
    assert pool.usable, "the next question gets a new process"
    pool.close()


def test_a_failure_in_the_process_is_a_failed_player(processes: PlayerProcesses) -> None:
    with pytest.raises(PlayerProcessError, match="KeyError: 'nobody'"):
        processes.player("skat", "nobody").choose(asked("skat"), 1, Cancel())
    assert len(processes.numbers) == 1, "the process itself is sound"


def test_a_process_that_was_killed_while_idle_is_replaced(processes: PlayerProcesses) -> None:
    here = asked("skat")
    processes.player("skat", "beginner").choose(here, 1, Cancel())
    (number,) = processes.numbers
    os.kill(number, signal.SIGTERM)
    while processes.numbers:
        time.sleep(0.01)
    assert processes.player("skat", "beginner").choose(here, 1, Cancel()).action in here.legal
    assert processes.numbers not in ([], [number])


def test_closing_ends_a_thinking_process_and_leaves_no_zombie() -> None:
    pool = PlayerProcesses()
    here = asked("skat", 4, 3)
    pool.player("skat", "beginner").choose(here, 1, Cancel())
    (number,) = pool.numbers
    request, answers = Request(1, here.seat, here, Cancel()), list[Answer]()
    thread = threading.Thread(
        target=ask, args=(request, lambda: pool.player("skat", "master", clock=False), 1, answers.append)
    )
    thread.start()
    request.cancel.set()
    pool.close()
    thread.join(LONG)
    assert not thread.is_alive()
    assert answers == [] and gone(number)
    assert pool.borrow() is None


def test_the_process_ends_when_the_program_is_gone() -> None:
    """Nobody tells it: its input ends."""
    process = PlayerProcess(command())
    assert process.ready.wait(LONG) and process.greeted
    process._to_player.close()
    process._process.wait(LONG)
    assert process._process.returncode == 0
    process.end()


def test_nothing_is_said_on_standard_error_and_only_frames_on_standard_output() -> None:
    here = asked("schafkopf")
    stream = io.BytesIO()
    write(stream, question_of(here, 1, "beginner", 5))
    with subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write(stream.getvalue())
        process.stdin.flush()
        assert isinstance(read_answer(process.stdout), Ready)
        assert isinstance(read_answer(process.stdout), Chosen)
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.stderr.read() == b""


def test_the_process_starts_from_any_folder_and_imports_no_qt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit(3)")  # another's file of a name that we import
    monkeypatch.chdir(tmp_path)
    process = PlayerProcess(command())
    assert process.ready.wait(LONG) and process.greeted
    process.end()
    script = (
        "import sys, cardavia.player_process_loop; sys.exit(any('PySide' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-P", "-c", script], env=surroundings(), check=False)
    assert done.returncode == 0


PROGRAM = """
import contextlib, random, sys
from PySide6.QtCore import QCoreApplication, QTimer
from cardavia.controller import Controller
from cardavia.pace import Pace
from cardavia.games import GAMES
from cardavia.match import Match, MatchError
from cardavia.player_process import PlayerProcesses

app = QCoreApplication([])
rng, game = random.Random(int(sys.argv[2])), GAMES[sys.argv[1]]
processes = PlayerProcesses()
controller = Controller(
    Match(game, 1), {1: "master", 2: "master", 3: "master"}, pace=Pace(gap=0, hold=0), make=processes.player
)
controller.start()
def disturb():
    if rng.random() < 0.3:
        with contextlib.suppress(MatchError):  # there is nothing to take back yet
            controller.take_back()
    else:
        controller.new_deal()
for _ in range(8):
    QTimer.singleShot(rng.randrange(1500), disturb)
QTimer.singleShot(rng.randrange(300, 1500), app.quit)
app.exec()
print(*processes.numbers)
controller.close()
processes.close()
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_the_program_ends_cleanly_at_any_moment_of_a_search_elsewhere(game: str) -> None:
    for seed in ("1", "2"):
        words = [sys.executable, "-P", "-c", PROGRAM, game, seed]
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=60, check=False, env=surroundings()
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert all(gone(int(number)) for number in done.stdout.split())
