"""What every table picture must keep, whatever the game: promises of the interface, played at random."""

from __future__ import annotations

import json
import random
from itertools import combinations
from math import prod
from pathlib import Path
from string import Formatter

import pytest

from cardavia.cards import cards_of
from cardavia.games import GAMES
from cardavia.games.actions import Action, Discard
from cardavia.games.base import Game
from cardavia.match import Match, MatchError
from cardavia.strings import spoken
from cardavia.table_view import ResultView, Selection, TableView
from cardavia.table_words import moment_view, table_view
from tests.table_words.walks import english, finished, moments, texts, with_other_hidden_cards

RULE_NUMBERS = json.loads((Path(__file__).parent / "games/rule_numbers.json").read_text(encoding="utf-8"))

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def offered(view: TableView) -> set[Action]:
    """Everything that can be clicked: enabled buttons, playable cards with and without their plates, and
    every tray that can be filled."""
    actions = {
        button.action
        for group in view.groups
        for button in group.buttons
        if button.enabled and button.action is not None
    }
    playable = [card for card in view.hand if card.playable]
    if view.picks:
        pairs = combinations((card.card for card in playable), view.picks)
        return actions | {Discard(sum(1 << card for card in pair)) for pair in pairs}
    actions |= {card.plain for card in playable if card.plain is not None}
    return actions | {plate.action for card in playable for plate in card.plates}


@every_game
def test_what_can_be_clicked_is_what_is_legal(game: Game) -> None:
    for seed in range(60):
        for match in moments(game, seed):
            state = match.state
            for viewer in range(game.seats):
                view = table_view(match, viewer)
                if state.to_act == viewer:
                    assert view.must_act
                    assert offered(view) == set(state.legal_actions())
                elif viewer == seed % game.seats:
                    assert not view.must_act
                    assert offered(view) == set()


@every_game
def test_the_tray_can_be_laid_away_when_it_holds_two_cards(game: Game) -> None:
    if all(phase.picks == 1 for phase in game.phases):
        pytest.skip("nothing is put away in this game")
    seen = 0
    for seed in range(200):
        for match in moments(game, seed):
            if match.state.phase != "discard":
                continue
            viewer = match.state.to_act
            assert viewer is not None
            hand = list(cards_of(match.state.hands[viewer]))
            for count in (0, 1, 2, 3):
                chosen = sum(1 << card for card in hand[:count])
                view = table_view(match, viewer, selection=Selection(chosen=chosen))
                lay_away = view.button("act.discard")
                assert lay_away is not None
                assert lay_away.enabled == (count == 2)
                assert (lay_away.action in match.state.legal_actions()) == (count == 2)
                assert [card.card for card in view.hand if card.chosen] == [
                    card.card for card in view.hand if chosen >> card.card & 1
                ]
            seen += 1
    assert seen > 5


@every_game
def test_whatever_is_disabled_says_why_with_a_rule(game: Game) -> None:
    for seed in range(20):
        for match in moments(game, seed):
            for viewer in range(game.seats):
                view = table_view(match, viewer)
                buttons = [button for group in view.groups for button in group.buttons]
                for button in buttons:
                    assert button.enabled == (button.refusal is None)
                refused = [each.refusal for each in (*buttons, *view.hand) if each.refusal is not None]
                for refusal in refused:
                    assert refusal.rule in RULE_NUMBERS[game.name]
                if view.must_act and view.touch and not view.picks:
                    assert all(card.playable != (card.refusal is not None) for card in view.hand)


@every_game
def test_the_place_of_a_button_stays_through_a_phase(game: Game) -> None:
    for seed in range(30):
        places: dict[tuple[int, str], list[str]] = {}
        for match in moments(game, seed):
            for viewer in range(game.seats):
                view = table_view(match, viewer)
                names = [button.object_name for group in view.groups for button in group.buttons]
                assert len(names) == len(set(names))
                if names and view.phase != "play":
                    assert places.setdefault((viewer, view.phase), names) == names


@every_game
def test_no_hidden_card_shows_in_the_picture(game: Game) -> None:
    rng = random.Random(4)
    moved = 0
    for seed in range(40):
        for match in moments(game, seed):
            if match.state.finished:
                continue
            viewer = rng.randrange(game.seats)
            twin = with_other_hidden_cards(match, viewer, rng)
            moved += twin.state.hands != match.state.hands
            assert table_view(twin, viewer) == table_view(match, viewer)
    assert moved > 100


@every_game
def test_no_hidden_card_shows_while_a_trick_is_held(game: Game) -> None:
    rng = random.Random(5)
    held = 0
    for seed in range(40):
        tricks = 0
        for match in moments(game, seed):
            completed = sum(match.state.tricks)
            if completed > tricks and not match.state.finished:
                viewer = rng.randrange(game.seats)
                twin = with_other_hidden_cards(match, viewer, rng)
                view = table_view(match, viewer, held=True)
                assert table_view(twin, viewer, held=True) == view
                held += 1
            tricks = completed
    assert held > 50


@every_game
def test_a_held_trick_lies_complete_and_nothing_can_be_done(game: Game) -> None:
    for seed in range(20):
        tricks = 0
        for match in moments(game, seed):
            completed = sum(match.state.tricks)
            if completed > tricks:
                for viewer in range(game.seats):
                    view = table_view(match, viewer, held=True)
                    assert view.trick.complete and view.trick.number == completed
                    assert view.trick.winner == match.state.leader
                    assert view.trick.cards[-1].order == len(view.trick.cards)
                    assert offered(view) == set() and not view.must_act and view.result is None
                    assert view.seats[0].count == len(view.hand)
                    lying = {card.card for card in view.trick.cards}
                    assert not lying & {card.card for card in view.hand}
            tricks = completed


@every_game
def test_every_place_of_every_sentence_is_filled(game: Game) -> None:
    for seed in range(30):
        for match in moments(game, seed):
            view = table_view(match, seed % game.seats)
            speaker = english(view, game)
            for text in texts(view):
                places = {name for _, name, _, _ in Formatter().parse(text.template) if name is not None}
                assert places == {name for name, _ in text.facts}
                assert ("%n" in text.template) == (text.count is not None)
                words = spoken(text, speaker)
                assert words and "{" not in words and "%n" not in words and "(s)" not in words


@every_game
def test_the_lines_of_a_result_add_up_to_what_is_shown(game: Game) -> None:
    for seed in range(250):
        match = finished(game, seed)
        view = table_view(match, seed % game.seats)
        result = view.result
        assert isinstance(result, ResultView)
        for section in result.sections:
            amounts = [line.amount for line in section.lines]
            if section.how == "sum":
                assert section.total == sum(amounts), section.key
            elif section.how == "product":
                assert section.total == prod(amounts), section.key
            else:
                assert section.how == "note" and section.total is None
        settlement = match.state.settlement()
        assert settlement is not None
        assert tuple(seat.change for seat in result.seats) == settlement.scores
        for seat in result.seats:
            if game.name == "schnapsen":
                assert seat.after == max(0, seat.before - seat.change)
            else:
                assert seat.after == seat.before + seat.change + seat.refill
            if seat.lines:
                assert sum(line.amount for line in seat.lines) == seat.change


@every_game
def test_every_change_of_a_score_is_explained_by_lines(game: Game) -> None:
    explained = 0
    for seed in range(250):
        result = table_view(finished(game, seed), 0).result
        assert result is not None
        last = [section.total for section in result.sections if section.key in ("score", "game")]
        for seat in result.seats:
            if seat.change:
                assert seat.lines or seat.change in last
                explained += 1
    assert explained > 100


@every_game
def test_all_cards_lie_open_after_the_deal(game: Game) -> None:
    for seed in range(20):
        result = table_view(finished(game, seed), 0).result
        assert result is not None
        dealt = sum(1 << card for hand in result.hands for card in hand.dealt)
        assert dealt.bit_count() == game.seats * game.hand_size
        assert [button.object_name for button in result.buttons] == [
            "deal.next",
            "deal.review",
            "deal.repeat",
            "deal.copy",
            "deal.leave",
        ]


@every_game
def test_the_log_has_one_line_for_every_action_seen_and_one_for_every_trick(game: Game) -> None:
    for seed in range(20):
        for match in moments(game, seed):
            view = table_view(match, 0)
            seen = match.state.observe(0).history
            assert sum(line.kind == "event" for line in view.log) == len(seen)
            assert sum(line.kind == "trick" for line in view.log) == sum(match.state.tricks)


@every_game
def test_the_last_trick_is_the_one_completed_last(game: Game) -> None:
    for seed in range(10):
        for match in moments(game, seed):
            view = table_view(match, 0)
            if not sum(match.state.tricks):
                assert view.last_trick is None
                continue
            assert view.last_trick is not None and view.last_trick.number == sum(match.state.tricks)
            cards = sum(1 << each.card for each in view.last_trick.cards)
            assert view.last_trick.winner is not None
            assert match.state.taken[view.last_trick.winner] & cards == cards
            assert bool(view.tricks) == match.state.finished


@every_game
def test_the_same_match_gives_an_equal_picture(game: Game) -> None:
    for match in moments(game, 3):
        assert table_view(match, 1) == table_view(match, 1)


@every_game
def test_hands_and_counts_are_those_of_the_deal(game: Game) -> None:
    for seed in range(20):
        for match in moments(game, seed):
            view = table_view(match, 1)
            assert [seat.seat for seat in view.seats] == [
                (1 + step) % game.seats for step in range(game.seats)
            ]
            assert tuple(view.seat(seat).count for seat in range(game.seats)) == match.state.counts()
            assert sum(1 << card.card for card in view.hand) == match.state.hands[1]


@every_game
def test_only_the_person_s_own_forced_card_is_called_the_only_one(game: Game) -> None:
    only = 0
    for seed in range(20):
        for match in moments(game, seed):
            viewer = match.state.to_act
            if viewer is None or match.state.phase != "play":
                continue
            view = table_view(match, viewer)
            forced = len(match.state.legal_actions()) == 1
            assert (view.prompt.detail is not None) == forced
            only += forced
    assert only > 20


@every_game
def test_an_earlier_moment_looks_as_it_did_and_nothing_can_be_done_in_it(game: Game) -> None:
    seen = [table_view(match, 1) for match in moments(game, 9)]
    match = finished(game, 9)
    for place, then in enumerate(seen):
        view = moment_view(match, 1, place)
        assert (view.trick, view.auction, view.prompt, view.log) == (
            then.trick,
            then.auction,
            then.prompt,
            then.log,
        )
        assert [card.card for card in view.hand] == [card.card for card in then.hand]
        assert offered(view) == set() and not view.must_act


@every_game
def test_the_hands_of_an_earlier_moment_are_turned_up_only_when_the_deal_is_over(game: Game) -> None:
    states = [match.state for match in moments(game, 9)]
    match = finished(game, 9)
    for place, state in enumerate(states):
        view = moment_view(match, 0, place, open_hands=True)
        lying = tuple(sum(1 << card for card in view.seat(seat).open) for seat in range(1, game.seats))
        assert lying == state.hands[1:]
    with pytest.raises(MatchError):
        moment_view(Match(game, 9), 0, 0, open_hands=True)


def test_names_somebody_chose_stand_in_the_place_of_the_seat_names() -> None:
    view = table_view(Match(GAMES["skat"], 1), 0, names={1: "Berta"})
    words = english(view, GAMES["skat"])
    assert [words.seat(seat) for seat in range(3)] == ["You", "Berta", "Right"]
