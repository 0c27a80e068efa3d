"""How fast a table goes on by itself: the pauses between computer actions and after a trick.

Pauses only; motion is the desktop's business.  No Qt.  Imports nothing of the project.
"""

from __future__ import annotations

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """How the table moves on by itself; milliseconds, multiplied by `factor`."""

    gap: int = 350
    """Least time between an action and the computer action after it."""
    hold: int | None = 1200
    """How long a completed trick stays; None until `end_hold` is called."""
    factor: float = 1.0
    """Off 0, Fast 0.5, Normal 1, Slow 1.6; at 0 nothing is waited for and no timer runs."""

    def gap_ms(self) -> int:
        """The gap with its factor."""
        return round(self.gap * self.factor)

    def hold_ms(self) -> int | None:
        """The hold with its factor."""
        return None if self.hold is None else round(self.hold * self.factor)
