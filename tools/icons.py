"""Writes the program's icon in every form a system wants: `python -m tools.icons --out build/icons`.

SVG and PNG by size for Linux, `.ico` for Windows, `.icns` for macOS, all from `tools.icon_art`; `--assets`
renews the two SVG files that the program shows.  Draws with QtSvg, without a screen, packs with Pillow.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools import icon_art

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Of the freedesktop icon theme."""
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES: Final = (16, 32, 64, 128, 256, 512, 1024)
LARGE_FROM: Final = 48
ROOT: Final = Path(__file__).resolve().parent.parent


def picture(size: int) -> Image.Image:
    """The icon `size` pixels high."""
    drawing = icon_art.large() if size >= LARGE_FROM else icon_art.small()
    image = QImage(size, size, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(drawing.encode()).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return Image.frombytes(
        "RGBA", (size, size), bytes(image.constBits()), "raw", "RGBA", image.bytesPerLine()
    )


def write_svg(folder: Path) -> None:
    """The two drawings as `icon.svg` and `icon-small.svg`."""
    (folder / "icon.svg").write_text(icon_art.large(), encoding="utf-8", newline="\n")
    (folder / "icon-small.svg").write_text(icon_art.small(), encoding="utf-8", newline="\n")


def write_theme(folder: Path, name: str) -> None:
    """A `hicolor` theme below `folder` with the icon `name` in all sizes."""
    for size in SIZES:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        picture(size).save(place / f"{name}.png", optimize=True)
    place = folder / "hicolor" / "scalable" / "apps"
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{name}.svg").write_text(icon_art.large(), encoding="utf-8", newline="\n")


def write_ico(path: Path) -> None:
    """All sizes of Windows in one file."""
    pictures = {size: picture(size) for size in ICO_SIZES}
    pictures[256].save(
        path, sizes=[(size, size) for size in ICO_SIZES], append_images=list(pictures.values())
    )


def write_icns(path: Path) -> None:
    """All sizes of macOS in one file."""
    pictures = [picture(size) for size in ICNS_SIZES]
    pictures[-1].save(path, append_images=pictures[:-1])


def main(arguments: list[str] | None = None) -> int:
    """Write what is asked for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for PNG, ICO and ICNS")
    parser.add_argument("--assets", action="store_true", help="renew assets/icon.svg and icon-small.svg")
    args = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication([])
    if args.assets:
        write_svg(ROOT / "assets")
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        write_theme(args.out, "org.cardavia.cardavia")
        write_ico(args.out / "cardavia.ico")
        write_icns(args.out / "cardavia.icns")
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
