"""The build backend of `pyproject.toml`: setuptools, and lrelease where translations must be compiled.

lrelease comes with PySide6-Essentials, a download of some 80 MB.  The sdist has the compiled translations
(`*.qm` beside the `*.ts`), so only a build from a checkout asks for it.  What goes into the wheel is
`setup.py`'s business.  Imports setuptools only; runs in the folder of `pyproject.toml`.
"""

from __future__ import annotations

import runpy
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def _compiler() -> list[str]:
    """The package with lrelease, if there is a translation without its compiled file."""
    translations = runpy.run_path("packaging/translations.py")
    requirement: str = translations["REQUIREMENT"]
    return [requirement] if translations["uncompiled"]("i18n") else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs besides the static requirements."""
    return build_meta.get_requires_for_build_wheel(config_settings) + _compiler()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable install needs besides the static requirements."""
    return build_meta.get_requires_for_build_editable(config_settings) + _compiler()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What an sdist needs besides the static requirements."""
    return build_meta.get_requires_for_build_sdist(config_settings) + _compiler()
