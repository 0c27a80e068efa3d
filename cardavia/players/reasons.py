"""Why a player did what it did: one key a reason, with the English sentence that is shown for it.

A plain table.  A player names a key in `Choice.reason`; the interface shows the sentence, translated.  Every
key that a player may give stands here, so that no person ever reads a bare key.  Imports
nothing of the project.
"""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    # any decision
    "only-choice": "This is the only thing the rules allow here.",
    "drawn": "Chosen by lot among everything the rules allow.",
    "outside-program": "Another program chose this.",
    "rule-of-thumb": "An old rule of thumb says so; nothing was calculated.",
    "most-points": "This brings the best score on average over the deals that are still possible.",
    "most-worlds-won": "This reaches the aim in most of the deals that are still possible.",
    "wins-in-every-world": "This reaches the aim however the hidden cards lie.",
    "lost-in-every-world": "Nothing reaches the aim any more; this loses least.",
    "all-alike": "Everything the rules allow comes to the same here; the card needed least goes.",
    # speaking
    "best-contract": "This contract promises the best score with these cards.",
    "too-weak-to-bid": "These cards are too weak to play for this.",
    "strong-enough-to-bid": "These cards are good enough to play for this.",
    "bid-high-enough": "Bidding on would cost more than the contract can bring.",
    "keeps-the-hand-closed": "The contract stands without the two hidden cards, and so it counts more.",
    "takes-the-talon": "The two hidden cards make the contract safer.",
    "stays-for-its-tricks": "The tricks this seat answers for are likely enough.",
    "drops-in-time": "The tricks this seat would answer for are not in these cards.",
    "invites-for-four": "Together both opponents can reach four tricks.",
    "defends-alone": "Two tricks alone are safer than four together.",
    # putting cards away
    "saves-points": "These two cards would fall to the opponents; put away they count for this seat.",
    "makes-a-void": "With a suit gone, its high cards can be taken with trumps.",
    "removes-a-danger": "In this suit the contract would be most in danger.",
    # cards
    "draws-trumps": "It draws the opponents' trumps.",
    "keeps-sixty-one-safe": "It makes the sixty-one points safe.",
    "adds-points-to-partner": "The trick goes to the own side: points are added.",
    "gives-nothing-away": "The trick goes to the other side: as little as possible is given.",
    "wins-the-trick": "It wins the trick with the cheapest card that does.",
    "leads-a-sure-winner": "No card that is still out beats it.",
    "leads-low": "Nothing is sure here: a low card keeps the high ones for later.",
    "ducks": "It stays below the trick, which this seat must not win.",
    "looks-for-the-partner": "It leads the called suit, so that the partner shows.",
    # Schnapsen
    "closes-with-enough": "With the stock closed these cards reach sixty-six.",
    "declares-a-marriage": "The marriage brings its points at once.",
    "exchanges-the-jack": "The turned-up trump is worth more than the Jack.",
    "exact-endgame": "All cards are known: this was worked out to the end.",
}
"""English sentences by key; the source texts for translation."""


def sentence(key: str) -> str:
    """The English sentence of a reason; `KeyError` if there is no such reason."""
    return REASONS[key]
