"""The race to 66 once more, on card names, played out exhaustively: what `RaceSolver` is compared with."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardavia.players.search import Layout, Race
from tests.players.search.plain_play import POINTS, TWENTY, Rules


@dataclass(frozen=True)
class Standing:
    """A lead is due.  `stock` in drawing order, the turned-up card last; values for seats 0 and 1."""

    trump: str
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    leader: int
    points: tuple[int, int] = (0, 0)
    pending: tuple[int, int] = (0, 0)
    won: tuple[bool, bool] = (False, False)
    closer: int | None = None
    pay: tuple[int, int] = (0, 0)
    stock: tuple[str, ...] = ()
    may_close: bool = False

    def layout(self) -> "Layout[str]":
        return Rules("race", self.trump).layout()

    def race(self) -> Race:
        return Race(
            self.layout().suits,
            self.layout().values,
            points=self.points,
            pending=self.pending,
            won=self.won,
            closer=-1 if self.closer is None else self.closer,
            closer_win=self.pay[0],
            closer_fail=self.pay[1],
            may_close=self.may_close,
        )

    def masks(self) -> list[int]:
        return [self.layout().mask(hand) for hand in self.hands]

    def stock_indices(self) -> list[int]:
        return [self.layout().index(card) for card in self.stock]

    @property
    def open_stock(self) -> bool:
        return self.closer is None and bool(self.stock)

    def settled(self, winner: int) -> int:
        """Game points from seat 0's side when `winner` has won."""
        if self.closer is not None:
            game = self.pay[0] if winner == self.closer else self.pay[1]
        elif not self.won[1 - winner]:
            game = 3
        else:
            game = 2 if self.points[1 - winner] < 33 else 1
        return game if winner == 0 else -game

    def value(self) -> int:
        """Exhaustive value; the leader exchanges the trump jack whenever he can."""
        jack = self.trump + "J"
        if self.open_stock and jack in self.hands[self.leader]:
            hand = tuple(self.stock[-1] if c == jack else c for c in self.hands[self.leader])
            exchanged = replace(self, hands=_with(self.hands, self.leader, hand))
            return replace(exchanged, stock=(*self.stock[:-1], jack)).value()
        results = [self.value_of(card) for card in self.hands[self.leader]]
        if self.open_stock and self.may_close and len(self.hands[self.leader]) == 5:
            other = 1 - self.leader
            game = 3 if not self.won[other] else 2 if self.points[other] < 33 else 1
            pay = (game, 2 if self.won[other] else 3)
            results.append(replace(self, closer=self.leader, pay=pay).value())
        return max(results) if self.leader == 0 else min(results)

    def value_of(self, card: str) -> int:
        """Exhaustive value when the leader leads this card (and declares a pair that it belongs to)."""
        me = self.leader
        points, pending = list(self.points), list(self.pending)
        twin = card[0] + {"K": "Q", "Q": "K"}.get(card[1], "-")
        if twin in self.hands[me]:
            bonus = 40 if card[0] == self.trump else 20
            (points if self.won[me] else pending)[me] += bonus
        declared = replace(self, points=(points[0], points[1]), pending=(pending[0], pending[1]))
        if points[me] >= 66:
            return declared.settled(me)
        rules = Rules("race", self.trump)
        hand = list(self.hands[1 - me])
        legal = hand if self.open_stock else rules.legal(hand, [card], me, 2, False)
        results = [declared._answered(card, reply) for reply in legal]
        return min(results) if me == 0 else max(results)

    def _answered(self, card: str, reply: str) -> int:
        rules = Rules("race", self.trump)
        winner = 1 - self.leader if rules.beats(reply, card) else self.leader
        points, pending, won = list(self.points), list(self.pending), list(self.won)
        points[winner] += POINTS[card[1]] + POINTS[reply[1]] + pending[winner]
        pending[winner] = 0
        won[winner] = True
        hands = [tuple(c for c in hand if c not in (card, reply)) for hand in self.hands]
        stock = self.stock
        after = replace(
            self,
            points=(points[0], points[1]),
            pending=(pending[0], pending[1]),
            won=(won[0], won[1]),
            leader=winner,
        )
        if points[winner] >= 66:
            return after.settled(winner)
        if self.open_stock:
            hands[winner] += (stock[0],)
            hands[1 - winner] += (stock[1],)
            stock = stock[2:]
        elif not hands[0]:
            return after.settled(1 - self.closer) if self.closer is not None else (1, -1)[winner]
        return replace(after, hands=(hands[0], hands[1]), stock=stock).value()


def _with(
    hands: tuple[tuple[str, ...], tuple[str, ...]], seat: int, hand: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


def random_standing(seed: int, size: int = 4) -> Standing:
    """Exhausted, closed or open (two cards of stock), in turn."""
    rng = random.Random(seed)
    trump = rng.choice("CSHD")
    deck: Sequence[str] = rng.sample(TWENTY, 20)
    if seed % 2:
        # pairs more often
        deck = sorted(deck, key=lambda c: (c[1] in "KQ") + rng.random() * 1.5, reverse=True)
    rest = deck[2 * size :]
    won = (rng.random() < 0.6, rng.random() < 0.6)
    standing = Standing(
        trump,
        (tuple(deck[:size]), tuple(deck[size : 2 * size])),
        rng.randrange(2),
        points=(rng.randrange(2, 45) if won[0] else 0, rng.randrange(2, 45) if won[1] else 0),
        pending=(0 if won[0] else rng.choice((0, 0, 20, 40)), 0 if won[1] else rng.choice((0, 0, 20, 40))),
        won=won,
        may_close=size == 5,
    )
    if seed % 3 == 1:
        return replace(standing, closer=rng.randrange(2), pay=(rng.randrange(1, 4), rng.randrange(2, 4)))
    if seed % 3 == 2:
        bottom = next((c for c in rest if c[0] == trump), rest[0])
        return replace(standing, stock=(next(c for c in rest if c != bottom), bottom))
    return standing
