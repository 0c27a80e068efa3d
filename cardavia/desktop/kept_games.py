"""What is kept of the games: deals that can be gone on with, and what was won.

Reads the match files and shows nothing.  Imports `match`, `games.actions` and the names of the gallery and
of the games page.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cardavia.desktop.pages.gallery import OpenDeal
from cardavia.desktop.pages.games import GameRecord
from cardavia.games.actions import Play
from cardavia.match import DealResult, Match, load
from cardavia.saving import SaveError

PERSON = 0
"""The seat of the person."""


class Kept(NamedTuple):
    """What one match file holds."""

    match: Match | None
    notes: tuple[str, ...] = ()
    """What had to be set aside, one line each."""


def read(path: Path, game: str) -> Kept:
    """The match of a game; none if there is no file, none that can be read, or one of another game."""
    try:
        loaded = load(path)
    except SaveError as error:
        return Kept(None, (error.strerror or str(error),))
    match = loaded.match
    if match is not None and match.game.name != game:
        match = None
    return Kept(match, loaded.notes)


def open_deal(match: Match) -> OpenDeal | None:
    """The deal a match was left in; None if it is over."""
    state = match.state
    if state.finished:
        return None
    plays = sum(isinstance(action, Play) for _, action in state.history)
    return OpenDeal(match.game.name, match.number, plays // match.game.seats + 1)


def record(results: Sequence[DealResult]) -> GameRecord:
    """How many deals count, and how many of them were won by the person's side."""
    counted = [result for result in results if not result.marks]
    return GameRecord(len(counted), sum(_won(result) for result in counted))


def _won(result: DealResult) -> bool:
    """Won as declarer or partner, or as an opponent of a declarer who lost."""
    score = result.scores[PERSON]
    against = result.declarer is not None and result.declarer != PERSON
    return score > 0 or (against and result.won is False and score == 0)
