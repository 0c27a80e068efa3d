"""The Tell pack: half turns, silhouettes that differ, scenes and names in their places."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from tools.cardart import letters, palette, tell
from tools.cardart.build import card_svg
from tools.cardart.packs import PACKS
from tools.cardart.pen import Art
from tools.cardart.svgpath import Stain
from tools.cardart.tell_kings import KINGS
from tools.cardart.tell_scenes import SCENES

pytestmark = pytest.mark.usefixtures("qapp")

SUITS = "EGHS"
COURTS = [suit + rank for rank in "KOU" for suit in SUITS]
SEASONS = [suit + "A" for suit in SUITS]
PIPS = [suit + rank for suit in SUITS for rank in "T987"]


def picture(layers: list[str], width: int, height: int) -> QImage:
    """The layers on their paper, ``width`` x ``height`` pixels, 8-bit grey."""
    text = card_svg(tell.W, tell.HGT, layers, (63.0, 100.0))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    """Row by row one byte a pixel."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    row = flat.bytesPerLine()
    return b"".join(bytes(flat.constBits()[y * row : y * row + flat.width()]) for y in range(flat.height()))


def upper_figure(code: str, half: Art) -> bytes:
    """The upper half of a court without its suit signs, 50 x 40 pixels: a card 80 pixels high."""
    signs = Art()
    tell.draw_signs(signs, code[0], code[1])
    image = QImage(50, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(palette.PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(50 / tell.W, 80 / tell.HGT)
    painter.setPen(QColor(0, 0, 0, 0))
    for stain in polygons(half)[: -len(polygons(signs))]:
        painter.setBrush(QColor(stain.color))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in stain.points]))
    painter.end()
    return grey(image)


def polygons(sheet: Art) -> list[Stain]:
    """All polygons of a sheet, those of repeated signs in their places."""
    flat: list[Stain] = []
    for op in sheet.ops:
        if isinstance(op, Stain):
            flat.append(op)
            continue
        a, b, c, d, e, f = op.matrix
        for part in op.content:
            placed = [(a * x + c * y + e, b * x + d * y + f) for x, y in part.points]
            flat.append(Stain(part.color, placed))
    return flat


@pytest.fixture(scope="module")
def courts() -> dict[str, tell.Court]:
    return {code: tell.court(code[0], code[1]) for code in [*COURTS, *SEASONS]}


def test_the_pack_has_thirty_two_faces_and_the_weli() -> None:
    assert sorted(PACKS["tell"].codes) == sorted([*COURTS, *SEASONS, *PIPS, "S6"])


@pytest.mark.parametrize("code", [*COURTS, *SEASONS])
def test_a_half_keeps_to_its_side_of_the_band_and_inside_the_frame(
    code: str, courts: dict[str, tell.Court]
) -> None:
    band = 13 if code[1] == "K" else 21
    x0, y0, x1, _ = tell.FR
    for stain in polygons(courts[code].half):
        for x, y in stain.points:
            assert x0 - 0.1 <= x <= x1 + 0.1
            assert y0 - 0.1 <= y <= 460 - band + 0.1


@pytest.mark.parametrize("code", [*COURTS, *SEASONS])
def test_the_strip_between_the_halves_is_its_own_half_turn(code: str, courts: dict[str, tell.Court]) -> None:
    for stain in polygons(courts[code].strip):
        assert {(580 - x, 920 - y) for x, y in stain.points} == set(stain.points)


@pytest.mark.parametrize("code", ["EK", "GO", "HU", "SA"])
def test_half_a_turn_changes_no_pixel(code: str) -> None:
    paper = picture(tell.layers(code), 290, 460)
    inside = grey(paper.copy(11, 11, 268, 438))
    assert max(abs(a - b) for a, b in zip(inside, inside[::-1], strict=True)) <= 24


def test_sixteen_courts_differ_in_outline_at_eighty_pixels(courts: dict[str, tell.Court]) -> None:
    outlines = {code: [v < 225 for v in upper_figure(code, court.half)] for code, court in courts.items()}
    for (one, a), (two, b) in itertools.combinations(outlines.items(), 2):
        ink = sum(x or y for x, y in zip(a, b, strict=True))
        unlike = sum(x != y for x, y in zip(a, b, strict=True))
        assert unlike / ink > 0.2, f"{one} and {two} look alike"


def test_scenes_stand_on_the_cards_of_the_third_type_and_nowhere_twice() -> None:
    assert set(SCENES) == {"H7", "H8", "H9", "HT", "S7", "S8", "S9", "ST", "G7", "G8", "E7", "E8"}
    assert len(set(SCENES.values())) == 12


@pytest.mark.parametrize("code", SCENES)
def test_a_scene_leaves_the_suit_signs_uncovered(code: str) -> None:
    sheet = Art()
    foot, scale = tell.SCENE_ROOM[code[1]]
    with sheet.place(tell.CX, tell.CY + foot, scale):
        SCENES[code](sheet)
    centres = [(tell.CX + ix * tell.PIP_X, tell.CY + iy) for ix, iy in tell.PIPS[code[1]]]
    for stain in polygons(sheet):
        for x, y in stain.points:
            assert all(math.dist((x, y), c) > 40 for c in centres), f"{code}: sign touched at {x:.0f},{y:.0f}"


def test_names_are_spelt_as_in_the_play_and_the_austrian_packs() -> None:
    assert tell.NAMES == {
        "EO": "WILHELM TELL",
        "GO": "ULRICH VON RUDENZ",
        "HO": "HERMANN GESSLER",
        "SO": "STÜSSI",
        "EU": "RUDOLF DER HARRAS",
        "GU": "WALTER FÜRST",
        "HU": "KUONI",
        "SU": "ITEL REDING",
        "HA": "FRÜHLING",
        "SA": "SOMMER",
        "GA": "HERBST",
        "EA": "WINTER",
    }


@pytest.mark.parametrize("name", tell.NAMES.values())
def test_a_name_fits_its_end_of_the_band_in_letters_we_own(name: str) -> None:
    height = tell.name_height(name)
    assert 15 <= height <= 20
    assert letters.width(name, height, 3) <= (tell.W - 2 * tell.FR[0]) / 2 - 2 * 13


@pytest.mark.parametrize("suit", SUITS)
def test_kings_bear_no_name(suit: str) -> None:
    assert suit + "K" not in tell.NAMES


def test_numerals_run_from_seven_to_ten_and_six_for_the_weli() -> None:
    assert tell.ROMAN == {"6": "VI", "7": "VII", "8": "VIII", "9": "IX", "T": "X"}
    assert {rank: len(spots) for rank, spots in tell.PIPS.items()} == {
        "6": 6,
        "7": 7,
        "8": 8,
        "9": 9,
        "T": 10,
    }


def test_four_kings_ride_four_horses() -> None:
    kings = KINGS
    for trait in ("gait", "coat", "cloth", "mane", "arms", "hat", "cloak"):
        assert len({str(getattr(king, trait)) for king in kings.values()}) == 4, trait
