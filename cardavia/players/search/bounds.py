# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""What a side gets for certain between two tricks, without searching.

Every function returns a proven bound; the tests compare the search with and without each of them
against exhaustive play.  May import `bits` and `position`.
"""

import cython

if not cython.compiled:
    from cardavia.players.search.bits import count, fill_down, index_of, kernel_digest, lowest
    from cardavia.players.search.position import Position

_MUST_TRUMP = cython.declare(cython.int, 1)
_MUST_BEAT = cython.declare(cython.int, 2)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


def worth(p: Position, cards: cython.uint) -> cython.int:
    """Sum of the values of the cards."""
    total: cython.int = 0
    rest: cython.uint
    while cards:
        rest = cards & (cards - 1)
        total += p.value_of[index_of(cards ^ rest)]
        cards = rest
    return total


def least(p: Position, cards: cython.uint, k: cython.int) -> cython.int:
    """The smallest value that k of these cards can have together."""
    total: cython.int = 0
    i: cython.int
    n: cython.int
    for i in range(p.class_count):
        n = count(cards & p.class_mask[i])
        if n >= k:
            return total + k * p.class_value[i]
        total += n * p.class_value[i]
        k -= n
    return total


def sure_trumps(p: Position, side: cython.int, trumps: cython.uint, others: cython.uint) -> cython.int:
    """Value the seats in `side` get for certain from their `trumps` against the `others`.

    Two ways to count, the better holds: the top run of trumps, every card of which wins; and for
    each hand its k highest trumps, each of which can be lost only to a higher one of the others.
    """
    run: cython.uint = trumps & ~fill_down(others)
    total: cython.int = 0
    tricks: cython.int = 0
    most: cython.int
    i: cython.int
    j: cython.int
    k: cython.int
    n: cython.int
    top: cython.uint
    guarded: cython.uint
    mine: cython.uint
    card: cython.uint
    if run:
        total = worth(p, run)
        for i in range(p.seats):
            n = count(run & p.hand[i])
            if n > tricks:
                tricks = n
        total += tricks * p.bonus
        if p.class_count > 1:
            # that many tricks also hold a card of everybody else
            for i in range(p.seats):
                n = tricks
                if (side >> i) & 1:
                    n -= count(run & p.hand[i])
                if n > 0:
                    total += least(p, p.hand[i] & ~run, n)
    if not others:
        return total
    most = tricks
    for i in range(p.seats):
        mine = p.hand[i] & trumps
        if not (side >> i) & 1 or count(mine) - count(others & ~fill_down(mine)) <= most:
            continue
        k = 0
        tricks = 0
        top = mine
        guarded = 0
        while mine:
            # from the highest card down
            card = mine & ~(fill_down(mine) >> 1)
            mine ^= card
            k += 1
            n = k - count(others & ~(card - 1))
            if n > tricks:
                tricks = n
                guarded = top & ~(card - 1)
        if tricks <= most:
            continue
        n = tricks * p.bonus
        if p.class_count > 1:
            n += least(p, guarded, tricks)
            for j in range(p.seats):
                if j != i:
                    n += least(p, p.hand[j], tricks)
        if n > total:
            total = n
    return total


def _allied(p: Position, seat: cython.int, other: cython.int) -> cython.bint:
    """Do both want the same, and does a trick count alike whoever of them gets it?"""
    return not ((p.maxi >> seat) ^ (p.maxi >> other) | (p.score >> seat) ^ (p.score >> other)) & 1


def cash(
    p: Position, leader: cython.int, left: cython.int, cards: cython.uint, rest: cython.int
) -> cython.int:
    """Value the leader's side gets when he plays out his winners at once (see also `in_control`).

    `left` tricks remain, `cards` is everything in the hands, `rest` the value still to be won.
    """
    hand: cython.uint = p.hand[leader]
    others: cython.uint = cards ^ hand
    ruffers: cython.int = 0
    winners: cython.uint = 0
    run: cython.uint
    mine: cython.uint
    i: cython.int
    j: cython.int
    n: cython.int
    rounds: cython.int
    most: cython.int
    fewest: cython.int
    drawn: cython.int = 0
    total: cython.int
    if p.trump & cards:
        run = hand & p.trump & ~fill_down(others & p.trump)
        drawn = count(run)
        winners = run
        most = 0
        for i in range(p.seats):
            if i != leader:
                n = count(p.hand[i] & p.trump)
                if n > most:
                    most = n
                if n > drawn and (p.obligations & _MUST_TRUMP or not _allied(p, i, leader)):
                    ruffers |= 1 << i
        if drawn >= most:
            winners = hand & p.trump
    for j in range(1, p.suit_count):
        mine = hand & p.suit[j]
        run = mine & ~fill_down(others & p.suit[j])
        if not run:
            continue
        rounds = count(run)
        most = 0
        fewest = 99
        for i in range(p.seats):
            if i != leader:
                n = count(p.hand[i] & p.suit[j])
                if n > most:
                    most = n
                if (ruffers >> i) & 1 and n < fewest:
                    fewest = n
        if ruffers:
            # cash only as often as everybody who could ruff must still follow
            while rounds > fewest:
                run &= run - 1
                rounds -= 1
            winners |= run
        elif rounds >= most:
            winners |= mine
        else:
            winners |= run
    n = count(winners)
    if n == left:
        return rest
    total = worth(p, winners) + n * p.bonus
    if p.class_count > 1 and n:
        for i in range(p.seats):
            if i == leader:
                continue
            total += least(p, p.hand[i], n)
    return total


def in_control(p: Position, seat: cython.int) -> cython.bint:
    """Will `seat` cash his winners even when others lead?

    He holds a trump and the other side none: until he is on lead he plays losers or ruffs, so no
    winner is lost.  Where a duty to beat takes the choice of cards from him nothing is claimed.
    """
    i: cython.int
    theirs: cython.uint = 0
    if p.obligations & _MUST_BEAT or not p.hand[seat] & p.trump:
        return False
    for i in range(p.seats):
        if not _allied(p, i, seat):
            theirs |= p.hand[i]
    return not theirs & p.trump


def safe_misere(p: Position, cards: cython.uint) -> cython.bint:
    """No trumps, the seats in `score` not on lead: can they duck every suit for ever?"""
    i: cython.int
    j: cython.int
    mine: cython.uint
    others: cython.uint
    card: cython.uint
    ducker: cython.uint = 0
    for i in range(p.seats):
        if (p.score >> i) & 1:
            ducker |= p.hand[i]
    for j in range(p.suit_count):
        mine = ducker & p.suit[j]
        others = (cards ^ ducker) & p.suit[j]
        if not others:
            continue
        i = 0
        while mine:
            card = lowest(mine)
            if count(others & (card - 1)) > i:
                return False
            mine ^= card
            i += 1
    return True
