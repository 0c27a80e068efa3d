"""The translators' tools: what is collected, what a filled-in file may hold, what is found to be wrong."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path

import pytest

from cardavia import rules_text
from cardavia.languages import LANGUAGES
from tools.i18n import catalogue, commands, rule_sheets
from tools.i18n.catalogue import TRANSLATED, merge, path_of, read
from tools.i18n.checks import faults
from tools.i18n.sources import MarkError, Source, collect

PROGRAM = """
from cardavia.strings import say, tr_noop
ONE = tr_noop("Next deal")
TWO = say("{seat} takes %n trick(s)", 2, seat=1)
THREE = tr_noop("Close|the stock"), tr_noop("Close")
raise IllegalAction("SK-41", "{card} must be played" if one else "one of these: {cards}", 0)
speaker.say(anything)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of one module."""
    folder = tmp_path / "cardavia"
    folder.mkdir()
    (folder / "module.py").write_text(PROGRAM, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the translation files of that package."""
    place = tmp_path / "i18n"
    place.mkdir()
    shutil.copy("i18n/glossary.toml", place)
    merge(collect(package), place)
    monkeypatch.setattr(commands, "path_of", lambda language: path_of(language, place))
    monkeypatch.setattr(commands, "write_shares", lambda: catalogue.write_shares(place))
    return place


def test_every_marked_text_is_collected_with_its_note(package: Path) -> None:
    used = ("module.py",)
    assert collect(package) == [
        Source("Cardavia", "Close", "", used),
        Source("Cardavia", "Close", "the stock", used),
        Source("Cardavia", "Next deal", "", used),
        Source("Cardavia", "one of these: {cards}", "", used),
        Source("Cardavia", "{card} must be played", "", used),
        Source("Cardavia", "{seat} takes %n trick(s)", "", used),
    ]


@pytest.mark.parametrize(
    "line", ["tr_noop(text)", "say(f'{x}')", "IllegalAction('SK-1', template)", "tr_noop()"]
)
def test_a_mark_round_no_literal_is_an_error_with_its_place(package: Path, line: str) -> None:
    (package / "module.py").write_text(f"x = 1\n{line}\n", encoding="utf-8")
    with pytest.raises(MarkError, match=r"^cardavia/module\.py:2: .+"):
        collect(package)


def test_the_program_itself_can_be_collected_and_stands_in_every_file() -> None:
    wanted = {(source.context, source.text, source.comment) for source in collect()}
    assert len(wanted) > 500
    for language in TRANSLATED:
        assert wanted - {message.key for message in read(path_of(language))} == set(), "run make i18n"


def test_merging_again_changes_no_byte_and_keeps_translations(folder: Path, package: Path) -> None:
    german = path_of("de", folder)
    assert fill(folder, {"Next deal": "Nächstes Spiel"}) == 0
    before = {path.name: path.read_bytes() for path in folder.glob("*.ts")}
    merge(collect(package), folder)
    assert {path.name: path.read_bytes() for path in folder.glob("*.ts")} == before
    assert "Nächstes Spiel" in german.read_text(encoding="utf-8")
    assert json.loads((folder / "shares.json").read_text())["de"] == 16  # one of six


def test_a_text_that_comes_back_is_still_translated(folder: Path, package: Path) -> None:
    fill(folder, {"Next deal": "Nächstes Spiel"})
    (package / "module.py").write_text("", encoding="utf-8")
    merge(collect(package), folder)
    assert read(path_of("de", folder)) == []
    (package / "module.py").write_text(PROGRAM, encoding="utf-8")
    merge(collect(package), folder)
    assert [each.forms for each in read(path_of("de", folder)) if each.finished] == [["Nächstes Spiel"]]


def test_english_has_its_plural_forms_alone(folder: Path) -> None:
    (message,) = read(path_of("en", folder))
    assert message.forms == ["{seat} takes %n trick", "{seat} takes %n tricks"]


def fill(folder: Path, translations: dict[str, str | list[str]], language: str = "de") -> int:
    entries = [
        {
            "context": "Cardavia",
            "source": source.partition("|")[0],
            "comment": source.partition("|")[2],
            "translation": translation,
        }
        for source, translation in translations.items()
    ]
    file = folder / "filled.json"
    file.write_text(json.dumps(entries), encoding="utf-8")
    return commands.fill(language, file)


def test_a_file_of_missing_texts_can_be_filled_in_and_taken_back(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "de.json"
    assert commands.missing("de", file, every=False) == 0
    entries = json.loads(file.read_text(encoding="utf-8"))
    assert [entry["translation"] for entry in entries] == ["", "", "", "", "", ["", ""]]
    assert "trick = Stich m, -e" in entries[-1]["note"]
    entries[1]["translation"] = "Zudrehen"
    entries[-1]["translation"] = ["{seat} macht %n Stich", "{seat} macht %n Stiche"]
    file.write_text(json.dumps(entries), encoding="utf-8")
    assert commands.fill("de", file) == 0
    assert capsys.readouterr().out.splitlines()[-1] == ("de: 2 taken, 0 refused, 4 of 6 texts still to do")
    commands.missing("de", file, every=False)
    assert len(json.loads(file.read_text(encoding="utf-8"))) == 4


def test_wrong_entries_are_refused_line_by_line_and_the_others_taken(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = fill(
        folder,
        {
            "Next deal": "Nächstes Spiel!",
            "Close|the stock": "Zudrehen",
            "{seat} takes %n trick(s)": ["{seat} macht %n Stiche"],
            "No such text": "Kein Text",
        },
    )
    assert status == 1
    *said, last = capsys.readouterr().out.splitlines()
    assert [line.partition("): ")[2] for line in said] == [
        "'!' must not stand there",
        "has 1 plural forms, 2 are needed",
        "no such text (has the English line changed?)",
    ]
    assert last == "de: 1 taken, 3 refused, 5 of 6 texts still to do"


GOOD = [
    ("de", "{seat}: {card}", "{seat}: {card}"),
    ("ko", "Six tricks for the taker? %n trick(s)", "주공 6트릭? %n트릭"),
    ("ko", "{points} of {total} points", "{total}점 중 {points}점"),
    ("ko", "&File", "파일(&F)"),
    ("da", "with {n}, game {m}: {m} × {base} = {value}", "med {n}, spil {m}: {m} × {base} = {value}"),
]
BAD = [
    ("de", "{seat} leads", "Es wird ausgespielt", "place {seat} is missing"),
    ("de", "{seat} leads", "{sitz} {seat}", "place {sitz} does not stand in the English text"),
    ("de", "%n card(s)", "Karten", "%n is missing"),
    ("da", "66 reached", "65 nået", "number 66 is missing"),
    ("vi", "{m} × {base}", "{m} x {base}", "operator × stands there 0 times, in English 1"),
    ("vi", "Take {bid}", " Nhận {bid}", "begins or ends with a blank"),
    ("vi", "Stock", "cổ phiếu", "'cổ phiếu' is a word the glossary forbids"),
    ("ko", "{card} is led", "{card}을(를) 냈습니다", "'을(를)' is a word the glossary forbids"),
    ("de", "&File", "Datei", "has 0 mnemonics (&), in English 1"),
    ("ko", "&File", "&파일", "the mnemonic &파 is no plain letter"),
    ("de", "See SK-41.", "Siehe SK-40.", "rule numbers differ"),
    ("de", "Deal by Number…", "Spiel nach Nummer", "must end with '…'"),
    ("de", "Pass", "Passen.", "must not end with '.'"),
    ("de", "{seat} leads", "{seat} spielt { aus", "a brace stands alone"),
    ("da", "Name", "Navn\u0061\u030a", "is not composed (NFC)"),
]


@pytest.mark.parametrize(("language", "source", "form"), GOOD)
def test_a_sound_translation_is_taken(language: str, source: str, form: str) -> None:
    assert list(faults(language, source, [form], 1)) == []


@pytest.mark.parametrize(("language", "source", "form", "fault"), BAD)
def test_what_is_wrong_is_said(language: str, source: str, form: str, fault: str) -> None:
    assert fault in list(faults(language, source, [form], 1))


SHEET = Path("i18n/rules/skat.de.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (" 61 ", " 62 ", "number 61 is missing"),
        ("{EA} Daus", "{GA} Daus", "cards"),
        ("[SK-47]", "[SK-47][SK-99]", "SK-99"),
    ],
)
def test_a_rule_sheet_that_says_something_else_is_found_out(old: str, new: str, fault: str) -> None:
    assert old in SHEET
    english = rules_text.load("skat")
    assert list(rule_sheets.differences(english, rules_text.parse(SHEET, "skat", "de"))) == []
    changed = rules_text.parse(SHEET.replace(old, new, 1), "skat", "de")
    assert any(fault in line for line in rule_sheets.differences(english, changed))


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_translated_and_nothing_is_wrong(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = commands.check((language,))
    assert capsys.readouterr().out == f"{language}: nothing wrong\n"
    assert status == 0


def test_every_language_has_a_column_in_the_glossary_and_names_for_cards() -> None:
    glossary = tomllib.loads(Path("i18n/glossary.toml").read_text(encoding="utf-8"))
    cards = tomllib.loads(Path("i18n/cards.toml").read_text(encoding="utf-8"))
    for term in glossary.values():
        assert set(term) - {"note"} == set(LANGUAGES)
    assert set(cards) == {"own", *LANGUAGES}
    assert {tuple(cards[language]["ranks"]) for language in LANGUAGES} == {tuple(cards["en"]["ranks"])}
