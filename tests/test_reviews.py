"""What is kept of reviews: read back, replaced, averaged, and borne when it is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.coach.values import Decision, Option, ReviewSummary
from cardavia.reviews import Kept, Reviews, average


def kept(key: str, decisions: int = 10, loss: float = 2.0, **bands: int) -> Kept:
    summary = ReviewSummary(seat=0, budget="quick", decisions=decisions, average_loss=loss, bands=bands)
    return Kept(key, 1_700_000_000, summary)


DECISION = Decision(
    index=3,
    seat=0,
    phase="play",
    trick=2,
    action="play HA",
    options=(Option("play HA", 1.0, 0.25, 0.5, -2.0),),
    better="play SA",
    loss=0.5,
    win_loss=12.5,
    band="mistake",
    banded_by="win",
    expected=(1.0, -1.0),
    verdict="mistake",
    reason="most-points",
    worlds=24,
)


def test_a_review_is_read_back_as_it_was_kept(tmp_path: Path) -> None:
    Reviews(tmp_path).keep(kept("skat-5-1", mistake=1), [DECISION])
    again = Reviews(tmp_path)
    assert again.get("skat-5-1") == kept("skat-5-1", mistake=1)
    assert again.decisions("skat-5-1") == (DECISION,)
    assert again.get("skat-5-2") is None and again.decisions("skat-5-2") == ()


def test_the_newest_review_of_a_deal_counts(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    reviews.keep(kept("skat-5-1", loss=9.0), [DECISION, DECISION])
    reviews.keep(kept("skat-5-1", loss=3.0), [DECISION])
    again = Reviews(tmp_path)
    (line,) = again.of(["skat-5-1", "skat-9-9"])
    assert line.summary.average_loss == 3.0
    assert again.decisions("skat-5-1") == (DECISION,)


def test_the_average_counts_every_decision_once() -> None:
    found = average([kept("a", 10, 2.0, mistake=1), kept("b", 30, 6.0, mistake=2, blunder=1), kept("c", 0)])
    assert (found.deals, found.decisions, found.mistakes) == (2, 40, 4)
    assert found.loss == 5.0
    assert average([]).loss is None


def test_damaged_lines_are_left_out_and_new_ones_are_added(tmp_path: Path) -> None:
    Reviews(tmp_path).keep(kept("skat-5-1"), [DECISION])
    with (tmp_path / "reviews.jsonl").open("ab") as stream:
        stream.write(b'{"key": "skat-5-2", "at"\n\xff\n[]\n')
    (tmp_path / "reviews" / "skat-5-1.jsonl").write_bytes(b"nothing")
    reviews = Reviews(tmp_path)
    assert reviews.get("skat-5-1") is not None and reviews.get("skat-5-2") is None
    assert reviews.decisions("skat-5-1") == ()
    reviews.keep(kept("skat-5-3"), [DECISION])
    assert Reviews(tmp_path).get("skat-5-3") == kept("skat-5-3")


@pytest.mark.parametrize("key", ["../skat", "", "a/b", "Skat 1"])
def test_a_key_that_is_no_name_leads_to_no_file(tmp_path: Path, key: str) -> None:
    reviews = Reviews(tmp_path)
    with pytest.raises(ValueError, match="is no key of a deal"):
        reviews.keep(kept(key), [DECISION])
    assert reviews.decisions(key) == ()
    assert not list(tmp_path.iterdir())
