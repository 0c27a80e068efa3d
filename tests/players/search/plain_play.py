"""Every game's rules once more, on card names, and exhaustive play: what the kernel is compared with.

Knows nothing of bit masks.  A card is two characters, suit then rank; "*" is the trump suit.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardavia.players.search import Layout, Obligation, Terms

GERMAN = [s + r for s in "EGHS" for r in "AKOUT987"]
FRENCH = [s + r for s in "CSHD" for r in "AKQJT987"]
TWENTY = [s + r for s in "CSHD" for r in "AKQJT"]
POINTS = {"A": 11, "T": 10, "K": 4, "O": 3, "Q": 3, "U": 2, "J": 2}
ORDER = {
    "skat": "789OKTA",
    "null": "789TUOKA",
    "wenz": "789OKTA",
    "solo": "789KTA",
    "pref": "789TJQKA",
    "race": "JQKTA",
}
STRICT = Obligation.TRUMP | Obligation.BEAT | Obligation.LOW_BEAT


@dataclass(frozen=True)
class Rules:
    """`game` is a key of ORDER; trump a suit or None; `ace` the called ace or None."""

    game: str
    trump: str | None = None
    low_seat: int | None = None
    ace: str | None = None

    def suit(self, card: str) -> str:
        courts = {"skat": "U", "wenz": "U", "solo": "OU"}.get(self.game, "")
        return "*" if card[1] in courts or card[0] == self.trump else card[0]

    def rank(self, card: str) -> int:
        if self.game in ("skat", "wenz", "solo") and card[1] not in ORDER[self.game]:
            return 100 + 10 * "UO".index(card[1]) + "SHGE".index(card[0])
        return ORDER[self.game].index(card[1])

    def beats(self, card: str, other: str) -> bool:
        """Does a card played later beat the other?"""
        if self.suit(card) == self.suit(other):
            return self.rank(card) > self.rank(other)
        return self.suit(card) == "*"

    def winner(self, trick: Sequence[str]) -> int:
        """Which card of the trick wins it, counted from the lead."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best]):
                best = place
        return best

    def legal(
        self, hand: Sequence[str], trick: Sequence[str], leader: int, seats: int, ran: bool
    ) -> list[str]:
        """Legal cards; `ran`: the called suit was led while its ace stayed in the hand."""
        bound = self.ace in hand and not ran
        if not trick:
            mine = [c for c in hand if self.ace and self.suit(c) == self.ace[0]]
            if bound and len(mine) < 4:
                return [c for c in hand if c not in mine or c == self.ace]
            return list(hand)
        out = [c for c in hand if self.suit(c) == self.suit(trick[0])]
        if out and bound and self.ace in out:
            return [str(self.ace)]
        if not out:
            out = list(hand)
            if self.game in ("pref", "race"):
                out = [c for c in hand if self.suit(c) == "*"] or out
            if bound and len(hand) > 1:
                out = [c for c in out if c != self.ace]
        if self.game in ("pref", "race"):
            over = [c for c in out if self.beats(c, trick[self.winner(trick)])]
            if over:
                second = self.game == "pref" and seats == 3 and len(trick) == 1
                return [min(over, key=self.rank)] if second and leader == self.low_seat else over
        return out

    def runs(self, hand: Sequence[str], trick: Sequence[str], card: str) -> bool:
        """Does leading this card from this hand release the called ace?"""
        return not trick and self.ace in hand and card != self.ace and self.suit(card) == str(self.ace)[0]

    def layout(self) -> "Layout[str]":
        order = ORDER[self.game]
        deck = "CSDH" if self.game in ("pref", "race") else "SHGE"
        courts = {"skat": "U", "wenz": "U", "solo": "UO"}.get(self.game, "")
        tops = [s + r for r in courts for s in "SHGE"]
        low = [str(self.trump) + r for r in order] if self.trump else []
        sides = [[s + r for r in order] for s in deck if s != self.trump]
        values = {c: POINTS.get(c[1], 0) for side in (*sides, low, tops) for c in side}
        return Layout.build(low + tops, sides, values)


@dataclass(frozen=True)
class Ending:
    """A small position between two tricks, and what is counted in it for whom."""

    rules: Rules
    hands: list[list[str]]
    leader: int
    score: list[int]
    maxi: list[int]
    per_trick: int
    ran: bool = False
    declarer: int = -1
    memo: dict[object, int] = field(default_factory=dict, compare=False)

    def terms(self) -> Terms:
        layout = self.rules.layout()
        ace = self.rules.ace
        return Terms(
            layout.suits,
            (0,) * 32 if self.per_trick else layout.values,
            bonus=self.per_trick,
            score=seat_mask(self.score),
            maxi=seat_mask(self.maxi),
            obligations=STRICT if self.rules.game == "pref" else Obligation.NONE,
            low_seat=-1 if self.rules.low_seat is None else self.rules.low_seat,
            called_suit=layout.mask([ace[0] + r for r in "789KTA"]) if ace else 0,
            called_ace=layout.mask([ace]) if ace else 0,
            ran=self.ran,
        )

    def masks(self) -> list[int]:
        layout = self.rules.layout()
        return [layout.mask(hand) for hand in self.hands]

    def value(self) -> int:
        """The value by exhaustive play."""
        return self._between([sorted(hand) for hand in self.hands], self.leader, self.ran)

    def value_of(self, card: str) -> int:
        """The value when the leader leads this card."""
        return self._play([sorted(h) for h in self.hands], self.leader, [], self.ran, only=card)

    def _between(self, hands: list[list[str]], leader: int, ran: bool) -> int:
        if not hands[0]:
            return 0
        key = (tuple(map(tuple, hands)), leader, ran)
        if key not in self.memo:
            self.memo[key] = self._play(hands, leader, [], ran)
        return self.memo[key]

    def _play(
        self, hands: list[list[str]], leader: int, trick: list[str], ran: bool, only: str | None = None
    ) -> int:
        seats = len(hands)
        if len(trick) == seats:
            winner = (leader + self.rules.winner(trick)) % seats
            gain = self.per_trick or sum(POINTS.get(c[1], 0) for c in trick)
            return self._between(hands, winner, ran) + (gain if winner in self.score else 0)
        seat = (leader + len(trick)) % seats
        results = []
        for card in [only] if only else self.rules.legal(hands[seat], trick, leader, seats, ran):
            rest = list(hands)
            rest[seat] = [c for c in hands[seat] if c != card]
            now_ran = ran or self.rules.runs(hands[seat], trick, card)
            results.append(self._play(rest, leader, [*trick, card], now_ran))
        return max(results) if seat in self.maxi else min(results)


def seat_mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def deal(rng: random.Random, deck: Sequence[str], seats: int, size: int) -> list[list[str]]:
    cards = list(deck)
    rng.shuffle(cards)
    return [cards[i * size : (i + 1) * size] for i in range(seats)]


def point_ending(seed: int, size: int = 4) -> Ending:
    """Three seats, jacks as trumps with or without a trump suit, one declarer who counts points."""
    rng = random.Random(seed)
    trump = rng.choice("EGHS") if seed % 2 else None
    # half of the time a pack rich in trumps, so that ruffs and equal cards are common
    deck = GERMAN if seed % 4 < 2 else [c for c in GERMAN if c[1] in "UAK987" or c[0] == trump]
    declarer = rng.randrange(3)
    hands = deal(rng, deck, 3, size)
    return Ending(Rules("skat", trump), hands, rng.randrange(3), [declarer], [declarer], 0)


def misere_ending(seed: int, size: int = 4) -> Ending:
    """Three seats, no trumps, a declarer who must not take a trick."""
    rng = random.Random(seed)
    declarer = rng.randrange(3)
    hands = deal(rng, GERMAN if seed % 2 else [c for c in GERMAN if c[0] in "EG"], 3, size)
    others = [seat for seat in range(3) if seat != declarer]
    return Ending(Rules("null"), hands, rng.randrange(3), [declarer], others, 1)


def four_hand_ending(seed: int, size: int = 3) -> Ending:
    """Four seats: a solo with trump suit, one with Unter only, or a called ace and a partner."""
    rng = random.Random(seed)
    declarer = rng.randrange(4)
    if seed % 3 == 0:
        hands = deal(rng, GERMAN, 4, size)
        return Ending(Rules("solo", rng.choice("EGHS")), hands, rng.randrange(4), [declarer], [declarer], 0)
    if seed % 3 == 1:
        hands = deal(rng, GERMAN, 4, size)
        return Ending(Rules("wenz"), hands, rng.randrange(4), [declarer], [declarer], 0)
    # thin the pack out until the called ace matters
    suit = rng.choice("EGS")
    deck = [c for c in GERMAN if c[0] == suit or (c[1] in "OU" and rng.random() < 0.4) or rng.random() < 0.25]
    while len(deck) < 4 * size:
        deck = list(dict.fromkeys([*deck, rng.choice(GERMAN)]))
    hands = deal(rng, deck, 4, size)
    holder = [seat for seat in range(4) if suit + "A" in hands[seat]]
    team = sorted({declarer, holder[0] if holder else (declarer + 1) % 4})
    rules = Rules("solo", "H", ace=suit + "A")
    return Ending(rules, hands, rng.randrange(4), team, team, 0, declarer=declarer)


def runaway_ending(seed: int, size: int = 5) -> Ending:
    """The holder of the called ace has enough of its suit to lead low."""
    rng = random.Random(seed)
    suit = rng.choice("EGS")
    low = [suit + r for r in "TK987"]
    rng.shuffle(low)
    held = [suit + "A", *low[: rng.choice((3, 3, 4))]]
    others = [c for c in GERMAN if c[0] != suit or c[1] in "OU"]
    rest = (low[len(held) - 1 :] + rng.sample(others, 4 * size))[: 4 * size - len(held)]
    rng.shuffle(rest)
    holder = rng.randrange(4)
    hands = [[rest.pop() for _ in range(size - (len(held) if s == holder else 0))] for s in range(4)]
    hands[holder] += held
    declarer = (holder + rng.randrange(1, 4)) % 4
    team = sorted({declarer, holder})
    rules = Rules("solo", "H", ace=suit + "A")
    return Ending(rules, hands, rng.choice((holder, declarer)), team, team, 0, declarer=declarer)


def all_tricks_ending(seed: int, size: int = 3) -> Ending:
    """Four seats, the declarer's tricks count."""
    rng = random.Random(seed)
    declarer = rng.randrange(4)
    hands = deal(rng, GERMAN, 4, size)
    return Ending(Rules("solo", rng.choice("EGHS")), hands, rng.randrange(4), [declarer], [declarer], 1)


def strict_ending(seed: int, size: int = 4) -> Ending:
    """Two or three seats who must follow, trump and beat; tricks count."""
    rng = random.Random(seed)
    trump = rng.choice("CSHD") if seed % 7 else None
    seats = 3 if seed % 3 else 2
    hands = deal(rng, FRENCH if seed % 2 else [c for c in FRENCH if c[0] in {trump, "H", "C"}], seats, size)
    taker = rng.randrange(seats)
    score = maxi = [taker]
    if seed % 5 == 0 and seats == 3:
        # one defender's own tricks, helped by the other
        score, maxi = [(taker + 1) % 3], [(taker + 1) % 3, (taker + 2) % 3]
    return Ending(Rules("pref", trump, low_seat=taker), hands, rng.randrange(seats), score, maxi, 1)


FAMILIES: dict[str, Callable[[int], Ending]] = {
    "points": point_ending,
    "misere": misere_ending,
    "four hands": four_hand_ending,
    "all tricks": all_tricks_ending,
    "strict": strict_ending,
}
