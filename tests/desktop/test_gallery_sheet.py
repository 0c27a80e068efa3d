"""The contact sheet hangs every card of a pack once, without a screen, and answers faults in one line."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from cardavia import resources, traditions
from cardavia.desktop import gallery_sheet
from cardavia.desktop.grading import NEUTRAL, Grading

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 100">'
    '<rect width="63" height="100" rx="3" fill="#f5ecd7"/>'
    '<circle cx="31" cy="50" r="20" fill="#c4331f"/></svg>'
)


@pytest.fixture
def pack(tmp_path: Path) -> traditions.Tradition:
    """The Tell pack with all faces and two backs, one picture for all."""
    folder = tmp_path / "tell"
    folder.mkdir()
    tell = dataclasses.replace(traditions.named("tell"), folder=folder)
    for code in (*tell.codes, "back", "back-2"):
        tell.face_path(code).write_text(SVG, encoding="utf-8")
    return tell


@pytest.mark.parametrize("height", [24, 80, 220, 600])
def test_every_face_and_back_hangs_once_and_none_touches_another(
    pack: traditions.Tradition, height: int
) -> None:
    hanging = gallery_sheet.hang(pack, height)
    wide, high = hanging.card
    assert high == height
    assert wide / high == pytest.approx(0.63, abs=0.02)
    assert sorted(code for code, _, _ in hanging.places) == sorted([*pack.codes, "back", "back-2"])
    spots = [(left, top) for _, left, top in hanging.places]
    for i, (left, top) in enumerate(spots):
        assert 0 < left <= hanging.width - wide
        assert 0 < top <= hanging.height - high
        for other_left, other_top in spots[:i]:
            assert abs(left - other_left) > wide or abs(top - other_top) > high


def test_rows_are_suits_and_columns_ranks(pack: traditions.Tradition) -> None:
    places = {code: (left, top) for code, left, top in gallery_sheet.hang(pack, 100).places}
    assert places["EA"][1] == places["E7"][1] < places["GA"][1] < places["HA"][1] < places["SA"][1]
    assert places["EA"][0] == places["SA"][0] < places["EK"][0] < places["EO"][0]
    assert places["back"][0] > places["S6"][0]


def test_sheet_shows_the_cards_under_its_grading(qtbot: QtBot, pack: traditions.Tradition) -> None:
    hanging = gallery_sheet.hang(pack, 100)
    _, left, top = hanging.places[0]
    neutral = gallery_sheet.gallery_sheet(pack, 100, NEUTRAL)
    cool = gallery_sheet.gallery_sheet(pack, 100, Grading(50, 0, 0))
    assert (neutral.width(), neutral.height()) == (hanging.width, hanging.height)
    assert neutral.pixelColor(left + 31, top + 50).name() == "#c4331f"
    assert cool.pixelColor(left + 31, top + 50).red() < 0xC4
    assert neutral.pixelColor(1, 1).getRgb()[:3] == gallery_sheet.WALL


def test_missing_picture_hangs_as_a_plain_card(qtbot: QtBot, pack: traditions.Tradition) -> None:
    pack.face_path("HA").unlink()
    places = {code: (left, top) for code, left, top in gallery_sheet.hang(pack, 200).places}
    left, top = places["HA"]
    sheet = gallery_sheet.gallery_sheet(pack, 200, NEUTRAL)
    colours = {sheet.pixelColor(left + x, top + y).name() for x in range(126) for y in range(200)}
    assert {"#f5ecd7", "#a5261a"} <= colours
    assert "#c4331f" not in colours


@pytest.mark.parametrize("platform", [{}, {"QT_QPA_PLATFORM": "nonsense"}])
def test_command_writes_a_picture_without_a_screen(tmp_path: Path, platform: dict[str, str]) -> None:
    out = tmp_path / "sheet.png"
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")
    }
    environment |= platform
    command = "import sys; from cardavia.desktop.gallery_sheet import main; sys.exit(main())"
    options = ["--tradition", "wiener-bild", "--out", str(out), "--height", "60", "--grain", "0"]
    done = subprocess.run(
        [sys.executable, "-c", command, *options],
        env=environment,
        cwd=Path(resources.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(out) as sheet:
        assert sheet.mode == "RGB"
        assert sheet.height > 4 * 60


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--tradition", "atlantis", "--out", "x.png"], "no tradition 'atlantis'"),
        (["--tradition", "tell", "--out", "x.jpg"], "must end in .png"),
        (["--tradition", "tell", "--out", "nowhere/at/all/x.png"], "no such folder"),
    ],
)
def test_bad_input_is_one_line_and_status_one(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert gallery_sheet.main(options) == 1
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--tradition", "tell"],
        ["--tradition", "tell", "--out", "x.png", "--grain", "101"],
        ["--tradition", "tell", "--out", "x.png", "--height", "tall"],
        ["--tradition", "tell", "--out", "x.png", "--height", "5"],
    ],
)
def test_wrong_usage_is_status_two(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        gallery_sheet.main(options)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err
