"""Every sentence on the table can be found in the source, so that it can be translated."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardavia
from cardavia.games import GAMES
from cardavia.games.base import Game
from cardavia.table_words import table_view
from tests.table_words.walks import moments, texts

SOURCE = Path(cardavia.__file__).parent
SPEAKING = [*sorted((SOURCE / "table_words").glob("*.py")), SOURCE / "controller.py", SOURCE / "strings.py"]
MARKERS = {"say", "tr_noop"}


def marked_arguments() -> Iterator[tuple[str, ast.expr]]:
    """The first argument of every call of a marker, with its place."""
    for path in SPEAKING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKERS:
                yield f"{path.name}:{node.lineno}", node.args[0]


def engine_texts() -> set[str]:
    """Every text in the rules engine; its refusals are among them."""
    return {
        node.value
        for path in (SOURCE / "games").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_markers_are_called_with_one_literal() -> None:
    odd = [place for place, argument in marked_arguments() if not isinstance(argument, ast.Constant)]
    assert odd == []
    assert sum(1 for _ in marked_arguments()) > 150


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_sentence_of_random_deals_is_marked_or_a_refusal_of_the_engine(game: Game) -> None:
    marked = {argument.value for _, argument in marked_arguments() if isinstance(argument, ast.Constant)}
    known = marked | engine_texts()
    for seed in range(25):
        for match in moments(game, seed):
            said = {text.template for text in texts(table_view(match, seed % game.seats))}
            assert said <= known, said - known
