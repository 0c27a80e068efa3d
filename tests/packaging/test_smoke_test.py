"""`cardavia --smoke-test` passes here, and says in one line what does not work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from cardavia.__main__ import main
from cardavia.desktop import smoke_test
from cardavia.desktop.window import Window

ROOT = Path(__file__).resolve().parents[2]


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: text for name, text in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    clean.pop("QT_QPA_PLATFORM", None)
    command = [sys.executable, "-m", "cardavia", "--smoke-test"]
    return subprocess.run(
        command, capture_output=True, text=True, env={**clean, **environment}, cwd=ROOT, check=False
    )


@pytest.mark.usefixtures("qapp")
def test_everything_opens_and_every_deal_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--smoke-test"]) == 0
    assert "4 deals" in capsys.readouterr().out


@pytest.mark.usefixtures("qapp")
def test_an_error_while_a_page_is_shown_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise ValueError("no\nsuch thing")

    monkeypatch.setattr(
        smoke_test, "_pages", lambda _window: {"bad page": lambda: QTimer.singleShot(0, broken)}
    )
    assert main(["--smoke-test"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("cardavia: smoke test: bad page: ValueError: ")
    assert said.endswith("no such thing\n")
    assert said.count("\n") == 1


@pytest.mark.usefixtures("qapp")
def test_every_page_of_the_menus_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def note(window: Window) -> dict[str, object]:
        for action, entry in window.menus.entries:
            seen[entry.name] = entry.page
            action.setEnabled(True)
        raise smoke_test.SmokeError("seen enough")

    monkeypatch.setattr(smoke_test, "_pages", note)
    assert main(["--smoke-test"]) == 1
    assert {"gallery", "games", "history", "statistics", "settings", "rules"} <= {
        name for name, page in seen.items() if page
    }


def test_without_a_screen_one_line_says_so() -> None:
    done = start()
    assert done.returncode == 1
    assert done.stderr.startswith("cardavia: smoke test: no screen") or sys.platform in ("win32", "darwin")
    assert done.stderr.count("\n") == 1


def test_a_screen_that_does_not_answer_is_one_line_and_no_abort() -> None:
    done = start(QT_QPA_PLATFORM="no-such-platform")
    assert done.returncode == 1
    assert done.stderr.startswith("cardavia: no window can be opened: ")
    assert done.stderr.count("\n") == 1
