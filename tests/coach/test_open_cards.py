"""With all cards open every action comes to what trying everything out by the rules shows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from cardavia.cards import FRENCH, GERMAN, card_set
from cardavia.coach.open_cards import open_values, when_all_pass
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.games.base import Deal, State
from cardavia.games.schnapsen_actions import CLOSE
from cardavia.games.skat import SKAT, SkatState
from cardavia.players.base import Cancel, Cancelled
from tests.coach.endings import endings, tried_out

NO_LIMIT = 0


def opened(state: State) -> dict[str, tuple[float, ...]]:
    text = state.game.vocabulary.text
    found = open_values(state, state.legal_actions(), NO_LIMIT, Cancel())
    assert found.why is None
    return {text(action): results for action, results in found.results.items()}


def two_sides(state: Any) -> bool:
    """In Preference: one defender alone, so that nobody shares."""
    return state.game.name != "preference" or (len(state.stayed) == 1 and state.host is None)


def test_where_both_opponents_answer_for_their_tricks_the_last_three_cards_are_tried_out() -> None:
    for state in endings("preference", 3, 20, lambda state: len(getattr(state, "stayed", ())) == 2):
        text = state.game.vocabulary.text
        for action, results in tried_out(state).items():
            assert opened(state)[text(action)] == pytest.approx(results), (action, state)


@pytest.mark.parametrize(
    ("game", "cards", "number"),
    [("schnapsen", 4, 40), ("skat", 3, 40), ("schafkopf", 3, 40), ("preference", 4, 40)],
)
def test_every_card_comes_to_what_trying_everything_out_shows(game: str, cards: int, number: int) -> None:
    for state in endings(game, cards, number, two_sides):
        text = state.game.vocabulary.text
        expected = {text(action): results for action, results in tried_out(state).items()}
        found = opened(state)
        assert found.keys() == expected.keys()
        for action, results in expected.items():
            assert found[action] == pytest.approx(results), (action, state)


def skat_ending() -> SkatState:
    """Clubs, the declarer (seat 0) leads with 45 points behind him: acorn Unter and leaf Ace against acorn 7
    and heart Ten on the left, leaf 8 and heart 9 on the right."""
    cards = GERMAN.set_of
    deal = Deal(
        dealer=2,
        hands=(
            cards(["EU", "GA", "EA", "EK", "EO", "E9", "E8", "SK", "SO", "S7"]),
            cards(["E7", "HT", "HA", "GU", "HK", "ET", "GT", "GK", "H8", "H7"]),
            cards(["G8", "H9", "SA", "ST", "HU", "SU", "GO", "HO", "G9", "G7"]),
        ),
        stock=tuple(GERMAN.parse(text) for text in ("S9", "S8")),
    )
    state = SKAT.start(deal)
    assert isinstance(state, SkatState)
    return replace(
        state,
        phase="play",
        to_act=0,
        leader=0,
        declarer=0,
        value=18,
        contract="E",
        hands=(cards(["EU", "GA"]), cards(["E7", "HT"]), cards(["G8", "H9"])),
        away=card_set(deal.stock),
        taken=(
            cards(["GU", "HU", "SU", "EO", "GO", "HO", "SO", "EK", "GK", "HK", "SK", "EA", "E9", "E8", "G9"]),
            cards(["HA", "SA", "ET", "GT", "G7", "H8"]),
            cards(["ST", "H7", "S7"]),
        ),
        tricks=(5, 2, 1),
    )


def test_the_last_trump_must_be_drawn_before_the_ace_is_led() -> None:
    """Acorn Unter first draws acorn 7, then the Ace takes the heart Ten: 45 + 2 + 21 = 68 points, a game
    with one of value 24.  The Ace first is trumped by acorn 7; the Unter then takes 2 + 10: 57 points, and 48
    are lost."""
    assert opened(skat_ending()) == {
        "play EU": (24.0, -24.0, -24.0),
        "play GA": (-48.0, 48.0, 48.0),
    }


def test_schneider_of_the_defenders_is_seen_before_it_is_made() -> None:
    """With 5 points instead of 45 the Unter reaches 28 and the Ace 17: lost as Schneider, twice 36."""
    state = skat_ending()
    low = GERMAN.set_of(["GU", "EO"])
    poor = replace(state, taken=(low, state.taken[0] & ~low | state.taken[1], state.taken[2]))
    assert opened(poor) == {"play EU": (-72.0, 72.0, 72.0), "play GA": (-72.0, 72.0, 72.0)}


def test_all_tricks_count_only_while_the_defenders_have_none() -> None:
    """Every trick so far and the last two: schwarz, 4 times 12; with one trick lost Schneider, 3 times."""
    state = skat_ending()
    everything = state.taken[0] | state.taken[1] | state.taken[2]
    black = replace(state, taken=(everything, 0, 0), tricks=(8, 0, 0))
    assert opened(black)["play EU"] == (48.0, -48.0, -48.0)
    assert opened(black)["play GA"] == (36.0, -36.0, -36.0)


def test_a_schnapsen_player_with_all_trumps_closes_for_three_points() -> None:
    """Ace, Ten, King, Queen of trumps and a plain Ace: with the marriage the first three tricks make 66, and
    the other has none; so closing is worth 3, as much as can be had."""
    cards = FRENCH.set_of
    game = GAMES["schnapsen"]
    mine = cards(["CA", "CT", "CK", "CQ", "SA"])
    theirs = cards(["SJ", "SQ", "HJ", "HQ", "DJ"])
    stock = [FRENCH.parse(text) for text in ("ST", "SK", "HK", "HT", "HA", "DQ", "DK", "DT", "DA", "CJ")]
    state = game.start(Deal(dealer=1, hands=(mine, theirs), stock=tuple(stock), before=game.fresh_before()))
    assert opened(state)[game.vocabulary.text(CLOSE)] == (3.0, -3.0)


def test_a_pass_is_worth_what_comes_if_all_others_pass() -> None:
    for game in ("preference", "skat", "schafkopf"):
        state = GAMES[game].start(GAMES[game].deal(random.Random(3)))
        passing = state.game.vocabulary.parse("pass")
        assert passing is not None
        assert when_all_pass(state, passing).finished
        assert open_values(state, [passing], NO_LIMIT, Cancel()).results[passing] == (0.0,) * len(state.hands)


def test_what_a_seat_sees_is_not_valued_with_open_cards() -> None:
    state = skat_ending()
    view = replace(state, viewer=1)
    with pytest.raises(ValueError, match="true deal"):
        open_values(view, [Play(GERMAN.parse("EU"))], NO_LIMIT, Cancel())


def test_a_question_called_off_gives_nothing() -> None:
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        open_values(skat_ending(), skat_ending().legal_actions(), NO_LIMIT, cancel)


class CalledOffMeanwhile(Cancel):
    """Called off right after the first look at it."""

    def check(self) -> None:
        super().check()
        self.set()


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_what_was_called_off_meanwhile_is_answered_the_next_time(game: str) -> None:
    state = endings(game, 5, 1, two_sides)[0]
    with pytest.raises(Cancelled):
        open_values(state, state.legal_actions(), NO_LIMIT, CalledOffMeanwhile())
    assert len(opened(state)) == len(state.legal_actions())
