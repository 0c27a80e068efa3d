"""The rules of the games as the player reads them: `i18n/rules/<game>.<language>.md` read and checked.

A text has five headings; below them stand paragraphs, each under one rule number or more, made of prose,
items, rows of cards and tables.  The reader is strict: a number that is used twice, a reference that leads
nowhere or a card that does not exist is an error of one line.  `docs/rules.md` describes the form.

Not for what the rules do (`games/`) nor for how they are drawn (`desktop/pages/rules.py`).  No Qt.  Imports
`cards` and `resources`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from cardavia import resources
from cardavia.cards import FRENCH, GERMAN, Card, Pack

PREFIXES: Final[Mapping[str, str]] = {"skat": "SK", "schafkopf": "SF", "schnapsen": "SN", "preference": "PF"}
"""What the rule numbers of each game begin with."""
PACKS: Final[Mapping[str, Pack]] = {
    "skat": GERMAN,
    "schafkopf": GERMAN,
    "schnapsen": FRENCH,
    "preference": FRENCH,
}
HEADINGS: Final = 5
SOURCE_LANGUAGE: Final = "en"

_ANCHORS: Final = re.compile(r"((?:\[[^\]]*\])+)\s*")
_RULE: Final = re.compile(r"[A-Z]{2}-[0-9]+")
_MARKS: Final = re.compile(r"(\{[^}]*\}|\*[^*]+\*|\b[A-Z]{2}-[0-9]+\b)")
_ROW: Final = re.compile(r"\{[^}]*\}")


class RuleTextError(ValueError):
    """A rule text is missing or faulty; the message is one line: the file, and the line at which the
    faulty chunk begins."""


class Words(NamedTuple):
    """Running text; a term where it is explained is marked."""

    text: str
    term: bool = False


class Cards(NamedTuple):
    """Cards that are drawn in the text, in reading order."""

    cards: tuple[Card, ...]


class Reference(NamedTuple):
    """The number of another rule of the same text."""

    rule: str


Run: TypeAlias = Words | Cards | Reference


class Prose(NamedTuple):
    """A block of running text."""

    runs: tuple[Run, ...]


class Item(NamedTuple):
    """An entry of a list."""

    runs: tuple[Run, ...]


class CardRow(NamedTuple):
    """Cards on a line of their own, the highest first where they are an order."""

    cards: tuple[Card, ...]


class Table(NamedTuple):
    """Rows of cells, all of one length; the first row is the head."""

    rows: tuple[tuple[tuple[Run, ...], ...], ...]


Block: TypeAlias = Prose | Item | CardRow | Table


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What stands under one rule number or more."""

    rules: tuple[str, ...]
    blocks: tuple[Block, ...]

    def words(self) -> str:
        """The text without cards, with the rule numbers in front."""
        return " ".join([*self.rules, *(_plain(runs) for block in self.blocks for runs in _runs_of(block))])


@dataclass(frozen=True, slots=True)
class Group:
    """Paragraphs under a small heading; `title` is empty for those that stand directly under a section."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One of the five parts."""

    title: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class RuleText:
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    summary: str
    sections: tuple[Section, ...]
    fallen_back: bool = False
    """Whether this is the English text because there is none in the language asked for."""

    def paragraphs(self) -> Iterator[Paragraph]:
        """All paragraphs in reading order."""
        for section in self.sections:
            for group in section.groups:
                yield from group.paragraphs

    def rules(self) -> tuple[str, ...]:
        """All rule numbers in reading order."""
        return tuple(rule for paragraph in self.paragraphs() for rule in paragraph.rules)

    def find(self, rule: str) -> Paragraph | None:
        """The paragraph of a rule number, or None."""
        return next((each for each in self.paragraphs() if rule in each.rules), None)

    def search(self, query: str) -> tuple[Paragraph, ...]:
        """The paragraphs that contain every word of a query, whatever the case and the accents.

        An empty query finds nothing.
        """
        words = folded(query).split()
        if not words:
            return ()
        return tuple(
            each for each in self.paragraphs() if all(word in folded(each.words()) for word in words)
        )


def folded(text: str) -> str:
    """A text for comparing: small letters without accents, as many characters as before.

    >>> folded("König")
    'konig'
    """
    return "".join(_folded(each) for each in text)


def _folded(character: str) -> str:
    base = unicodedata.normalize("NFD", character)[0].lower()
    return base if len(base) == 1 else character


# ---------------------------------------------------------------- where the texts lie
def languages(game: str, folder: Path | None = None) -> tuple[str, ...]:
    """The languages in which the rules of a game are there, sorted."""
    found = (folder or resources.i18n() / "rules").glob(f"{game}.*.md")
    return tuple(sorted(path.name.split(".")[1] for path in found))


def load(game: str, language: str = SOURCE_LANGUAGE, folder: Path | None = None) -> RuleText:
    """The rules of a game in a language ("de"), or in English with `fallen_back` set.

    Raises `RuleTextError` if the text is faulty or the English one is missing.
    """
    base = folder or resources.i18n() / "rules"
    known = languages(game, base)
    used = language if language in known else SOURCE_LANGUAGE
    path = base / f"{game}.{used}.md"
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleTextError(f"{path.name}: cannot be read: {error}") from error
    return parse(source, game, used, fallen_back=used != language)


# ---------------------------------------------------------------- reading
def parse(source: str, game: str, language: str = SOURCE_LANGUAGE, *, fallen_back: bool = False) -> RuleText:
    """A rule text from its source; `RuleTextError` at the first fault."""
    reader = _Reader(game, f"{game}.{language}.md")
    for start, lines in _chunks(source):
        reader.take(start, lines)
    return reader.text(language, fallen_back)


def _chunks(source: str) -> Iterator[tuple[int, list[str]]]:
    """What stands between empty lines, with the number of its first line."""
    lines: list[str] = []
    for number, line in enumerate([*source.split("\n"), ""], 1):
        if line.strip():
            lines.append(line.rstrip())
        elif lines:
            yield number - len(lines), lines
            lines = []


class _Reader:
    """Collects a text chunk by chunk."""

    def __init__(self, game: str, file: str) -> None:
        self._pack = PACKS[game]
        self._prefix = PREFIXES[game] + "-"
        self._game = game
        self._file = file
        self._line = 0
        self._title = ""
        self._summary: list[str] = []
        self._sections: list[tuple[str, list[tuple[str, list[Paragraph]]]]] = []
        self._rules: set[str] = set()
        self._references: list[tuple[int, str]] = []

    def take(self, line: int, lines: list[str]) -> None:
        """One chunk, which begins at a line of the file."""
        self._line = line
        first = lines[0]
        if first.startswith("#"):
            self._heading(lines)
        elif not self._title:
            raise self._fault("the text must begin with a title")
        elif not self._sections:
            self._summary.append(" ".join(lines))
        elif first.startswith("["):
            self._paragraph(lines)
        else:
            self._continuation(lines)

    def text(self, language: str, fallen_back: bool) -> RuleText:
        """All that was taken, after a last check."""
        if len(self._sections) != HEADINGS:
            raise RuleTextError(f"{self._file}: {len(self._sections)} headings instead of {HEADINGS}")
        for line, rule in self._references:
            if rule not in self._rules:
                raise RuleTextError(f"{self._file}:{line}: {rule} is mentioned but has no paragraph")
        sections = []
        for title, groups in self._sections:
            filled = tuple(
                Group(name, tuple(paragraphs)) for name, paragraphs in groups if paragraphs or name
            )
            empty = next((group.title for group in filled if not group.paragraphs), None)
            if not filled or empty is not None:
                raise RuleTextError(f"{self._file}: nothing stands under the heading {empty or title!r}")
            sections.append(Section(title, filled))
        return RuleText(
            self._game, language, self._title, " ".join(self._summary), tuple(sections), fallen_back
        )

    def _fault(self, what: str) -> RuleTextError:
        return RuleTextError(f"{self._file}:{self._line}: {what}")

    def _heading(self, lines: list[str]) -> None:
        marks, _, title = lines[0].partition(" ")
        if len(lines) > 1 or not title.strip():
            raise self._fault("a heading is one line, with an empty line after it")
        if marks == "#" and not self._title:
            self._title = title.strip()
        elif marks == "##" and self._title:
            self._sections.append((title.strip(), [("", [])]))
        elif marks == "###" and self._sections:
            self._sections[-1][1].append((title.strip(), []))
        else:
            raise self._fault(f"a heading {marks!r} cannot stand here")

    def _paragraph(self, lines: list[str]) -> None:
        found = _ANCHORS.match(lines[0])
        if found is None:
            raise self._fault("a bracket is not closed")
        rules = tuple(found[1].strip("[]").split("]["))
        for rule in rules:
            if not _RULE.fullmatch(rule) or not rule.startswith(self._prefix):
                raise self._fault(f"no rule number of {self._game}: {rule!r:.20}")
            if rule in self._rules:
                raise self._fault(f"{rule} has a paragraph already")
            self._rules.add(rule)
        rest = lines[0][found.end() :]
        if not rest:
            raise self._fault("the text must begin on the line of its number")
        self._sections[-1][1][-1][1].append(Paragraph(rules, self._blocks([rest, *lines[1:]])))

    def _continuation(self, lines: list[str]) -> None:
        paragraphs = self._sections[-1][1][-1][1]
        if not paragraphs:
            raise self._fault("a paragraph must begin with its rule number")
        last = paragraphs[-1]
        paragraphs[-1] = Paragraph(last.rules, last.blocks + self._blocks(lines))

    def _blocks(self, lines: list[str]) -> tuple[Block, ...]:
        blocks: list[Block] = []
        prose: list[str] = []
        rows: list[tuple[tuple[Run, ...], ...]] = []
        item = False

        def end() -> None:
            nonlocal item
            if prose:
                runs = self._runs(" ".join(prose))
                blocks.append(Item(runs) if item else Prose(runs))
            if rows:
                blocks.append(Table(tuple(rows)))
            prose.clear()
            rows.clear()
            item = False

        for line in lines:
            if line.startswith("|"):
                if not rows:
                    end()
                rows.append(self._table_row(line, len(rows[0]) if rows else 0))
            elif _ROW.fullmatch(line):
                end()
                blocks.append(CardRow(self._cards(line)))
            elif line.startswith("- "):
                end()
                item = True
                prose.append(line[2:])
            elif rows or (item and not line.startswith("  ")):
                end()
                prose.append(line)
            else:
                prose.append(line.strip())
        end()
        return tuple(blocks)

    def _table_row(self, line: str, columns: int) -> tuple[tuple[Run, ...], ...]:
        if not line.endswith("|") or len(line) < 2:
            raise self._fault("a row of a table ends with a bar")
        cells = tuple(self._runs(cell.strip()) for cell in line[1:-1].split("|"))
        if columns and len(cells) != columns:
            raise self._fault(f"a row of {len(cells)} cells in a table of {columns} columns")
        return cells

    def _runs(self, text: str) -> tuple[Run, ...]:
        return tuple(self._run(part) for part in _MARKS.split(text) if part)

    def _run(self, part: str) -> Run:
        if part.startswith("{"):
            return Cards(self._cards(part))
        if _RULE.fullmatch(part):
            self._references.append((self._line, part))
            return Reference(part)
        if len(part) > 2 and part.startswith("*") and part.endswith("*"):
            return Words(part[1:-1], term=True)
        stray = next((each for each in "{}*[]|" if each in part), None)
        if stray is not None:
            raise self._fault(f"a mark without its other half: {stray!r}")
        return Words(part)

    def _cards(self, marker: str) -> tuple[Card, ...]:
        try:
            cards = tuple(self._pack.parse(each) for each in marker[1:-1].split())
        except ValueError as error:
            raise self._fault(str(error)) from None
        if not cards or len(set(cards)) != len(cards):
            raise self._fault(f"cards are missing or named twice: {marker}")
        return cards


def _runs_of(block: Block) -> Iterator[tuple[Run, ...]]:
    if isinstance(block, Prose | Item):
        yield block.runs
    elif isinstance(block, Table):
        for row in block.rows:
            yield from row


def _plain(runs: tuple[Run, ...]) -> str:
    return "".join(run[0] for run in runs if not isinstance(run, Cards)).strip()
