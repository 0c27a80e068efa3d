"""Which rule governs a decision: the paragraph that F1 opens.

Where the rules forbid some of the own cards it is the rule that forbids most of them; else each game's table
says it by phase and moment.  Decides no rule.  Imports `games`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cardavia.cards import cards_of
from cardavia.games.actions import Hold, Play
from cardavia.games.base import IllegalAction, State
from cardavia.games.schnapsen import SchnapsenState


def governing_rule(view: State, table: Mapping[str, str]) -> str:
    """The number of the rule for the viewer's decision, or for the phase if another seat is to act.

    Keys of the table are phases, and where a moment has a rule of its own `auction.hold` (a bid can be held
    or taken over), `play.lead`, `play.free` (every card may follow) and, in Schnapsen, `play.strict`.
    """
    seat = view.viewer
    if seat is None or view.to_act != seat:
        return table[view.phase]
    if view.phase == "play":
        refused = _refused(view, seat)
        if refused:
            return refused.most_common(1)[0][0]
        if not view.trick:
            return table.get("play.lead", table["play"])
        if isinstance(view, SchnapsenState) and not view.stock_open:
            return table["play.strict"]
        return table.get("play.free", table["play"])
    if Hold() in view.legal_actions():
        return table.get(f"{view.phase}.hold", table[view.phase])
    return table[view.phase]


def _refused(view: State, seat: int) -> Counter[str]:
    """How many of the own cards each rule forbids now."""
    found: Counter[str] = Counter()
    for card in cards_of(view.hands[seat]):
        try:
            view.check(Play(card))
        except IllegalAction as refusal:
            found[refusal.rule] += 1
    return found
