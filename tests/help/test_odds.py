"""The odds of hidden cards: they add up, agree with what was seen, and tell nothing that was not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from test_protocol import states, with_hidden_exchanged

from cardavia.cards import card_set, cards_of
from cardavia.games import GAMES
from cardavia.games.actions import Discard, Play
from cardavia.games.base import Deal, Game, IllegalAction, State, observation
from cardavia.games.schafkopf import SCHAFKOPF
from cardavia.games.skat import SKAT
from cardavia.help.odds import DEALS, Odds, odds
from cardavia.players.base import Cancel, Cancelled
from tests.table_words.scenes import deal_with, table_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def asked(state: State, seat: int) -> Odds:
    return odds(observation(state, seat), 1, Cancel())


def share(table: Odds, game: Game, card: str, place: int) -> float:
    number = game.pack.parse(card)
    return next(row.shares[place] for row in table.rows if row.card == number)


@every_game
def test_every_card_lies_somewhere_and_every_place_holds_its_cards(game: Game) -> None:
    seen = 0
    for seed in range(3):
        for state in states(game, seed):
            if state.finished:
                break
            for seat in range(game.seats):
                table = asked(state, seat)
                for row in table.rows:
                    assert sum(row.shares) == pytest.approx(1.0)
                for number, place in enumerate(table.places):
                    assert sum(row.shares[number] for row in table.rows) == pytest.approx(place.count)
                own = state.observe(seat).hands[seat]
                assert not own & sum(1 << row.card for row in table.rows)
                seen += 1
    assert seen > 30


@every_game
def test_the_truth_is_never_given_no_chance(game: Game) -> None:
    for seed in range(3):
        for state in states(game, seed):
            if state.finished:
                break
            for seat in range(game.seats):
                table = asked(state, seat)
                for number, place in enumerate(table.places):
                    if place.seat is None:
                        continue
                    for row in table.rows:
                        if state.hands[place.seat] >> row.card & 1 and table.exact:
                            assert row.shares[number] > 0


@every_game
def test_other_hidden_cards_give_the_same_odds(game: Game) -> None:
    exchanged = 0
    rng = random.Random(4)
    for seed in range(12):
        for state in states(game, seed):
            if state.to_act is None:
                break
            other = with_hidden_exchanged(state, state.to_act, rng)
            if other is not None:
                exchanged += 1
                assert asked(other, state.to_act) == asked(state, state.to_act)
    assert exchanged > 20


def test_before_anything_is_known_a_card_lies_in_proportion_to_the_places() -> None:
    state = SKAT.start(SKAT.deal(random.Random(7), dealer=0))
    table = asked(state, 0)
    assert [(place.seat, place.pile, place.count) for place in table.places] == [
        (1, None, 10),
        (2, None, 10),
        (None, "skat", 2),
    ]
    assert table.deals == DEALS and not table.exact
    for row in table.rows:
        assert row.shares[0] == pytest.approx(10 / 22, abs=0.06)
        assert row.shares[2] == pytest.approx(2 / 22, abs=0.04)


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    deal = deal_with(
        SKAT,
        {
            0: "EA ET EK GA GT GK HA HT HK SA",
            1: "GO G9 G8 G7 HO H9 H8 H7 ST SK",
            2: "EO E9 E8 E7 SO S9 S8 S7 SU HU",
        },
        dealer=2,
    )
    auction = "pass, pass, bid 18, hand, declare grand"
    state = table_of("skat", deal, f"{auction}, play EA, play G7, play E7").state
    table = asked(state, 0)
    assert [(place.seat, place.pile, place.count) for place in table.places] == [
        (1, None, 9),
        (2, None, 9),
        (None, "skat", 2),
    ]
    for card in ("EO", "E9", "E8"):
        assert share(table, SKAT, card, 0) == 0.0
        assert share(table, SKAT, card, 1) > 0.7
    assert share(table, SKAT, "ST", 0) > 0.4


def by_replay(state: State, seat: int) -> dict[int, list[float]]:
    """The shares by card, seats first and then the pile, from every deal that the rules let be played so."""
    game, view = state.game, state.observe(seat)
    played = [0] * game.seats
    for actor, action in state.history:
        if isinstance(action, Play):
            played[actor] |= 1 << action.card
    others = [each for each in range(game.seats) if each != seat and state.counts()[each]]
    counts = [state.counts()[each] for each in others] + [len(state.deal.stock)]
    unseen = list(cards_of(game.cards & ~view.hands[seat] & ~sum(played)))
    tally = {card: [0] * len(counts) for card in unseen}
    total = 0
    for dealt in deals(unseen, counts):
        hands = list(played)
        hands[seat] |= view.hands[seat]
        for each, cards in zip(others, dealt, strict=False):
            hands[each] |= card_set(cards)
        there = game.start(Deal(state.deal.dealer, tuple(hands), tuple(dealt[-1]), state.deal.before))
        try:
            for _, action in state.history:
                there = there.apply(action)
        except IllegalAction:
            continue
        total += 1
        for place, cards in enumerate(dealt):
            for card in cards:
                tally[card][place] += 1
    return {card: [count / total for count in counted] for card, counted in tally.items()}


def deals(cards: list[int], counts: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal cards to places."""
    if not counts:
        yield []
        return
    for chosen in combinations(cards, counts[0]):
        rest = [card for card in cards if card not in chosen]
        yield from ([chosen, *others] for others in deals(rest, counts[1:]))


@pytest.mark.parametrize("game", [SKAT, SCHAFKOPF], ids=["skat", "schafkopf"])
def test_few_deals_are_counted_exactly_as_the_rules_allow_them(game: Game) -> None:
    compared = 0
    for seed in range(400):
        for state in states(game, seed):
            hidden = any(isinstance(action, Discard) for _, action in state.history)
            if state.finished or hidden or state.phase != "play" or max(state.counts()) > 2:
                continue
            seat = state.to_act
            assert seat is not None
            table = asked(state, seat)
            assert table.exact
            expected = by_replay(state, seat)
            for row in table.rows:
                shares = expected[row.card][: len(table.places)]
                assert list(row.shares) == pytest.approx(shares), (seed, game.pack.text(row.card))
            compared += 1
        if compared > 20:
            break
    assert compared > 20


def test_an_open_hand_is_certain() -> None:
    state: State = SKAT.start(SKAT.deal(random.Random(1), dealer=0))
    for seat, text in ((2, "bid 18"), (1, "pass"), (0, "pass"), (2, "hand"), (2, "declare null-ouvert")):
        state = state.act(seat, text)
    table = asked(state, 1)
    place = next(number for number, each in enumerate(table.places) if each.seat == 2)
    for row in table.rows:
        assert row.shares[place] == float(state.hands[2] >> row.card & 1)


def test_counting_can_be_called_off() -> None:
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        odds(observation(SKAT.start(SKAT.deal(random.Random(2))), 0), 1, cancel)
