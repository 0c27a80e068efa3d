"""Plain cards and badges are legible wherever a picture is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardavia.desktop import plain_card
from cardavia.desktop.plain_card import FOUR_COLOURS, PAPER, TRADITIONAL, PlainFace


def luminance(colour: QColor) -> float:
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("table", [TRADITIONAL, FOUR_COLOURS])
def test_letters_reach_four_and_a_half_to_one_on_paper(table: dict[str, QColor]) -> None:
    for sign, colour in table.items():
        assert (luminance(PAPER) + 0.05) / (luminance(colour) + 0.05) >= 4.5, sign


def test_four_colours_tell_the_four_suits_of_a_pack_apart() -> None:
    for pack, suits in (("french", "CSHD"), ("german", "EGHS")):
        assert len({FOUR_COLOURS[plain_card.sign_of(pack, suit)].name() for suit in suits}) == 4


@pytest.mark.parametrize("sign", TRADITIONAL)
def test_each_sign_paints_within_its_box(qtbot: QtBot, sign: str) -> None:
    assert QGuiApplication.instance() is not None
    image = QImage(140, 140, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    plain_card.draw_sign(painter, QRectF(20, 20, 100, 100), sign)
    painter.end()
    marked = [(x, y) for x in range(140) for y in range(140) if image.pixelColor(x, y) != QColor("white")]
    assert len(marked) > 1500
    assert all(15 <= x < 125 and 15 <= y < 125 for x, y in marked)


def test_plain_card_has_the_device_pixels_asked_for(qtbot: QtBot) -> None:
    made = plain_card.plain_card(QSize(101, 156), 1.25, PlainFace("acorns", "O", "Eichel-Ober"))
    assert (made.width(), made.height(), made.devicePixelRatio()) == (101, 156, 1.25)


def test_faces_differ_by_sign_letter_and_name(qtbot: QtBot) -> None:
    faces = [
        PlainFace("hearts", "K", "Herz-König"),
        PlainFace("diamonds", "K", "Herz-König"),
        PlainFace("hearts", "D", "Herz-König"),
        PlainFace("hearts", "K", "Herz-Dame"),
    ]
    images = [plain_card.plain_card(QSize(120, 185), 1.0, face).toImage() for face in faces]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


@pytest.mark.parametrize("strip", [24.0, 34.0, 63.0])
def test_badge_stays_in_the_visible_strip(strip: float) -> None:
    card = QRectF(100, 50, 80, 123)
    box = plain_card.badge_box(card, strip)
    assert box.left() >= card.left()
    assert box.right() <= card.left() + strip
    assert box.bottom() <= card.bottom()
    assert box.width() >= 18
