"""The sounds of the table, made by our own arithmetic: card, trick, shuffle, turn, refusal, result.

Pure functions from a name to samples; the same samples each time.  Playing them is `sounds.py`'s business.
Imports the standard library only.
"""

from __future__ import annotations

import io
import math
import random
import struct
import wave
from collections.abc import Callable, Mapping
from typing import Final

RATE: Final = 22_050
"""Samples a second."""
Samples = list[float]
"""Values from -1 to 1."""


def _noise(seconds: float, seed: int, smooth: float) -> Samples:
    """Soft noise: each sample keeps a share of the one before."""
    rng = random.Random(seed)
    value = 0.0
    samples = []
    for _ in range(round(seconds * RATE)):
        value = smooth * value + (1 - smooth) * rng.uniform(-1, 1)
        samples.append(value)
    return samples


def _tone(seconds: float, pitch: float, overtones: tuple[float, ...] = (1.0, 0.35, 0.12)) -> Samples:
    """A plucked tone of a pitch in hertz that dies away."""
    return [
        sum(
            part * math.sin(math.tau * pitch * (number + 1) * place / RATE)
            for number, part in enumerate(overtones)
        )
        * math.exp(-5.5 * place / (seconds * RATE))
        for place in range(round(seconds * RATE))
    ]


def _shaped(samples: Samples, attack: float, fall: float) -> Samples:
    """Rise within `attack` seconds, then die away within about `fall` seconds."""
    rise = max(attack * RATE, 1.0)
    return [
        sample * min(place / rise, 1.0) * math.exp(-place / (fall * RATE))
        for place, sample in enumerate(samples)
    ]


def _mixed(*parts: tuple[float, Samples]) -> Samples:
    """Parts beginning at their moments in seconds, added up."""
    length = max(round(start * RATE) + len(samples) for start, samples in parts)
    result = [0.0] * length
    for start, samples in parts:
        first = round(start * RATE)
        for place, sample in enumerate(samples):
            result[first + place] += sample
    return result


def _card(seed: int = 1) -> Samples:
    """A card laid on cloth: a short breath and a dull tap."""
    breath = _shaped(_noise(0.11, seed, 0.55), 0.012, 0.03)
    tap = _shaped(_noise(0.08, seed + 50, 0.9), 0.001, 0.014)
    return _mixed((0.0, breath), (0.045, [4.5 * sample for sample in tap]))


def _trick() -> Samples:
    """Cards drawn together."""
    return _mixed(*((0.05 * number, _card(10 + number)) for number in range(3)))


def _shuffle() -> Samples:
    """A riffle: many small taps, quicker and quicker."""
    moments, moment = [], 0.0
    for number in range(22):
        moments.append(moment)
        moment += 0.045 * 0.93**number + 0.008
    return _mixed(*((start, [0.6 * sample for sample in _card(30 + n)]) for n, start in enumerate(moments)))


def _turn() -> Samples:
    """Your turn: one soft tone."""
    return _tone(0.35, 587.33)


def _refused() -> Samples:
    """Two low knocks."""
    knock = _shaped(_tone(0.12, 130.81, (1.0, 0.2)), 0.002, 0.04)
    return _mixed((0.0, knock), (0.11, knock))


def _result() -> Samples:
    """Three tones of a chord, one after the other."""
    return _mixed((0.0, _tone(0.5, 392.0)), (0.13, _tone(0.5, 493.88)), (0.26, _tone(0.7, 587.33)))


MAKERS: Final[Mapping[str, Callable[[], Samples]]] = {
    "card": _card,
    "trick": _trick,
    "shuffle": _shuffle,
    "turn": _turn,
    "refused": _refused,
    "result": _result,
}


def samples_of(name: str) -> Samples:
    """The samples of a sound, the loudest at 0.8; `KeyError` if there is no such sound."""
    samples = MAKERS[name]()
    loudest = max(abs(sample) for sample in samples)
    return [0.8 * sample / loudest for sample in samples]


def wav(name: str) -> bytes:
    """A sound as a WAV file: one channel, 16 bits."""
    samples = samples_of(name)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *(round(32767 * sample) for sample in samples)))
    return buffer.getvalue()
