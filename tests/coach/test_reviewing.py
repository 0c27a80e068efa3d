"""A whole deal reviewed: one decision after the other, the curve, the sums, and again the same."""

from __future__ import annotations

import msgspec
import pytest

from cardavia.coach import Budget, DealReview, Decision, Review, ReviewSummary, loss_of, summary
from cardavia.players.base import Cancel, Cancelled
from cardavia.records import ReplayError
from tests.coach.endings import played_records, results_of, thumb_record

SMALL = Budget("small", worlds=8, nodes=200_000, open_nodes=4_000_000)


def decision(seat: int, index: int, band: str | None = None, loss: float = 0.0, by: str = "win") -> Decision:
    return Decision(
        index=index,
        seat=seat,
        phase="play",
        action="play CA",
        band=band,
        banded_by=by if band else None,
        win_loss=loss if by == "win" else None,
        share=loss if by == "score" else 0.0,
        loss=loss / 10,
        open_loss=1.0 if band == "blunder" else 0.0,
        verdict="mistake" if band == "blunder" else "good" if band else None,
        unjudged=None if band else "only-choice",
    )


def test_a_summary_adds_up_the_decisions_of_one_seat() -> None:
    found = summary(
        [
            decision(0, 0, "good", 3.0),
            decision(1, 1, "blunder", 90.0),
            decision(0, 2, "blunder", 30.0),
            decision(0, 3),
            decision(0, 4, "inaccuracy", 6.0, "score"),
        ],
        0,
        "quick",
    )
    assert found == ReviewSummary(
        seat=0,
        budget="quick",
        decisions=3,
        forced=1,
        bands={"good": 1, "blunder": 1, "inaccuracy": 1},
        verdicts={"good": 2, "mistake": 1},
        average_loss=12.0,
        loss=3.6,
        open_loss=1.0,
        worst=2,
        worst_loss=30.0,
    )


def test_without_a_loss_nothing_is_the_dearest() -> None:
    assert summary([decision(0, 0, "good", 2.0)], 0, "quick").worst is None
    assert summary([], 1, "quick") == ReviewSummary(seat=1, budget="quick")


def test_a_summary_is_kept_as_json() -> None:
    kept = summary([decision(0, 2, "blunder", 30.0)], 0, "quick")
    assert msgspec.json.decode(msgspec.json.encode(kept), type=ReviewSummary) == kept


@pytest.mark.parametrize(
    ("game", "cards"), [("schnapsen", 5), ("skat", 10), ("schafkopf", 8), ("preference", 3)]
)
def test_with_open_cards_only_a_loss_changes_what_is_expected(game: str, cards: int) -> None:
    """In Preference from the last three cards on: before that the shares of the opponents are estimated."""
    for record in played_records(game, 2):
        review = Review(record, SMALL)
        before: tuple[float, ...] | None = None
        for moment in review.moments:
            state = moment.state
            assert state.to_act is not None
            if state.phase != "play" or state.hands[state.to_act].bit_count() > cards:
                continue
            found = review.judge(moment.index)
            if found.expected is None or found.open_loss is None:
                continue
            if before is not None:
                assert found.expected[found.seat] == pytest.approx(
                    before[found.seat] - found.open_loss, abs=1e-3
                )
            before = found.expected
        assert before is not None
        assert before == pytest.approx(results_of(review.last), abs=1e-3)


def test_the_same_record_gives_the_same_review() -> None:
    record = thumb_record("schafkopf", 1)
    first, second = (Review(record, SMALL) for _ in range(2))
    whole = first.whole(list(first.run()))
    assert second.whole(list(second.run())) == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=DealReview) == whole


def test_a_review_goes_on_where_it_was_called_off() -> None:
    review = Review(played_records("preference", 1)[0], SMALL)
    whole = list(review.run())
    cancel, found = Cancel(), []
    with pytest.raises(Cancelled):
        for each in review.run(cancel):
            found.append(each)
            if len(found) == 3:
                cancel.set()
    assert found == whole[:3]
    assert [*found, *review.run(first=3)] == whole


def test_a_running_deal_is_reviewed_up_to_now() -> None:
    record = thumb_record("schnapsen", 1)
    running = msgspec.structs.replace(record, actions=record.actions[:4])
    review = Review(running, SMALL)
    whole = review.whole(list(review.run()))
    assert not whole.finished and len(whole.decisions) == 4
    complete = Review(record, SMALL)
    assert list(complete.run())[:4] == list(whole.decisions)
    empty = Review(msgspec.structs.replace(record, actions=()), SMALL)
    assert empty.whole(list(empty.run())).worst is None


def test_only_the_seats_asked_for_are_judged() -> None:
    review = Review(thumb_record("schnapsen", 1), SMALL)
    for found in review.run(seats=(0,)):
        if found.seat == 1:
            assert found.unjudged in ("not-asked", "only-choice") and found.band is None
        else:
            assert found.unjudged != "not-asked"


def test_the_curve_holds_every_action_from_the_first_one_valued() -> None:
    review = Review(played_records("skat", 1)[0], SMALL)
    decisions = list(review.run())
    whole = review.whole(decisions)
    assert [point.index for point in whole.curve] == list(range(whole.curve[0].index, len(decisions)))
    by_index = {point.index: point.expected for point in whole.curve}
    for found in decisions:
        assert found.expected in (None, by_index[found.index])


def test_the_dearest_decision_of_the_deal_is_that_of_one_seat() -> None:
    review = Review(thumb_record("schafkopf", 1), SMALL)
    whole = review.whole(list(review.run()))
    losses = [loss_of(found) for found in whole.decisions]
    assert max(losses) > 0
    assert whole.worst == losses.index(max(losses))
    assert max(seat.worst_loss for seat in whole.seats) == pytest.approx(max(losses), abs=1e-3)


def test_an_illegal_action_is_named() -> None:
    record = thumb_record("schnapsen", 1)
    with pytest.raises(ReplayError) as refusal:
        Review(msgspec.structs.replace(record, actions=(*record.actions[:1], (0, "play SA"))))
    assert refusal.value.index == 1
