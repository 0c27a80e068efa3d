"""Rules of thumb for everything that is said or put away: bids, contracts, discards, stock and marriages.

Hands are judged by counting: trumps, high trumps, aces.  Imports `games`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.cards import ACE, KING, OBER, POINTS, TEN, UNTER, CardSet, cards_of, rank_set, suit_set
from cardavia.games import (
    preference_auction,
    schafkopf,
    schafkopf_contracts,
    schnapsen,
    schnapsen_actions,
    skat,
    skat_actions,
    skat_contracts,
)
from cardavia.games.actions import Action, Bid, Discard, Hold, Pass
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState

ACES: Final = rank_set(ACE)
PASS: Final = Pass()


def call(observation: Observation) -> Action | None:
    """What the seat says or puts away; None if a card is to be played."""
    return _GAMES[observation.state.game.name](observation)


# ---------------------------------------------------------------- Skat


def _skat_strength(hand: CardSet, contract: str) -> float:
    """Own tricks to be expected in a suit or Grand; about six are needed."""
    trumps = skat_contracts.ORDERS[contract].trumps
    high = (hand & rank_set(UNTER)).bit_count()
    plain_aces = (hand & ACES & ~trumps).bit_count()
    if contract == "grand":
        return 1.6 * high + 1.3 * plain_aces + (0.5 if high >= 2 else 0)
    tens = (hand & rank_set(TEN) & ~trumps & (ACES & hand) >> (ACE - TEN)).bit_count()
    return 0.75 * (hand & trumps).bit_count() + 0.5 * high + 0.8 * plain_aces + 0.6 * tens


def _best_skat(hand: CardSet, contracts: list[str]) -> str:
    return max(contracts, key=lambda contract: (_skat_strength(hand, contract), contract))


def _skat_limit(hand: CardSet) -> int:
    """The highest value the hand should bid, 0 for none."""
    limit = 0
    for contract, base in skat_contracts.BASES.items():
        if _skat_strength(hand, contract) >= 6.2:
            limit = max(limit, base * (abs(skat_contracts.matadors(contract, hand)) + 1))
    return limit


def _skat(observation: Observation) -> Action | None:
    state, seat = observation.state, observation.seat
    assert isinstance(state, skat.SkatState)
    hand = state.hands[seat]
    if state.phase == "auction":
        limit = _skat_limit(hand)
        if state.hearing:
            return Hold() if state.value <= limit else PASS
        bids = [action for action in observation.legal if isinstance(action, Bid) and action.value <= limit]
        return min(bids, key=lambda bid: bid.value, default=PASS)
    if state.phase == "skat":
        return skat_actions.PICKUP
    named = [action.contract for action in observation.legal if isinstance(action, skat_actions.Declare)]
    best = _best_skat(
        hand,
        [contract for contract in named if contract in skat_contracts.BASES] or list(skat_contracts.BASES),
    )
    if state.phase == "discard":
        return _put_away(observation, skat_contracts.ORDERS[best].trumps)
    return skat_actions.DECLARATIONS[best] if state.phase == "declare" else None


def _put_away(observation: Observation, keep: CardSet) -> Action:
    """The two cards that save most points and shorten a suit; never trumps or aces if it can be helped."""
    hand = observation.state.hands[observation.seat]

    def worth(action: Action) -> float:
        assert isinstance(action, Discard)
        rest = hand & ~action.cards
        voids = sum(1 for suit in range(4) if hand & suit_set(suit) and not rest & suit_set(suit) & ~keep)
        points = sum(POINTS[card] for card in cards_of(action.cards & ~ACES))
        return points + 6 * voids - 30 * (action.cards & (keep | ACES)).bit_count()

    return max((action for action in observation.legal if isinstance(action, Discard)), key=worth)


# ---------------------------------------------------------------- Preference


def _preference_tricks(hand: CardSet, trump: int) -> float:
    """Tricks to be expected with a trump suit."""
    lane = suit_set(trump)
    trumps = (hand & lane).bit_count()
    tricks = max(0.0, trumps - 2.5) + 0.8 * (hand & lane & rank_set(ACE)).bit_count()
    tricks += 0.5 * (hand & lane & rank_set(KING)).bit_count()
    plain = hand & ~lane
    guarded = plain & rank_set(KING) & ~_alone(plain)
    return tricks + 0.9 * (plain & ACES).bit_count() + 0.5 * guarded.bit_count()


def _alone(hand: CardSet) -> CardSet:
    """The cards that are the only one of their suit in the hand."""
    lanes = [hand & suit_set(suit) for suit in range(4)]
    return sum(lane for lane in lanes if lane.bit_count() == 1)


def _preference(observation: Observation) -> Action | None:
    state, seat = observation.state, observation.seat
    assert isinstance(state, PreferenceState)
    hand = state.hands[seat]
    suits = {letter: state.game.pack.suit(letter) for letter in preference_auction.SUIT_ORDER}
    strength = {letter: _preference_tricks(hand, suit) for letter, suit in suits.items()}
    if state.phase == "auction":
        return _preference_call(observation, strength)
    if state.phase == "discard":
        best = max(strength, key=lambda letter: strength[letter])
        return _throw_off(observation, suit_set(suits[best]))
    if state.phase == "trump":
        named = [action for action in observation.legal if isinstance(action, preference_auction.NameTrump)]
        return max(named, key=lambda action: strength[action.suit])
    if state.phase == "decision" and state.trump is not None:
        enough = strength[state.trump] >= 1.6
        return preference_auction.STAY if enough else preference_auction.DROP
    if state.phase == "invitation":
        return preference_auction.NO_INVITE
    return preference_auction.NO_ANNOUNCE if state.phase == "announcement" else None


def _preference_call(observation: Observation, strength: dict[str, float]) -> Action:
    """A Game or Hearts with six tricks in the hand, a number with four and a half."""
    for action in observation.legal:
        suit = "H" if action == preference_auction.HEARTS_CALL else getattr(action, "suit", None)
        if suit is not None and strength[suit] >= 6:
            return action
    for action in observation.legal:
        if isinstance(action, (Bid, Hold)):
            number = action.value if isinstance(action, Bid) else 1
            open_to = preference_auction.SUIT_ORDER[number - 1 :]
            if max(strength[suit] for suit in open_to) >= 4.5:
                return action
    return PASS


def _throw_off(observation: Observation, trumps: CardSet) -> Action:
    """The two cards that win least: low ones of short suits."""

    def worth(action: Action) -> int:
        assert isinstance(action, Discard)
        return sum((card & 7) + 20 * (trumps >> card & 1) for card in cards_of(action.cards))

    return min((action for action in observation.legal if isinstance(action, Discard)), key=worth)


# ---------------------------------------------------------------- Schafkopf


def _schafkopf(observation: Observation) -> Action | None:
    state = observation.state
    assert isinstance(state, schafkopf.SchafkopfState)
    if state.phase != "auction":
        return None
    hand = state.hands[observation.seat]
    contracts = [
        schafkopf_contracts.CONTRACTS[action.contract]
        for action in observation.legal
        if isinstance(action, schafkopf_contracts.Announce)
    ]
    wanted = [contract for contract in contracts if _schafkopf_wants(contract, hand)]
    if not wanted:
        return PASS
    best = max(wanted, key=lambda contract: (contract.kind.level, -(hand & contract.called_suit).bit_count()))
    return schafkopf_contracts.Announce(best.text)


def _schafkopf_wants(contract: schafkopf_contracts.Contract, hand: CardSet) -> bool:
    trumps = hand & contract.order.trumps
    obers, unters = (hand & rank_set(rank) for rank in (OBER, UNTER))
    plain_aces = (hand & ACES & ~trumps).bit_count()
    if contract.name == "sie":
        return True
    if contract.name == "rufer":
        return trumps.bit_count() >= 4 and (obers | unters).bit_count() >= 2 and obers != 0
    if contract.name == "wenz":
        return unters.bit_count() + plain_aces >= 5 and unters.bit_count() >= 2
    if contract.name == "solo":
        return trumps.bit_count() + plain_aces >= 7 and obers.bit_count() >= 2
    return False


# ---------------------------------------------------------------- Schnapsen


def _schnapsen(observation: Observation) -> Action | None:
    if schnapsen_actions.EXCHANGE in observation.legal:
        return schnapsen_actions.EXCHANGE
    state = observation.state
    assert isinstance(state, schnapsen.SchnapsenState)
    marriages = [action for action in observation.legal if isinstance(action, schnapsen_actions.Marry)]
    return max(
        marriages, key=lambda action: (action.card >> 3 == state.trump, -POINTS[action.card]), default=None
    )


_GAMES: Final[dict[str, Callable[[Observation], Action | None]]] = {
    "skat": _skat,
    "preference": _preference,
    "schafkopf": _schafkopf,
    "schnapsen": _schnapsen,
}
