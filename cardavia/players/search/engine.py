# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The search: zero-window alpha-beta over the cards of a trick, bounds and table between tricks.

Every search is a question "is the value >= target?", answered fail-soft: a result >= target is a
proven lower bound of the value, a result < target a proven upper bound.  Nothing depends on time
or on threads: the same input gives the same nodes and the same answer.  May import its sisters
`bits`, `position`, `bounds`, `ordering`, `memory` and `shortlist`.
"""

from array import array

import cython

if not cython.compiled:
    from cardavia.players.search.bits import bit, count, index_of, kernel_digest
    from cardavia.players.search.bounds import cash, in_control, safe_misere, sure_trumps
    from cardavia.players.search.memory import bucket_of, key_of, recall, store
    from cardavia.players.search.ordering import rate
    from cardavia.players.search.position import legal
    from cardavia.players.search.shortlist import (
        Shortlist,
        drop_outvalued,
        list_all,
        list_unequal,
        near_equal_refuted,
    )

# copies of terms.Feature for the compiled search
_TABLE = cython.declare(cython.int, 1)
_EQUAL_CARDS = cython.declare(cython.int, 2)
_ORDER = cython.declare(cython.int, 8)
_SURE_TRUMPS = cython.declare(cython.int, 16)
_CASH = cython.declare(cython.int, 32)
_NEAR_EQUALS = cython.declare(cython.int, 64)
_SAFE_MISERE = cython.declare(cython.int, 128)
_LOOK_AHEAD = cython.declare(cython.int, 256)
_OFF_LEAD_CASH = cython.declare(cython.int, 512)
_SETTLED_TRICKS = cython.declare(cython.int, 1024)

_OVER_BUDGET = cython.declare(cython.int, 1)
_CANCELLED = cython.declare(cython.int, 2)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Engine(Shortlist):
    """A position, its table and the scratch space of one search."""

    def __init__(self, table_bits: int) -> None:
        Shortlist.__init__(self, table_bits)
        if not cython.compiled:
            self.rating = [0] * 576
            self.first_move = [0] * 12
            self.leader = self.on_table = self.led = self.winning = self.holder = 0
            self.points = self.left = self.rest = 0
        self.stop = array("i", [0])
        self.out = array("h", bytes(64))
        self.out_at = 0
        self.nodes = 0
        self.limit = 0
        self.halted = 0


def between(
    e: Engine, leader: cython.int, left: cython.int, rest: cython.int, target: cython.int
) -> cython.int:
    """Value of a position between two tricks; `left` tricks and the value `rest` are to come."""
    lower: cython.int = 0
    upper: cython.int = rest
    best: cython.int
    i: cython.int
    v: cython.int
    hint: cython.int = -1
    ducking: cython.bint
    cards: cython.uint
    mine: cython.uint
    theirs: cython.uint
    run: cython.uint
    key: cython.ulonglong = 0
    bucket: cython.Py_ssize_t = 0
    if target <= 0:
        return 0
    if target > rest:
        return rest
    if left == 1:
        # the last trick: nothing to choose
        run = e.hand[leader]
        mine = e.suit_of[index_of(run)] | e.trump
        v = leader
        for i in range(e.seats):
            if e.hand[i] & mine and e.hand[i] > run:
                run = e.hand[i]
                v = i
        return rest if (e.score >> v) & 1 else 0
    cards = e.hand[0] | e.hand[1] | e.hand[2] | e.hand[3]
    if e.features & _SURE_TRUMPS and e.trump & cards:
        mine = 0
        for i in range(e.seats):
            if (e.score >> i) & 1:
                mine |= e.hand[i]
        theirs = (cards ^ mine) & e.trump
        mine &= e.trump
        if mine:
            lower = sure_trumps(e, e.score, mine, theirs)
            if lower >= target:
                return lower
        if theirs:
            upper = rest - sure_trumps(e, ~e.score, theirs, mine)
            if upper < target:
                return upper
    ducking = e.features & _SAFE_MISERE and e.misere and not e.trump and not (e.score >> leader) & 1
    if ducking and safe_misere(e, cards):
        return 0
    if e.features & _TABLE:
        key = key_of(e, cards, leader)
        bucket = bucket_of(e, key)
        recall(e, key, bucket, target)
        if e.known_lower > lower:
            lower = e.known_lower
            if lower >= target:
                return lower
        if e.known_upper < upper:
            upper = e.known_upper
            if upper < target:
                return upper
        hint = e.known_move
    if e.features & _CASH:
        for i in range(e.seats):
            if i != leader and not e.features & _OFF_LEAD_CASH:
                continue
            if ((e.maxi >> i) & 1) != ((e.score >> i) & 1) or not (i == leader or in_control(e, i)):
                continue
            v = cash(e, i, left, cards, rest)
            if (e.score >> i) & 1:
                if v > lower:
                    lower = v
                    if lower >= target:
                        return lower
            elif rest - v < upper:
                upper = rest - v
                if upper < target:
                    return upper
    best = ply(e, 0, leader, left, 0, 0, leader, 0, rest, target, cards, hint)
    if e.halted:
        return 0
    if best >= target:
        if best > lower:
            lower = best
    elif best < upper:
        upper = best
    if e.features & _TABLE:
        store(e, key, bucket, lower, upper, e.first_move[left])
    return best


def _look_ahead(
    e: Engine,
    seat: cython.int,
    base: cython.int,
    found: cython.int,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
    points: cython.int,
    rest: cython.int,
    target: cython.int,
    hands: cython.uint,
) -> cython.int:
    """Before the last card of a trick: what does the table say about the positions it leads to?

    -1 when one of the moves answers the question, with the answer as outcome of the first move;
    else the number of moves that are refuted, which come first then, with bounds as outcomes.
    """
    j: cython.int
    i: cython.int
    refuted: cython.int = 0
    gain: cython.int
    winner: cython.int
    needed: cython.int
    lower: cython.int
    upper: cython.int
    maximises: cython.bint = (e.maxi >> seat) & 1
    card: cython.uint
    key: cython.ulonglong
    for j in range(found):
        i = e.move[base + j]
        card = bit(i)
        gain = points + e.value_of[i] + e.bonus
        upper = rest - gain
        lower = 0
        winner = seat if (card & (led | e.trump)) > winning else holder
        if (e.score >> winner) & 1:
            lower = gain
        needed = target - lower
        if 0 < needed <= upper:
            key = key_of(e, hands ^ card, winner)
            recall(e, key, bucket_of(e, key), needed)
            if e.known_upper < upper:
                upper = e.known_upper
            upper += lower
            lower += e.known_lower
        else:
            upper += lower
        if maximises and lower >= target:
            e.outcome[base] = lower
            return -1
        if not maximises and upper < target:
            e.outcome[base] = upper
            return -1
        if (maximises and upper < target) or (not maximises and lower >= target):
            e.move[base + j] = e.move[base + refuted]
            e.move[base + refuted] = i
            e.outcome[base + refuted] = upper if maximises else lower
            refuted += 1
    return refuted


def ply(
    e: Engine,
    k: cython.int,
    leader: cython.int,
    left: cython.int,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
    points: cython.int,
    rest: cython.int,
    target: cython.int,
    cards: cython.uint,
    hint: cython.int,
) -> cython.int:
    """Value when k cards lie on the table: one card of the trick is played here.

    `cards` are those in the hands when the trick began, `points` what lies on the table, `hint`
    a card to try first (-1 for none).
    """
    seat: cython.int = leader + k
    hand: cython.uint
    may: cython.uint
    card: cython.uint
    hands: cython.uint
    alive: cython.uint
    opposing: cython.uint
    new_led: cython.uint
    new_winning: cython.uint
    base: cython.int = (left * 4 + k) * 12
    found: cython.int
    i: cython.int
    j: cython.int
    d: cython.int
    new_holder: cython.int
    gain: cython.int
    v: cython.int
    best: cython.int
    best_move: cython.int = 0
    free: cython.int
    pick: cython.int
    maximises: cython.bint
    near: cython.bint
    refuted: cython.int = 0
    if seat >= e.seats:
        seat -= e.seats
    maximises = (e.maxi >> seat) & 1
    hand = e.hand[seat]
    may = legal(e, seat, k, leader, led, winning)
    # cards whose rank still matters: all hands and the card that wins so far
    hands = e.hand[0] | e.hand[1] | e.hand[2] | e.hand[3]
    alive = hands | winning
    found = list_unequal(e, may, alive, base) if e.features & _EQUAL_CARDS else list_all(e, may, base)
    if found > 1 and e.features & _SETTLED_TRICKS and not e.bonus and e.score == e.maxi:
        found = drop_outvalued(e, base, found, seat, k, may, alive, led, winning, holder)
    if k == e.seats - 1 and found > 1 and left > 2 and e.features & _LOOK_AHEAD and e.features & _TABLE:
        refuted = _look_ahead(e, seat, base, found, led, winning, holder, points, rest, target, hands)
        if refuted < 0:
            return e.outcome[base]
    if found > 1:
        opposing = 0
        for i in range(e.seats):
            if ((e.maxi >> i) & 1) != maximises:
                opposing |= e.hand[i]
        for j in range(refuted, found):
            i = e.move[base + j]
            if not e.features & _ORDER:
                e.rating[base + j] = 0
            elif i == hint:
                e.rating[base + j] = 0x7FFFFFFF
            else:
                e.rating[base + j] = rate(
                    e, seat, k, leader, i, led, winning, holder, points, opposing, cards
                )
    near = e.features & _NEAR_EQUALS and not e.bonus and found > 1
    best = -1 if maximises else 255
    free = e.free
    for j in range(refuted):
        v = e.outcome[base + j]
        if (v > best) == maximises and v != best:
            best = v
    for j in range(refuted, found):
        if found > 1:
            # one step of a selection sort: cut-offs usually come early
            pick = j
            for d in range(j + 1, found):
                if e.rating[base + d] > e.rating[base + pick]:
                    pick = d
            if pick != j:
                i = e.move[base + pick]
                e.move[base + pick] = e.move[base + j]
                e.move[base + j] = i
                v = e.rating[base + pick]
                e.rating[base + pick] = e.rating[base + j]
                e.rating[base + j] = v
        i = e.move[base + j]
        card = bit(i)
        if near and j and near_equal_refuted(e, base, j, may, alive, maximises, target):
            v = e.outcome[base + j]
            if (v > best) == maximises and v != best:
                best = v
            continue
        e.nodes += 1
        if (e.nodes & 1023) == 0 and e.stop[0]:
            e.halted = _CANCELLED
        if e.limit and e.nodes >= e.limit:
            e.halted = _OVER_BUDGET
        if e.halted:
            return 0
        e.hand[seat] = hand ^ card
        new_led = led
        new_winning = winning
        new_holder = holder
        if k == 0:
            new_led = e.suit_of[i]
            new_winning = card
            new_holder = seat
            if card & e.ace_suit and e.ace & hand and card != e.ace:
                e.free = 1
        elif (card & (led | e.trump)) > winning:
            new_winning = card
            new_holder = seat
        gain = points + e.value_of[i]
        if k < e.seats - 1:
            v = ply(e, k + 1, leader, left, new_led, new_winning, new_holder, gain, rest, target, cards, -1)
        else:
            gain += e.bonus
            if (e.score >> new_holder) & 1:
                v = gain + between(e, new_holder, left - 1, rest - gain, target - gain)
            else:
                v = between(e, new_holder, left - 1, rest - gain, target)
        e.hand[seat] = hand
        e.free = free
        if e.halted:
            return 0
        e.outcome[base + j] = v
        if (v > best) == maximises and v != best:
            best = v
            best_move = i
        if (v >= target) == maximises:
            break
    if k == 0:
        e.first_move[left] = best_move
    return best


def ask(e: Engine, target: cython.int) -> cython.int:
    """A bound of the value of the starting position on the proving side of the target."""
    if target <= 0:
        return 0
    if target > e.rest:
        return e.rest
    if e.on_table == 0:
        return between(e, e.leader, e.left, e.rest, target)
    return ply(
        e,
        e.on_table,
        e.leader,
        e.left,
        e.led,
        e.winning,
        e.holder,
        e.points,
        e.rest,
        target,
        e.hand[0] | e.hand[1] | e.hand[2] | e.hand[3],
        -1,
    )


def exact(e: Engine, guess: cython.int, bisect: cython.bint) -> cython.int:
    """The value of the starting position by questions: MTD(f) (Plaat et al. 1996) or bisection."""
    low: cython.int = 0
    high: cython.int = e.rest
    target: cython.int = guess
    v: cython.int
    while low < high:
        if target <= low:
            target = low + 1
        if target > high:
            target = high
        v = ask(e, target)
        if e.halted:
            return -1
        if v >= target:
            low = v
            target = low + 1
        else:
            high = v
            target = high
        if bisect:
            target = (low + high + 1) >> 1
    return low


def choices(e: Engine) -> cython.uint:
    """The legal cards in the starting position."""
    return legal(e, (e.leader + e.on_table) % e.seats, e.on_table, e.leader, e.led, e.winning)


def each_card(e: Engine, target: cython.int, exactly: cython.bint) -> cython.bint:
    """Write one number per legal card, from the highest card to the lowest; False when halted.

    The numbers go to `e.out` from place `e.out_at` on: the exact value when `exactly`, else 1 or 0
    for "value >= target".  Equal neighbours share one search.
    """
    k: cython.int = e.on_table
    seat: cython.int = (e.leader + k) % e.seats
    leader: cython.int = e.leader
    left: cython.int = e.left
    led: cython.uint = e.led
    winning: cython.uint = e.winning
    holder: cython.int = e.holder
    points: cython.int = e.points
    rest: cython.int = e.rest
    free: cython.int = e.free
    hand: cython.uint = e.hand[seat]
    may: cython.uint = choices(e)
    alive: cython.uint = e.hand[0] | e.hand[1] | e.hand[2] | e.hand[3] | winning
    card: cython.uint
    higher: cython.uint
    i: cython.int
    v: cython.int
    earned: cython.int
    guess: cython.int = (rest + 1) // 2
    at: cython.Py_ssize_t = e.out_at
    place_of: cython.Py_ssize_t[32]
    decided: cython.bint
    if not cython.compiled:
        place_of = [0] * 32
    if not exactly:
        # one question about the position first: often it settles every card
        decided = ask(e, target) >= target
        if e.halted:
            return False
        if decided != ((e.maxi >> seat) & 1):
            for i in range(count(may)):
                e.out[at + i] = decided
            return True
    for i in range(31, -1, -1):
        card = bit(i)
        if not may & card:
            continue
        higher = alive & e.suit_of[i] & ~(card | (card - 1))
        if higher:
            higher ^= higher & (higher - 1)
            if higher & may and e.value_of[index_of(higher)] == e.value_of[i] and not (higher | card) & e.ace:
                place_of[i] = place_of[index_of(higher)]
                e.out[at] = e.out[place_of[i]]
                at += 1
                continue
        e.hand[seat] = hand ^ card
        e.on_table = k + 1
        e.points = points + e.value_of[i]
        if k == 0:
            e.led = e.suit_of[i]
            e.winning = card
            e.holder = seat
            if card & e.ace_suit and e.ace & hand and card != e.ace:
                e.free = 1
        elif (card & (led | e.trump)) > winning:
            e.winning = card
            e.holder = seat
        earned = 0
        if k == e.seats - 1:
            # the trick is complete: what is left starts with its winner
            if (e.score >> e.holder) & 1:
                earned = e.points + e.bonus
            e.rest = rest - e.points - e.bonus
            e.leader = e.holder
            e.on_table = 0
            e.points = 0
            e.left = left - 1
        if exactly:
            v = exact(e, guess - earned, False) + earned
            guess = v
        else:
            v = 1 if ask(e, target - earned) + earned >= target else 0
        e.hand[seat] = hand
        e.free = free
        e.leader = leader
        e.on_table = k
        e.left = left
        e.led = led
        e.winning = winning
        e.holder = holder
        e.points = points
        e.rest = rest
        if e.halted:
            return False
        place_of[i] = at
        e.out[at] = v
        at += 1
    return True
