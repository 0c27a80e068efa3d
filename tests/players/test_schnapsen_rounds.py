"""Deals played out by habit: how they count beside the solved ones, and which cards are given up."""

import pytest

from cardavia.players.schnapsen_rounds import Rounds


def played(rounds: Rounds, *worths: list[float]) -> Rounds:
    """Rounds in which the cards came to these worths, each deal with the weight 1."""
    rounds.weights = [1.0] * len(worths[0])
    rounds.worths = list(worths)
    return rounds


def test_played_and_solved_deals_count_by_their_shares() -> None:
    rounds = played(Rounds([1.0, 0.0], 0.25), [1.0, -3.0], [2.0, 2.0])
    assert rounds.value(0) == pytest.approx(0.75 * 1.0 + 0.25 * -1.0)
    assert rounds.value(1) == pytest.approx(0.25 * 2.0)


def test_a_deal_counts_by_its_weight() -> None:
    rounds = played(Rounds([0.0], 1.0), [3.0, -1.0])
    rounds.weights = [0.5, 1.5]
    assert rounds.value(0) == pytest.approx((1.5 - 1.5) / 2)


def test_a_card_that_does_worse_in_every_deal_is_left_out() -> None:
    rounds = played(Rounds([0.0, 0.0], 0.5), [1.0] * 8, [-1.0] * 8)
    rounds.leave_out_hopeless()
    assert rounds.left == [0]


def test_cards_stay_whose_difference_may_be_luck() -> None:
    # differences 2 and -2 in turn, one more of 2: mean 2/9, standard error 2/3
    rounds = played(Rounds([0.0, 0.0], 1.0), [1.0, -1.0] * 4 + [1.0], [-1.0, 1.0] * 4 + [-1.0])
    rounds.leave_out_hopeless()
    assert rounds.left == [0, 1]


def test_a_card_left_out_keeps_the_worth_of_its_rounds() -> None:
    rounds = played(Rounds([0.0, 0.0], 1.0), [1.0] * 4, [-1.0] * 4)
    rounds.leave_out_hopeless()
    rounds.weights += [1.0]
    rounds.worths[0].append(1.0)
    assert (rounds.value(0), rounds.value(1)) == (1.0, -1.0)
