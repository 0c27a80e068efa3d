"""Every text marked for translation, collected from the syntax trees of the program.

Marked are the literal that is the one argument of `tr_noop` or the first of `say`, the sentence of an
`IllegalAction` (a literal or a choice between literals), and the values of the tables in `TABLES`.  A mark
round anything else is an error, because it could not be collected.  Imports the standard library and
`cardavia.strings`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardavia.strings import CONTEXT, parted

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = ROOT / "cardavia"
MARKS: Final = {"tr_noop": 0, "say": 0, "IllegalAction": 1}
"""What marks a text, and which argument the text is."""
TABLES: Final = {"cardavia/players/reasons.py": "REASONS", "cardavia/coach/unjudged.py": "UNJUDGED"}
"""Tables of a floor below `strings` whose values are sentences."""


class MarkError(ValueError):
    """A mark that is not round a literal; the message is one line: file, line, what stands there."""


@dataclass(frozen=True, slots=True)
class Source:
    """One text to be translated: its key in the translation files, and where it is used."""

    context: str
    text: str
    comment: str
    used: tuple[str, ...]

    @property
    def counted(self) -> bool:
        """Whether it has plural forms."""
        return "%n" in self.text


def collect(package: Path = PACKAGE) -> list[Source]:
    """All marked texts, sorted; `MarkError` at the first mark that marks nothing."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), place)
        for template in (*_marked(tree, place), *_table(tree, TABLES.get(place))):
            found.setdefault(parted(template), {})[place.removeprefix("cardavia/")] = None
    return [Source(CONTEXT, text, note, tuple(used)) for (text, note), used in sorted(found.items())]


def _marked(tree: ast.AST, place: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        number = MARKS.get(node.func.id)
        if number is None:
            continue
        if number >= len(node.args):
            raise MarkError(f"{place}:{node.lineno}: {node.func.id} has no text")
        yield from _literals(node.args[number], place)


def _literals(node: ast.expr, place: str) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _literals(node.body, place)
        yield from _literals(node.orelse, place)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        raise MarkError(
            f"{place}:{node.lineno}: {ast.unparse(node)[:60]} is marked, but is no string literal"
        )


def _table(tree: ast.Module, name: str | None) -> Iterator[str]:
    for node in tree.body:
        named = (
            isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
        )
        if named and isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            for value in node.value.values:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value
