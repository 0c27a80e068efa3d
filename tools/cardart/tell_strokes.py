"""Strokes that the modules of the Tell pack share.

Not for shapes. May import the pen and the palette.
"""

from __future__ import annotations

from . import palette as col
from .pen import Art, Spec


def edged(
    a: Art,
    spec: Spec,
    widths: tuple[float, float],
    colour: str,
    taper: tuple[float, float] = (1, 1),
    swell: float = 0,
) -> None:
    """A coloured line with ink on both sides: staves, straps, ropes; ``widths`` of ink and of colour."""
    a.line(spec, widths[0], col.INK, taper, swell)
    a.line(spec, widths[1], colour, taper, swell)
