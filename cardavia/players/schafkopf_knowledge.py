"""What a seat knows in a Schafkopf deal: where the unseen cards may lie.

Hard facts only: cards seen, hand sizes, voids by effective suit (SF-31), who cannot hold the called ace
(SF-12, SF-40), where it must be after an escape (SF-72).  `Knowledge.allows` checks what no place can say:
the hand conditions of bids (SF-12, SF-14) and the cards an escape needs (SF-45, SF-46).  How likely the
possible deals are is in `schafkopf_evidence`.  Imports `games.schafkopf`, `worlds`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import ACE, ALL, OBER, TEN, CardSet, card_set, rank_set
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce, Contract
from cardavia.players.levels import Skills
from cardavia.players.worlds import Place, WorldSource, consistent

MEMORABLE: Final = rank_set(OBER) | rank_set(ACE)
"""Cards that even an inattentive player remembers: Obers and aces;"""
FULL: Final = rank_set(ACE) | rank_set(TEN)
"""and those that one who counts trumps remembers besides."""
ESCAPE: Final = 4
"""Cards of the called suit that an escape needs, the ace among them."""


@dataclass(frozen=True)
class Escape:
    """A seat that led low in the called suit: as holder it has at least `least` cards of it left."""

    seat: int
    least: int


@dataclass(frozen=True)
class Knowledge:
    """The hidden cards of a deal, as one seat sees it."""

    seat: int
    played: tuple[CardSet, CardSet, CardSet, CardSet]
    """Cards each seat has played."""
    bids: tuple[tuple[int, Contract], ...]
    """Who announced what."""
    ace: CardSet
    """The called ace as long as it has not been played, otherwise the empty set."""
    suit: CardSet
    """In Rufer the plain cards of the called suit."""
    escape: Escape | None
    source: WorldSource
    """Rows: the four hands, and for a forgetful seat the cards that are gone."""
    given_up: int
    """0 unless constraints had to be given up to find any deal."""

    def fit(self, world: Sequence[int]) -> float:
        """1 for a world that is allowed, otherwise 0: a weight without soft evidence."""
        return float(self.allows(world))

    def allows(self, world: Sequence[int]) -> bool:
        """Whether the dealt hands fit the bids, and a led called suit its leader."""
        for seat, contract in self.bids:
            if not contract.fits(world[seat] | self.played[seat]):
                return False
        escape = self.escape
        if escape is None or not world[escape.seat] & self.ace:
            return True
        return (world[escape.seat] & self.suit).bit_count() >= escape.least


def read(observation: Observation, skills: Skills) -> Knowledge:
    """The knowledge of the seat of an observation, in the auction or in the play."""
    state, seat = observation.state, observation.seat
    assert isinstance(state, SchafkopfState)
    contract = CONTRACTS[state.contract] if state.contract is not None else None
    plays = [(actor, action.card) for actor, action in state.history if isinstance(action, Play)]
    bids = tuple(
        (actor, CONTRACTS[action.contract])
        for actor, action in state.history
        if isinstance(action, Announce) and actor != seat
    )
    played, void = _follow(plays, contract)
    gone = state.taken[0] | state.taken[1] | state.taken[2] | state.taken[3] | card_set(state.trick)
    suit = contract.called_suit if contract is not None else 0
    ace = contract.called_ace & ~gone if contract is not None else 0
    place = seat if state.hands[seat] & ace else None
    if place is None and state.suit_led and ace:
        place = state.partner_public
    barred = [0, 0, 0, 0]
    for actor, bid in bids:
        barred[actor] |= bid.none_of
    if ace and place is None:
        for each in _without_ace(plays, suit, state.leader, len(state.trick)):
            barred[each] |= ace
    known = [0, 0, 0, 0]
    known[seat] = state.hands[seat]
    if place is not None and place != seat:
        known[place] |= ace
    forgotten = 0
    if not (skills.counts_trumps and skills.counts_cards):
        recent = card_set(card for _, card in plays[-(4 + len(plays) % 4) :])
        counted = FULL | contract.order.trumps if skills.counts_trumps and contract is not None else MEMORABLE
        forgotten = gone & ~(recent | counted | played[seat])
    if not skills.remembers_voids:
        void = [0, 0, 0, 0]
    unknown = ALL & ~(gone | known[0] | known[1] | known[2] | known[3]) | forgotten
    free = [count - cards.bit_count() for count, cards in zip(state.counts(), known, strict=True)]
    rest = [Place(forgotten.bit_count(), ace)] if forgotten else []
    hard = [Place(free[each], void[each] | barred[each], known[each]) for each in range(4)]
    soft = [Place(free[each], barred[each], known[each]) for each in range(4)]
    loose = [Place(free[each], 0, known[each]) for each in range(4)]
    source, given_up = consistent(unknown, [*hard, *rest], [*soft, *rest], [*loose, *rest])
    escape = _escape(plays, suit) if ace and place != seat else None
    return Knowledge(
        seat, (played[0], played[1], played[2], played[3]), bids, ace, suit, escape, source, given_up
    )


def _follow(plays: Sequence[tuple[int, int]], contract: Contract | None) -> tuple[list[int], list[int]]:
    """By seat: what it played, and the suits it has shown not to hold."""
    played, void = [0] * 4, [0] * 4
    for number, (seat, card) in enumerate(plays):
        assert contract is not None
        lane = contract.order.lanes[plays[number - number % 4][1]]
        played[seat] |= 1 << card
        if not lane >> card & 1:
            void[seat] |= lane
    return played, void


def _without_ace(
    plays: Sequence[tuple[int, int]], suit: CardSet, leader: int, on_table: int
) -> Sequence[int]:
    """Seats that did not bring the called ace when its suit was led in the running trick (SF-40)."""
    if not on_table or not suit >> plays[-on_table][1] & 1:
        return ()
    return [(leader + place) % 4 for place in range(1, on_table)]


def _escape(plays: Sequence[tuple[int, int]], suit: CardSet) -> Escape | None:
    """The first lead in the called suit while its ace is still out."""
    for number in range(0, len(plays), 4):
        leader, card = plays[number]
        if suit >> card & 1:
            since = sum(1 for seat, each in plays[number:] if seat == leader and suit >> each & 1)
            return Escape(leader, ESCAPE - since)
    return None
