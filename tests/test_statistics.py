"""Statistics: every number worked out by hand, and nothing counted twice."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.history import Entry
from cardavia.statistics import APART, Column, statistics, tally

LEVELS = ("beginner", "club", "master")


def deal(
    score: int | None,
    *marks: str,
    level: str = "club",
    role: str | None = "declarer",
    contract: str = "grand",
    at: int = 0,
    position: int = 1,
) -> Entry:
    """A deal of Skat with this score; None leaves it open."""
    open_deal = score is None
    outcome = None if score is None else "won" if score > 0 else "lost" if score < 0 else "drawn"
    return Entry(
        key=f"{score}{marks}{at}",
        at=at,
        game="skat",
        record=msgspec.Raw(b"{}"),
        luck=1,
        level=level,
        marks=marks,
        contract=contract,
        outcome=outcome,
        role=None if open_deal else role,
        position=position,
        scores=() if score is None else (score, 0, 0),
        made=None if score is None else score > 0,
    )


def test_mean_and_spread_are_those_worked_out_by_hand() -> None:
    counted = tally([deal(48), deal(-72), deal(24)])
    assert counted.mean == 0
    assert counted.spread == pytest.approx(((48**2 + 72**2 + 24**2) / 2) ** 0.5)
    assert (counted.won, counted.lost, counted.drawn, counted.deals) == (2, 1, 0, 3)
    assert (counted.declared, counted.made) == (3, 2)


def test_one_deal_has_no_spread_and_none_has_no_mean() -> None:
    assert (tally([deal(48)]).mean, tally([deal(48)]).spread) == (48, None)
    assert (tally([]).mean, tally([]).spread, tally([]).deals) == (None, None, 0)


def test_marked_deals_stand_in_one_column_each_and_nowhere_else() -> None:
    found = statistics(
        [
            deal(48),
            deal(48, "repeated"),
            deal(48, "repeated", "practice"),
            deal(48, "practice"),
            deal(-10, "help"),
            deal(-10, "help", "fault"),
            deal(None),
            deal(None, "practice"),
        ],
        "skat",
        LEVELS,
    )
    assert dict(zip(APART, found.total.apart, strict=True)) == {
        "fault": 1,
        "repeated": 2,
        "practice": 1,
        "help": 1,
    }
    assert (found.total.tally.deals, found.total.open, found.total.finished) == (1, 2, 6)
    assert found.course == ((0, 48),)


def test_levels_are_listed_in_the_order_asked_for_and_add_up_to_the_total() -> None:
    found = statistics(
        [deal(10, level="master"), deal(-10, level="beginner"), deal(5, level="strange")], "skat", LEVELS
    )
    assert [level for level, _ in found.levels] == ["beginner", "master", "strange"]
    assert sum(column.tally.deals for _, column in found.levels) == found.total.tally.deals == 3


def test_own_contracts_roles_and_positions_are_counted_apart() -> None:
    found = statistics(
        [
            deal(48, contract="grand"),
            deal(-48, contract="grand"),
            deal(18, contract="H"),
            deal(10, role="defender", contract="null", position=0),
        ],
        "skat",
        LEVELS,
    )
    assert [(group.key, group.tally.deals, group.tally.won) for group in found.by_contract] == [
        ("grand", 2, 1),
        ("H", 1, 1),
    ]
    assert [(group.key, group.tally.deals) for group in found.by_role] == [("declarer", 3), ("defender", 1)]
    assert [(group.key, group.tally.deals) for group in found.by_position] == [("1", 3), ("0", 1)]


def test_the_course_adds_up_from_the_oldest_deal_on() -> None:
    found = statistics([deal(5, at=30), deal(-20, at=10), deal(7, at=20)], "skat", LEVELS)
    assert found.course == ((10, -20), (20, -13), (30, -8))


def test_other_games_do_not_count() -> None:
    assert statistics([deal(5)], "schafkopf", LEVELS).total == Column()


marks = st.lists(st.sampled_from(APART), max_size=3).map(tuple)
deals = st.builds(
    lambda score, marks, level, at: deal(score, *marks, level=level, at=at),
    st.none() | st.integers(-100, 100),
    marks,
    st.sampled_from(LEVELS),
    st.integers(0, 99),
)


@given(st.lists(deals, max_size=40))
def test_every_deal_is_in_exactly_one_column(entries: list[Entry]) -> None:
    found = statistics(entries, "skat", LEVELS)
    for column in (found.total, *(column for _, column in found.levels)):
        counted = column.tally
        assert counted.won + counted.lost + counted.drawn + sum(column.apart) == column.finished
    assert found.total.finished + found.total.open == len(entries)
    assert sum(column.finished + column.open for _, column in found.levels) == len(entries)
    assert len(found.course) == found.total.tally.deals
