# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The search of the race: alpha-beta on the game points -3..3 from seat 0's side, with bounds and a table.

Seat 0 wants much, seat 1 little.  Results are fail-soft: at or above the window they are proven lower
bounds, at or below it upper bounds.  Bounds and table are asked when a card is to be led, except at a
starting position that was narrowed to one card.  May import `bits` and `race_memory`.
"""

from array import array

import cython

if not cython.compiled:
    from cardavia.players.search.bits import bit, count, fill_down, index_of, kernel_digest, lowest
    from cardavia.players.search.race_memory import RaceMemory, find, key_of, store

_GOAL = cython.declare(cython.int, 66)
_SAFE = cython.declare(cython.int, 33)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class RaceEngine(RaceMemory):
    """A position, its table, and the scratch space of one search."""

    def __init__(self) -> None:
        RaceMemory.__init__(self)
        if not cython.compiled:
            self.suit_of = [0] * 32
            self.value_of = [0] * 32
            self.mate = [0] * 32
            self.pair_bonus = [0] * 32
            self.move = [0] * 512
            self.trump = self.may_close = 0
        self.stop = array("i", [0])
        self.nodes = 0
        self.limit = 0
        self.halted = 0
        self.only = 0
        self.only_reply = -1


def outcome(r: RaceEngine, winner: cython.int) -> cython.int:
    """Game points, from seat 0's side, when `winner` has won the deal."""
    points: cython.int = most(r, winner)
    return points if winner == 0 else -points


def most(r: RaceEngine, winner: cython.int) -> cython.int:
    """The most game points that a seat can still win: what it would win now.

    That holds with the stock open too: who may close need not, and a closer wins what he would win anyhow.
    """
    if r.closer >= 0:
        return r.closer_win if winner == r.closer else r.closer_fail
    if not r.won[1 - winner]:
        return 3
    return 2 if r.points[1 - winner] < _SAFE else 1


def highest(cards: cython.uint) -> cython.uint:
    """The set that holds only the highest card of a set that is not empty."""
    filled: cython.uint = fill_down(cards)
    return filled ^ (filled >> 1)


def reach(r: RaceEngine, seat: cython.int) -> cython.int:
    """The most points that a seat can come to in strict play."""
    cards: cython.uint = r.hand[0] | r.hand[1]
    card: cython.uint
    total: cython.int = r.points[seat] + r.pending[seat]
    i: cython.int
    while cards:
        card = lowest(cards)
        cards ^= card
        i = index_of(card)
        total += r.value_of[i]
        if card & r.hand[seat] and r.mate[i] & r.hand[seat]:
            total += r.pair_bonus[i] // 2
    return total


def cashed(r: RaceEngine, seat: cython.int) -> cython.int:
    """Points that the leader has for certain in strict play: winners led one after the other, then a pair."""
    mine: cython.uint = r.hand[seat]
    theirs: cython.uint = r.hand[1 - seat]
    trumps: cython.uint = theirs & r.trump
    suit: cython.uint = 0
    against: cython.uint = 0
    card: cython.uint
    total: cython.int = r.points[seat]
    tricks: cython.int = 0
    bonus: cython.int = 0
    i: cython.int
    left: cython.uint = mine
    while left:
        card = highest(left)
        left ^= card
        i = index_of(card)
        if r.mate[i] & mine and r.pair_bonus[i] > bonus:
            bonus = r.pair_bonus[i]
        if r.suit_of[i] != suit:
            suit = r.suit_of[i]
            against = trumps if suit == r.trump else theirs & suit
        if against > card or (not against and trumps):
            continue
        # the other seat follows with its lowest card
        against ^= lowest(against)
        if suit == r.trump:
            trumps = against
        total += r.value_of[i] + 2
        tricks += 1
    if tricks or r.won[seat]:
        total += r.pending[seat] + bonus
    return total


def _count_node(r: RaceEngine) -> cython.bint:
    """Count one card played; False when the search must end."""
    r.nodes += 1
    if (r.nodes & 1023) == 0 and r.stop[0]:
        r.halted = 2
    if r.limit and r.nodes >= r.limit:
        r.halted = 1
    return r.halted == 0


def _order_leads(
    r: RaceEngine, seat: cython.int, may: cython.uint, base: cython.int, hint: cython.int
) -> cython.int:
    """List the leads: the hint, pairs, cards the other seat cannot beat in suit, then the rest."""
    i: cython.int
    found: cython.int = 0
    card: cython.uint
    pairs: cython.uint = 0
    losers: cython.uint = 0
    cards: cython.uint
    if hint >= 0 and may & bit(hint):
        r.move[base] = hint
        found = 1
        may ^= bit(hint)
    cards = may
    while cards:
        card = lowest(cards)
        cards ^= card
        i = index_of(card)
        if r.mate[i] & r.hand[seat]:
            pairs |= card
        elif (r.suit_of[i] & r.hand[1 - seat]) > card:
            losers |= card
    found = _list(r, pairs, base, found)
    found = _list(r, may & ~(pairs | losers), base, found)
    return _list(r, losers, base, found)


def _list(r: RaceEngine, cards: cython.uint, base: cython.int, found: cython.int) -> cython.int:
    """Add moves to the list, the highest card first; their number."""
    card: cython.uint
    while cards:
        card = highest(cards)
        cards ^= card
        r.move[base + found] = index_of(card)
        found += 1
    return found


def to_lead(
    r: RaceEngine,
    seat: cython.int,
    drawn: cython.int,
    depth: cython.int,
    alpha: cython.int,
    beta: cython.int,
) -> cython.int:
    """Seat `seat` leads, `drawn` stock cards are gone; the value within the window."""
    v: cython.int
    best: cython.int = -9 if seat == 0 else 9
    lower: cython.int
    upper: cython.int
    floor: cython.int
    roof: cython.int
    hint: cython.int = -1
    choice: cython.int = 31
    points0: cython.int = r.points[0]
    points1: cython.int = r.points[1]
    pending0: cython.int = r.pending[0]
    pending1: cython.int = r.pending[1]
    won0: cython.int = r.won[0]
    won1: cython.int = r.won[1]
    hand: cython.uint = r.hand[seat]
    may: cython.uint = hand
    card: cython.uint
    bottom: cython.uint
    key: cython.ulonglong = 0
    entry: cython.ulonglong
    i: cython.int
    j: cython.int
    found: cython.int
    base: cython.int = depth * 16
    open_stock: cython.bint = r.closer < 0 and drawn < r.stock_size
    root: cython.bint = depth == 0 and r.only != 0
    remembered: cython.bint
    if open_stock and not root:
        bottom = r.stock[r.stock_size - 1]
        if hand & r.low_trump and bottom != r.low_trump:
            r.hand[seat] = hand ^ r.low_trump ^ bottom
            r.stock[r.stock_size - 1] = r.low_trump
            v = to_lead(r, seat, drawn, depth, alpha, beta)
            r.stock[r.stock_size - 1] = bottom
            r.hand[seat] = hand
            return v
    floor = -most(r, 1)
    roof = most(r, 0)
    if not open_stock and not root:
        if cashed(r, seat) >= _GOAL:
            return outcome(r, seat)
        if r.closer >= 0 and reach(r, r.closer) < _GOAL:
            return outcome(r, 1 - r.closer)
    remembered = not root and (open_stock or count(hand) > 1)
    if remembered:
        key = key_of(r, seat)
        entry = find(r, key)
        if entry:
            hint = cython.cast(cython.int, entry & 31)
            v = cython.cast(cython.int, (entry >> 5) & 7) - 3
            if v > floor:
                floor = v
            v = cython.cast(cython.int, (entry >> 8) & 7) - 3
            if v < roof:
                roof = v
    if floor >= beta or floor == roof:
        return floor
    if roof <= alpha:
        return roof
    if floor > alpha:
        alpha = floor
    if roof < beta:
        beta = roof
    lower = alpha
    upper = beta
    if open_stock and not root and r.may_close and count(hand) == 5:
        r.closer_win = most(r, seat)
        r.closer_fail = 3 if not r.won[1 - seat] else 2
        r.closer = seat
        v = to_lead(r, seat, drawn, depth, alpha, beta)
        r.closer = -1
        if r.halted:
            return 0
        best = v
        if seat == 0:
            if v > alpha:
                alpha = v
        elif v < beta:
            beta = v
    if alpha < beta:
        if root:
            may &= r.only
        found = _order_leads(r, seat, may, base, hint)
        for j in range(found):
            i = r.move[base + j]
            card = bit(i)
            if not _count_node(r):
                return 0
            if r.mate[i] & hand:
                if r.won[seat]:
                    r.points[seat] += r.pair_bonus[i]
                else:
                    r.pending[seat] += r.pair_bonus[i]
            if r.points[seat] >= _GOAL:
                v = outcome(r, seat)
            else:
                r.hand[seat] = hand ^ card
                v = to_answer(r, seat, drawn, depth, i, alpha, beta, open_stock)
                r.hand[seat] = hand
            r.points[0] = points0
            r.points[1] = points1
            r.pending[0] = pending0
            r.pending[1] = pending1
            r.won[0] = won0
            r.won[1] = won1
            if r.halted:
                return 0
            if seat == 0:
                if v > best:
                    best = v
                    choice = i
                if v > alpha:
                    alpha = v
            else:
                if v < best:
                    best = v
                    choice = i
                if v < beta:
                    beta = v
            if alpha >= beta:
                break
    if best < floor:
        best = floor
    if best > roof:
        best = roof
    if remembered:
        if best > lower:
            floor = best
        if best < upper:
            roof = best
        store(r, key, floor, roof, choice)
    return best


def replies(r: RaceEngine, leader: cython.int, lead: cython.int, open_stock: cython.bint) -> cython.uint:
    """Legal answers to `lead`: anything while the stock is open, else follow and beat, else trump."""
    hand: cython.uint = r.hand[1 - leader]
    led: cython.uint = bit(lead)
    follow: cython.uint = hand & r.suit_of[lead]
    if open_stock:
        return hand
    if follow:
        if follow & ~(led | (led - 1)):
            return follow & ~(led | (led - 1))
        return follow
    if hand & r.trump:
        return hand & r.trump
    return hand


def to_answer(
    r: RaceEngine,
    leader: cython.int,
    drawn: cython.int,
    depth: cython.int,
    lead: cython.int,
    alpha: cython.int,
    beta: cython.int,
    open_stock: cython.bint,
) -> cython.int:
    """The other seat answers card `lead`; the value within the window."""
    seat: cython.int = 1 - leader
    winner: cython.int
    v: cython.int
    best: cython.int = -9 if seat == 0 else 9
    points0: cython.int = r.points[0]
    points1: cython.int = r.points[1]
    pending0: cython.int = r.pending[0]
    pending1: cython.int = r.pending[1]
    won0: cython.int = r.won[0]
    won1: cython.int = r.won[1]
    leader_hand: cython.uint = r.hand[leader]
    hand: cython.uint = r.hand[seat]
    led: cython.uint = bit(lead)
    may: cython.uint = replies(r, leader, lead, open_stock)
    card: cython.uint
    next_drawn: cython.int = drawn
    i: cython.int
    if depth == 0 and r.only and lead == r.only_reply:
        may &= r.only
    while may:
        # the cheapest card that wins first, then the cheapest of the rest
        card = lowest(may & (r.suit_of[lead] | r.trump) & ~(led | (led - 1)))
        if not card:
            card = lowest(may)
        may ^= card
        i = index_of(card)
        if not _count_node(r):
            return 0
        winner = seat if (card & (r.suit_of[lead] | r.trump)) > led else leader
        r.points[winner] += r.value_of[i] + r.value_of[lead] + r.pending[winner]
        r.pending[winner] = 0
        r.won[winner] = 1
        r.hand[seat] = hand ^ card
        if r.points[winner] >= _GOAL:
            v = outcome(r, winner)
        elif not open_stock and not r.hand[seat]:
            # played out: the closer has failed, or the last trick decides
            v = (1 if winner == 0 else -1) if r.closer < 0 else outcome(r, 1 - r.closer)
        else:
            if open_stock:
                r.hand[winner] |= r.stock[drawn]
                r.hand[1 - winner] |= r.stock[drawn + 1]
                next_drawn = drawn + 2
            v = to_lead(r, winner, next_drawn, depth + 1, alpha, beta)
        r.hand[leader] = leader_hand
        r.hand[seat] = hand
        r.points[0] = points0
        r.points[1] = points1
        r.pending[0] = pending0
        r.pending[1] = pending1
        r.won[0] = won0
        r.won[1] = won1
        if r.halted:
            return 0
        if seat == 0:
            if v > best:
                best = v
            if v > alpha:
                alpha = v
        else:
            if v < best:
                best = v
            if v < beta:
                beta = v
        if alpha >= beta:
            break
    return best
