"""The Vienna pack: twelve courts that differ in outline alone at 80 pixels, and pips in their places."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from tools.cardart import vienna
from tools.cardart.pen import Art
from tools.cardart.svgpath import Stain, Stamp

pytestmark = pytest.mark.usefixtures("qapp")

HEIGHT = 80
WIDTH = round(HEIGHT * vienna.W / vienna.HGT)


def silhouette(half: Art) -> Image.Image:
    """All stains of the upper half in black on white, without the suit sign, which is a stamp."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(HEIGHT / vienna.HGT, HEIGHT / vienna.HGT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    for stain in half.ops:
        if isinstance(stain, Stain):
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in stain.points]), Qt.FillRule.WindingFill)
    painter.end()
    return Image.frombytes("RGBA", (WIDTH, HEIGHT), bytes(image.constBits())).convert("L")


def test_any_two_courts_differ_in_outline_at_eighty_pixels() -> None:
    outlines = {s + r: silhouette(vienna.court(s, r)[0]) for s in "CSHD" for r in "KQJ"}
    alike = {}
    for (a, one), (b, other) in itertools.combinations(outlines.items(), 2):
        pixels = sum(ImageChops.difference(one, other).histogram()[128:])
        if pixels < 60:  # of about 1200 in the upper half
            alike[a, b] = pixels
    assert alike == {}


def test_every_court_shows_its_sign_once_at_the_upper_left() -> None:
    for suit, rank in itertools.product("CSHD", "KQJ"):
        (sign,) = [op for op in vienna.court(suit, rank)[0].ops if isinstance(op, Stamp)]
        x0, y0, x1, y1 = sign.box
        assert vienna.FRAME[0] < x0 < x1 < vienna.W / 3
        assert vienna.FRAME[1] < y0 < y1 < vienna.HGT / 4


@pytest.mark.parametrize(("rank", "count"), [("7", 7), ("8", 8), ("9", 9), ("T", 10)])
def test_a_number_card_has_as_many_signs_as_its_rank_says(rank: str, count: int) -> None:
    for suit in "CSHD":
        sheet = Art()
        vienna.pips(sheet, suit, rank)
        assert len(sheet.ops) == count


def test_an_ace_repeats_its_sign_in_the_corners() -> None:
    sheet = Art()
    vienna.ace(sheet, "H")
    sizes = sorted(op.box[3] - op.box[1] for op in sheet.ops if isinstance(op, Stamp))
    assert len(sizes) == 5
    assert sizes[-1] > 3 * sizes[-2]
