"""Every letter of every text can be shown with the fonts of this computer; where not, the person is told."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardavia import resources
from cardavia.desktop import fonts, language_rows
from cardavia.desktop.language_rows import LanguageRow
from cardavia.desktop.settings import Settings
from cardavia.desktop.theme import body_font, title_font
from cardavia.languages import LANGUAGES
from tools.i18n.catalogue import TRANSLATED, path_of, read


def said_in(language: str) -> Iterator[str]:
    """Everything the program can say in a language."""
    yield LANGUAGES[language].name
    if language in TRANSLATED:
        for message in read(path_of(language)):
            yield from message.forms
    cards = tomllib.loads((resources.i18n() / "cards.toml").read_text(encoding="utf-8"))
    yield str(cards[language])
    for path in (resources.i18n() / "rules").glob(f"*.{language}.md"):
        yield path.read_text(encoding="utf-8")
    for path in resources.cards().glob(f"*/texts.{language}.toml"):
        yield path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_shown_as_a_box(qapp: QApplication, language: str) -> None:
    missing = fonts.missing_letters(language, body_font())
    if missing:
        pytest.skip(f"no font here has {missing}; {LANGUAGES[language].font_package} has")
    for font in (body_font(), title_font()):
        assert fonts.unknown_letters("".join(said_in(language)), font) == ""


def test_letters_that_no_font_has_are_found(qapp: QApplication) -> None:
    assert fonts.unknown_letters("Aß\U0001fffd\n") == "\U0001fffd"


def test_the_choice_of_a_language_without_letters_names_a_package(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings()
    settings.language.set("ko")
    row = LanguageRow(settings)
    for missing, shown in (("한", True), ("", False)):
        monkeypatch.setattr(language_rows.fonts, "missing_letters", lambda _code, missing=missing: missing)
        row.retranslate()
        assert row._missing.isHidden() is not shown
    assert "fonts-noto-cjk" in row._missing.text()
