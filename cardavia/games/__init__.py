"""The rules: each game with its modules, and what the games share.  `GAMES` finds a game by its name."""

from __future__ import annotations

from typing import Final

from cardavia.games.base import Game
from cardavia.games.preference import PREFERENCE
from cardavia.games.schafkopf import SCHAFKOPF
from cardavia.games.schnapsen import SCHNAPSEN
from cardavia.games.skat import SKAT

GAMES: Final[dict[str, Game]] = {game.name: game for game in (SCHNAPSEN, PREFERENCE, SKAT, SCHAFKOPF)}
