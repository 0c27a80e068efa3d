"""What is said of a tradition in another language: `texts.<language>.toml` beside the English texts.

A translated file has the keys of `texts.en.toml` without the sources; what it leaves out stays English, key
by key, and a file that cannot be read leaves the tradition in English with one line in the log.  No Qt.
Imports the standard library only.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

LOG: Final = logging.getLogger(__name__)


def file_name(language: str) -> str:
    """The file of a language in the folder of a tradition."""
    return f"texts.{language}.toml"


@lru_cache(maxsize=64)
def translated(folder: Path, language: str) -> Mapping[str, str]:
    """Texts by key (`history.lyon`, `labels.CK.drawing`); empty if there are none in the language."""
    path = folder / file_name(language)
    if language == "en" or not path.is_file():
        return {}
    try:
        return dict(flat(tomllib.loads(path.read_text(encoding="utf-8"))))
    except (OSError, ValueError) as error:
        LOG.warning("%s/%s: %s", folder.name, path.name, " ".join(str(error).split()))
        return {}


def flat(table: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a file by their keys; `text` itself is no part of a key, sources are no texts."""
    for name, value in table.items():
        key = above if name == "text" and above else f"{above}.{name}".lstrip(".")
        if isinstance(value, Mapping):
            yield from flat(value, key)
        elif isinstance(value, str):
            yield key, value
