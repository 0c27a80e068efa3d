"""Files that must never be lost: written to a temporary file and renamed, the one before kept.

`write` leaves either the old or the new content under the name, never a part, and keeps the content before
as `NAME.1`.  `set_aside` renames a file that cannot be read, so that nothing is ever deleted because it is
damaged.

Imports nothing of the project; knows nothing of what is in the files.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path


class SaveError(OSError):
    """The file could not be written; one line with the place and the system's reason."""


def previous(path: Path) -> Path:
    """Where the content before the last `write` is kept."""
    return path.with_name(path.name + ".1")


def write(path: Path, content: bytes) -> None:
    """Replace a file as a whole and keep the one before; folders are made as needed.

    Raises `SaveError`; the file then still has its old content.
    """
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            _keep_previous(path)
        temporary.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise SaveError(error.errno or 0, f"{path}: could not be saved: {error.strerror or error}") from error


def _keep_previous(path: Path) -> None:
    """Make `NAME.1` a second name (or a copy) of the present content, itself by renaming."""
    spare = path.with_name(f".{path.name}.1.{os.getpid()}")
    with contextlib.suppress(FileNotFoundError):
        spare.unlink()
    try:
        os.link(path, spare)
    except OSError:  # a file system without hard links
        shutil.copy2(path, spare)
    spare.replace(previous(path))


def _flush_folder(folder: Path) -> None:
    """Make the rename itself survive a power cut, where folders can be flushed."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read to `NAME.damaged`, `NAME.damaged-2` ...; the new path.

    Raises `SaveError` if it cannot be renamed.
    """
    number = 1
    while True:
        name = f"{path.name}.damaged" + (f"-{number}" if number > 1 else "")
        target = path.with_name(name)
        if not target.exists():
            break
        number += 1
    try:
        path.rename(target)
    except OSError as error:
        raise SaveError(
            error.errno or 0, f"{path}: could not be set aside: {error.strerror or error}"
        ) from error
    return target
