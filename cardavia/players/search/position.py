# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""A deal in the kernel's form: hands, suits, values, and the rules of playing a card.

At most 32 cards, one bit each; inside a suit the higher bit is stronger and trumps lie above all
else, so "beats" is a comparison of integers.  Hands never include the cards on the table.  Nothing
here searches.  May import `bits` and `terms`.
"""

import cython

from cardavia.players.search.terms import Terms

if not cython.compiled:
    from cardavia.players.search.bits import bit, count, kernel_digest, lowest

_MUST_TRUMP = cython.declare(cython.int, 1)
_MUST_BEAT = cython.declare(cython.int, 2)
_LOW_BEAT = cython.declare(cython.int, 4)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Position:
    """The running state of a search; mutable, owned by one thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand = [0] * 4
            self.suit = [0] * 8
            self.suit_of = [0] * 32
            self.value_of = [0] * 32
            self.class_mask = [0] * 16
            self.class_value = [0] * 16
            self.suit_count = self.trump = self.class_count = self.bonus = 0
            self.score = self.maxi = self.score_base = self.maxi_base = self.misere = 0
            self.join_ace = self.obligations = self.low_seat = self.features = 0
            self.ace = self.ace_suit = self.free = self.free_base = 0
        self.seats = 0

    def take_terms(self, terms: Terms, seats: int, features: int) -> None:
        """Copy what does not depend on the hands; ValueError when the kernel cannot hold it."""
        i: cython.int
        j: cython.int
        mask: cython.uint
        if not 2 <= seats <= 4:
            raise ValueError(f"the kernel plays with 2 to 4 seats, not {seats}")
        if len(terms.suits) > 8 or len(terms.values) != 32:
            raise ValueError("terms need at most 8 suits and exactly 32 values")
        if sum(terms.values) + terms.bonus * (32 // seats) > 127 or min(terms.values) < 0:
            raise ValueError("values and bonuses must not be negative nor exceed 127 together")
        self.seats = seats
        self.suit_count = len(terms.suits)
        for i in range(self.suit_count):
            self.suit[i] = terms.suits[i]
        self.trump = terms.suits[0]
        for i in range(32):
            self.value_of[i] = terms.values[i]
            self.suit_of[i] = 0
            for j in range(self.suit_count):
                if (self.suit[j] >> i) & 1:
                    self.suit_of[i] = self.suit[j]
        # classes of equal value, cheapest first: for the least that a hand must give away
        classes = sorted(set(terms.values))
        if len(classes) > 16:
            raise ValueError("at most 16 different card values")
        self.class_count = len(classes)
        for j in range(self.class_count):
            mask = 0
            for i in range(32):
                if self.value_of[i] == classes[j]:
                    mask |= bit(i)
            self.class_mask[j] = mask
            self.class_value[j] = classes[j]
        self.bonus = terms.bonus
        self.score_base = terms.score
        self.maxi_base = terms.maxi
        self.join_ace = 1 if terms.join_ace else 0
        self.obligations = int(terms.obligations)
        self.low_seat = terms.low_seat
        self.ace_suit = terms.called_suit
        self.ace = terms.called_ace
        self.free_base = 1 if terms.ran else 0
        self.features = features

    def take_hands(self, hands: list[int]) -> None:
        """Put one deal into the position; hands are sets without the cards on the table."""
        i: cython.int
        for i in range(4):
            self.hand[i] = hands[i] if i < len(hands) else 0
        adopt(self)


def adopt(p: Position) -> None:
    """Settle what depends on the hands: who plays with whom, and that nobody ran yet."""
    i: cython.int
    p.score = p.score_base
    p.maxi = p.maxi_base
    p.free = p.free_base
    if p.join_ace:
        for i in range(p.seats):
            if p.hand[i] & p.ace:
                p.score |= 1 << i
                p.maxi |= 1 << i
    p.misere = 1 if (p.score & p.maxi) == 0 else 0


def legal(
    p: Position, seat: cython.int, k: cython.int, leader: cython.int, led: cython.uint, winning: cython.uint
) -> cython.uint:
    """Cards `seat` may play as number k of the trick; `led` is a suit, `winning` the best card so far."""
    hand: cython.uint = p.hand[seat]
    may: cython.uint
    better: cython.uint
    if k == 0:
        if p.ace & hand and not p.free:
            may = hand & p.ace_suit
            if count(may) < 4:
                hand &= ~(may ^ p.ace)
        return hand
    may = hand & led
    if may:
        if p.ace & may and not p.free:
            return p.ace
    else:
        may = hand
        if p.obligations & _MUST_TRUMP and hand & p.trump:
            may = hand & p.trump
        if p.ace & may and not p.free and may != p.ace:
            may ^= p.ace
    if p.obligations & _MUST_BEAT:
        better = may & (led | p.trump) & ~(winning | (winning - 1))
        if better:
            if p.obligations & _LOW_BEAT and k == 1 and leader == p.low_seat and p.seats == 3:
                return lowest(better)
            return better
    return may
