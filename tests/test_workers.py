"""The threads that ask players: how many, in which order, and what a stuck one costs."""

from __future__ import annotations

import os
import random
import threading

import pytest

from cardavia import workers
from cardavia.games import GAMES
from cardavia.games.base import Observation, observation
from cardavia.players.base import Cancel, Choice, Player, RandomPlayer
from cardavia.workers import Answer, Patience, Request, Workers, ask, fitting_count

SKAT = GAMES["skat"]
LONG = 20.0


def request(ticket: int = 1) -> Request:
    state = SKAT.start(SKAT.deal(random.Random(1), 0))
    assert state.to_act is not None
    return Request(ticket, state.to_act, observation(state, state.to_act), Cancel())


def test_one_core_stays_free_and_four_threads_are_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "kernel_is_compiled", lambda: True)
    for cores, wanted in ((None, 1), (1, 1), (2, 1), (4, 3), (16, 4)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert fitting_count() == wanted


def test_one_thread_is_used_without_the_compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "kernel_is_compiled", lambda: False)
    monkeypatch.setattr(os, "cpu_count", lambda: 16)
    assert fitting_count() == 1


def test_a_player_has_one_and_a_half_budgets_and_the_grace() -> None:
    patience = Patience(grace=2.0, unknown=1.0)
    assert patience.milliseconds("club") == 1500 * workers.LEVELS["club"].seconds + 2000
    assert patience.milliseconds("somebody") == 3500


def test_jobs_are_done_in_the_order_in_which_they_come() -> None:
    threads, done = Workers(1), list[int]()
    for number in range(20):
        threads.submit(lambda number=number: done.append(number))  # type: ignore[misc]
    assert threads.close(LONG)
    assert done == list(range(20))


def test_a_stuck_thread_is_made_up_for_and_not_waited_for() -> None:
    threads, stuck, done = Workers(1), threading.Event(), threading.Event()
    threads.submit(lambda: (stuck.wait(LONG), None)[1])
    threads.submit(done.set)
    threads.add()
    assert done.wait(LONG)
    assert not threads.close(0.01)
    stuck.set()


def test_an_answer_carries_the_ticket_of_its_request() -> None:
    answers: list[Answer] = []
    ask(request(7), RandomPlayer, 1, answers.append)
    assert [answer.ticket for answer in answers] == [7]
    assert answers[0].action in request().observation.legal


def test_what_a_player_raises_is_told_in_one_line() -> None:
    class Faulty:
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            raise ValueError("two\nlines")

    answers: list[Answer] = []
    ask(request(), Faulty, 1, answers.append)
    assert [answer.error for answer in answers] == ["ValueError: two lines"]


def test_a_request_that_was_called_off_is_not_answered() -> None:
    class Late:
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            cancel.set()
            return Choice(observation.legal[0])

    answers: list[Answer] = []
    ask(request(), Late, 1, answers.append)
    cancelled = request()
    cancelled.cancel.set()
    ask(cancelled, RandomPlayer, 1, answers.append)
    assert answers == []


def test_an_answer_for_a_table_that_was_deleted_is_no_error() -> None:
    def gone(answer: Answer) -> None:
        raise RuntimeError("deleted")

    def make() -> Player:
        return RandomPlayer()

    ask(request(), make, 1, gone)
