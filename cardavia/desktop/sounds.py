"""Plays the sounds of the table, where Qt's multimedia module is installed; silent until switched on.

The module comes with the extra `sound` and is imported when sounds are first switched on.  Without it, or
without a device, `reason` says why there is no sound, and everything else works.

Imports Qt and `synthesis`.
"""

from __future__ import annotations

import importlib
import tempfile
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from cardavia.desktop.speaker import tr
from cardavia.desktop.synthesis import MAKERS, wav
from cardavia.strings import tr_noop

NOT_INSTALLED: Final = tr_noop("Sounds need the extra package PySide6-Addons, which is not installed.")
NOT_LOADED: Final = tr_noop("Sounds cannot be loaded: {reason}")
NO_DEVICE: Final = tr_noop("There is no sound device.")


class Sounds(QObject):
    """All sounds; `play` does nothing while they are off or cannot be played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on = False
        self._volume = 0.6
        self._effects: dict[str, Any] = {}
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._reason = ""
        self._detail = ""
        """What the system says of it, in its own words."""

    @property
    def on(self) -> bool:
        """Whether sounds are switched on and can be played."""
        return self._on and bool(self._effects)

    @property
    def reason(self) -> str:
        """Why there is no sound although it was switched on; empty if there is."""
        return tr(self._reason).format(reason=self._detail) if self._reason else ""

    def switch(self, on: bool) -> None:
        """Switch sounds on or off; the first time, make and load them."""
        self._on = on
        if on and not self._effects:
            self._load()

    def set_volume(self, volume: int) -> None:
        """Loudness from 0 to 100."""
        self._volume = min(max(volume, 0), 100) / 100
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def play(self, name: str) -> bool:
        """Play a sound by its name; whether it is heard."""
        effect = self._effects.get(name) if self._on else None
        if effect is None:
            return False
        effect.play()
        return True

    def _load(self) -> None:
        try:
            multimedia = importlib.import_module("PySide6.QtMultimedia")
        except ModuleNotFoundError:
            self._reason = NOT_INSTALLED
            return
        except ImportError as error:  # a library of the system that the module is linked to is missing
            self._reason, self._detail = NOT_LOADED, str(error)
            return
        if not multimedia.QMediaDevices.audioOutputs():
            self._reason = NO_DEVICE
            return
        self._reason = ""
        self._folder = tempfile.TemporaryDirectory(prefix="cardavia-sounds-")
        for name in MAKERS:
            path = Path(self._folder.name) / f"{name}.wav"
            path.write_bytes(wav(name))
            effect = multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(path)))
            effect.setVolume(self._volume)
            self._effects[name] = effect

    def close(self) -> None:
        """Forget the sounds and their files."""
        self._effects.clear()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
