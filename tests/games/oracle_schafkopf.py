"""A second reading of the Schafkopf rule sheet, on card names, for comparison with the engine.

Slow and plain on purpose: lists of texts such as `"EO"`, one question a function, the statements SF-n asked
card by card.  It shares no code with `cardavia.games` and imports nothing of the project.
"""

from __future__ import annotations

from typing import Any

SUITS = "EGHS"
PACK = [suit + rank for suit in SUITS for rank in "ATKOU987"]
POINTS = {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2, "9": 0, "8": 0, "7": 0}
CLASSES = ["rufer", "wenz", "solo", "wenz-tout", "solo-tout", "sie"]
BIDS = [
    *("rufer E", "rufer G", "rufer S", "wenz", "wenz-tout", "sie"),
    *(f"{kind} {suit}" for kind in ("solo", "solo-tout") for suit in SUITS),
]


def kind_of(contract: str) -> str:
    return contract.split()[0]


def trump_sequence(contract: str) -> list[str]:
    """The trumps from high to low (SF-20 to SF-24); in Sie only the eight court cards matter."""
    unters = ["EU", "GU", "HU", "SU"]
    kind = kind_of(contract)
    if kind.startswith("wenz"):
        return unters
    court = ["EO", "GO", "HO", "SO", *unters]
    if kind == "sie":
        return court
    suit = "H" if kind == "rufer" else contract[-1]
    return court + [suit + rank for rank in "ATK987"]


def suit_sequence(contract: str, suit: str) -> list[str]:
    """The plain cards of a suit from high to low (SF-23, SF-25)."""
    ranks = "ATKO987" if kind_of(contract).startswith("wenz") else "ATK987"
    return [suit + rank for rank in ranks]


def effective_suit(contract: str, card: str) -> str:
    return "trump" if card in trump_sequence(contract) else card[0]


def trick_winner(contract: str, trick: list[tuple[int, str]]) -> int:
    """The seat that wins (SF-34)."""
    trumps = [card for card in trump_sequence(contract) if card in [played for _, played in trick]]
    led = trick[0][1]
    plain = [card for card in suit_sequence(contract, led[0]) if card in [played for _, played in trick]]
    best = trumps[0] if trumps else plain[0]
    return next(seat for seat, card in trick if card == best)


def may_bid(hand: list[str], bid: str) -> bool:
    """SF-12 to SF-15, the hand alone."""
    kind = kind_of(bid)
    if kind == "sie":
        return sorted(hand) == sorted(suit + rank for suit in SUITS for rank in "OU")
    if kind in ("wenz", "wenz-tout"):
        return True
    suit = bid[-1]
    plain = [card for card in hand if card[0] == suit and card[1] not in "OU"]
    if kind == "rufer":
        return suit != "H" and suit + "A" not in hand and len(plain) > 0
    return len(plain) > 0


class Oracle:
    """One deal, changed in place by `act`."""

    def __init__(self, dealer: int, hands: list[list[str]]) -> None:
        self.dealer = dealer
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.bids: list[tuple[int, str]] = []
        self.passes = 0
        self.contract: str | None = None
        self.declarer: int | None = None
        self.turn: int | None = (dealer + 1) % 4
        self.auction = True
        self.trick: list[tuple[int, str]] = []
        self.finished_tricks: list[tuple[int, list[str]]] = []
        self.called_suit_was_led = False
        self.partner_is_public = False

    # ---------------------------------------------------------------- who is who

    def called_ace(self) -> str | None:
        if self.contract is not None and kind_of(self.contract) == "rufer":
            return self.contract[-1] + "A"
        return None

    def holder(self) -> int | None:
        ace = self.called_ace()
        if ace is None:
            return None
        return next(seat for seat in range(4) if ace in self.dealt[seat])

    # ---------------------------------------------------------------- legal actions

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        if self.auction:
            highest = max((CLASSES.index(kind_of(bid)) for _, bid in self.bids), default=-1)
            higher = [bid for bid in BIDS if CLASSES.index(kind_of(bid)) > highest]
            return sorted(["pass", *(bid for bid in higher if may_bid(hand, bid))])
        return sorted(f"play {card}" for card in hand if self.may_play(hand, card))

    def may_play(self, hand: list[str], card: str) -> bool:
        contract, ace = self.contract, self.called_ace()
        assert contract is not None
        searched = ace is not None and ace in hand and not self.called_suit_was_led
        called = [each for each in hand if ace is not None and effective_suit(contract, each) == ace[0]]
        if not self.trick:
            if searched and card in called and card != ace:
                return len(called) >= 4  # SF-45, SF-46
            return True
        led = effective_suit(contract, self.trick[0][1])
        following = [each for each in hand if effective_suit(contract, each) == led]
        if searched and ace is not None and led == ace[0]:
            return card == ace  # SF-40
        if following:
            return card in following  # SF-31
        if searched and card == ace:
            return len(hand) == 1  # SF-43, SF-44
        return True

    # ---------------------------------------------------------------- what happens

    def act(self, text: str) -> None:
        assert text in self.legal() and self.turn is not None
        if self.auction:
            self.speak(text)
        else:
            self.play(text.split()[1])

    def speak(self, text: str) -> None:
        assert self.turn is not None
        if text == "pass":
            self.passes += 1
        else:
            self.bids.append((self.turn, text))
        if text == "sie":
            self.declarer, self.contract, self.turn = self.turn, "sie", None
        elif self.passes + len(self.bids) < 4:
            self.turn = (self.turn + 1) % 4
        elif not self.bids:
            self.turn = None
        else:
            self.declarer, self.contract = self.bids[-1]
            self.turn = (self.dealer + 1) % 4
            self.auction = False

    def play(self, card: str) -> None:
        assert self.turn is not None and self.contract is not None
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        ace = self.called_ace()
        if card == ace:
            self.partner_is_public = True
        if len(self.trick) < 4:
            self.turn = (self.turn + 1) % 4
            return
        leader, led = self.trick[0]
        if ace is not None and effective_suit(self.contract, led) == ace[0]:
            self.called_suit_was_led = True
            if leader == self.holder():
                self.partner_is_public = True
        winner = trick_winner(self.contract, self.trick)
        self.finished_tricks.append((winner, [played for _, played in self.trick]))
        self.trick = []
        tout_lost = self.contract.split()[0].endswith("-tout") and winner != self.declarer
        self.turn = None if tout_lost or len(self.finished_tricks) == 8 else winner

    # ---------------------------------------------------------------- the end

    def settlement(self) -> dict[str, Any]:
        if self.contract is None or self.declarer is None:
            return {"scores": (0, 0, 0, 0), "contract": None}
        kind = kind_of(self.contract)
        partner = self.holder()
        side = [self.declarer] if partner is None else [self.declarer, partner]
        own = [cards for winner, cards in self.finished_tricks if winner in side]
        points = sum(POINTS[card[1]] for cards in own for card in cards)
        bonus = "none"
        if kind in ("rufer", "wenz", "solo"):
            won = points > 60
            winners_tricks = len(own) if won else 8 - len(own)
            if winners_tricks == 8:
                bonus = "schwarz"
            elif (won and points > 90) or (not won and points < 31):
                bonus = "schneider"
        else:
            won = kind == "sie" or len(own) == 8
        run, run_side = self.laufende(side)
        least = {"wenz": 2, "wenz-tout": 2}.get(kind, 3)
        if run < least:
            run, run_side = 0, None
        base = {"rufer": 1, "wenz": 5, "solo": 5, "wenz-tout": 10, "solo-tout": 10, "sie": 20}[kind]
        each = {"wenz-tout": 2, "solo-tout": 2, "sie": 4}.get(kind, 1)
        value = base + {"none": 0, "schneider": 1, "schwarz": 2}[bonus] + run * each
        scores = [-value if won else value] * 4
        for seat in side:
            scores[seat] = value if won else -value
        if partner is None:
            scores[self.declarer] *= 3
        by_points = kind in ("rufer", "wenz", "solo")
        return {
            "scores": tuple(scores),
            "contract": self.contract,
            "declarer": self.declarer,
            "partner": partner,
            "won": won,
            "points": points if by_points else None,
            "tricks": None if kind == "sie" else len(own),
            "bonus": bonus,
            "laufende": run,
            "laufende_side": run_side,
            "value": value,
        }

    def laufende(self, side: list[int]) -> tuple[int, str | None]:
        """How many highest trumps in a row one side was dealt, and which side (SF-61, SF-62)."""
        assert self.contract is not None
        held = [card for seat in side for card in self.dealt[seat]]
        sides = ["declarer" if card in held else "defenders" for card in trump_sequence(self.contract)]
        run = 0
        while run < len(sides) and sides[run] == sides[0]:
            run += 1
        return run, sides[0]

    def after(self) -> dict[str, Any]:
        return {"dealer": (self.dealer + 1) % 4}
