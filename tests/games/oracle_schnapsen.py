"""A second reading of the Schnapsen rules, on card names, to compare the engine with.

Written from the rule sheet (SN-1 to SN-41) without the engine: cards are texts, hands are lists, a deal is
an object that changes.  Slow and plain on purpose.  Imports nothing of the project.
"""

from __future__ import annotations

from typing import Any

HIGH_TO_LOW = "ATKQJ"
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PACK = [suit + rank for suit in "CSHD" for rank in HIGH_TO_LOW]


def dealt(pack: list[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """Both hands by seat and the stock in drawing order, from a shuffled pack (SN-3)."""
    hands: list[list[str]] = [[], []]
    hands[1 - dealer] = pack[0:3] + pack[7:9]
    hands[dealer] = pack[3:6] + pack[9:11]
    return hands, [*pack[11:20], pack[6]]


class Oracle:
    """One deal; `legal()` tells what may be done and `act()` does it."""

    def __init__(self, dealer: int, hands: list[list[str]], stock: list[str], match: list[int]) -> None:
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.pile = list(stock)
        self.trump = stock[-1][0]
        self.match = list(match)
        self.on_lead = 1 - dealer
        self.on_turn = 1 - dealer
        self.led: str | None = None
        self.won_cards: list[list[str]] = [[], []]
        self.bonuses = [0, 0]
        self.waiting = [0, 0]
        self.closer: int | None = None
        self.record: dict[str, int] | None = None
        self.over = False
        self.last_winner: int | None = None

    def points(self, seat: int) -> int:
        return sum(WORTH[name[1]] for name in self.won_cards[seat]) + self.bonuses[seat]

    def tricks(self, seat: int) -> int:
        return len(self.won_cards[seat]) // 2

    def legal(self) -> list[str]:
        """The texts of the legal actions, sorted."""
        if self.over:
            return []
        hand = self.hands[self.on_turn]
        if self.led is not None:
            return sorted("play " + name for name in self.answers(hand, self.led))
        texts = ["play " + name for name in hand]
        for name in hand:
            partner = {"K": "Q", "Q": "K"}.get(name[1])
            if partner is not None and name[0] + partner in hand:
                texts.append("marry " + name)
        if self.pile and self.closer is None:
            texts.append("close")
            if self.trump + "J" in hand:
                texts.append("exchange")
        return sorted(texts)

    def answers(self, hand: list[str], led: str) -> list[str]:
        """What the follower may play (SN-7, SN-11)."""
        if self.pile and self.closer is None:
            return hand
        of_suit = [name for name in hand if name[0] == led[0]]
        higher = [name for name in of_suit if HIGH_TO_LOW.index(name[1]) < HIGH_TO_LOW.index(led[1])]
        trumps = [name for name in hand if name[0] == self.trump]
        for choice in (higher, of_suit, trumps):
            if choice:
                return choice
        return hand

    def act(self, text: str) -> None:
        """Do what the text of a legal action says."""
        seat = self.on_turn
        if text == "exchange":
            self.hands[seat].remove(self.trump + "J")
            self.hands[seat].append(self.pile.pop())
            self.pile.append(self.trump + "J")
        elif text == "close":
            self.closer = seat
            self.record = {"points": self.points(1 - seat), "tricks": self.tricks(1 - seat)}
        else:
            word, name = text.split()
            self.hands[seat].remove(name)
            if self.led is None:
                self.lead(seat, name, married=word == "marry")
            else:
                self.complete(seat, self.led, name)

    def lead(self, seat: int, name: str, married: bool) -> None:
        self.led = name
        self.on_turn = 1 - seat
        if married:
            bonus = 40 if name[0] == self.trump else 20
            if self.tricks(seat) == 0:
                self.waiting[seat] = bonus
            else:
                self.bonuses[seat] += bonus
                self.over = self.points(seat) >= 66

    def complete(self, follower: int, led: str, name: str) -> None:
        """The second card of a trick: who wins, does the deal end, who draws."""
        if name[0] == led[0]:
            follower_wins = HIGH_TO_LOW.index(name[1]) < HIGH_TO_LOW.index(led[1])
        else:
            follower_wins = name[0] == self.trump
        winner = follower if follower_wins else 1 - follower
        self.won_cards[winner] += [led, name]
        self.bonuses[winner] += self.waiting[winner]
        self.waiting[winner] = 0
        self.led = None
        self.last_winner = winner
        self.on_lead = self.on_turn = winner
        if self.points(winner) >= 66:
            self.over = True
            return
        if self.pile and self.closer is None:
            self.hands[winner].append(self.pile.pop(0))
            self.hands[1 - winner].append(self.pile.pop(0))
        self.over = self.hands == [[], []]

    def settlement(self) -> dict[str, Any]:
        """The settlement of a finished deal (SN-41)."""
        reached = [seat for seat in (0, 1) if self.points(seat) >= 66]
        if self.closer is not None and self.record is not None and reached != [self.closer]:
            winner = 1 - self.closer
            worth = 2 if self.record["tricks"] else 3
            reason = "closer-beaten" if reached else "closer-failed"
        elif not reached:
            assert self.last_winner is not None
            winner, worth, reason = self.last_winner, 1, "last-trick"
        else:
            winner, reason = reached[0], "sixty-six"
            state = self.record or {"points": self.points(1 - winner), "tricks": self.tricks(1 - winner)}
            taken = 1 if state["tricks"] > 0 else 0
            worth = 3 - taken - (1 if state["points"] >= 33 else 0)
        return {
            "scores": [worth if seat == winner else 0 for seat in (0, 1)],
            "winner": winner,
            "reason": reason,
            "points": [self.points(0), self.points(1)],
            "tricks": [self.tricks(0), self.tricks(1)],
            "closed_by": self.closer,
            "closure": self.record,
        }

    def after(self) -> dict[str, Any]:
        """Match score, next dealer and winner of the match (SN-32, SN-33)."""
        scores = self.settlement()["scores"]
        match = [max(score - won, 0) for score, won in zip(self.match, scores, strict=True)]
        if 0 in match:
            return {"match": match, "dealer": None, "match_winner": match.index(0)}
        return {"match": match, "dealer": 1 - self.dealer, "match_winner": None}
