"""Draws the program's icon: a fan of three cards on oxblood leather, an acorn in front.

Two drawings, because an engraving is mud at 16 pixels: `large` for 48 pixels and more, `small` below.  The
signs are those of the cards (`tools.cardart.suits`).  Not for pixels: that is `tools.icons`.
"""

from __future__ import annotations

from typing import Final

from tools.cardart import palette as pal
from tools.cardart.pen import Art
from tools.cardart.suits import german

SIDE: Final = 512
CARD: Final = (196.0, 310.0)
"""Width and height of a card of the fan."""
LEATHER: Final = ("#96382c", "#7d2a22", "#5a1a16")
"""Lit, plain and shaded."""


def _sign(suit: str, size: float, fine: bool) -> str:
    """A suit sign centred on 0,0 as SVG elements."""
    art = Art(seed=7)
    german(art, suit, 0, 0, size, fine=fine)
    return "".join(art.paths(f"sign-{suit}"))


def _card(turn: float, x: float, y: float, inside: str, *, edge: float, scale: float = 1.0) -> str:
    """A card turned about its foot, with its shadow; `inside` is drawn about its middle."""
    width, height = CARD
    left, top = -width / 2, -height / 2
    box = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="20"'
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">'
        f'<rect {box} transform="translate(5 7)" fill="#2c0c0a" fill-opacity="0.45"/>'
        f'<rect {box} fill="{pal.PAPER}" stroke="{pal.BROWN_D}" stroke-width="{edge:g}"/>{inside}</g>'
    )


def _frame(color: str) -> str:
    """The ruled line inside the edge of a face."""
    width, height = CARD[0] - 26, CARD[1] - 26
    return (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="8" '
        f'fill="none" stroke="{color}" stroke-width="2.5"/>'
    )


def _lozenges() -> str:
    """The blue back: a lattice of lozenges."""
    width, height = CARD[0] - 40, CARD[1] - 40
    step_x, step_y = width / 5, height / 6
    shapes = []
    for row in range(6):
        for column in range(5):
            x = -width / 2 + (column + 0.5) * step_x
            y = -height / 2 + (row + 0.5) * step_y
            shapes.append(
                f"M{x:.1f} {y - step_y / 2 + 2:.1f}l{step_x / 2 - 2:.1f} {step_y / 2 - 2:.1f}"
                f"l{2 - step_x / 2:.1f} {step_y / 2 - 2:.1f}l{2 - step_x / 2:.1f} {2 - step_y / 2:.1f}z"
            )
    return f'<path fill="{pal.BLUE}" d="{"".join(shapes)}"/>' + _frame(pal.BLUE_D)


def _ground(*, fine: bool) -> str:
    """The leather tile, with a tooled golden line where there is room for one."""
    light, plain, dark = LEATHER
    line = (
        f'<rect x="37" y="37" width="438" height="438" rx="82" fill="none" stroke="{pal.GOLD}" '
        'stroke-opacity="0.75" stroke-width="5"/>'
        if fine
        else ""
    )
    return (
        '<defs><radialGradient id="leather" cx="0.38" cy="0.28" r="0.85">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.55" stop-color="{plain}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient></defs>'
        f'<rect x="16" y="16" width="480" height="480" rx="104" fill="url(#leather)" stroke="#3d100d" '
        f'stroke-width="4"/>{line}'
    )


def _document(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}"><title>Cardavia</title>{body}</svg>\n'
    )


def large() -> str:
    """The icon for 48 pixels and more, as SVG."""
    heart = f'{_frame(pal.SOFT)}<g transform="translate(-58 -108)">{_sign("H", 52, True)}</g>'
    acorn = f'{_frame(pal.SOFT)}<g transform="translate(0 2)">{_sign("E", 218, True)}</g>'
    return _document(
        _ground(fine=True)
        + _card(20, 328, 270, _lozenges(), edge=3, scale=0.93)
        + _card(-20, 184, 270, heart, edge=3, scale=0.93)
        + _card(0, 256, 254, acorn, edge=3, scale=1.06)
    )


def small() -> str:
    """The icon for 16 to 32 pixels: fewer, greater forms."""
    acorn = f'<g transform="translate(0 2)">{_sign("E", 268, False)}</g>'
    back = f'<rect x="-86" y="-143" width="172" height="286" rx="10" fill="{pal.BLUE}"/>'
    return _document(
        _ground(fine=False)
        + _card(22, 346, 272, back, edge=4)
        + _card(-22, 166, 272, "", edge=4)
        + _card(0, 256, 254, acorn, edge=8, scale=1.28)
    )
