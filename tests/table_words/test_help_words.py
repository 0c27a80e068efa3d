"""Everything that help says can be said, and found in the source for translation."""

from __future__ import annotations

import random

import pytest

from cardavia.cards import GERMAN
from cardavia.games import GAMES
from cardavia.games.base import Game, observation
from cardavia.games.skat import SKAT
from cardavia.help.claim import Claim, Doubt
from cardavia.help.hint import MORE_REASONS, Hint
from cardavia.help.odds import Odds, OddsPlace
from cardavia.match import Match
from cardavia.players.base import Candidate
from cardavia.players.reasons import REASONS
from cardavia.strings import English, spoken
from cardavia.table_words import table_view
from cardavia.table_words.help_words import (
    MORE,
    PILES,
    action_words,
    claim_words,
    doubt_words,
    place_words,
    reason_words,
    share_words,
    source_words,
)
from cardavia.table_words.meanings import meaning
from cardavia.table_words.registry import WORDS
from tests.table_words.walks import english, moments

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
GERMAN_CARDS = English(GERMAN, {1: "Left"})


def test_every_reason_has_its_sentence() -> None:
    assert set(MORE) == set(MORE_REASONS)
    legal = SKAT.start(SKAT.deal(random.Random(1))).legal_actions()
    for key in (*REASONS, *MORE_REASONS):
        words = spoken(reason_words(Hint(legal[0], key)), English())
        assert words.endswith(".") and words[0].isupper()


@every_game
def test_every_legal_action_has_a_name(game: Game) -> None:
    for seed in range(12):
        for match in moments(game, seed):
            seat = match.state.to_act
            if seat is None:
                break
            view = table_view(match, seat)
            for action in observation(match.state, seat).legal:
                assert spoken(action_words(view, action), english(view, game))


@every_game
def test_every_call_has_a_meaning_and_a_card_has_none(game: Game) -> None:
    said = set()
    for seed in range(30):
        *_, match = moments(game, seed)
        for _, action in match.state.history:
            words = WORDS[game.name].announcement(action)
            if words is not None and type(action).__name__ not in ("Discard", "NameTrump", "NoAnnounce"):
                found = meaning(game.name, action)
                assert found is not None, action
                said.add(spoken(found, English(game.pack)))
            elif words is None:
                assert meaning(game.name, action) is None
    assert len(said) >= 2


def test_a_share_is_told_only_where_the_aim_was_asked_about() -> None:
    action = SKAT.start(SKAT.deal(random.Random(1))).legal_actions()[0]
    asked = Hint(action, "most-worlds-won", (Candidate(action, 3.0, 0.5, 0.94),), 50)
    told = share_words(asked)
    assert told is not None
    assert spoken(told, English()) == "The aim is reached in 94 of 100 possible deals."
    assert share_words(Hint(action, "most-points", (Candidate(action, 3.0),), 50)) is None
    assert share_words(Hint(action, "wins-in-every-world", (Candidate(action, 3.0, 0.0, 1.0),), 50)) is None


def test_claims_and_doubts_name_their_cards() -> None:
    line = tuple(map(GERMAN.parse, ("EA", "GA")))
    assert spoken(claim_words(Claim("rest", line)), GERMAN_CARDS) == (
        "All 2 remaining tricks are yours, whatever the others hold: EA GA"
    )
    assert "last trick" in spoken(claim_words(Claim("rest", line[:1])), GERMAN_CARDS)
    assert "score stays" in spoken(claim_words(Claim("settled")), GERMAN_CARDS)
    by = GERMAN.set_of(["HA", "HT", "H7", "H8", "EU"])
    words = spoken(doubt_words(Doubt("beaten", GERMAN.parse("H9"), by)), GERMAN_CARDS)
    assert words == "The rest is not certain: H9 can still be beaten, by HA HT EU"
    for kind in ("turn", "stock", "trick", "open"):
        assert spoken(doubt_words(Doubt(kind)), GERMAN_CARDS)


def test_odds_say_where_they_come_from() -> None:
    places = (OddsPlace(1, None, 3), *(OddsPlace(None, pile, 2) for pile in PILES))
    assert [spoken(place_words(place), GERMAN_CARDS) for place in places] == [
        "Left",
        "Skat",
        "Laid away",
        "Talon",
        "Stock",
    ]
    assert spoken(source_words(Odds((), (), 2000, False)), English()) == "From 2000 possible deals"
    assert spoken(source_words(Odds((), (), 1, True)), English()) == "From all 1 possible deal"


def test_names_given_to_seats_stand_in_the_sentences() -> None:
    match = Match(SKAT, 3)
    view = table_view(match, 0, names={1: "Toni"})
    assert spoken(view.seat(1).name, English()) == "Toni"
    assert spoken(view.seat(2).name, English()) == "Right"
