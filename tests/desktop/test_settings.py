"""Settings: typed values, one signal each, kept in a file that may be damaged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia.desktop.settings import Choice, Line, Name, Number, Part, Setting, Settings, Switch, Table

pytestmark = pytest.mark.usefixtures("qapp")


def another(setting: Setting) -> object:
    """A sound value that is not the present one."""
    kind = setting.kind
    if isinstance(kind, Number):
        return kind.low if setting.value != kind.low else kind.high
    if isinstance(kind, Choice):
        return next(word for word in kind.words if word != setting.value)
    if isinstance(kind, Switch):
        return not setting.value
    if isinstance(kind, Table):
        return (("tell", "back-2"),)
    assert isinstance(kind, (Name, Line))
    return "tell"


def test_the_defaults_are_those_of_a_first_start() -> None:
    settings = Settings()
    assert (settings.contrast.value, settings.grain.value, settings.temperature.value) == (50, 50, 50)
    assert settings.badges.value == "auto"
    assert settings.scheme.value == "system"
    assert settings.text_size.value == 100
    assert settings.level["skat"].value == "club"
    assert settings.table_pace().hold_ms() == 1200
    assert not settings.one_press.value and not settings.confirm_plays.value and not settings.sounds.value


def test_each_setting_tells_its_own_change_once_and_no_other() -> None:
    settings = Settings()
    told: list[tuple[str, object]] = []

    def listener(key: str) -> Callable[[object], None]:
        return lambda value: told.append((key, value))

    for setting in settings.every():
        setting.changed.connect(listener(setting.key))
    for setting in settings.every():
        told.clear()
        value = another(setting)
        setting.set(value)
        setting.set(value)
        assert told == [(setting.key, value)]


def test_what_was_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.ini"
    first = Settings(path)
    chosen = {}
    for setting in first.every():
        chosen[setting.key] = another(setting)
        setting.set(chosen[setting.key])
    first.sync()
    second = Settings(path)
    assert {setting.key: setting.value for setting in second.every()} == chosen
    assert second.notes == []
    second.reset()
    second.sync()
    third = Settings(path)
    assert all(setting.value == setting.default for setting in third.every())


def test_settings_without_a_file_are_kept_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings = Settings()
    settings.contrast.set(10)
    settings.sync()
    assert settings.file is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content", [b"\x00\xff\x80 no settings", b"[look]\ncontrast=70\n{half a l", "ä".encode("latin-1")]
)
def test_a_damaged_file_is_set_aside_with_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(content)
    settings = Settings(path)
    assert len(settings.notes) == 1
    assert dict(settings.notes[0].facts) == {"aside": "settings.ini.damaged"}
    assert (tmp_path / "settings.ini.damaged").read_bytes() == content
    assert all(setting.value == setting.default for setting in settings.every())
    settings.grain.set(3)
    settings.sync()
    assert Settings(path).grain.value == 3


def test_an_empty_file_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(b"")
    assert Settings(path).notes == []


def test_one_impossible_value_leaves_the_others_as_they_were_chosen(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[look]\ncontrast=700\ngrain=12\nscheme=purple\n[language]\nlanguage=xx\n")
    settings = Settings(path)
    assert settings.contrast.value == 50
    assert settings.scheme.value == "system"
    assert settings.grain.value == 12
    assert settings.language.value == ""
    keys = [dict(note.facts)["key"] for note in settings.notes]
    assert keys == ["look/contrast", "look/scheme", "language/language"]


def test_an_impossible_value_is_refused_and_changes_nothing() -> None:
    settings = Settings()
    with pytest.raises(ValueError, match="101"):
        settings.contrast.set(101)
    with pytest.raises(ValueError, match="purple"):
        settings.scheme.set("purple")
    with pytest.raises(ValueError, match="identifier"):
        settings.tradition["skat"].set("../skat")
    assert settings.contrast.value == 50
    assert settings.scheme.value == "system"


def test_a_trick_that_waits_for_a_click_has_no_hold() -> None:
    settings = Settings()
    settings.trick_hold.set(-100)
    assert settings.table_pace().hold_ms() is None
    settings.trick_hold.set(800)
    settings.pace.set("fast")
    assert settings.table_pace().hold_ms() == 400


def test_a_table_keeps_only_what_differs_from_the_usual(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    back = Part(settings.backs, "tell", "back")
    told: list[object] = []
    back.changed.connect(told.append)
    back.set("back-2")
    Part(settings.backs, "bavarian", "back").set("back-2")
    settings.sync()
    assert Settings(tmp_path / "settings.ini").back("tell") == "back-2"
    assert Settings(tmp_path / "settings.ini").back("wiener-bild") == "back"
    back.set("back")
    assert settings.backs.value == (("bavarian", "back-2"),)
    assert told == ["back-2", "back"]


@pytest.mark.parametrize("text", ["tell", "tell=", "=back", "b=1 a=2", "a=1 a=2", "te/ll=back"])
def test_a_text_that_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Table().read(text)


def test_what_was_reset_can_be_brought_back() -> None:
    settings = Settings()
    settings.contrast.set(3)
    settings.keys.set((("hint", "J"),))
    former = settings.values()
    settings.reset()
    settings.restore(former)
    assert settings.contrast.value == 3
    assert settings.keys.value == (("hint", "J"),)
