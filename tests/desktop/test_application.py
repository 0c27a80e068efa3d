"""The application has a name and an icon, and says in one line why it cannot start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from cardavia.desktop import application

ROOT = Path(__file__).resolve().parents[2]
NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def start(folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program of a folder with this environment; it ends by itself where it cannot start."""
    clean = {
        name: text
        for name, text in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "cardavia"],
        capture_output=True,
        text=True,
        env={**clean, **environment},
        cwd=folder,
        timeout=60,
        check=False,
    )


@pytest.mark.usefixtures("qapp")
def test_application_is_known_by_the_name_of_its_desktop_entry() -> None:
    application.make_application()
    assert QGuiApplication.desktopFileName() == "org.cardavia.cardavia"
    assert QGuiApplication.applicationDisplayName() == "Cardavia"


@pytest.mark.usefixtures("qapp")
def test_icon_is_drawn_plainer_where_it_is_small() -> None:
    icon = application.window_icon()
    small, large = icon.pixmap(QSize(16, 16)), icon.pixmap(QSize(64, 64))
    assert (small.width(), large.width()) == (16, 64)
    # the plain drawing has no golden line inside the leather's edge
    assert large.toImage().pixelColor(32, 4).name() != large.toImage().pixelColor(32, 8).name()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_the_one_line_says_what_is_needed() -> None:
    done = start()
    assert (done.returncode, done.stderr) == (1, f"cardavia: {application.NO_SCREEN}\n")


@pytest.mark.skipif(sys.platform != "linux", reason="a screen that does not answer is one of X")
def test_where_no_screen_answers_the_one_line_is_not_about_the_locale() -> None:
    done = start(DISPLAY=":987", QT_QPA_PLATFORM="xcb", LC_ALL="C")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "no window can be opened: " in done.stderr
    assert "locale" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="fonts are asked of fontconfig")
def test_without_fonts_the_one_line_names_some(tmp_path: Path) -> None:
    file = tmp_path / "fonts.conf"
    file.write_text(NO_FONTS.format(folder=tmp_path), encoding="utf-8")
    done = start(QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=str(file))
    assert (done.returncode, done.stderr) == (1, f"cardavia: {application.NO_FONTS}\n")


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("assets", "the folder assets of Cardavia is not installed"),
        ("i18n", "the folder i18n of Cardavia is not installed"),
        ("i18n/cards.toml", "cards.toml cannot be read"),
    ],
)
def test_without_its_files_the_one_line_says_which(tmp_path: Path, gone: str, said: str) -> None:
    for name in ("cardavia", "assets", "i18n"):
        (tmp_path / name).mkdir()
        for part in (ROOT / name).iterdir():
            if f"{name}/{part.name}" != gone:
                (tmp_path / name / part.name).symlink_to(part)
    if gone in ("assets", "i18n"):
        (tmp_path / gone).rename(tmp_path / "elsewhere")
    # a package of links: `resources` finds the files of the folder that this module lies in
    module = tmp_path / "cardavia" / "resources.py"
    module.unlink()
    module.write_bytes((ROOT / "cardavia" / "resources.py").read_bytes())
    done = start(folder=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
