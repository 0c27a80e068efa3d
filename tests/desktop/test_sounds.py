"""Sounds are made by arithmetic, are short and bounded, and silence is the rule until they are chosen."""

from __future__ import annotations

import io
import sys
import wave

import pytest
from PySide6.QtCore import QCoreApplication

from cardavia.desktop import sounds as module
from cardavia.desktop.sounds import Sounds
from cardavia.desktop.synthesis import MAKERS, RATE, samples_of, wav

every_sound = pytest.mark.parametrize("name", list(MAKERS))


@every_sound
def test_a_sound_is_short_within_bounds_and_ends_quietly(name: str) -> None:
    samples = samples_of(name)
    assert 0.08 < len(samples) / RATE < 1.6
    assert max(abs(sample) for sample in samples) == pytest.approx(0.8)
    assert abs(sum(samples) / len(samples)) < 0.05
    assert max(abs(sample) for sample in samples[-20:]) < 0.1


@every_sound
def test_a_sound_is_the_same_each_time_and_a_whole_wav_file(name: str) -> None:
    assert wav(name) == wav(name)
    with wave.open(io.BytesIO(wav(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() == len(samples_of(name))


def test_no_two_sounds_are_alike() -> None:
    assert len({wav(name) for name in MAKERS}) == len(MAKERS)


def test_nothing_sounds_until_it_is_switched_on(qapp: QCoreApplication) -> None:
    sounds = Sounds()
    assert not sounds.on
    assert not any(sounds.play(name) for name in MAKERS)


def test_without_the_module_the_reason_is_said_and_nothing_fails(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds()
    sounds.switch(True)
    assert "PySide6-Addons" in sounds.reason
    assert not sounds.play("card")
    sounds.set_volume(30)
    sounds.close()


def test_with_the_module_but_without_a_library_of_the_system_that_library_is_named(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(_name: str) -> object:
        raise ImportError("libpulse.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(module.importlib, "import_module", load)
    sounds = Sounds()
    sounds.switch(True)
    assert "libpulse.so.0" in sounds.reason
    assert "PySide6-Addons" not in sounds.reason
    assert not sounds.play("card")
