"""Where the files that come with the program lie: cards, translations, rule texts.

One module knows the three places: beside the package in a source tree, inside the package in a wheel, and
in the unpacking folder of a frozen bundle.  Not for files the person makes (saves, settings, caches):
those are `platformdirs`' business.  Imports the standard library only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent


class ResourceMissingError(FileNotFoundError):
    """A folder that the program cannot do without was not installed; the message names it."""


def candidates() -> Iterator[Path]:
    """The folders in which `assets` and `i18n` may lie, most specific first."""
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    if unpacked is not None:
        yield Path(unpacked) / "cardavia"
        yield Path(unpacked)
    yield PACKAGE
    yield PACKAGE.parent


def folder(name: str) -> Path:
    """The folder `name` ("assets", "i18n") of this installation.

    Raises `ResourceMissingError` where no candidate has it.
    """
    for base in candidates():
        path = base / name
        if path.is_dir():
            return path
    looked_in = ", ".join(str(base) for base in candidates())
    raise ResourceMissingError(f"the folder {name} of Cardavia is not installed (looked in {looked_in})")


def assets() -> Path:
    """The folder of pictures and tradition data."""
    return folder("assets")


def cards() -> Path:
    """The folder that holds one folder a card tradition."""
    return assets() / "cards"


def i18n() -> Path:
    """The folder of translations and rule texts."""
    return folder("i18n")
