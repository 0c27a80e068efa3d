"""What the match files of the games hold: the match to go on with, and what has to be said about a file.

Reads files and shows nothing.  Imports `match_files`, `history`, `statistics`, `strings`, `games.actions` and
the names of the gallery and of the games page.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from cardavia.desktop.pages.gallery import OpenDeal
from cardavia.desktop.pages.games import GameRecord
from cardavia.games.actions import Play
from cardavia.history import Entry, Found
from cardavia.match import Match
from cardavia.match_files import Trouble, load
from cardavia.statistics import apart
from cardavia.strings import Text, say

PERSON = 0
"""The seat of the person."""


class Kept(NamedTuple):
    """What one match file holds."""

    match: Match | None
    notes: tuple[Text, ...] = ()
    """What could not be read, one sentence each."""


def read(path: Path, game: str) -> Kept:
    """The match of a game; none if there is no file, none that can be read, or one of another game."""
    loaded = load(path)
    match = loaded.match
    if match is not None and match.game.name != game:
        match = None
    return Kept(match, tuple(map(unreadable, loaded.troubles)))


def unreadable(trouble: Trouble) -> Text:
    """What is said of a match that could not be read."""
    if trouble.aside is not None:
        return say("A saved deal could not be read and was set aside as {name}.", name=trouble.aside.name)
    return say(
        "A saved deal could not be read: {file} ({reason}).", file=trouble.path.name, reason=trouble.reason
    )


def history_notes(found: Found) -> list[Text]:
    """What is said about the history after it was read."""
    notes = []
    if found.damaged and found.aside is not None:
        notes.append(
            say(
                "%n deal(s) of the history could not be read and went into {name}.",
                found.damaged,
                name=found.aside.name,
            )
        )
    elif found.damaged:
        notes.append(say("%n deal(s) of the history could not be read.", found.damaged))
    elif found.refusal:
        notes.append(say("The history could not be read: {reason}.", reason=found.refusal))
    if found.newer:
        notes.append(say("%n deal(s) of a newer Cardavia cannot be shown in the history.", found.newer))
    return notes


def open_deal(match: Match) -> OpenDeal | None:
    """The deal a match was left in; None if it is over."""
    state = match.state
    if state.finished:
        return None
    plays = sum(isinstance(action, Play) for _, action in state.history)
    return OpenDeal(match.game.name, match.number, plays // match.game.seats + 1)


def record(entries: Iterable[Entry], game: str) -> GameRecord:
    """How many deals of a game count, and how many of them were won by the person's side."""
    outcomes = [entry.outcome for entry in entries if entry.game == game and apart(entry) is None]
    return GameRecord(sum(outcome is not None for outcome in outcomes), outcomes.count("won"))
