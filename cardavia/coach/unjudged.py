"""Why a decision has no value: one key a reason, with the English sentence that is shown for it.

A plain table, translated like `players.reasons`.  Imports nothing of the project.
"""

from __future__ import annotations

from typing import Final

UNJUDGED: Final[dict[str, str]] = {
    "only-choice": "The rules allowed nothing else.",
    "not-weighed": "This was too far from what a strong player would consider to be weighed.",
    "rule-of-thumb": "Too little could be calculated here; only a rule of thumb speaks.",
    "over-budget": "Working this out to the end would have taken too long.",
    "cards-hidden": "While a deal is played, the hidden cards say nothing.",
    "not-asked": "This seat was not to be reviewed.",
}
"""English sentences by key; the source texts for translation."""
