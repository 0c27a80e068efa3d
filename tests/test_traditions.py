"""Traditions are complete, sourced, and read strictly; a damaged folder leaves the others in use."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cardavia import resources, traditions
from cardavia.cards import ALL, FRENCH, GERMAN, cards_of
from cardavia.traditions import DamagedTradition, Tradition, TraditionError

ALL_TRADITIONS = [each for each in traditions.read_all() if isinstance(each, Tradition)]
IDS = [each.id for each in ALL_TRADITIONS]
each_tradition = pytest.mark.parametrize("tradition", ALL_TRADITIONS, ids=IDS)


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    """The data files of all traditions, to be damaged."""
    for each in ALL_TRADITIONS:
        folder = tmp_path / each.id
        folder.mkdir()
        for name in (traditions.DATA_FILE, traditions.TEXTS_FILE):
            shutil.copy(each.folder / name, folder / name)
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_four_packs_hang_from_west_to_east() -> None:
    assert IDS == ["salisburghesi", "bavarian", "wiener-bild", "tell"]


def test_no_tradition_that_ships_is_damaged() -> None:
    assert len(traditions.read_all()) == len(ALL_TRADITIONS)


def test_each_game_has_the_packs_it_is_known_with() -> None:
    assert {each.id: set(each.games) for each in ALL_TRADITIONS} == {
        "wiener-bild": {"schnapsen", "preference"},
        "salisburghesi": {"schafkopf"},
        "bavarian": {"skat", "schafkopf"},
        "tell": {"schafkopf", "schnapsen"},
    }


@each_tradition
def test_number_of_faces_is_that_of_the_pack(tradition: Tradition) -> None:
    expected = {"wiener-bild": 32, "salisburghesi": 40, "bavarian": 36, "tell": 33}[tradition.id]
    assert len(tradition.codes) == len(set(tradition.codes)) == expected


@each_tradition
def test_every_face_has_a_label_and_no_other(tradition: Tradition) -> None:
    assert set(tradition.texts.labels) == set(tradition.codes)
    for code, label in tradition.texts.labels.items():
        assert label.drawing.endswith("."), code
        assert len(label.drawing.split()) >= 4, code


@each_tradition
def test_every_court_says_what_is_known_or_that_it_is_our_choice(tradition: Tradition) -> None:
    for code in tradition.codes:
        label = tradition.texts.labels[code]
        if code[1] in "KQJOU" and not tradition.said_of(code):
            assert "ours" in label.drawing or "our choice" in label.drawing, code


@each_tradition
def test_history_has_eighty_to_two_hundred_words_and_each_claim_a_source(tradition: Tradition) -> None:
    words = sum(len(claim.text.split()) for claim in tradition.texts.history.values())
    assert 80 <= words <= 200
    assert all(claim.sources for claim in tradition.texts.history.values())
    assert tradition.cited()


@each_tradition
def test_every_source_named_exists_and_every_source_is_named(tradition: Tradition) -> None:
    named = {each for claim in tradition.texts.history.values() for each in claim.sources}
    named |= {each for code in tradition.codes for claim in tradition.said_of(code) for each in claim.sources}
    named |= {each for name in tradition.nicknames for each in name.sources}
    assert named == {source.id for source in tradition.sources}


@each_tradition
def test_every_link_is_https_and_one_address(tradition: Tradition) -> None:
    addresses = [source.address for source in tradition.sources]
    addresses += [tradition.wikipedia_address(language)[0] for language in ("en", "de", "vi", "da", "ko")]
    for address in addresses:
        assert re.fullmatch(r"https://[a-z0-9.-]+\.[a-z]+/[A-Za-z0-9/._~%?=&(),-]*", address), address


def test_wikipedia_falls_back_to_english_and_says_so() -> None:
    vienna = traditions.named("wiener-bild")
    assert vienna.wikipedia_address("de") == ("https://de.wikipedia.org/wiki/Spielkarte", "de")
    assert vienna.wikipedia_address("ko") == (
        "https://en.wikipedia.org/wiki/French-suited_playing_cards",
        "en",
    )
    bavaria = traditions.named("bavarian")
    assert bavaria.wikipedia_address("de")[0] == "https://de.wikipedia.org/wiki/Daus_(Spielkarte)"


@each_tradition
def test_texts_make_no_claim_of_a_heritage_list_and_use_no_exclamation_mark(tradition: Tradition) -> None:
    for _, key, text in tradition.source_texts():
        assert "UNESCO" not in text, key
        assert "!" not in text, key
        assert text == " ".join(text.split()), key


@each_tradition
def test_translators_get_every_text_under_a_key_of_its_own(tradition: Tradition) -> None:
    texts = list(tradition.source_texts())
    assert len({(each.context, each.key) for each in texts}) == len(texts)
    assert {each.context for each in texts} == {f"tradition.{tradition.id}"}
    assert "summary" in {each.key for each in texts}
    assert sum(each.key.endswith(".drawing") for each in texts) == len(tradition.codes)


def test_suits_of_the_vienna_pattern_tell_their_number_in_preference() -> None:
    notes = traditions.named("wiener-bild").texts.suits
    assert {suit: note.text.rstrip(".").split()[-1] for suit, note in notes.items()} == {
        "C": "1",
        "S": "2",
        "D": "3",
        "H": "4",
    }


def test_what_is_known_of_a_card_begins_with_itself_and_ends_with_its_suit() -> None:
    said = [claim.text for claim in traditions.named("wiener-bild").said_of("HA")]
    assert len(said) == 3
    assert "tax stamp" in said[0]
    assert "corners" in said[1]
    assert said[2].endswith("number 4.")
    assert traditions.named("tell").said_of("ET") == ()


@each_tradition
def test_all_thirty_two_cards_of_the_engine_have_a_face(tradition: Tradition) -> None:
    faces = traditions.playing_codes(tradition)
    assert len(set(faces)) == 32
    assert set(faces) <= set(tradition.codes)


def test_one_card_is_the_ober_of_leaves_or_the_queen_of_spades() -> None:
    card = GERMAN.parse("GO")
    assert traditions.named("tell").face_code(card) == "GO"
    assert traditions.named("wiener-bild").face_code(card) == "SQ"
    assert [FRENCH.text(c) for c in cards_of(ALL)] == list(
        traditions.playing_codes(traditions.named("wiener-bild"))
    )


def test_hidden_card_has_no_face() -> None:
    with pytest.raises(ValueError, match="hidden"):
        traditions.named("tell").face_code(-1)


def test_cards_are_called_as_at_home() -> None:
    names = {
        ("wiener-bild", "SQ"): "Pik-Dame",
        ("bavarian", "GU"): "Gras-Unter",
        ("tell", "GU"): "Laub-Unter",
        ("salisburghesi", "S6"): "Weli",
        ("tell", "EA"): "Eichel-Daus",
    }
    for (tradition, code), name in names.items():
        assert traditions.named(tradition).own_card_name(code) == name


def test_nicknames_belong_to_their_game() -> None:
    bavaria = traditions.named("bavarian")
    assert bavaria.called("EO", "schafkopf") == ("der Alte",)
    assert bavaria.called("EO", "skat") == ()


def test_index_letters_follow_their_convention() -> None:
    assert [traditions.index_letter(code, "de") for code in ("SQ", "SJ", "ST", "S9", "GO")] == [
        "D",
        "B",
        "10",
        "9",
        "O",
    ]
    assert [traditions.index_letter(code, "en") for code in ("SQ", "SJ", "GU")] == ["Q", "J", "U"]


def test_backs_are_those_drawn_the_usual_one_first(copies: Path) -> None:
    folder = copies / "tell"
    for name in ("back-2", "back", "EA"):
        (folder / f"{name}.svg").write_text("<svg/>", encoding="utf-8")
    assert traditions.read(folder).backs() == ("back", "back-2")


@each_tradition
def test_every_back_drawn_has_a_name_and_no_other(tradition: Tradition) -> None:
    assert set(tradition.texts.backs) >= {"back"}
    if tradition.backs():
        assert set(tradition.texts.backs) == set(tradition.backs())


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("tradition.toml", 'pack = "german"', 'pack = "swiss"', "tell/tradition.toml: pack: 'swiss'"),
        ("tradition.toml", "cards = 33", "cards = 32", "tell/tradition.toml: cards: 32, but"),
        ("tradition.toml", "cards = 33", 'cards = "many"', "tell/tradition.toml: .*cards"),
        ("tradition.toml", "cards = 33\n", "", "tell/tradition.toml: .*cards"),
        ("tradition.toml", "cards = 33", "cards = 33\ncolour = 1", "tell/tradition.toml: .*colour"),
        ("tradition.toml", 'own_name = "Doppel', "own_name = Doppel", "tell/tradition.toml: .*line 3"),
        ("tradition.toml", '"A", "K"', '"K"', "rank_order: EA and 3 more"),
        ("tradition.toml", '"E", "G"', '"E", "E"', "suit_order"),
        ("tradition.toml", 'G = "Laub"\n', "", "suits.G: missing"),
        ("tradition.toml", '"schafkopf", "sch', '"whist", "sch', "games: 'whist'"),
        ("tradition.toml", "63.0", "6.3", "size_mm"),
        ("tradition.toml", "north = 47.5", "north = 147.5", "place"),
        ("tradition.toml", "https://hirado", "http://hirado", "sources.hirado"),
        ("tradition.toml", 'id = "168"', 'id = "hirado"', "sources.hirado: stands there twice"),
        (
            "texts.en.toml",
            "[labels.EA]",
            "[suits.X]\ntext = 'x'\nsources = ['168']\n\n[labels.EA]",
            "suits.X",
        ),
        ("texts.en.toml", "[labels.EO]", "[labels.XX]", "texts.en.toml: labels.EO: missing"),
        ("texts.en.toml", '["hirado"]', '["gossip"]', "history.censor: no source 'gossip'"),
        ("texts.en.toml", '["hirado"]', "[]", "history.censor: names no source"),
        ("texts.en.toml", 'sources = ["168"]\n', "", "labels.SU: what is known needs sources"),
    ],
)
def test_a_fault_is_told_in_one_line_with_folder_file_and_key(
    copies: Path, file: str, old: str, new: str, said: str
) -> None:
    change(copies / "tell" / file, old, new)
    with pytest.raises(TraditionError, match=said) as caught:
        traditions.read(copies / "tell")
    assert str(caught.value).startswith(f"tell/{file}: ")
    assert "\n" not in str(caught.value)


def test_damaged_folders_say_why_and_the_others_work(copies: Path) -> None:
    (copies / "tell" / "tradition.toml").write_bytes(b"\xff\xfe\x00")
    (copies / "bavarian" / "texts.en.toml").unlink()
    (copies / "empty").mkdir()
    found = traditions.read_all(copies)
    assert [each.id for each in found if isinstance(each, Tradition)] == ["salisburghesi", "wiener-bild"]
    reasons = {each.id: each.reason for each in found if isinstance(each, DamagedTradition)}
    assert set(reasons) == {"bavarian", "empty", "tell"}
    assert reasons["tell"] == "tell/tradition.toml: byte 0 is no UTF-8"
    assert reasons["bavarian"].startswith("bavarian/texts.en.toml: ")


def test_unknown_tradition_is_answered_with_the_known_ones() -> None:
    with pytest.raises(TraditionError, match=r"atlantis.*bavarian, salisburghesi, tell, wiener-bild"):
        traditions.named("../atlantis")


@each_tradition
def test_pictures_lie_beside_the_data(tradition: Tradition) -> None:
    assert tradition.face_path("EK") == resources.cards() / tradition.id / "EK.svg"
