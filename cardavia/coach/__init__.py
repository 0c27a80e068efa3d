"""The coach: what each decision of a deal was worth.

Every decision is valued twice, by what its seat could know and with all cards open; the difference is luck.
In use:

    review = Review(record, QUICK)
    for decision in review.run(cancel):
        ...
    deal = review.whole(decisions)
    kept = msgspec.json.encode(deal.seats[0])

`values` holds what is said, `judging` the rules by which a loss becomes a band and a verdict, `known` and
`open_cards` the two valuations.  No Qt, no words but tables of keys.  Imports `records`, `games`, `players`
and `help`.
"""

from cardavia.coach.budgets import BUDGETS, LIVE, QUICK, THOROUGH, Budget, budget_of
from cardavia.coach.judging import judge
from cardavia.coach.lines import best_line
from cardavia.coach.reviewing import Moment, Review, loss_of, summary
from cardavia.coach.unjudged import UNJUDGED
from cardavia.coach.values import (
    BANDS,
    STANDARD,
    UNITS,
    VERDICTS,
    Bands,
    DealReview,
    Decision,
    Option,
    Point,
    ReviewSummary,
)

__all__ = [
    "BANDS",
    "BUDGETS",
    "LIVE",
    "QUICK",
    "STANDARD",
    "THOROUGH",
    "UNITS",
    "UNJUDGED",
    "VERDICTS",
    "Bands",
    "Budget",
    "DealReview",
    "Decision",
    "Moment",
    "Option",
    "Point",
    "Review",
    "ReviewSummary",
    "best_line",
    "budget_of",
    "judge",
    "loss_of",
    "summary",
]
