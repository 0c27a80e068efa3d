"""How strong a computer player is, and which module plays which game.

A level is a budget of search and a set of skills.  What a weaker level lacks are the things people lack: it
forgets who showed a void, does not count trumps, bids by feel.  No level ever sees a hidden card and none
blunders on purpose.  Each game's player module (`<game>_player.py`, with `player(level) -> Player`) is
imported when it is first asked for.  Imports `games` and the player modules.
"""

from __future__ import annotations

import importlib
import math
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.games import GAMES
from cardavia.players.base import Player, RandomPlayer
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.search.status import kernel_status

UNCOMPILED_WORLDS: Final = 8
"""Without the compiled kernel the number of worlds is divided by this,"""
UNCOMPILED_NODES: Final = 400
"""and the nodes for each question by this.  The search is some 150 times slower then, and it is the few
questions at the limit that decide how long a person waits."""


class Skills(msgspec.Struct, frozen=True):
    """What a player takes into account, as a person may or may not."""

    remembers_voids: bool = True
    """Whether the sampled deals respect who did not follow suit."""
    counts_trumps: bool = True
    """Whether the trumps and the high cards that were played are remembered,"""
    counts_cards: bool = True
    """and whether the low plain ones are, too."""
    bids_by_feel: bool = False
    """Whether the auction is judged by counting the own cards instead of by sampled deals."""
    infers_from_bids: bool = True
    """Whether sampled deals are weighted by what the others bid and passed."""
    weighs_closing: bool = True
    """Whether closing the stock is judged by sampled deals, and not by the look of the own hand."""
    thumb_tricks: int = 0
    """How many tricks of a deal are played by rule of thumb before anything is worked out."""


class Level(msgspec.Struct, frozen=True):
    """A strength of play.

    `worlds` is the number of deals sampled for a decision, `nodes` the most cards the search plays for one
    question about one of them, `seconds` the time aimed at for 95 of 100 decisions on one core: a clock may
    end the list of worlds early, never change their order.
    """

    name: str
    worlds: int
    nodes: int
    seconds: float
    skills: Skills = Skills()


BEGINNER: Final = Level(
    "beginner",
    worlds=4,
    nodes=20_000,
    seconds=0.05,
    skills=Skills(
        remembers_voids=False,
        counts_trumps=False,
        counts_cards=False,
        bids_by_feel=True,
        infers_from_bids=False,
        weighs_closing=False,
        thumb_tricks=3,
    ),
)
CLUB: Final = Level(
    "club",
    worlds=16,
    nodes=100_000,
    seconds=0.3,
    skills=Skills(counts_cards=False, infers_from_bids=False, weighs_closing=False, thumb_tricks=1),
)
MASTER: Final = Level("master", worlds=64, nodes=400_000, seconds=1.5)

LEVELS: Final = {level.name: level for level in (BEGINNER, CLUB, MASTER)}
"""The levels a person can choose, weakest first."""
YARDSTICKS: Final[dict[str, type[Player]]] = {"random": RandomPlayer, "thumb": RuleOfThumb}
"""Players that know no level; to measure the others by."""
PLAYER_NAMES: Final = (*LEVELS, *YARDSTICKS)


def for_kernel(level: Level, compiled: bool) -> Level:
    """The level with the budget that its time allows: the whole one, or that of the uncompiled kernel."""
    if compiled:
        return level
    return replace(
        level,
        worlds=max(1, level.worlds // UNCOMPILED_WORLDS),
        nodes=max(1, level.nodes // UNCOMPILED_NODES),
    )


@cache
def kernel_is_compiled() -> bool:
    """Whether the search runs as machine code here."""
    return kernel_status() != "uncompiled"


def make_player(game_name: str, level_name: str, clock: bool = True) -> Player:
    """A player of a game at a level, or one of the yardsticks; `KeyError` if there is no such name.

    Without the clock a choice takes as long as its budget of worlds and nodes needs, and is then the same at
    any load of the machine.
    """
    if level_name in YARDSTICKS:
        return YARDSTICKS[level_name]()
    level = for_kernel(LEVELS[level_name], kernel_is_compiled())
    return player_of(game_name, level if clock else replace(level, seconds=math.inf))


def player_of(game_name: str, level: Level) -> Player:
    """A player of a game with exactly this budget and these skills; `KeyError` if there is no such game."""
    game = GAMES[game_name]
    module_name = f"cardavia.players.{game.name}_player"
    module = importlib.import_module(module_name)
    player: Player = module.player(level)
    return player
