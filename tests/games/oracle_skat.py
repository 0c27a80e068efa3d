"""A second reading of the Skat rule sheet, on card names, for comparison with the engine.

Slow and plain on purpose: a deal is told from its beginning to its end by one generator that yields who acts
and what is legal, and receives what was done; every statement SK-n is asked card by card.  It shares no code
with `cardavia.games` and imports nothing of the project.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any

SUITS = "EGHS"
PACK = [suit + rank for suit in SUITS for rank in "ATKOU987"]
WORTH = {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2}
GAME_VALUES = [
    int(number)
    for number in re.findall(
        r"\d+",
        "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 "
        "108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 "
        "198 204 216 240 264",
    )
]
"""SK-21, as the sheet prints them."""
BASE = {"S": 9, "H": 10, "G": 11, "E": 12, "grand": 24}
FIXED = {"null": (23, 35), "null-ouvert": (46, 59)}
"""SK-63: with the Skat, without it."""

Turn = tuple[int, list[str]]
Talk = Generator[Turn, str, None]


def dealt(pack: list[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """Hands by seat and the Skat from a shuffled pack (SK-16)."""
    hands: list[list[str]] = [[], [], []]
    for order, cuts in enumerate([(0, 11, 23), (3, 15, 26), (6, 19, 29)]):
        first, second, third = cuts
        cards = pack[first : first + 3] + pack[second : second + 4] + pack[third : third + 3]
        hands[(dealer + 1 + order) % 3] = cards
    return hands, pack[9:11]


def trump_row(contract: str) -> list[str]:
    """Trumps from high to low (SK-10, SK-12, SK-13)."""
    if contract in FIXED:
        return []
    row = ["EU", "GU", "HU", "SU"]
    return row if contract == "grand" else row + [contract + rank for rank in "ATKO987"]


def effective(contract: str, card: str) -> str:
    return "trumps" if card in trump_row(contract) else card[0]


def strength(contract: str, card: str) -> int:
    """A number that is higher for the higher of two cards of one effective suit."""
    row = trump_row(contract)
    if card in row:
        return 100 - row.index(card)
    return 50 - ("AKOUT987" if contract in FIXED else "ATKO987").index(card[1])


def taker_of(contract: str, trick: list[tuple[int, str]]) -> int:
    """The seat that wins a trick (SK-45, SK-46)."""
    kinds = {effective(contract, card) for _, card in trick}
    wanted = "trumps" if "trumps" in kinds else effective(contract, trick[0][1])
    running = [
        (strength(contract, card), seat) for seat, card in trick if effective(contract, card) == wanted
    ]
    return max(running)[1]


def eyes(cards: list[str]) -> int:
    return sum(WORTH.get(card[1], 0) for card in cards)


class Oracle:
    """One deal; `turn` and `legal` say what may be done, `act` does it."""

    def __init__(self, dealer: int, hands: list[list[str]], skat: list[str]) -> None:
        self.dealer = dealer
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.skat = list(skat)
        self.bid = 0
        self.declarer: int | None = None
        self.by_hand = False
        self.put_away: list[str] = []
        self.contract = ""
        self.won: list[tuple[int, list[str]]] = []
        self.turn: int | None = None
        self.legal: list[str] = []
        self.talk = self.tell()
        self.advance(next(self.talk))

    def advance(self, turn: Turn) -> None:
        self.turn, self.legal = turn[0], sorted(turn[1])

    def act(self, text: str) -> None:
        assert text in self.legal
        try:
            self.advance(self.talk.send(text))
        except StopIteration:
            self.turn, self.legal = None, []

    # ---------------------------------------------------------------- the deal, told in order

    def tell(self) -> Talk:
        yield from self.auction()
        if self.declarer is None:
            return
        yield from self.preparation()
        yield from self.play()

    def auction(self) -> Talk:
        """SK-20 to SK-28."""
        fore, middle, rear = ((self.dealer + step) % 3 for step in (1, 2, 3))
        survivor = yield from self.duel(middle, fore)
        winner = yield from self.duel(rear, survivor)
        if self.bid:
            self.declarer = winner
            return
        answer = yield fore, ["bid 18", "pass"]  # nobody named a value, so forehand has survived twice
        if answer == "bid 18":
            self.declarer, self.bid = fore, 18

    def duel(self, speaker: int, hearer: int) -> Generator[Turn, str, int]:
        """One bids, the other holds, until one of them passes; who is left."""
        while True:
            said = yield speaker, ["pass", *(f"bid {each}" for each in GAME_VALUES if each > self.bid)]
            if said == "pass":
                return hearer
            self.bid = int(said.split()[1])
            if (yield hearer, ["hold", "pass"]) == "pass":
                return speaker

    def preparation(self) -> Talk:
        """SK-30 to SK-36."""
        seat = self.declarer
        assert seat is not None
        hand = self.hands[seat]
        self.by_hand = (yield seat, ["pickup", "hand"]) == "hand"
        if not self.by_hand:
            hand += self.skat
            pairs = {" ".join(sorted((one, two))) for one in hand for two in hand if one != two}
            said = yield seat, [f"discard {pair}" for pair in pairs]
            self.put_away = said.split()[1:]
            for card in self.put_away:
                hand.remove(card)
        open_to = [*SUITS, "grand"]
        open_to += [null for null, values in FIXED.items() if values[self.by_hand] >= self.bid]
        said = yield seat, [f"declare {contract}" for contract in open_to]
        self.contract = said.split()[1]

    def play(self) -> Talk:
        """SK-40 to SK-48."""
        leader = (self.dealer + 1) % 3
        while len(self.won) < 10:
            trick: list[tuple[int, str]] = []
            for step in range(3):
                seat = (leader + step) % 3
                hand = self.hands[seat]
                suits = {effective(self.contract, card) for card in hand}
                led = effective(self.contract, trick[0][1]) if trick else None
                fitting = [card for card in hand if led not in suits or effective(self.contract, card) == led]
                said = yield seat, [f"play {card}" for card in fitting]
                card = said.split()[1]
                hand.remove(card)
                trick.append((seat, card))
            leader = taker_of(self.contract, trick)
            self.won.append((leader, [card for _, card in trick]))
            if self.contract in FIXED and leader == self.declarer:
                return

    # ---------------------------------------------------------------- the end

    def settlement(self) -> dict[str, Any]:
        if self.declarer is None:
            return {"scores": (0, 0, 0), "thrown_in": True}
        own = [cards for seat, cards in self.won if seat == self.declarer]
        fields: dict[str, Any] = {
            "thrown_in": False,
            "declarer": self.declarer,
            "contract": self.contract,
            "hand": self.by_hand,
            "bid": self.bid,
            "tricks": (len(own), len(self.won) - len(own)),
        }
        if self.contract in FIXED:
            fields |= {"won": not own, "value": FIXED[self.contract][self.by_hand], "overbid": False}
        else:
            fields |= self.suit_or_grand(own)
        scores = [0, 0, 0]
        scores[self.declarer] = fields["value"] if fields["won"] else -2 * fields["value"]
        return fields | {"scores": tuple(scores)}

    def suit_or_grand(self, own: list[list[str]]) -> dict[str, Any]:
        """SK-50 to SK-65, in the order of computation that the sheet names."""
        assert self.declarer is not None
        points = eyes([card for cards in own for card in cards])
        points += eyes(self.skat if self.by_hand else self.put_away)
        schneider = points >= 90 or 120 - points >= 90
        schwarz = len(own) == 10 or not own
        twelve = self.dealt[self.declarer] + self.skat
        signs = "".join("+" if card in twelve else "-" for card in trump_row(self.contract))
        run = len(signs) - len(signs.lstrip(signs[0]))
        multiplier = 1 + run + self.by_hand + schneider + schwarz
        base = BASE[self.contract]
        overbid = base * multiplier < self.bid
        if overbid:
            multiplier = next(steps for steps in range(1, 100) if base * steps >= self.bid)
        return {
            "won": points > 60 and not overbid,
            "value": base * multiplier,
            "overbid": overbid,
            "card_points": (points, 120 - points),
            "matadors": run if signs[0] == "+" else -run,
            "multiplier": multiplier,
            "schneider": schneider,
            "schwarz": schwarz,
        }

    def after(self) -> dict[str, Any]:
        return {"dealer": (self.dealer + 1) % 3}
