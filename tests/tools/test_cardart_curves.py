"""The geometry of the pen: curves through knots, areas, clipping, and outlines re-fitted within bounds."""

from __future__ import annotations

import itertools
import math

import pytest

from tools.cardart import curves
from tools.cardart.check import path_points
from tools.cardart.curves import Pt
from tools.cardart.fitting import Piece, pieces
from tools.cardart.pen import Art
from tools.cardart.svgpath import UNIT, Stain, outline

SQUARE: list[Pt] = [(0, 0), (10, 0), (10, 10), (0, 10)]


def distance_to(polyline: list[Pt], p: Pt) -> float:
    """Distance from a point to an open polyline."""
    best = math.inf
    for (x1, y1), (x2, y2) in itertools.pairwise(polyline):
        dx, dy = x2 - x1, y2 - y1
        d = dx * dx + dy * dy
        t = 0.0 if d == 0 else max(0.0, min(1.0, ((p[0] - x1) * dx + (p[1] - y1) * dy) / d))
        best = min(best, math.hypot(p[0] - x1 - t * dx, p[1] - y1 - t * dy))
    return best


def traced(start: complex, run: list[Piece], steps: int = 24) -> list[Pt]:
    """Points along the lines and cubics of an outline."""
    out = [start]
    for piece in run:
        a = out[-1]
        if isinstance(piece, tuple):
            b, c, d = piece
            for i in range(1, steps + 1):
                u, v = i / steps, 1 - i / steps
                out.append(v**3 * a + 3 * v * v * u * b + 3 * v * u * u * c + u**3 * d)
        else:
            out += [a + (piece - a) * i / steps for i in range(1, steps + 1)]
    return [(z.real, z.imag) for z in out]


def circle(r: float, n: int) -> list[Pt]:
    return [(r * math.cos(i * math.tau / n), r * math.sin(i * math.tau / n)) for i in range(n)]


def test_a_curve_runs_through_its_knots() -> None:
    points, closed = curves.curve("0,0 10,8 20,0 30,8")
    assert not closed
    for knot in ((0, 0), (10, 8), (20, 0), (30, 8)):
        assert min(math.dist(knot, p) for p in points) < 1e-9


def test_an_exclamation_mark_makes_a_corner_and_z_closes() -> None:
    points, closed = curves.curve("0,0! 10,0! 10,10! 0,10! z")
    assert closed
    assert points == SQUARE


def test_area_is_positive_when_it_turns_clockwise_on_the_page() -> None:
    assert curves.area(SQUARE) == 100
    assert curves.area(SQUARE[::-1]) == -100


def test_a_point_lies_in_or_out_of_an_outline() -> None:
    assert curves.inside(SQUARE, 5, 5)
    assert not curves.inside(SQUARE, 15, 5)


def test_half_the_way_along_a_bent_line() -> None:
    assert curves.at([(0, 0), (4, 0), (4, 4)], 0.75) == (4, 2)


@pytest.mark.parametrize("tolerance", [0.1, 0.5, 2.0])
def test_thinning_keeps_every_dropped_point_within_tolerance(tolerance: float) -> None:
    wave = [(x / 2, 6 * math.sin(x / 7)) for x in range(200)]
    thin = curves.thin_out(wave, tolerance)
    assert thin[0] == wave[0]
    assert thin[-1] == wave[-1]
    assert len(thin) < len(wave)
    assert max(distance_to(thin, p) for p in wave) <= tolerance


def test_clipping_at_a_plane_cuts_the_square_in_half() -> None:
    half = curves.clip(SQUARE, [(1, 0, 5)])
    assert curves.area(half) == 50
    assert max(x for x, _ in half) == 5


def test_clipping_everything_away_leaves_nothing() -> None:
    assert curves.clip(SQUARE, [(1, 0, -1)]) == []


def test_convex_planes_bound_exactly_their_polygon() -> None:
    big: list[Pt] = [(-50, -50), (50, -50), (50, 50), (-50, 50)]
    for polygon in (SQUARE, SQUARE[::-1]):
        assert curves.area(curves.clip(big, curves.convex_planes(polygon))) == 100


@pytest.mark.parametrize("radius", [2.0, 9.0, 60.0])
def test_a_refitted_circle_stays_within_tolerance_and_needs_few_pieces(radius: float) -> None:
    n = max(24, int(radius * 3))
    start, run = pieces(circle(radius, n), 0.16)
    assert len(run) <= 10
    rims = [math.hypot(x, y) for x, y in traced(start, run)]
    assert max(abs(r - radius) for r in rims) <= 0.16 + radius * (1 - math.cos(math.pi / n))


def test_refitting_keeps_corners_sharp_and_edges_straight() -> None:
    start, run = pieces([(0, 0), (40, 0), (40, 30), (0, 30)], 0.16)
    ends = [start, *[p for p in run if isinstance(p, complex)]]
    assert len(run) == 4
    assert {(z.real, z.imag) for z in ends} == {(0, 0), (40, 0), (40, 30), (0, 30)}


def test_a_refitted_drawing_keeps_its_area() -> None:
    spec = "0,-52! 34,-10 45,10 38,27 20,30 4,14! 6,30 20,50! 0,47 -20,50! -6,30 -4,14! -20,30 -45,10 z"
    points, _ = curves.curve(spec, 2.0)
    start, run = pieces(points, 0.16)
    path = traced(start, run)
    assert curves.area(path[:-1]) == pytest.approx(curves.area(points), rel=0.005)
    assert max(distance_to(path, p) for p in points) <= 0.2


def test_written_steps_lead_round_the_outline() -> None:
    text, begin = outline([(0, 0), (40, 0), (40, 30), (0, 30)], None, 0.16)
    assert begin == (0, 0)
    assert set(path_points(text)) == {(x * UNIT, y * UNIT) for x, y in ((0, 0), (40, 0), (40, 30), (0, 30))}


def test_a_contour_covers_the_length_of_its_line_times_its_width() -> None:
    art = Art()
    art.contour("0,0! 100,0! 100,100! 0,100! z", 2.4)
    (ring,) = art.ops
    assert isinstance(ring, Stain)
    # the mean width is 0.92 of the nominal one, light and shadow sides cancelling
    assert abs(curves.area(ring.points)) == pytest.approx(400 * 2.4 * 0.92, rel=0.05)


def test_an_equal_sign_is_written_once_and_used_thrice() -> None:
    art = Art()
    for x in (50, 150, 250):
        with art.place(x, 50):
            art.stamp("dot", lambda s: s.disc(0, 0, 20, 20, "#1d1916"))
    text = "".join(art.paths())
    assert text.count("<path") == 1
    assert text.count("<use") == 2


def test_a_sign_cut_by_the_border_is_drawn_afresh() -> None:
    art = Art()
    with art.clipped([(1, 0, 150)]):
        for x in (50, 145):
            with art.place(x, 50):
                art.stamp("dot", lambda s: s.disc(0, 0, 20, 20, "#1d1916"))
    assert "<use" not in "".join(art.paths())
    cut = art.ops[-1]
    assert isinstance(cut, Stain)
    assert max(x for x, _ in cut.points) == 150


def test_stains_join_only_if_nothing_between_them_would_be_covered() -> None:
    art = Art()
    for x, color in ((0, "#1d1916"), (100, "#c4331f"), (200, "#1d1916"), (105, "#1d1916")):
        art.emit(color, [(x, 0), (x + 20, 0), (x + 20, 20), (x, 20)])
    paths = [line for line in art.paths() if line.startswith("<path")]
    # the third square joins the first; the fourth overlaps the red one and must follow it
    assert [p[12:19] for p in paths] == ["#1d1916", "#c4331f", "#1d1916"]


def test_a_stain_that_a_later_one_hides_is_not_written() -> None:
    art = Art()
    art.emit("#c4331f", [(10, 10), (20, 10), (20, 20), (10, 20)])
    art.emit("#24508a", [(0, 0), (40, 0), (40, 40), (0, 40)])
    assert "#c4331f" not in "".join(art.paths())


def test_a_stain_seen_through_a_ring_is_written() -> None:
    art = Art()
    art.emit("#c4331f", [(45, 45), (55, 45), (55, 55), (45, 55)])
    art.contour("0,0! 100,0! 100,100! 0,100! z", 8)
    assert "#c4331f" in "".join(art.paths())
