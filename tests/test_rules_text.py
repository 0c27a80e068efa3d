"""The rules as the player reads them: every number the program names is there, and the form is checked."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import cardavia
from cardavia import rules_text
from cardavia.cards import GERMAN
from cardavia.games.skat_actions import BIDS
from cardavia.rules_text import CardRow, Item, Prose, Reference, RuleText, RuleTextError, Table, Words

HERE = Path(__file__).parent
SHEET: dict[str, list[str]] = json.loads((HERE / "games" / "rule_numbers.json").read_text(encoding="utf-8"))
GAMES = tuple(rules_text.PREFIXES)
TEXTS = [(game, language) for game in GAMES for language in rules_text.languages(game)]

FORM = """# Skat

Three players.

## One

[SK-1] First.

## Two

[SK-10][SK-12] Trumps are *Unter* {EU GU}, see SK-1.

{EU GU HU SU}

- one
  more
- two
after

### Small

[SK-2] König.

| a | b |
| {EA} Daus | 11 |

## Three

[SK-3] x

## Four

[SK-4] x

## Five

[SK-5] x
"""


@cache
def named_by_the_program() -> frozenset[str]:
    """Every text in the program that is a rule number and nothing else."""
    found = set()
    for path in Path(cardavia.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall(r"\A(?:SK|SF|SN|PF)-\d+\Z", node.value))
    return frozenset(found)


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_rule_number_that_the_program_can_name_has_a_paragraph(game: str, language: str) -> None:
    prefix = rules_text.PREFIXES[game] + "-"
    named = {rule for rule in named_by_the_program() if rule.startswith(prefix)}
    assert len(named) >= 15
    assert named - set(rules_text.load(game, language).rules()) == set()


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_number_of_a_text_stands_in_the_rule_sheet(game: str, language: str) -> None:
    assert set(rules_text.load(game, language).rules()) - set(SHEET[game]) == set()


@pytest.mark.parametrize("game", GAMES)
def test_only_the_claims_that_nobody_can_make_here_are_left_out_of_the_sheet(game: str) -> None:
    left_out = set(SHEET[game]) - set(rules_text.load(game).rules())
    assert left_out == ({"SK-90", "SK-91", "SK-92"} if game == "skat" else set())


RANKS_IN_WORDS = {"five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10"}
"""Ranks that English may spell out, one or several, and that stand as figures in languages like Korean."""


def figures(paragraph: rules_text.Paragraph) -> Counter[str]:
    return Counter(re.findall(r"\d+", paragraph.words()))


def spelled(paragraph: rules_text.Paragraph) -> Counter[str]:
    words = re.findall("[a-z]+", paragraph.words().lower())
    singular = [word.removesuffix("es") if word == "sixes" else word.removesuffix("s") for word in words]
    return Counter(RANKS_IN_WORDS[word] for word in singular if word in RANKS_IN_WORDS)


def cards_in(paragraph: rules_text.Paragraph) -> list[tuple[int, ...]]:
    return [block.cards for block in paragraph.blocks if isinstance(block, CardRow)]


@pytest.mark.parametrize(("game", "language"), [each for each in TEXTS if each[1] != "en"])
def test_a_translation_keeps_numbers_figures_and_cards(game: str, language: str) -> None:
    english, translated = rules_text.load(game).paragraphs(), rules_text.load(game, language).paragraphs()
    for here, there in zip(english, translated, strict=True):
        assert there.rules == here.rules
        assert cards_in(there) == cards_in(here)
        assert figures(here) <= figures(there), here.rules
        assert figures(there) <= figures(here) + spelled(here), here.rules


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_each_text_has_a_title_a_summary_and_five_headings(game: str, language: str) -> None:
    text = rules_text.load(game, language)
    assert text.title.lower() == game
    assert text.summary.endswith(".")
    assert len(text.sections) == 5
    assert not text.fallen_back


def test_trump_orders_are_those_of_the_engine() -> None:
    skat, schafkopf = rules_text.load("skat"), rules_text.load("schafkopf")

    def row(text: RuleText, rule: str) -> list[str]:
        paragraph = text.find(rule)
        assert paragraph is not None
        return [GERMAN.text(card) for card in cards_in(paragraph)[0]]

    assert row(skat, "SK-10") == ["EU", "GU", "HU", "SU", "HA", "HT", "HK", "HO", "H9", "H8", "H7"]
    assert row(skat, "SK-12") == ["EU", "GU", "HU", "SU"]
    assert row(skat, "SK-13") == ["GA", "GK", "GO", "GU", "GT", "G9", "G8", "G7"]
    assert row(schafkopf, "SF-20") == ["EO", "GO", "HO", "SO", "EU", "GU", "HU", "SU"]
    assert row(schafkopf, "SF-23") == ["GA", "GT", "GK", "GO", "G9", "G8", "G7"]


def test_the_bid_values_are_those_of_the_engine() -> None:
    paragraph = rules_text.load("skat").find("SK-21")
    assert paragraph is not None
    figures = [int(each) for each in re.findall(r"\d+", paragraph.words().partition("exist:")[2])]
    assert figures == [bid.value for bid in BIDS]


def test_the_payments_of_preference_add_up() -> None:
    paragraph = rules_text.load("preference").find("PF-42")
    assert paragraph is not None
    table = next(block for block in paragraph.blocks if isinstance(block, Table))
    for row in table.rows[1:]:
        tricks, taker, defender, pot = (
            int("".join(run[0] for run in cell if isinstance(run, Words)).replace("−", "-")) for cell in row
        )
        lost, penalty = (20 if tricks < 6 else 0), (10 if 10 - tricks < 2 else 0)
        assert taker == 10 - (10 - tricks) - lost
        assert defender == 10 - tricks - penalty
        assert pot == -10 + lost + penalty
    assert len(table.rows) == 12


def test_a_text_is_read_into_sections_groups_and_paragraphs() -> None:
    text = rules_text.parse(FORM, "skat")
    assert (text.title, text.summary) == ("Skat", "Three players.")
    assert [section.title for section in text.sections] == ["One", "Two", "Three", "Four", "Five"]
    assert [group.title for group in text.sections[1].groups] == ["", "Small"]
    assert text.rules() == ("SK-1", "SK-10", "SK-12", "SK-2", "SK-3", "SK-4", "SK-5")


def test_a_paragraph_holds_prose_cards_items_and_tables() -> None:
    text = rules_text.parse(FORM, "skat")
    trumps, small = text.find("SK-12"), text.find("SK-2")
    assert trumps is not None and small is not None
    prose, row, one, two, after = trumps.blocks
    assert prose == Prose(
        (
            *(Words("Trumps are "), Words("Unter", term=True), Words(" ")),
            rules_text.Cards((4, 12)),
            *(Words(", see "), Reference("SK-1"), Words(".")),
        )
    )
    assert row == CardRow((4, 12, 20, 28))
    assert (one, two, after) == (
        Item((Words("one more"),)),
        Item((Words("two"),)),
        Prose((Words("after"),)),
    )
    table = small.blocks[1]
    assert isinstance(table, Table)
    assert [len(cells) for cells in table.rows] == [2, 2]
    assert table.rows[1][0] == (rules_text.Cards((7,)), Words(" Daus"))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[SK-2] König", "[SK-1] König", "skat.en.md:22: SK-1 has a paragraph already"),
        ("[SK-2] König", "[SF-2] König", "skat.en.md:22: no rule number of skat: 'SF-2'"),
        ("[SK-2] König", "König", "skat.en.md:22: a paragraph must begin with its rule number"),
        ("[SK-2] König", "[SK-2 König", "skat.en.md:22: a bracket is not closed"),
        ("[SK-3] x", "[SK-3]", "skat.en.md:29: the text must begin on the line of its number"),
        ("see SK-1", "see SK-9", "skat.en.md:11: SK-9 is mentioned but has no paragraph"),
        ("{EU GU}", "{EU XX}", "skat.en.md:11: no card of the german pack: 'XX'"),
        ("{EU GU}", "{EU EU}", "skat.en.md:11: cards are missing or named twice: {EU EU}"),
        ("{EU GU}", "{}", "skat.en.md:11: cards are missing or named twice: {}"),
        ("{EU GU}", "{EU GU", "skat.en.md:11: a mark without its other half: '{'"),
        ("*Unter*", "*Unter", "skat.en.md:11: a mark without its other half: '*'"),
        ("| 11 |", "|", "skat.en.md:24: a row of 1 cells in a table of 2 columns"),
        ("| 11 |", "| 11", "skat.en.md:24: a row of a table ends with a bar"),
        ("## Five\n\n[SK-5] x\n", "", "skat.en.md: 4 headings instead of 5"),
        ("[SK-5] x\n", "", "skat.en.md: nothing stands under the heading 'Five'"),
        ("### Small\n", "### Small\n\n### Other\n", "skat.en.md: nothing stands under the heading 'Small'"),
        ("## Three\n", "#### Three\n", "skat.en.md:27: a heading '####' cannot stand here"),
        ("## Three\n", "## Three\ntext", "skat.en.md:27: a heading is one line, with an empty line after it"),
        ("# Skat\n\n", "", "skat.en.md:1: the text must begin with a title"),
    ],
)
def test_a_fault_is_said_in_one_line_with_its_place(old: str, new: str, fault: str) -> None:
    assert FORM.count(old) >= 1
    with pytest.raises(RuleTextError) as raised:
        rules_text.parse(FORM.replace(old, new, 1), "skat")
    assert str(raised.value) == fault


def test_search_wants_every_word_and_neither_case_nor_accents() -> None:
    text = rules_text.parse(FORM, "skat")
    assert [each.rules for each in text.search("UNTER trumps")] == [("SK-10", "SK-12")]
    assert [each.rules for each in text.search("konig")] == [("SK-2",)]
    assert [each.rules for each in text.search("daus 11")] == [("SK-2",)]
    assert [each.rules for each in text.search("sk-12")] == [("SK-10", "SK-12")]
    assert text.search("unter nowhere") == ()
    assert text.search("  ") == ()


def test_folding_keeps_the_length() -> None:
    text = "König, Größe, İ, ß, 슈"
    assert len(rules_text.folded(text)) == len(text)
    assert rules_text.folded("KÖNIG ÅÉ") == "konig ae"


def test_a_missing_language_is_answered_in_english_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "skat.en.md").write_text(FORM, encoding="utf-8")
    (tmp_path / "skat.da.md").write_text(FORM.replace("Three players", "Tre spillere"), encoding="utf-8")
    assert rules_text.languages("skat", tmp_path) == ("da", "en")
    danish, korean = rules_text.load("skat", "da", tmp_path), rules_text.load("skat", "ko", tmp_path)
    assert (danish.language, danish.fallen_back, danish.summary) == ("da", False, "Tre spillere.")
    assert (korean.language, korean.fallen_back, korean.summary) == ("en", True, "Three players.")


def test_a_missing_english_text_is_an_error_of_one_line(tmp_path: Path) -> None:
    with pytest.raises(RuleTextError, match=r"^skat\.en\.md: cannot be read: .*$"):
        rules_text.load("skat", "en", tmp_path)
