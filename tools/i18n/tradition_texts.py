"""Tradition texts of a language (`assets/cards/*/texts.<language>.toml`) compared with the English ones.

Imports `cardavia.traditions`, `cardavia.tradition_texts` and `checks`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from cardavia import traditions
from cardavia.tradition_texts import file_name, flat
from cardavia.traditions import Tradition
from tools.i18n.checks import figure_faults, operator_faults, style_faults


def check(language: str) -> list[str]:
    """Every text that is missing or wrong, one line each."""
    lines = []
    for tradition in traditions.read_all():
        if isinstance(tradition, Tradition):
            name = f"{tradition.id}/{file_name(language)}"
            lines += [f"{name}: {fault}" for fault in differences(tradition, language)]
    return lines


def differences(tradition: Tradition, language: str) -> Iterator[str]:
    """How the file of a language differs from the English one in anything but words."""
    path: Path = tradition.folder / file_name(language)
    if not path.is_file():
        yield "is missing"
        return
    try:
        given = dict(flat(tomllib.loads(path.read_text(encoding="utf-8"))))
    except (OSError, ValueError) as error:
        yield " ".join(str(error).split())
        return
    english = {source.key: source.text for source in tradition.source_texts()}
    for key in sorted(english.keys() - given.keys()):
        yield f"{key} is missing"
    for key in sorted(given.keys() - english.keys()):
        yield f"{key} does not stand in the English file"
    for key in sorted(english.keys() & given.keys()):
        source, form = english[key], given[key]
        for check in (
            figure_faults(source, form),
            operator_faults(source, form),
            style_faults(language, form),
        ):
            for fault in check:
                yield f"{key}: {fault}"
