"""The doctor tells what is there and lives through what is not."""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from pathlib import Path

import pytest

from cardavia import doctor, resources
from cardavia.__main__ import main
from cardavia.players.search import kernel_status


def test_every_finding_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    findings = json.loads(capsys.readouterr().out)
    assert all(value and "\n" not in value for value in findings.values())
    assert findings["Python"].startswith(platform.python_version())
    assert findings["PySide6-Essentials"] == version("PySide6-Essentials")
    assert findings["Search kernel"] == doctor.KERNEL_WORDS[kernel_status()]
    assert {"Screen", "Fonts", "Fonts for Korean", "Languages", "Settings", "Saves"} <= set(findings)


def test_a_missing_screen_is_a_finding_and_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-platform")
    screen = doctor.examine()["Screen"]
    assert screen.startswith("none usable: ")


def test_an_offscreen_screen_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert doctor.examine()["Screen"].endswith("(offscreen)")


def test_a_package_that_is_not_there_is_said() -> None:
    assert doctor._version("no-such-package-of-cardavia") == "not installed"


def test_a_language_without_its_compiled_file_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cardavia_de.qm").touch()
    monkeypatch.setattr(resources, "i18n", lambda: tmp_path)
    monkeypatch.setattr(doctor, "shares", lambda: {"de": 100, "ko": 42})
    told = doctor.examine()["Languages"]
    assert told == (
        "Dansk (not compiled), Deutsch 100%, English, 한국어 42% (not compiled), Tiếng Việt (not compiled)"
    )
