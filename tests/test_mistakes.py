"""Mistakes come back after 1, 3, 10 and 30 days, go when they are learned, and can be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.mistakes import Mistakes

NOON = 1_700_000_000
DAY = 86_400


def days_until_due(mistakes: Mistakes, now: int) -> float:
    mistake = mistakes.get("skat-1-1", 4)
    assert mistake is not None
    return (mistake.due - now) / DAY


@pytest.fixture
def mistakes(tmp_path: Path) -> Mistakes:
    found = Mistakes(tmp_path)
    found.add("skat-1-1", [4], NOON)
    return found


def test_a_mistake_is_due_after_a_day_and_not_before(mistakes: Mistakes) -> None:
    assert mistakes.due(NOON + DAY - 1) == []
    assert [each.index for each in mistakes.due(NOON + DAY)] == [4]


def test_answered_well_it_comes_back_after_3_10_and_30_days_and_is_learned(mistakes: Mistakes) -> None:
    now, waits = NOON, []
    for _ in range(3):
        now += DAY
        mistakes.answer("skat-1-1", 4, True, now)
        waits.append(days_until_due(mistakes, now))
    assert waits == [3, 10, 30]
    assert len(mistakes.to_learn()) == 1
    mistakes.answer("skat-1-1", 4, True, now)
    assert mistakes.to_learn() == []


def test_answered_badly_it_begins_again(mistakes: Mistakes) -> None:
    mistakes.answer("skat-1-1", 4, True, NOON)
    mistakes.answer("skat-1-1", 4, True, NOON)
    mistakes.answer("skat-1-1", 4, False, NOON)
    assert days_until_due(mistakes, NOON) == 1
    mistakes.answer("skat-1-1", 4, True, NOON)
    assert days_until_due(mistakes, NOON) == 3


def test_the_most_urgent_comes_first_and_a_known_one_is_not_collected_anew(mistakes: Mistakes) -> None:
    mistakes.add("skat-1-1", [2, 4], NOON - 5 * DAY)
    assert [each.index for each in mistakes.to_learn()] == [2, 4]
    assert days_until_due(mistakes, NOON) == 1


def test_one_left_out_is_asked_for_no_more_unless_it_is_taken_back(mistakes: Mistakes) -> None:
    mistakes.leave_out("skat-1-1", 4)
    assert mistakes.to_learn() == []
    mistakes.add("skat-1-1", [4], NOON)
    assert mistakes.to_learn() == []
    mistakes.leave_out("skat-1-1", 4, False)
    assert len(mistakes.to_learn()) == 1


def test_everything_is_there_after_a_new_start_and_in_another_folder(
    mistakes: Mistakes, tmp_path: Path
) -> None:
    mistakes.answer("skat-1-1", 4, True, NOON)
    mistakes.add("skat-2-1", [9], NOON)
    assert Mistakes(tmp_path).to_learn() == mistakes.to_learn()
    mistakes.copy_to(tmp_path / "elsewhere")
    assert Mistakes(tmp_path / "elsewhere").to_learn() == mistakes.to_learn()


def test_damaged_lines_are_borne(mistakes: Mistakes, tmp_path: Path) -> None:
    with (tmp_path / "mistakes.jsonl").open("ab") as stream:
        stream.write(
            b'\xff\n{"key": 1}\n{"key": "a", "index": -1, "due": 0}\n{"key": "a", "index": 1, "due": 0'
        )
    again = Mistakes(tmp_path)
    assert again.to_learn() == mistakes.to_learn()
    again.add("skat-3-1", [1], NOON)
    assert len(Mistakes(tmp_path).to_learn()) == 2
