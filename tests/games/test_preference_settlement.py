"""The settlement of Preference: every row of the tables in section 10 of the rule sheet."""

from __future__ import annotations

import pytest

from cardavia.games.preference_settlement import Outcome, PreferenceBefore, check_balances, settle

LONE = {10: -10, 9: -9, 8: 2, 7: 3, 6: 4, 5: 5, 4: 6, 3: 7, 2: 8, 1: 9, 0: 10}
HOSTED = {10: -10, 9: -9, 8: -8, 7: -7, 6: 4, 5: 5, 4: 6, 3: 7, 2: 8, 1: 9, 0: 10}
TAKER = {10: 10, 9: 9, 8: 8, 7: 7, 6: 6, 5: -15, 4: -16, 3: -17, 2: -18, 1: -19, 0: -20}
LONE_POT = {10: 0, 9: 0, 8: -10, 7: -10, 6: -10, 5: 10, 4: 10, 3: 10, 2: 10, 1: 10, 0: 10}
HOSTED_POT = {10: 0, 9: 0, 8: 0, 7: 0, 6: -10, 5: 10, 4: 10, 3: 10, 2: 10, 1: 10, 0: 10}

BOTH_STAY_ROWS = """
10 0/0 10 -10 -10 10|9 1/0 9 -9 -10 10|8 2/0 8 2 -10 0|8 1/1 8 -9 -9 10|7 3/0 7 3 -10 0|7 2/1 7 2 -9 0
6 4/0 6 4 -10 0|6 3/1 6 3 -9 0|6 2/2 6 2 2 -10|5 5/0 -15 5 -10 20|5 4/1 -15 4 -9 20|5 3/2 -15 3 2 10
4 6/0 -16 6 -10 20|4 5/1 -16 5 -9 20|4 4/2 -16 4 2 10|4 3/3 -16 3 3 10|3 7/0 -17 7 -10 20|3 6/1 -17 6 -9 20
3 5/2 -17 5 2 10|3 4/3 -17 4 3 10|2 8/0 -18 8 -10 20|2 7/1 -18 7 -9 20|2 6/2 -18 6 2 10|2 5/3 -18 5 3 10
2 4/4 -18 4 4 10|1 9/0 -19 9 -10 20|1 8/1 -19 8 -9 20|1 7/2 -19 7 2 10|1 6/3 -19 6 3 10|1 5/4 -19 5 4 10
0 10/0 -20 10 -10 20|0 9/1 -20 9 -9 20|0 8/2 -20 8 2 10|0 7/3 -20 7 3 10|0 6/4 -20 6 4 10|0 5/5 -20 5 5 10
"""
SPLITS = [row.split() for line in BOTH_STAY_ROWS.split("\n") if line for row in line.split("|")]


def settled(
    tricks: tuple[int, int, int],
    stayed: tuple[int, ...],
    host: int | None = None,
    contract: str = "bid 1",
    four_aces: bool = False,
    announced: bool = False,
    pot: int = 90,
) -> tuple[tuple[int, ...], int, int]:
    """Scores, change of the pot and refill for a taker in seat 0."""
    outcome = Outcome(
        taker=0,
        contract=contract,
        trump="H",
        tricks=tricks,
        stayed=stayed,
        host=host,
        four_aces=four_aces,
        announced=announced,
    )
    settlement = settle(outcome, PreferenceBefore((-pot, 0, 0), pot))
    assert sum(settlement.scores) + settlement.pot_change == 0
    return settlement.scores, settlement.pot_change, settlement.refill


def test_when_both_drop_the_taker_takes_ten_from_the_pot() -> None:
    assert settled((10, 0, 0), ()) == ((10, 0, 0), -10, 0)


@pytest.mark.parametrize("own", range(11))
def test_one_stays_without_an_invitation(own: int) -> None:
    row = (TAKER[own], LONE[own], 0)
    assert settled((own, 10 - own, 0), (1,)) == (row, LONE_POT[own], 0)
    assert settled((own, 0, 10 - own), (2,)) == ((row[0], 0, row[1]), LONE_POT[own], 0)


@pytest.mark.parametrize("own", range(11))
def test_with_an_invitation_only_the_sum_of_host_and_guest_counts(own: int) -> None:
    for guest in range(11 - own):
        tricks = (own, 10 - own - guest, guest)
        assert settled(tricks, (1,), host=1) == ((TAKER[own], HOSTED[own], 0), HOSTED_POT[own], 0)


@pytest.mark.parametrize("row", SPLITS, ids=" ".join)
def test_both_stay_and_each_answers_for_his_own_two_tricks(row: list[str]) -> None:
    own, split, taker, one, other, pot = row
    first, second = map(int, split.split("/"))
    expected = (int(taker), int(one), int(other))
    assert settled((int(own), first, second), (1, 2)) == (expected, int(pot), 0)
    turned = (expected[0], expected[2], expected[1])
    assert settled((int(own), second, first), (2, 1)) == (turned, int(pot), 0)


def test_the_table_of_both_staying_has_all_36_splits() -> None:
    assert len(SPLITS) == 36
    assert {(row[0], row[1]) for row in SPLITS} == {
        (str(own), f"{10 - own - low}/{low}") for own in range(11) for low in range((10 - own) // 2 + 1)
    }


@pytest.mark.parametrize(
    ("contract", "four_aces", "announced", "made", "failed"),
    [
        ("game D", False, False, (0, 0), (0, 0)),
        ("game D", True, False, (20, -10), (0, 0)),
        ("bid 4", False, True, (20, -10), (-20, 10)),
        ("bid 4", False, False, (0, 0), (0, 0)),
        ("hearts", False, False, (20, -10), (-20, 10)),
        ("hearts", True, False, (40, -20), (-20, 10)),
        ("hearts", False, True, (40, -20), (-40, 20)),
    ],
)
@pytest.mark.parametrize(("stayed", "host"), [((1, 2), None), ((1,), 1), ((2,), None)])
def test_bonuses_are_added_for_both_opponents_whatever_they_decided(
    contract: str,
    four_aces: bool,
    announced: bool,
    made: tuple[int, int],
    failed: tuple[int, int],
    stayed: tuple[int, ...],
    host: int | None,
) -> None:
    for own, (taker, opponent) in ((6, made), (5, failed)):
        tricks = (own, 0 if stayed == (2,) else 2, (10 - own) if stayed == (2,) else 8 - own)
        plain, pot, _ = settled(tricks, stayed, host)
        scores, bonus_pot, _ = settled(tricks, stayed, host, contract, four_aces, announced)
        assert scores == (plain[0] + taker, plain[1] + opponent, plain[2] + opponent)
        assert bonus_pot == pot


def test_the_worked_examples_of_the_sheet() -> None:
    assert settled((10, 0, 0), (), contract="hearts", four_aces=True) == ((50, -20, -20), -10, 0)
    failed = settled((4, 2, 4), (1, 2), contract="hearts", announced=True)
    assert failed == ((-56, 22, 24), 10, 0)
    assert settled((9, 1, 0), (1,), four_aces=True) == ((29, -19, -10), 0, 0)
    assert settled((7, 2, 1), (1,), host=1) == ((7, -7, 0), 0, 0)


def test_an_empty_pot_is_refilled_once_after_all_payments() -> None:
    assert settled((6, 2, 2), (1, 2), pot=10) == ((6, 2, 2), -10, 30)
    assert settled((8, 2, 0), (1, 2), pot=10) == ((8, 2, -10), 0, 0)
    assert settled((6, 2, 2), (1, 2), pot=20) == ((6, 2, 2), -10, 0)


def test_the_items_of_a_failed_number_name_payer_payee_and_rule() -> None:
    outcome = Outcome(taker=1, contract="bid 2", trump="S", tricks=(4, 5, 1), stayed=(2, 0), announced=True)
    items = settle(outcome, PreferenceBefore()).items
    assert [(item.rule, item.payer, item.payee, item.amount) for item in items] == [
        ("PF-37", "pot", 1, 10),
        ("PF-38", 1, 2, 1),
        ("PF-38", 1, 0, 4),
        ("PF-40", 1, "pot", 20),
        ("PF-41", 2, "pot", 10),
        ("PF-46", 1, 2, 10),
        ("PF-46", 1, 0, 10),
    ]


@pytest.mark.parametrize(
    "before",
    [
        PreferenceBefore((0, 0, 0), 0),
        PreferenceBefore((-5, 0, 0), 5),
        PreferenceBefore((10, 0, 0), -10),
        PreferenceBefore((-30, -30, -30), 80),
    ],
)
def test_balances_and_pot_that_cannot_be_are_refused_in_one_line(before: PreferenceBefore) -> None:
    with pytest.raises(ValueError, match=r"^PF-62: [^\n]+$"):
        check_balances(before)
