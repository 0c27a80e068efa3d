"""Deal codes: any distribution of the cards, with its dealer, as a short text with a check letter.

The code is the rank of the distribution among all of its game, in base 32, most significant digit first:
11 digits in Skat and Preference, 12 in Schafkopf, 10 in Schnapsen, and a check letter, written in groups of
four behind the game's letters: `SK-0A3F-...`.  Digits are 0 to 9 and the letters without I, L, O and U;
reading forgives lower case, missing or further hyphens and blanks, and O, I, L for 0 and 1.

The check letter is the remainder of the digits as a polynomial over the field of 32 elements, so every
single wrong digit and every exchange of two neighbours is found.

Imports `cards`, `games` and `records`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, factorial, prod
from typing import Final

from cardavia.cards import Card, CardSet, cards_of
from cardavia.games import GAMES
from cardavia.games.base import Deal, Game

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_FORGIVEN: Final = str.maketrans("OIL", "011", " -")


class DealCodeError(ValueError):
    """Text that is no deal code; one line that says why."""


def encode(game: Game, deal: Deal) -> str:
    """The code of a distribution.

    >>> import random
    >>> from cardavia.games.skat import SKAT
    >>> deal = SKAT.deal(random.Random(7))
    >>> decode(encode(SKAT, deal))[1].hands == deal.hands
    True
    """
    number = _rank(game, deal) * game.seats + deal.dealer
    digits = []
    for _ in range(length(game)):
        number, digit = divmod(number, 32)
        digits.append(digit)
    digits.reverse()
    text = "".join(DIGITS[digit] for digit in (*digits, _check(digits)))
    return "-".join([game.rule_prefix, *(text[start : start + 4] for start in range(0, len(text), 4))])


def decode(text: str) -> tuple[Game, Deal]:
    """The game and the deal of a code; `DealCodeError` if it is none."""
    letters = text.strip().upper()
    game = next((each for each in GAMES.values() if letters.startswith(each.rule_prefix)), None)
    if game is None:
        known = ", ".join(each.rule_prefix for each in GAMES.values())
        raise DealCodeError(f"a deal code begins with one of {known}")
    body = letters[len(game.rule_prefix) :].translate(_FORGIVEN)
    if len(body) != length(game) + 1:
        wanted = f"{length(game) + 1} letters and digits behind {game.rule_prefix}"
        raise DealCodeError(f"a {game.name} code has {wanted}, not {len(body)}")
    odd = next((letter for letter in body if letter not in DIGITS), None)
    if odd is not None:
        raise DealCodeError(f"{odd!r} does not occur in deal codes")
    *digits, check = (DIGITS.index(letter) for letter in body)
    if _check(digits) != check:
        raise DealCodeError("the check letter does not fit: a letter is wrong or two are exchanged")
    number = 0
    for digit in digits:
        number = number * 32 + digit
    number, dealer = divmod(number, game.seats)
    if number >= distributions(game):
        raise DealCodeError(f"no deal of {game.name} has this code")
    return game, _unrank(game, number, dealer)


def length(game: Game) -> int:
    """Number of digits of a game's codes, without the check letter."""
    most = distributions(game) * game.seats - 1
    return -(-most.bit_length() // 5)


def distributions(game: Game) -> int:
    """Number of distributions, hands by seat; the stock counts by order where order matters."""
    groups = [game.hand_size] * game.seats + [game.stock_size]
    ways = factorial(sum(groups)) // prod(factorial(size) for size in groups)
    return ways * (factorial(game.stock_size) if game.stock_ordered else 1)


def _check(digits: Sequence[int]) -> int:
    """Remainder in the field of 32 elements (x^5 + x^2 + 1), by Horner's rule."""
    value = 0
    for digit in digits:
        value = _doubled(value) ^ digit
    return _doubled(value)


def _doubled(value: int) -> int:
    value <<= 1
    return value ^ 0b100101 if value & 32 else value


def _rank(game: Game, deal: Deal) -> int:
    """The hands one after the other as combinations of the cards left, then the stock's order."""
    left = list(cards_of(game.cards))
    number = 0
    for hand in deal.hands:
        number = number * comb(len(left), game.hand_size) + _rank_combination(left, hand)
        left = [card for card in left if not hand >> card & 1]
    if game.stock_ordered:
        for place, card in enumerate(deal.stock):
            number = number * (game.stock_size - place) + left.index(card)
            left.remove(card)
    return number


def _unrank(game: Game, number: int, dealer: int) -> Deal:
    stock_places: list[int] = []
    if game.stock_ordered:
        for choices in range(1, game.stock_size + 1):
            number, place = divmod(number, choices)
            stock_places.append(place)
        stock_places.reverse()
    sizes = [len(list(cards_of(game.cards))) - seat * game.hand_size for seat in range(game.seats)]
    ranks: list[int] = []
    for size in reversed(sizes):
        number, rank = divmod(number, comb(size, game.hand_size))
        ranks.append(rank)
    left = list(cards_of(game.cards))
    hands: list[CardSet] = []
    for rank in reversed(ranks):
        hand = _combination(left, rank, game.hand_size)
        hands.append(hand)
        left = [card for card in left if not hand >> card & 1]
    stock = tuple(left.pop(place) for place in stock_places) if game.stock_ordered else tuple(left)
    return Deal(dealer, tuple(hands), stock, game.fresh_before())


def _rank_combination(cards: Sequence[Card], chosen: CardSet) -> int:
    """Rank of a subset in the combinatorial number system."""
    places = [place for place, card in enumerate(cards) if chosen >> card & 1]
    return sum(comb(place, size) for size, place in enumerate(places, 1))


def _combination(cards: Sequence[Card], rank: int, size: int) -> CardSet:
    chosen = 0
    for count in range(size, 0, -1):
        place = count - 1
        while comb(place + 1, count) <= rank:
            place += 1
        rank -= comb(place, count)
        chosen |= 1 << cards[place]
    return chosen
