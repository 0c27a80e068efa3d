"""What the coach says, as data: options with their values, decisions, the whole deal, and what is kept of it.

Actions stand here as the texts of the game's vocabulary, so that every value can be written as JSON and read
back (`msgspec.json`).  Numbers carry two different units, and never mix:

- known: what a seat could know.  `value` and `loss` are in the unit of the game's master player (`UNITS`),
  `win` is a share 0 to 1, `win_loss` percentage points.
- open: with all cards open.  `open`, `open_loss` and `expected` are in score units, seen from a seat's own
  side; see `open_cards`.

Not here: how any of it is found (`judging`, `open_cards`).  Imports nothing of the project.
"""

from __future__ import annotations

from typing import Final

import msgspec

BANDS: Final = ("good", "inaccuracy", "mistake", "blunder")
"""By loss, from none to large."""
VERDICTS: Final = ("good", "unlucky", "lucky", "mistake")
"""`unlucky`: right by knowledge, loses with cards open; `lucky`: a loss by knowledge that open cards
reward."""
UNITS: Final = {
    "schnapsen": "match-points",
    "preference": "points",
    "skat": "seeger-points",
    "schafkopf": "points",
}
"""What known values are counted in: chances to win the match in game points at its start; score with a third
of the pot; game value and 50 for a game won, twice the value, 50 and 40 for one lost; score."""


class Bands(msgspec.Struct, frozen=True):
    """From which loss on, in percentage points, a decision is an inaccuracy, a mistake, a blunder."""

    inaccuracy: float = 5.0
    mistake: float = 10.0
    blunder: float = 20.0

    def of(self, loss: float) -> str:
        """The band of a loss in percentage points.

        >>> [Bands().of(loss) for loss in (0.0, 4.9, 5.0, 10.0, 35.0)]
        ['good', 'good', 'inaccuracy', 'mistake', 'blunder']
        """
        reached = sum(loss >= least for least in (self.inaccuracy, self.mistake, self.blunder))
        return BANDS[reached]


STANDARD: Final = Bands()
"""The bands unless others are asked for."""


class Option(msgspec.Struct, frozen=True):
    """One thing a seat could have done.

    `value`, `spread` (standard error) and `win` by knowledge, None where it was not weighed; `open` the own
    side's result with all cards open, None where that cannot be had.
    """

    action: str
    value: float | None = None
    spread: float = 0.0
    win: float | None = None
    open: float | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a deal and what it was worth."""

    index: int
    """Its place in the record's actions, from 0."""
    seat: int
    phase: str
    """As the game calls it: `auction`, `play` ..."""
    trick: int | None = None
    """The number of the trick, from 1, while cards are played."""
    action: str
    """What was done."""
    options: tuple[Option, ...] = ()
    """What could have been done: by falling known value, then what was not weighed, by open result."""

    better: str | None = None
    """What was better by knowledge; None if what was done was as good."""
    loss: float | None = None
    """By knowledge, in the unit of `UNITS`, at least 0; None if it is not known."""
    spread: float = 0.0
    """Standard error of `loss`."""
    win_loss: float | None = None
    """By knowledge, in percentage points of winning chance, at least 0; None where that was not asked."""
    share: float | None = None
    """`loss` in per cent of what is at stake in the deal (`stakes`), at most 100."""
    band: str | None = None
    """One of `BANDS`; None if there was no choice or it is not known."""
    banded_by: str | None = None
    """`win` or `score`: which loss gave the band."""

    open_better: str | None = None
    """The best action with all cards open; None if what was done is as good, or it is not known."""
    open_loss: float | None = None
    """With all cards open, in score units of the own side, at least 0; None if it is not known."""
    expected: tuple[float, ...] | None = None
    """By seat: the result of its own side after this action if all play on with open cards."""

    verdict: str | None = None
    """One of `VERDICTS`; None if there was no choice or it cannot be judged."""
    reason: str = "only-choice"
    """What the better action does, or if there is none the card that was played; before the play, why the
    master would do what it would: a key of `players.reasons` or of `help.hint`."""
    worlds: int = 0
    """Deals that were looked at for the valuation by knowledge."""
    unjudged: str | None = None
    """Why there is no loss by knowledge: a key of `unjudged.UNJUDGED`."""
    open_unjudged: str | None = None
    """Why there is no loss with open cards: a key of `unjudged.UNJUDGED`."""

    @property
    def forced(self) -> bool:
        """Whether the rules allowed nothing else."""
        return self.unjudged == "only-choice"

    @property
    def is_mistake(self) -> bool:
        """Whether it is called a mistake or a blunder."""
        return self.band in BANDS[2:]


class ReviewSummary(msgspec.Struct, frozen=True):
    """What is kept of a review beside the history's entry: one seat's decisions in numbers.

    Decisions without a choice, or that cannot be judged, are in no number but `forced` and `unjudged`.
    """

    seat: int
    budget: str
    """The name of the budget it was worked out with."""
    decisions: int = 0
    """How many were judged."""
    forced: int = 0
    unjudged: int = 0
    bands: dict[str, int] = {}
    """How many of each band; bands without any are left out."""
    verdicts: dict[str, int] = {}
    average_loss: float = 0.0
    """Mean loss of a judged decision, in percentage points (of winning chance, or of the stake)."""
    loss: float = 0.0
    """Sum of the losses by knowledge, in the unit of `UNITS`."""
    open_loss: float = 0.0
    """Sum of the losses with open cards, in score units."""
    worst: int | None = None
    """The index of the dearest decision; None if nothing was lost."""
    worst_loss: float = 0.0
    """Its loss in percentage points."""


class Point(msgspec.Struct, frozen=True):
    """One point of the curve: after the action of that index, by seat the expected result of its side."""

    index: int
    expected: tuple[float, ...]


class DealReview(msgspec.Struct, frozen=True):
    """A whole deal: every decision, the curve, and one summary a seat."""

    game: str
    unit: str
    """What known values are counted in: one of `UNITS`."""
    budget: str
    finished: bool
    """Whether the deal was over; else everything up to now."""
    decisions: tuple[Decision, ...]
    seats: tuple[ReviewSummary, ...]
    curve: tuple[Point, ...]
    """With all cards open; where nothing is known yet there is no point."""
    worst: int | None
    """The index of the dearest decision of all seats by knowledge; None if nothing was lost."""
