"""A whole pack on one picture, as the gallery hangs it: `cardavia gallery-sheet`.

Rows are the suits in the tradition's own order, columns the ranks, the backs hang at the right.  Needs no
screen.  Not the gallery page itself, which is made of widgets.  Imports PySide6, Pillow, and of the project
`traditions`, `grading`, `sprites` and `plain_card`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageFilter
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from cardavia.desktop.grading import Grading, graded_card
from cardavia.desktop.plain_card import PlainFace, draw_plain_card, sign_of
from cardavia.desktop.sprites import BrokenPictureError, draw_svg, to_pillow, to_qimage
from cardavia.traditions import Tradition, TraditionError, index_letter, named

WALL: Final = (70, 74, 66)
LETTERING: Final = QColor("#f5ecd7")
SMALLEST, LARGEST, USUAL = 24, 1200, 280
"""Heights of one card, in pixels."""
SHADOW: Final = 64
"""Darkness of the shadow under a card, of 255."""


class SheetError(Exception):
    """The sheet cannot be made; the message is one line."""


@dataclass(frozen=True, slots=True)
class Hanging:
    """Where everything hangs, in pixels."""

    width: int
    height: int
    card: tuple[int, int]
    margin: int
    places: tuple[tuple[str, int, int], ...]
    """Code, left and top of each card."""


def hang(tradition: Tradition, card_height: int) -> Hanging:
    """The places of all faces and backs at a height of one card in pixels."""
    high = card_height
    wide = max(1, round(high * tradition.aspect))
    gap = max(3, round(0.11 * wide))
    margin = 3 * gap
    head = margin + max(16, round(0.34 * high))
    rows = [[code for code in tradition.codes if code[0] == suit] for suit in tradition.suit_order]
    columns = max(len(row) for row in rows)
    backs = tradition.backs()
    places = [
        (code, margin + column * (wide + gap), head + line * (high + gap))
        for line, row in enumerate(rows)
        for column, code in enumerate(row)
    ]
    right = margin + columns * (wide + gap) + gap
    places += [(code, right, head + line * (high + gap)) for line, code in enumerate(backs)]
    width = right + wide + margin if backs else right - 2 * gap + margin
    height = head + max(len(rows), len(backs)) * (high + gap) - gap + margin
    return Hanging(width, height, (wide, high), margin, tuple(places))


def _pictures(
    tradition: Tradition, hanging: Hanging, grading: Grading
) -> Iterator[tuple[str, int, int, Image.Image | None]]:
    """Code, left, top and graded picture of each card; None where it must be drawn plain."""
    wide, high = hanging.card
    for code, left, top in hanging.places:
        try:
            pixels = draw_svg(tradition.face_path(code).read_bytes(), wide, high)
        except (OSError, BrokenPictureError):
            yield code, left, top, None
        else:
            picture = to_pillow(pixels, wide, high)
            yield code, left, top, graded_card(picture, f"{tradition.id}/{code}", grading)


def gallery_sheet(tradition: Tradition, card_height: int = USUAL, grading: Grading | None = None) -> QImage:
    """The whole pack on a wall, under a grading (that of the settings page if None).

    Needs a `QGuiApplication` for its lettering.
    """
    hanging = hang(tradition, card_height)
    wide, high = hanging.card
    wall = Image.new("RGBA", (hanging.width, hanging.height), (*WALL, 255))
    shade = Image.new("L", wall.size, 0)
    drop_x, drop_y = max(1, round(0.02 * wide)), max(1, round(0.033 * wide))
    pictures = list(_pictures(tradition, hanging, grading or Grading()))
    for _, left, top, picture in pictures:
        shape = picture.getchannel("A") if picture else Image.new("L", hanging.card, 255)
        shade.paste(SHADOW, (left + drop_x, top + drop_y), shape)
    blurred = shade.filter(ImageFilter.GaussianBlur(max(0.6, 0.025 * wide)))
    wall.paste((0, 0, 0, 255), (0, 0), blurred)
    for _, left, top, picture in pictures:
        if picture:
            wall.alpha_composite(picture, (left, top))
    sheet = to_qimage(wall)
    painter = QPainter(sheet)
    for code, left, top, picture in pictures:
        if picture is None:
            draw_plain_card(painter, QRectF(left, top, wide, high), _plain_face(tradition, code))
    _letter(painter, tradition, hanging)
    painter.end()
    return sheet


def _plain_face(tradition: Tradition, code: str) -> PlainFace:
    if code not in tradition.codes:
        return PlainFace("", "", "")
    return PlainFace(
        sign_of(tradition.pack.name, code), index_letter(code, "de"), tradition.own_card_name(code)
    )


def _letter(painter: QPainter, tradition: Tradition, hanging: Hanging) -> None:
    """The name of the tradition and the line below it."""
    texts = tradition.texts
    high = hanging.card[1]
    font = QFont()
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setPen(LETTERING)
    base = hanging.margin + 0.12 * high
    for text, size in (
        (tradition.own_name, max(9, round(0.13 * high))),
        (f"{texts.place} · {texts.country} · {len(tradition.codes)} cards", max(7, round(0.07 * high))),
    ):
        font.setPixelSize(size)
        painter.setFont(font)
        painter.drawText(QPointF(hanging.margin, base), text)
        base += 1.55 * max(7, round(0.07 * high))


# ---------------------------------------------------------------- command line
def _between(low: int, high: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} does not lie between {low} and {high}")
        return value

    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `cardavia gallery-sheet`."""
    usual = Grading()
    parser.add_argument("--tradition", required=True, metavar="T", help="folder name, as wiener-bild")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE.png", help="where to write it")
    parser.add_argument(
        "--height",
        type=_between(SMALLEST, LARGEST),
        default=USUAL,
        metavar="PX",
        help=f"height of one card in pixels, {SMALLEST} to {LARGEST} (default {USUAL})",
    )
    for name in ("contrast", "grain", "temperature"):
        parser.add_argument(
            f"--{name}",
            type=_between(0, 100),
            default=getattr(usual, name),
            metavar="N",
            help=f"0 to 100 (default {getattr(usual, name)})",
        )


def run(args: argparse.Namespace) -> int:
    """Make the sheet that the options ask for; exit status 0, or 1 with one line on standard error."""
    try:
        _write(args)
    except (SheetError, TraditionError) as error:
        print(f"cardavia gallery-sheet: {error}", file=sys.stderr)
        return 1
    return 0


def _write(args: argparse.Namespace) -> None:
    tradition = named(args.tradition)
    if args.out.suffix.lower() != ".png":
        raise SheetError(f"{args.out}: the name of the sheet must end in .png")
    if not args.out.absolute().parent.is_dir():
        raise SheetError(f"{args.out}: there is no such folder")
    application = QGuiApplication.instance() or _screenless()
    grading = Grading(args.contrast, args.grain, args.temperature)
    sheet = gallery_sheet(tradition, args.height, grading)
    if not sheet.convertToFormat(QImage.Format.Format_RGB888).save(str(args.out)):
        raise SheetError(f"{args.out}: cannot be written")
    del application


def _screenless() -> QGuiApplication:
    """The application for the lettering; what the environment says of screens concerns windows only."""
    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication(["cardavia"])


def main(argv: Sequence[str] | None = None) -> int:
    """`cardavia gallery-sheet` by itself."""
    parser = argparse.ArgumentParser(
        prog="cardavia gallery-sheet", description="Draw a whole pack on one picture."
    )
    add_arguments(parser)
    return run(parser.parse_args(argv))
