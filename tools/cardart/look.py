"""What makes one head differ from another.

For: the modules that draw heads. Not for: drawing. May import: ``palette``, ``curves``.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import palette as pal
from .curves import Spec, parse


@dataclass
class Look:
    """One person's head; the defaults are a grown youth in three-quarter view."""

    woman: bool = False
    hair: str = pal.BROWN
    hair_d: str = pal.BROWN_D
    style: str = "curls"  # curls | bob | long | updo | braids | net | short | bald
    beard: str = ""  # full | pointed | forked | mustache | goatee | ''
    age: int = 0  # 0 youth, 1 grown, 2 old
    gaze: float = 0.0  # iris shift, -1 outwards .. +1 inwards
    brow: float = 0.0  # +1 stern, -1 wondering
    smile: float = 0.3
    build: float = 1.0  # > 1 broad, < 1 narrow
    view: str = "three"  # three | profile | front
    nose: str = "straight"  # straight | hook | snub
    jaw: float = 1.0  # > 1 heavy lower face, < 1 pointed
    eyes: str = ""  # colour of the iris; '' = by sex


def iris(look: Look) -> str:
    """Colour of the iris."""
    return look.eyes or (pal.BLUE if look.woman else pal.BROWN)


def jawed(spec: Spec, look: Look, x: float = -4.0) -> list[tuple[float, float]] | str:
    """A face outline with its lower part widened by ``look.jaw`` about the vertical ``x``."""
    k = look.jaw * (1.05 if look.age == 0 and not look.woman else 1.0)
    if k == 1.0:
        return spec if isinstance(spec, str) else list(spec)
    knots, corners, closed = parse(spec)
    words = []
    for i, (u, v) in enumerate(knots):
        f = 1 + (k - 1) * max(0.0, min(1.0, (v - 4) / 28))
        words.append(f"{x + (u - x) * f:.2f},{v:.2f}" + ("!" if i in corners else ""))
    return " ".join(words) + (" z" if closed else "")
