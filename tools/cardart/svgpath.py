"""A sheet's polygons as SVG elements: few paths, short numbers, repeated signs by reference.

For: :meth:`tools.cardart.pen.Art.paths`. Not for: drawing. May import: ``curves``, ``fitting``.

Coordinates are written as whole fifths of a card unit inside ``<g transform="scale(.2)">``;
a stain joins an earlier path of its colour if nothing painted in between touches it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from .curves import Affine, Pt
from .fitting import pieces

UNIT = 5  # written steps per card unit
TOLERANCE = 0.16  # card units an outline may move: a sixth of a pixel at 925 px height
FULL = 8  # polygons of one path: Qt paints a few middling paths faster than one great one
COVER = 500.0  # square units from which a stain is tried as a cover
LOOK_BACK = 60  # paths searched for one of the same colour

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Stain:
    """A closed polygon of one colour, in card units.

    ``slack`` units may be added to the tolerance where a contour will cover the edge.
    """

    color: str
    points: list[Pt]
    slack: float = 0.0


@dataclass(frozen=True)
class Stamp:
    """A drawing placed as a whole; stamps of one ``name`` are written once and referred to."""

    name: str
    content: tuple[Stain, ...]
    matrix: Affine
    box: Box


@dataclass
class _Group:
    color: str
    parts: list[tuple[Box, Stain | Stamp]]
    box: Box
    data: list[str] = field(default_factory=list)


def box_of(points: Sequence[Pt]) -> Box:
    """Smallest upright rectangle (x0, y0, x1, y1) round the points."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _join(a: Box, b: Box) -> Box:
    return (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))


def _hides(cover: Stain, area: Box) -> bool:
    """Whether the upright rectangle lies wholly within the stain (never true by mistake)."""
    x0, y0, x1, y1 = area
    p = cover.points
    hit = False
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    ax, ay = p[-1]
    for bx, by in p:
        if not (
            (ax < x0 and bx < x0) or (ax > x1 and bx > x1) or (ay < y0 and by < y0) or (ay > y1 and by > y1)
        ):
            return False
        if (ay > my) != (by > my) and mx < (bx - ax) * (my - ay) / (by - ay) + ax:
            hit = not hit
        ax, ay = bx, by
    return hit


def _visible(ops: Sequence[Stain | Stamp]) -> list[Stain | Stamp]:
    """The operations without stains that a later one hides wholly."""
    covers: list[tuple[Box, Stain]] = []
    out: list[Stain | Stamp] = []
    for op in reversed(ops):
        box = op.box if isinstance(op, Stamp) else box_of(op.points)
        x0, y0, x1, y1 = box
        if any(
            c[0] < x0 and c[1] < y0 and c[2] > x1 and c[3] > y1 and _hides(stain, box) for c, stain in covers
        ):
            continue
        out.append(op)
        if isinstance(op, Stain) and (x1 - x0) * (y1 - y0) > COVER:
            covers.append((box, op))
    return out[::-1]


def _grouped(ops: Sequence[Stain | Stamp]) -> list[_Group]:
    """Stains collected by colour wherever the order of painting cannot be seen."""
    groups: list[_Group] = []
    for op in ops:
        box = op.box if isinstance(op, Stamp) else box_of(op.points)
        color = "" if isinstance(op, Stamp) else op.color
        target: _Group | None = None
        if color:
            for g in reversed(groups[-LOOK_BACK:]):
                if g.color == color and len(g.parts) < FULL:
                    target = g
                    break
                if _meet(g.box, box) and any(_meet(b, box) for b, _ in g.parts):
                    break
        if target is None:
            groups.append(_Group(color, [(box, op)], box))
        else:
            target.parts.append((box, op))
            target.box = _join(target.box, box)
    return groups


def _pair(x: int, y: int, glue: bool) -> str:
    """Two numbers, with a blank before each that would run into what stands before it."""
    return (" " if glue and x >= 0 else "") + str(x) + (" " if y >= 0 else "") + str(y)


def outline(
    points: Sequence[Pt], pen: tuple[int, int] | None, tolerance: float
) -> tuple[str, tuple[int, int]]:
    """Path data of one closed polygon in written steps.

    ``pen`` is where the last subpath began (None: start absolutely); returned with the
    data is where this one begins. Polygons that vanish in rounding give empty data.
    """
    start, run = pieces(points, tolerance)
    x, y = round(start.real * UNIT), round(start.imag * UNIT)
    first = (x, y)
    out = [("M" + _pair(x, y, False)) if pen is None else ("m" + _pair(x - pen[0], y - pen[1], False))]
    command = "L" if pen is None else "l"  # what numbers after a move mean
    steps = 0
    for n, piece in enumerate(run):
        if isinstance(piece, tuple):
            ends = [(round(z.real * UNIT), round(z.imag * UNIT)) for z in piece]
            text = "".join(_pair(ex - x, ey - y, i > 0 or command == "c") for i, (ex, ey) in enumerate(ends))
            out.append(text if command == "c" else "c" + text)
            command = "c"
            x, y = ends[-1]
            steps += 2
            continue
        ex, ey = round(piece.real * UNIT), round(piece.imag * UNIT)
        if (ex, ey) == (x, y) or (n == len(run) - 1 and (ex, ey) == first):
            continue
        if ex == x or ey == y:
            letter, text = ("v", str(ey - y)) if ex == x else ("h", str(ex - x))
            if letter == command and text[0] != "-":
                text = " " + text
            out.append(text if letter == command else letter + text)
            command = letter
        else:
            text = _pair(ex - x, ey - y, command == "l")
            out.append(text if command == "l" else "l" + text)
            command = "l"
        x, y = ex, ey
        steps += 1
    if steps < 2:
        return "", first if pen is None else pen
    out.append("z")
    return "".join(out), first


def _path(color: str, stains: Sequence[Stain], tolerance: float) -> str:
    pen: tuple[int, int] | None = None
    data: list[str] = []
    for s in stains:
        text, place = outline(s.points, pen, tolerance + s.slack)
        if text:
            data.append(text)
            pen = place
    return f'<path fill="{color}" d="{"".join(data)}"/>' if data else ""


def _matrix(m: Affine) -> str:
    a, b, c, d, e, f = m
    e, f = round(e * UNIT), round(f * UNIT)
    if (a, b, c, d) == (1, 0, 0, 1):
        return f"translate({e} {f})"
    parts = [f"{v:.4f}".rstrip("0").rstrip(".") for v in (a, b, c, d)]
    return f"matrix({' '.join(p if p != '-0' else '0' for p in parts)} {e} {f})"


def _unfolded(op: Stain | Stamp, times: Counter[str]) -> Sequence[Stain | Stamp]:
    """A stamp that occurs but once is dissolved into its stains."""
    if isinstance(op, Stain) or times[op.name] > 1:
        return [op]
    a, b, c, d, e, f = op.matrix
    return [
        Stain(s.color, [(a * x + c * y + e, b * x + d * y + f) for x, y in s.points], s.slack)
        for s in op.content
    ]


def elements(ops: Sequence[Stain | Stamp], prefix: str = "s", tolerance: float = TOLERANCE) -> list[str]:
    """SVG elements for the operations in painting order; ``prefix`` begins the ids of stamps."""
    out: list[str] = []
    known: dict[str, str] = {}
    times = Counter(op.name for op in ops if isinstance(op, Stamp))
    for g in _grouped(_visible([part for op in ops for part in _unfolded(op, times)])):
        op = g.parts[0][1]
        if isinstance(op, Stamp):
            place = _matrix(op.matrix)
            if op.name in known:
                out.append(f'<use xlink:href="#{known[op.name]}" transform="{place}"/>')
                continue
            name = known[op.name] = f"{prefix}{len(known)}"
            inner = [
                _path(h.color, [s for _, s in h.parts if isinstance(s, Stain)], tolerance)
                for h in _grouped(op.content)
            ]
            out.append(f'<g transform="{place}"><g id="{name}">{"".join(inner)}</g></g>')
        else:
            out.append(_path(g.color, [s for _, s in g.parts if isinstance(s, Stain)], tolerance))
    return [f'<g transform="scale({1 / UNIT:g})">', *[e for e in out if e], "</g>"]
