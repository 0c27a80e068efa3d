"""What a seat can do: frozen values, shared by the games, and the tables that give each its text.

An action says what is done and nothing about who does it.  Each game owns one `Vocabulary`, the table of
its action texts in both directions; what only one game knows (a marriage, an invitation) is an action
class of that game's module.  Imports `cards` only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from cardavia.cards import HIDDEN_TEXT, Card, CardSet, Pack, cards_of


class Action(msgspec.Struct, frozen=True):
    """What a seat does; compare and hash by value."""


class Play(Action, frozen=True):
    """Lead or follow with a card."""

    card: Card


class Pass(Action, frozen=True):
    """Speak no further in the auction."""


class Bid(Action, frozen=True):
    """Name a number in the auction: a game value in Skat, a number contract in Preference."""

    value: int


class Hold(Action, frozen=True):
    """Accept the value that was named (Skat) or take it over (Preference)."""


class Discard(Action, frozen=True):
    """Put away two cards; the empty set stands for cards that a seat may not see."""

    cards: CardSet


class Vocabulary:
    """The action texts of one game, both ways.

    `actions` pairs each action with its text; `aliases` are further texts that mean the same;
    `odd` reads a text that is well formed but never legal (a bid of 19, a card put away twice), so
    that the refusal can name the rule that was broken instead of "unknown text".
    """

    def __init__(
        self,
        pack: Pack,
        actions: Iterable[tuple[Action, str]],
        aliases: Iterable[tuple[str, Action]] = (),
        odd: Callable[[str], Action | None] | None = None,
        cards: CardSet = 0xFFFFFFFF,
    ) -> None:
        self.pack = pack
        plays = [(Play(card), f"play {pack.text(card)}") for card in cards_of(cards)]
        self._texts: dict[Action, str] = dict([*plays, *actions])
        self._actions: dict[str, Action] = {text: action for action, text in self._texts.items()}
        self._actions.update(aliases)
        self._odd = odd
        self._lanes = tuple(
            (suit * 8, self._plays_of_lane(suit, cards >> (suit * 8) & 0xFF)) for suit in pack.lanes_by_text()
        )

    def _plays_of_lane(self, suit: int, cards: int) -> tuple[tuple[Play, ...], ...]:
        """For each set of cards of one suit: the plays, in text order."""
        by_text = sorted(cards_of(cards << (suit * 8)), key=self.pack.text)
        plays = {card: self._actions[f"play {self.pack.text(card)}"] for card in by_text}
        table: list[tuple[Play, ...]] = []
        for lane in range(256):
            chosen = (plays[card] for card in by_text if lane >> (card & 7) & 1)
            table.append(tuple(play for play in chosen if isinstance(play, Play)))
        return tuple(table)

    def plays(self, cards: CardSet) -> tuple[Play, ...]:
        """One `Play` for each card of the set, in the order of their texts."""
        (a, first), (b, second), (c, third), (d, fourth) = self._lanes
        return (
            first[cards >> a & 255]
            + second[cards >> b & 255]
            + third[cards >> c & 255]
            + fourth[cards >> d & 255]
        )

    def text(self, action: Action) -> str:
        """The one text of an action; `KeyError` if the game has no such action."""
        return self._texts[action]

    def parse(self, text: str) -> Action | None:
        """The action that a text names, or None."""
        action = self._actions.get(text)
        if action is None and self._odd is not None:
            return self._odd(text)
        return action

    def texts(self) -> list[str]:
        """Every text of the game, sorted."""
        return sorted(self._texts.values())


def discard_texts(
    pack: Pack, cards: CardSet = 0xFFFFFFFF
) -> tuple[list[tuple[Action, str]], list[tuple[str, Action]]]:
    """The texts of all discards of two cards, and the aliases for the other order.

    The two cards stand in plain text order; hidden cards are written `discard ?? ??`.
    """
    actions: list[tuple[Action, str]] = [(Discard(0), f"discard {HIDDEN_TEXT} {HIDDEN_TEXT}")]
    aliases: list[tuple[str, Action]] = []
    ordered = sorted(cards_of(cards), key=pack.text)
    for place, first in enumerate(ordered):
        one = pack.text(first)
        aliases.append((f"discard {one} {one}", Discard(1 << first)))
        for second in ordered[place + 1 :]:
            pair: Action = Discard(1 << first | 1 << second)
            other = pack.text(second)
            actions.append((pair, f"discard {one} {other}"))
            aliases.append((f"discard {other} {one}", pair))
    return actions, aliases


def discards_from(pack: Pack, hand: CardSet) -> tuple[Discard, ...]:
    """Every way to put two cards of a hand away, in the order of their texts."""
    ordered = sorted(cards_of(hand), key=pack.text)
    return tuple(
        Discard(1 << first | 1 << second)
        for place, first in enumerate(ordered)
        for second in ordered[place + 1 :]
    )
