"""Compiles `i18n/*.ts` for a wheel, an sdist or a bundle; knows which need it.

A `.qm` that is not older than its `.ts` is taken as it is, as Make would.  Imports the standard library and
calls lrelease through PySide6, which must then be installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REQUIREMENT = "PySide6-Essentials>=6.8,<6.12"
"""The package that has lrelease."""
_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def _sources(folder: str | os.PathLike[str]) -> list[Path]:
    return sorted(Path(folder).glob("*.ts"))


def _is_fresh(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime


def uncompiled(folder: str | os.PathLike[str]) -> list[Path]:
    """The translations of a folder that have no compiled file, or an older one."""
    return [source for source in _sources(folder) if not _is_fresh(source)]


def compile_into(folder: str | os.PathLike[str], out: str | os.PathLike[str]) -> None:
    """Put the compiled form of every translation of `folder` into `out`, which must exist.

    Raises `subprocess.CalledProcessError` where lrelease fails or is not there.
    """
    for source in _sources(folder):
        target = Path(out) / f"{source.stem}.qm"
        if _is_fresh(source):
            if target != source.with_suffix(".qm"):
                target.write_bytes(source.with_suffix(".qm").read_bytes())
            continue
        lrelease = [sys.executable, "-c", _LRELEASE, "-silent", str(source), "-qm", str(target)]
        subprocess.run(lrelease, check=True)
