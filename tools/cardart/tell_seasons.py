"""Which season stands on which Daus of the Tell pack.

Not for drawing. May import the two modules of seasons.
"""

from __future__ import annotations

from collections.abc import Callable

from .pen import Art
from .tell_seasons_cold import autumn, winter
from .tell_seasons_warm import spring, summer

SEASONS: dict[str, Callable[[Art], None]] = {"H": spring, "S": summer, "G": autumn, "E": winter}
