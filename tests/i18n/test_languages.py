"""What the application speaks: settings, the system's language, translators, locale, names of cards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from cardavia import __main__ as entry
from cardavia.card_names import CardNames
from cardavia.cards import FRENCH, GERMAN, Pack
from cardavia.desktop import language_rows, languages
from cardavia.desktop.languages import Languages, system_language
from cardavia.desktop.pages.first_strip import FirstStrip
from cardavia.desktop.settings import Settings
from cardavia.desktop.speaker import TableSpeaker, listed, percent, tr
from cardavia.languages import LANGUAGES, first_known, known
from tools.i18n.catalogue import compile_all, read, write

Speak = Callable[..., Languages]
Sit = Callable[[str, int], Table]


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """A folder with a German translation of four texts."""
    source = tmp_path / "cardavia_de.ts"
    messages = read(Path("i18n/cardavia_de.ts"))
    wanted = {
        ("Next deal", ""): ["Nächstes Spiel"],
        ("Close", "the stock"): ["Zudrehen"],
        ("Close", ""): ["Schließen"],
        ("%n card(s)", ""): ["%n Karte", "%n Karten"],
    }
    kept = [each for each in messages if (each.source, each.comment) in wanted]
    assert len(kept) == len(wanted)
    for each in kept:
        each.forms, each.finished = wanted[each.source, each.comment], True
    write(source, "de", kept)
    compile_all(tmp_path, tmp_path)
    return tmp_path


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[..., Languages]]:
    """Make what the application speaks; it is silent again after the test."""
    made: list[Languages] = []

    def make(settings: Settings, language: str | None = None, folder: Path | None = None) -> Languages:
        made.append(Languages(settings, language, folder))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.mark.parametrize(
    ("code", "language"),
    [("de", "de"), ("de_AT", "de"), ("DE-at", "de"), ("vi_VN.UTF-8", "vi"), ("fr", None), ("", None)],
)
def test_a_code_of_any_form_is_understood(code: str, language: str | None) -> None:
    assert known(code) == language


def test_the_first_wanted_language_that_is_spoken_here_is_taken() -> None:
    assert first_known(["fr-FR", "da-DK", "de"]) == "da"
    assert first_known(["fr", "C"]) == "en"


def test_the_language_of_the_settings_is_spoken_and_changed_with_them(speak: Speak, german: Path) -> None:
    settings = Settings()
    settings.language.set("en")
    spoken = speak(settings, folder=german)
    heard: list[str] = []
    spoken.changed.connect(heard.append)
    assert tr("Next deal") == "Next deal"
    settings.language.set("de")
    assert tr("Next deal") == "Nächstes Spiel"
    assert tr("Close|the stock") == "Zudrehen" and tr("Close") == "Schließen"
    assert [tr("%n card(s)", count) for count in (0, 1, 2)] == ["0 Karten", "1 Karte", "2 Karten"]
    assert QLocale().language() == QLocale.Language.German
    assert TableSpeaker(FRENCH).number(-12345) == "\N{MINUS SIGN}12.345"
    settings.language.set("en")
    assert tr("Next deal") == "Next deal"
    assert [tr("%n card(s)", count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert heard == ["de", "en"]


def test_qts_own_words_follow(speak: Speak) -> None:
    compile_all()
    settings = Settings()
    spoken = speak(settings, "vi")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Hủy"
    spoken.use("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QCoreApplication.translate("QAbstractSpinBox", "Step &down") == "&Verringern"
    spoken.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") in ("Cancel", "")


def test_without_compiled_translations_the_window_speaks_english_and_the_log_says_so_once(
    speak: Speak, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        speak(Settings(), "ko", tmp_path)
    assert tr("Next deal") == "Next deal"
    assert [record.getMessage() for record in caplog.records] == [
        f"cardavia_ko.qm is not in {tmp_path}: the window speaks English"
    ]


def test_an_empty_setting_is_the_systems_language(speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "system_language", lambda: "da")
    settings = Settings()
    spoken = speak(settings)
    assert spoken.language == "da"
    settings.language.set("ko")
    settings.language.reset()
    assert spoken.language == "da"
    assert system_language() in LANGUAGES


CARDS = [
    ("en", False, FRENCH, "HK", "König of hearts"),
    ("en", True, FRENCH, "HK", "king of hearts"),
    ("de", False, FRENCH, "HK", "Herz-König"),
    ("da", False, FRENCH, "HK", "hjerter König"),
    ("da", True, FRENCH, "HK", "hjerter konge"),
    ("vi", False, FRENCH, "HK", "König cơ"),
    ("vi", True, FRENCH, "HK", "già cơ"),
    ("ko", False, FRENCH, "HK", "하트 König"),
    ("ko", True, FRENCH, "HK", "하트 킹"),
    ("de", False, GERMAN, "GT", "Gras-Zehn"),
    ("ko", True, GERMAN, "GT", "잎 10"),
    ("vi", True, GERMAN, "EA", "át sồi"),
    ("da", False, GERMAN, "SU", "bjælder Unter"),
    ("fr", True, GERMAN, "SO", "Ober of bells"),
]


@pytest.mark.parametrize(("language", "translated", "pack", "code", "name"), CARDS)
def test_a_card_is_named_as_players_of_the_language_do(
    language: str, translated: bool, pack: Pack, code: str, name: str
) -> None:
    assert CardNames(language, translated).face(pack, code) == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("translated", [False, True])
@pytest.mark.parametrize("pack", [FRENCH, GERMAN], ids=lambda pack: pack.name)
def test_no_two_cards_share_a_name_or_index(language: str, translated: bool, pack: Pack) -> None:
    for letters in ("own", "english", "language"):
        names = CardNames(language, translated, letters)
        assert len({names.card(pack, card) for card in range(32)}) == 32
        assert len({names.letter(pack, card) for card in range(8)}) == 8


def test_index_letters_are_those_chosen() -> None:
    def row(pack: Pack, language: str, letters: str) -> str:
        names = CardNames(language, letters=letters)
        return " ".join(names.letter(pack, card) for card in range(8))

    assert row(FRENCH, "en", "own") == "7 8 9 10 B D K A"
    assert row(FRENCH, "de", "english") == "7 8 9 10 J Q K A"
    assert row(FRENCH, "da", "language") == "7 8 9 10 B D K E"
    assert row(GERMAN, "en", "own") == "7 8 9 U O K 10 A".replace("U O K 10", "10 U O K")


def test_names_and_letters_act_at_once_on_an_open_table(sit: Sit) -> None:
    table = sit("schnapsen", 3)
    table.until_turn()
    settings, scene = table.window.settings, table.page.scene
    king, queen = FRENCH.parse("HK"), FRENCH.parse("HQ")
    assert scene.speaker.card(king) == "König of hearts" and scene.speaker.letter(queen) == "D"
    settings.card_names.set("translated")
    settings.index_letters.set("english")
    table.settle()
    assert scene.speaker.card(king) == "king of hearts" and scene.speaker.letter(queen) == "Q"
    own = table.view.hand[0].card
    name = scene.speaker.card(own)
    assert any(twin.accessibleName().startswith(name) for twin in table.page.twins.hand)
    settings.card_names.reset()
    settings.index_letters.reset()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "85%"), ("vi", "85%"), ("da", "85\xa0%"), ("de", "85\xa0%")]
)
def test_shares_are_written_as_in_the_language(speak: Speak, language: str, said: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert percent(85) == said


def test_a_language_that_is_not_finished_says_how_far_it_is(
    speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_rows, "shares", lambda: {"da": 100, "ko": 42})
    names = dict(language_rows.choices())
    assert names["da"] == "Dansk" and names["en"] == "English"
    assert names["ko"] == "한국어 (42%)"
    assert list(names)[1:] == ["da", "de", "en", "ko", "vi"]


def test_the_strip_of_the_first_start_offers_every_language(qapp: QApplication) -> None:
    settings = Settings()
    strip = FirstStrip(settings)
    codes = [strip.language_box.itemData(place) for place in range(strip.language_box.count())]
    assert codes == ["", *LANGUAGES]
    strip.language_box.setCurrentIndex(codes.index("ko"))
    strip.language_box.activated.emit(codes.index("ko"))
    assert settings.language.value == "ko"
    settings.language.set("da")
    assert strip.language_box.currentData() == "da"


def test_the_command_line_knows_languages_and_refuses_others_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken: list[str | None] = []
    monkeypatch.setattr(entry, "_run", lambda _module, args: spoken.append(args.language) or 0)
    assert entry.main(["--language", "de_AT"]) == 0 and entry.main([]) == 0
    assert spoken == ["de", None]
    with pytest.raises(SystemExit) as ended:
        entry.main(["--language", "fr"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told == "cardavia: --language: 'fr' is not spoken here; da, de, en, ko, vi are\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *(("de", "a, b und c"), ("da", "a, b og c"), ("vi", "a, b và c")),
        *(("ko", "a, b, c"), ("en", "a, b, and c")),
    ],
)
def test_lists_are_those_of_the_language(qapp: QApplication, language: str, said: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert listed(["a", "b", "c"]) == said
