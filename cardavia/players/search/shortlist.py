# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""Which of the legal cards need a search at all.

Neighbours are cards of one suit in one hand with no card of another hand, nor the one that wins so
far, between them: only their values tell them apart.  Of neighbours of equal value one is searched;
of all neighbours one, when it is settled who gets the trick; and a refuted neighbour bounds the
others within the difference of their values (Kupferschmid and Helmert 2006).  That holds for the
called ace too: who may choose between it and its neighbour has no duty left after either.  May
import `bits`, `position` and `memory`.
"""

import cython

if not cython.compiled:
    from cardavia.players.search.bits import bit, fill_down, index_of, kernel_digest
    from cardavia.players.search.memory import Memory

_UNKNOWN = cython.declare(cython.int, -2)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Shortlist(Memory):
    """A position with the cards to be searched at each place of each trick.

    The move list of place k with n tricks to come begins at ``(4 * n + k) * 12``; `outcome` holds
    what was found out about each move.
    """

    def __init__(self, table_bits: int) -> None:
        Memory.__init__(self, table_bits)
        if not cython.compiled:
            self.move = [0] * 576
            self.outcome = [0] * 576


def list_unequal(s: Shortlist, may: cython.uint, alive: cython.uint, base: cython.int) -> cython.int:
    """List the legal cards from the lowest up, of equal neighbours the highest; their number."""
    found: cython.int = 0
    i: cython.int
    rest: cython.uint = may
    higher: cython.uint
    card: cython.uint
    while rest:
        higher = rest & (rest - 1)
        card = rest ^ higher
        rest = higher
        i = index_of(card)
        higher = alive & s.suit_of[i] & ~(card | (card - 1))
        if higher:
            higher ^= higher & (higher - 1)
            if higher & may and s.value_of[index_of(higher)] == s.value_of[i] and not (higher | card) & s.ace:
                continue
        s.move[base + found] = i
        found += 1
    return found


def list_all(s: Shortlist, may: cython.uint, base: cython.int) -> cython.int:
    """List every legal card; their number."""
    found: cython.int = 0
    while may:
        s.move[base + found] = index_of(may)
        found += 1
        may &= may - 1
    return found


def drop_outvalued(
    s: Shortlist,
    base: cython.int,
    found: cython.int,
    seat: cython.int,
    k: cython.int,
    may: cython.uint,
    alive: cython.uint,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
) -> cython.int:
    """Of neighbours keep the dearest where our side has the trick for certain, the cheapest where not.

    Whatever the cheaper of two neighbours does later the dearer could do as well, and the other way
    round: all that changes is which of them lies in this trick.  Needs that who counts the points
    also wants them.  Moves must be listed from the lowest up; their new number is returned.
    """
    kept: cython.int = 0
    i: cython.int
    j: cython.int = 0
    best: cython.int
    sure: cython.int
    card: cython.uint
    last: cython.uint
    while j < found:
        best = s.move[base + j]
        last = bit(best)
        sure = _UNKNOWN
        j += 1
        while j < found:
            i = s.move[base + j]
            card = bit(i)
            if s.suit_of[i] != s.suit_of[best] or alive & (card - 1) & ~(last | (last - 1)) & ~may:
                break
            if sure == _UNKNOWN:
                sure = _settled(s, seat, k, card, led, winning, holder)
            if sure < 0:
                break
            if s.value_of[i] != s.value_of[best] and (s.value_of[i] > s.value_of[best]) == sure:
                best = i
            last = card
            j += 1
        s.move[base + kept] = best
        kept += 1
    return kept


def _settled(
    s: Shortlist,
    seat: cython.int,
    k: cython.int,
    card: cython.uint,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
) -> cython.int:
    """After this card: 1 when the trick falls to our side for certain, 0 to the other, -1 neither."""
    side: cython.int = (s.maxi >> seat) & 1
    has: cython.int
    behind: cython.int = seat
    _later: cython.int
    beaters: cython.uint
    if k == 0:
        led = s.suit_of[index_of(card)]
        winning = card
        holder = seat
    elif (card & (led | s.trump)) > winning:
        winning = card
        holder = seat
    has = (s.maxi >> holder) & 1
    for _later in range(k + 1, s.seats):
        behind += 1
        if behind >= s.seats:
            behind -= s.seats
        if ((s.maxi >> behind) & 1) == has:
            continue
        beaters = s.hand[behind] & led
        if not beaters:
            beaters = s.hand[behind] & s.trump
        if beaters & ~fill_down(winning):
            return -1
    return 1 if has == side else 0


def near_equal_refuted(
    s: Shortlist,
    base: cython.int,
    j: cython.int,
    may: cython.uint,
    alive: cython.uint,
    maximises: cython.bint,
    target: cython.int,
) -> cython.bint:
    """Does an earlier neighbour, already refuted, bound move j within their difference?

    The bound is written as the move's outcome.
    """
    i: cython.int = s.move[base + j]
    d: cython.int
    n: cython.int
    v: cython.int
    card: cython.uint = bit(i)
    other: cython.uint
    gap: cython.uint
    for d in range(j):
        n = s.move[base + d]
        if s.suit_of[n] != s.suit_of[i]:
            continue
        other = bit(n)
        if other > card:
            gap = alive & (other - 1) & ~(card | (card - 1))
        else:
            gap = alive & (card - 1) & ~(other | (other - 1))
        if gap & ~may:
            continue
        # every card between the two is in the same hand
        v = s.value_of[n] - s.value_of[i]
        if v < 0:
            v = -v
        if maximises:
            v = s.outcome[base + d] + v
            if v >= target:
                continue
        else:
            v = s.outcome[base + d] - v
            if v < target:
                continue
        s.outcome[base + j] = v
        return True
    return False
