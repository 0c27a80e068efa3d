"""The written faces: complete, the same on every run, drawn by QtSvg, within the card, point symmetric."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.cardart.build import card_svg
from tools.cardart.check import face_problems
from tools.cardart.packs import BACKS, PACKS

ROOT = Path(__file__).resolve().parents[2]
HEIGHT = 280  # pixels of the pictures looked at
DOUBLE = {"wiener-bild": "KQJ", "bavarian": "KOU", "tell": "AKOU"}  # ranks drawn for both players
PAPER = (245, 236, 215)


@pytest.fixture(scope="module")
def faces() -> dict[str, dict[str, str]]:
    """SVG text of every face and back, by pack and name."""
    return {
        name: {
            **{code: pack.face(code) for code in pack.codes},
            **{back: pack.back(n) for n, back in enumerate(BACKS, 1)},
        }
        for name, pack in PACKS.items()
    }


def picture(text: str, application: QGuiApplication) -> Image.Image:
    """The card as QtSvg paints it on nothing, 280 pixels high."""
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    box = renderer.viewBoxF()
    image = QImage(round(box.width() / box.height() * HEIGHT), HEIGHT, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


def far(image: Image.Image, other: Image.Image, limit: int) -> int:
    """How many pixels differ by more than ``limit`` of 255 in some channel."""
    bands = ImageChops.difference(image.convert("RGB"), other.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[limit + 1 :])


def test_each_pack_has_the_cards_of_its_tradition() -> None:
    ranks = {name: sorted({c[1] for c in pack.codes}) for name, pack in PACKS.items()}
    assert {name: len(set(pack.codes)) for name, pack in PACKS.items()} == {
        "wiener-bild": 32,
        "salisburghesi": 40,
        "bavarian": 36,
        "tell": 33,
    }
    assert ranks["wiener-bild"] == sorted("AKQJT987")
    assert ranks["salisburghesi"] == sorted("AKOUT98765")
    assert [c for c in PACKS["bavarian"].codes if c[1] == "6"] == ["E6", "G6", "H6", "S6"]
    assert [c for c in PACKS["tell"].codes if c[1] == "6"] == ["S6"]


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError, match="tell has no card E6"):
        PACKS["tell"].face("E6")


def test_another_process_writes_the_same_bytes(faces: dict[str, dict[str, str]], tmp_path: Path) -> None:
    names = ["HK", "SQ", "HO", "G9", "S6", "back-2"]
    command = [sys.executable, "-m", "tools.cardart", "--out", str(tmp_path), "--cards", *names]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONHASHSEED": "7"})
    written = sorted(tmp_path.rglob("*.svg"))
    assert len(written) == 4 + 1 + 3 + 3 + 3 + 4  # the packs that have each of the names
    for file in written:
        assert file.read_bytes() == faces[file.parent.name][file.stem].encode(), file


@pytest.mark.parametrize("name", PACKS)
def test_faces_keep_the_rules_of_the_workshop(faces: dict[str, dict[str, str]], name: str) -> None:
    found = {}
    for code, text in faces[name].items():
        double = code[1] in DOUBLE.get(name, "") and code not in BACKS
        if problems := face_problems(text, PACKS[name].size, double):
            found[code] = problems
    assert found == {}


def test_all_packs_together_stay_under_eight_megabytes(faces: dict[str, dict[str, str]]) -> None:
    assert sum(len(text.encode()) for pack in faces.values() for text in pack.values()) < 8_000_000


@pytest.mark.parametrize("name", PACKS)
def test_qt_paints_ink_on_every_card_and_none_on_its_edge(
    faces: dict[str, dict[str, str]], name: str, qapp: QGuiApplication
) -> None:
    for code, text in faces[name].items():
        image = picture(text, qapp)
        w, h = image.size
        blank = Image.new("RGB", (w, h), PAPER)
        assert far(image, blank, 60) > 0.01 * w * h, f"{code} is blank"
        assert image.getchannel("A").getpixel((0, 0)) == 0, f"{code}: the corner is not round"
        flat = image.convert("RGB")
        rows = [(14, y, w - 14, y + 1) for y in (2, h - 3)]
        columns = [(x, 14, x + 1, h - 14) for x in (2, w - 3)]
        for box in rows + columns:
            assert far(flat.crop(box), blank.crop(box), 24) == 0, f"{code} is drawn over its edge"


@pytest.mark.parametrize("name", PACKS)
def test_half_a_turn_maps_double_ended_cards_and_backs_onto_themselves(
    faces: dict[str, dict[str, str]], name: str, qapp: QGuiApplication
) -> None:
    checked = 0
    for code, text in faces[name].items():
        if code in BACKS or code[1] in DOUBLE.get(name, ""):
            image = picture(text, qapp)
            turned = image.transpose(Image.Transpose.ROTATE_180)
            assert far(image, turned, 64) <= 0.001 * image.width * image.height, code
            checked += 1
    assert checked == 2 + 4 * len(DOUBLE.get(name, ""))


def test_a_single_figure_is_not_taken_for_a_double_one(
    faces: dict[str, dict[str, str]], qapp: QGuiApplication
) -> None:
    image = picture(faces["salisburghesi"]["HO"], qapp)
    assert far(image, image.transpose(Image.Transpose.ROTATE_180), 64) > 0.05 * image.width * image.height


@pytest.mark.parametrize(
    ("layer", "complaint"),
    [
        ('<path fill="#1d1916" d="M100 100l50 0 0 50z"/>', None),
        ('<circle r="4" fill="#1d1916"/>', "foreign elements ['circle']"),
        ('<path fill="#123456" d="M100 100l50 0 0 50z"/>', "colours outside the palette ['#123456']"),
        ('<path fill="#1d1916" d="M5 100l50 0 0 50z"/>', "reaches 7.0 units into the margin"),
    ],
)
def test_the_check_finds_what_a_card_may_not_have(layer: str, complaint: str | None) -> None:
    text = card_svg(600, 925, [f'<g transform="scale(0.2)">{layer}</g>'], (64.0, 98.7))
    assert face_problems(text, (600, 925)) == ([complaint] if complaint else [])


def test_the_check_misses_the_turned_half_of_a_double_ended_card() -> None:
    text = card_svg(600, 925, [], (64.0, 98.7))
    assert face_problems(text, (600, 925), symmetric=True) == ["not point symmetric"]
