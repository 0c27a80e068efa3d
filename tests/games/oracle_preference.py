"""A second reading of the Preference rules, on card names, for comparison with the engine.

Written from the rule sheet without the engine's tables: cards are texts, hands are lists, the auction uses
the strengths of the sheet's second formulation.  Slow and plain on purpose.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

RANKS = "789TJQKA"
SUITS = ["C", "S", "D", "H"]
GAMES = ["game C", "game S", "game D"]


class Oracle:
    """One deal; `legal()` lists texts, `act(text)` goes on, `settlement()` and `after()` close."""

    def __init__(
        self, dealer: int, hands: list[list[str]], talon: list[str], balances: list[int], pot: int
    ) -> None:
        self.dealer = dealer
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.talon = talon
        self.balances = balances
        self.pot = pot
        self.speaking = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
        self.said: dict[int, list[str]] = {0: [], 1: [], 2: []}
        self.best: str | None = None
        self.bidder: int | None = None
        self.stage = "auction"
        self.turn: int | None = self.speaking[0]
        self.discards: list[str] = []
        self.trump = ""
        self.answers: dict[int, str] = {}
        self.host: int | None = None
        self.announced = False
        self.players: list[int] = []
        self.table: list[tuple[int, str]] = []
        self.won = [0, 0, 0]
        self.played_with: list[str] = []

    # ---------------------------------------------------------------- auction

    def _strength(self, number: int, seat: int) -> int:
        return 3 * number + 2 - self.speaking.index(seat)

    def _raises(self, seat: int) -> list[str]:
        """Every call of a seat but pass."""
        if "pass" in self.said[seat] or self.best == "hearts":
            return []
        found = []
        if self.best is None or self.best.startswith("bid"):
            standing = 0
            if self.best is not None and self.bidder is not None:
                standing = self._strength(int(self.best[4:]), self.bidder)
            for number in range(1, 5):
                if self._strength(number, seat) > standing and seat != self.bidder:
                    found.append("hold" if self.best == f"bid {number}" else f"bid {number}")
                    break
        if not self.said[seat]:
            start = GAMES.index(self.best) + 1 if self.best in GAMES else 0
            found += GAMES[start:]
            found.append("hearts")
        return found

    def _call(self, text: str) -> None:
        assert self.turn is not None
        seat = self.turn
        self.said[seat].append(text)
        if text != "pass":
            self.bidder = seat
            if text != "hold":
                self.best = text
        for step in (1, 2, 3):
            candidate = (seat + step) % 3
            if candidate != self.bidder and self._raises(candidate):
                self.turn = candidate
                return
        self._close_auction()

    def _close_auction(self) -> None:
        if self.bidder is None or self.best is None:
            self.stage, self.turn = "void", None
        elif self.best.startswith("bid"):
            self.hands[self.bidder] += self.talon
            self.stage, self.turn = "discard", self.bidder
        else:
            self.trump = "H" if self.best == "hearts" else self.best[-1]
            self._ask_defenders()

    # ---------------------------------------------------------------- decisions

    def _ask_defenders(self) -> None:
        assert self.bidder is not None
        self.played_with = list(self.hands[self.bidder])
        self.stage, self.turn = "decision", (self.bidder + 1) % 3

    def _answer(self, text: str) -> None:
        assert self.bidder is not None and self.turn is not None
        self.answers[self.turn] = text
        if len(self.answers) == 1:
            self.turn = (self.bidder + 2) % 3
            return
        stayers = [seat for seat in self.answers if self.answers[seat] == "stay"]
        if not stayers:
            self.won[self.bidder] = 10
            self.stage, self.turn = "over", None
        elif len(stayers) == 1:
            self.stage, self.turn = "invitation", stayers[0]
        else:
            self._prepare_play([0, 1, 2])

    def _prepare_play(self, players: list[int]) -> None:
        assert self.bidder is not None
        self.players = players
        self.turn = self.bidder
        seen = self.played_with + self.discards
        self.stage = "play" if any(card[1] == "A" for card in seen) else "announcement"

    # ---------------------------------------------------------------- play

    def _beats(self, card: str, other: str) -> bool:
        if card[0] == other[0]:
            return RANKS.index(card[1]) > RANKS.index(other[1])
        return card[0] == self.trump

    def _winning(self) -> tuple[int, str]:
        best = self.table[0]
        for entry in self.table[1:]:
            if self._beats(entry[1], best[1]):
                best = entry
        return best

    def _cards(self) -> list[str]:
        assert self.turn is not None
        hand = self.hands[self.turn]
        if not self.table:
            return hand
        led = self.table[0][1][0]
        pool = [card for card in hand if card[0] == led]
        if not pool:
            pool = [card for card in hand if card[0] == self.trump]
        if not pool:
            pool = hand
        better = [card for card in pool if self._beats(card, self._winning()[1])]
        if not better:
            return pool
        if len(self.players) == 3 and len(self.table) == 1 and self.table[0][0] == self.bidder:
            return [min(better, key=lambda card: RANKS.index(card[1]))]
        return better

    def _play(self, card: str) -> None:
        assert self.turn is not None
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        if len(self.table) < len(self.players):
            self.turn = (self.turn + 1) % 3
            while self.turn not in self.players:
                self.turn = (self.turn + 1) % 3
            return
        self.turn = self._winning()[0]
        self.won[self.turn] += 1
        self.table = []
        if sum(self.won) == 10:
            self.stage, self.turn = "over", None

    # ---------------------------------------------------------------- interface

    def legal(self) -> list[str]:
        """The texts of the legal actions, sorted."""
        if self.turn is None:
            return []
        texts = {
            "auction": lambda: ["pass", *self._raises(self.turn or 0)],
            "discard": lambda: [
                f"discard {one} {two}" for one, two in combinations(sorted(self.hands[self.turn or 0]), 2)
            ],
            "trump": lambda: [f"trump {suit}" for suit in SUITS[int((self.best or "")[4:]) - 1 :]],
            "decision": lambda: ["stay", "drop"],
            "invitation": lambda: ["invite", "no-invite"],
            "announcement": lambda: ["announce-no-aces", "no-announce"],
            "play": lambda: [f"play {card}" for card in self._cards()],
        }[self.stage]()
        return sorted(texts)

    def act(self, text: str) -> None:
        """Do a legal action."""
        assert self.turn is not None
        word, _, rest = text.partition(" ")
        if self.stage == "auction":
            self._call(text)
        elif word == "discard":
            self.discards = rest.split()
            for card in self.discards:
                self.hands[self.turn].remove(card)
            self.stage = "trump"
        elif word == "trump":
            self.trump = rest
            self._ask_defenders()
        elif self.stage == "decision":
            self._answer(text)
        elif text == "invite":
            self.host = self.turn
            self._prepare_play([0, 1, 2])
        elif text == "no-invite":
            self._prepare_play(sorted({self.turn, self.bidder if self.bidder is not None else -1}))
        elif self.stage == "announcement":
            self.announced = text == "announce-no-aces"
            self.stage = "play"
        else:
            self._play(rest)

    def settlement(self) -> dict[str, Any]:
        """The fields of PF-63, of a finished deal."""
        if self.stage == "void":
            return {"void": True, "scores": [0, 0, 0], "pot_change": 0, "refill": 0}
        assert self.bidder is not None
        taker = self.bidder
        others = [seat for seat in range(3) if seat != taker]
        made = self.won[taker] >= 6
        sign = 1 if made else -1
        scores, pot = [0, 0, 0], -10
        scores[taker] += 10
        for seat in others:
            scores[taker] -= self.won[seat]
            scores[seat if self.host is None else self.host] += self.won[seat]
        if not made:
            scores[taker] -= 20
            pot += 20
        stayed = [seat for seat in others if self.answers[seat] == "stay"]
        if self.host is not None:
            failing = [self.host] if 10 - self.won[taker] < 4 else []
        else:
            failing = [seat for seat in stayed if self.won[seat] < 2]
        for seat in failing:
            scores[seat] -= 10
            pot += 10
        aces = sum(card[1] == "A" for card in self.played_with)
        bonuses = {
            "hearts": 10 * sign if self.best == "hearts" else 0,
            "four_aces": 10 if aces == 4 and made else 0,
            "no_aces": 10 * sign if self.announced else 0,
        }
        for bonus in bonuses.values():
            scores[taker] += 2 * bonus
            for seat in others:
                scores[seat] -= bonus
        return {
            "void": False,
            "scores": scores,
            "pot_change": pot,
            "refill": 30 if self.pot + pot == 0 else 0,
            "taker": taker,
            "contract": self.best,
            "trump": self.trump,
            "made": made,
            "tricks": self.won,
            "stayed": stayed,
            "host": self.host,
            "bonuses": bonuses,
        }

    def after(self) -> dict[str, Any]:
        """What the next deal starts from."""
        booked = self.settlement()
        each = booked["refill"]
        return {
            "balances": [old + new - each for old, new in zip(self.balances, booked["scores"], strict=True)],
            "pot": self.pot + booked["pot_change"] + 3 * each,
            "dealer": (self.dealer + 1) % 3,
        }
