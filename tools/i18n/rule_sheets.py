"""Rule sheets of a language compared with the English ones, paragraph by paragraph.

Same headings, rule numbers, blocks, tables, cards, figures and operators; only the words may differ.  Imports
`cardavia.rules_text` and `checks`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from cardavia import rules_text
from cardavia.rules_text import CardRow, Cards, Paragraph, RuleText, RuleTextError, Table, Words
from tools.i18n.checks import figure_faults, operator_faults


def check(language: str) -> list[str]:
    """Every difference, one line each; a sheet that is missing or faulty is one."""
    lines = []
    for game in rules_text.PREFIXES:
        name = f"rules/{game}.{language}.md"
        try:
            sheet = rules_text.load(game, language)
        except RuleTextError as error:
            lines.append(f"rules/{error}")
            continue
        if sheet.fallen_back:
            lines.append(f"{name}: is missing")
            continue
        lines += [f"{name}: {fault}" for fault in differences(rules_text.load(game), sheet)]
    return lines


def differences(english: RuleText, sheet: RuleText) -> Iterator[str]:
    """How a sheet differs from the English one in anything but words."""
    shapes = [
        [len(group.paragraphs) for section in text.sections for group in section.groups]
        for text in (english, sheet)
    ]
    if shapes[0] != shapes[1]:
        yield "headings and paragraphs are not those of the English sheet"
    for ours, theirs in zip_longest(english.paragraphs(), sheet.paragraphs()):
        if ours is None or theirs is None or ours.rules != theirs.rules:
            wanted, given = (" ".join(each.rules) if each else "nothing" for each in (ours, theirs))
            yield f"{given} stands where the English sheet has {wanted}"
            return
        for fault in _paragraph(ours, theirs):
            yield f"[{' '.join(ours.rules)}] {fault}"


def _paragraph(ours: Paragraph, theirs: Paragraph) -> Iterator[str]:
    if [type(block) for block in ours.blocks] != [type(block) for block in theirs.blocks]:
        yield "prose, items, card rows and tables are not those of the English paragraph"
        return
    for mine, other in zip(ours.blocks, theirs.blocks, strict=True):
        if isinstance(mine, Table) and isinstance(other, Table) and _shape(mine) != _shape(other):
            yield "a table has other rows or columns"
    if sorted(_cards(ours)) != sorted(_cards(theirs)):
        yield f"cards {_cards(theirs)}, in English {_cards(ours)}"
    if sorted(_references(ours)) != sorted(_references(theirs)):
        yield f"refers to {_references(theirs)}, in English to {_references(ours)}"
    source, form = _words(ours), _words(theirs)
    yield from figure_faults(source, form)
    yield from operator_faults(source, form)


def _shape(table: Table) -> list[int]:
    return [len(row) for row in table.rows]


def _runs(paragraph: Paragraph) -> Iterator[rules_text.Run]:
    for block in paragraph.blocks:
        if isinstance(block, Table):
            for row in block.rows:
                for cell in row:
                    yield from cell
        elif not isinstance(block, CardRow):
            yield from block.runs


def _cards(paragraph: Paragraph) -> list[tuple[int, ...]]:
    rows = [block.cards for block in paragraph.blocks if isinstance(block, CardRow)]
    return rows + [run.cards for run in _runs(paragraph) if isinstance(run, Cards)]


def _references(paragraph: Paragraph) -> list[str]:
    return [run.rule for run in _runs(paragraph) if isinstance(run, rules_text.Reference)]


def _words(paragraph: Paragraph) -> str:
    return " ".join(run.text for run in _runs(paragraph) if isinstance(run, Words))
