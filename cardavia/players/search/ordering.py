# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""Which card to try first: a linear rule that changes the speed of a search, never its result.

The rule asks who will hold the trick when everybody behind beats as soon as he can (exact: the
hands are known), then weighs the points of the card and on the table, the strength spent and
whether a trump is used.  May import `bits` and `position`.
"""

import cython

if not cython.compiled:
    from cardavia.players.search.bits import bit, count, fill_down, kernel_digest, lowest
    from cardavia.players.search.position import Position

# Weights for point games, then for trick counts (hill climbing on the node counts of seeded deals):
#  0-10 leading: will hold, x points, x strength, contested, trump, x its points,
#       will be lost, x points, x strength, trump, x opponents' cards of the suit
# 11-18 following, our side gets the trick: base, x points, x points on the table, x strength when
#       winning, partner had it already, ruff, x its points, x strength when not winning
# 19-24 following, they get it: base, x points, x strength, held the trick for a moment,
#       trump thrown away, x length of the suit thrown from
WEIGHTS = (
    (35, 1, -10, 29, 7, 21, 3, 30, -1, 6, 0, 49, 2, 2, 2, -2, -13, 1, 1, 32, 21, -4, 15, 58, 1),
    (16, 9, -3, -4, -29, 5, 7, -20, 4, -26, 1, 35, -8, -2, 2, 10, -2, -10, 10, 10, -7, 12, 4, 3, -11),
)

if not cython.compiled:
    weight = [0] * 50
for _index, _weight in enumerate(WEIGHTS[0] + WEIGHTS[1]):
    weight[_index] = _weight


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


def rate(
    p: Position,
    seat: cython.int,
    k: cython.int,
    leader: cython.int,
    index: cython.int,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
    points: cython.int,
    opposing: cython.uint,
    cards: cython.uint,
) -> cython.int:
    """Rating of card `index` as number k of the trick; the larger is tried earlier.

    `holder` has the trick with card `winning`, `points` lie on the table, `opposing` is what the
    other side holds and `cards` what all held before the trick.
    """
    card: cython.uint = bit(index)
    suit: cython.uint = p.suit_of[index]
    value: cython.int = p.value_of[index]
    side: cython.int = (p.maxi >> seat) & 1
    ours: cython.int
    mate: cython.int
    behind: cython.int
    _later: cython.int
    contested: cython.int = 0
    spent: cython.int
    z: cython.int
    v: cython.int
    new_led: cython.uint = led
    top: cython.uint = winning
    taker: cython.int = holder
    beaters: cython.uint
    if p.misere:
        return _rate_misere(p, seat, k, card, suit, led, winning, holder, opposing, cards)
    if k == 0:
        new_led = suit
        top = card
        taker = seat
    elif (card & (led | p.trump)) > winning:
        top = card
        taker = seat
    ours = 1 if ((p.maxi >> taker) & 1) == side else 0
    behind = seat
    for _later in range(k + 1, p.seats):
        behind += 1
        if behind >= p.seats:
            behind -= p.seats
        beaters = p.hand[behind] & new_led
        if not beaters:
            beaters = p.hand[behind] & p.trump
        beaters &= ~fill_down(top)
        if beaters:
            mate = 1 if ((p.maxi >> behind) & 1) == side else 0
            if mate != ours:
                ours = mate
                top = lowest(beaters)
                if not mate:
                    contested = 1
    spent = count(suit & (card - 1) & opposing)
    z = 25 if p.bonus else 0
    if k == 0:
        if ours:
            v = weight[z] + weight[z + 1] * value - weight[z + 2] * spent - weight[z + 3] * contested
            if card & p.trump:
                v += weight[z + 4] - weight[z + 5] * value
        else:
            v = weight[z + 6] - weight[z + 7] * value - weight[z + 8] * spent
            if card & p.trump:
                v += weight[z + 9]
        return v + weight[z + 10] * count(suit & opposing)
    if ours:
        v = weight[z + 11] + weight[z + 12] * value + weight[z + 13] * points
        if taker == seat:
            v -= weight[z + 14] * spent
            if ((p.maxi >> holder) & 1) == side:
                v -= weight[z + 15]
            if card & p.trump and not led & p.trump:
                v += weight[z + 16] - weight[z + 17] * value
        else:
            v -= weight[z + 18] * spent
        return v
    v = weight[z + 19] - weight[z + 20] * value - weight[z + 21] * spent
    if taker == seat:
        v += weight[z + 22]
    elif not card & led:
        if card & p.trump:
            v -= weight[z + 23]
        v -= weight[z + 24] * count(suit & p.hand[seat])
    return v


def _rate_misere(
    p: Position,
    seat: cython.int,
    k: cython.int,
    card: cython.uint,
    suit: cython.uint,
    led: cython.uint,
    winning: cython.uint,
    holder: cython.int,
    opposing: cython.uint,
    cards: cython.uint,
) -> cython.int:
    """The same for a misère: the seats in `score` lead low, follow high and throw off high cards."""
    lower: cython.int = count(suit & (card - 1))
    lower_left: cython.int = count(suit & (card - 1) & cards)
    if (p.score >> seat) & 1:
        if k == 0:
            return 40 - lower_left
        if card & led:
            return 60 + lower if card < winning else 20 - lower
        return 2 * count(opposing & suit & (card - 1)) + count(opposing & suit)
    if k == 0:
        return 30 - 2 * lower_left + (4 if opposing & suit & ~(card - 1) else 0)
    if (p.score >> holder) & 1:
        if not card & led:
            return 20
        return 30 - lower_left if card < winning else 0
    return 20 - lower_left
