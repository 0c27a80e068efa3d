"""What is said of a decision: kinds, rows, what is told when it is laid open."""

from __future__ import annotations

import pytest
from coaches import decision
from msgspec.structs import replace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from cardavia.cards import GERMAN
from cardavia.coach.unjudged import UNJUDGED
from cardavia.coach.values import Decision
from cardavia.desktop.review.signs import SIGNS
from cardavia.desktop.review.words import KINDS, MISTAKES, VERDICTS, ReviewWords, deed, kind_of
from cardavia.desktop.speaker import TableSpeaker
from cardavia.games import GAMES
from cardavia.games.base import State
from cardavia.match import Match


@pytest.fixture
def words(qapp: QApplication) -> ReviewWords:
    QLocale.setDefault(QLocale.c())
    return ReviewWords("schafkopf", TableSpeaker(GERMAN, {0: "You", 1: "Left", 2: "Opposite", 3: "Right"}))


def first_lead() -> State:
    """Schafkopf after the auction, with the lead at the seat beside the dealer."""
    for number in range(50):
        state = Match(GAMES["schafkopf"], number).state
        while state.phase == "auction":
            state = state.apply(state.legal_actions()[-1])
        if not state.finished and len(state.legal_actions()) > 3:
            return state
    raise AssertionError("nobody ever plays")


def judged(**changes: object) -> Decision:
    state = first_lead()
    legal = [state.game.vocabulary.text(each) for each in state.legal_actions()]
    return replace(decision(state, legal[0], 14.0, legal[1], open_loss=2.0), **changes)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"band": "good", "verdict": "good"}, "good"),
        ({"band": "good", "verdict": "unlucky"}, "unlucky"),
        ({"band": "inaccuracy", "verdict": "mistake"}, "inaccuracy"),
        ({"band": "mistake", "verdict": "mistake"}, "mistake"),
        ({"band": "blunder", "verdict": "mistake"}, "blunder"),
        ({"band": "blunder", "verdict": "lucky"}, "lucky"),
        ({"band": None, "verdict": None, "unjudged": "only-choice"}, "forced"),
        ({"band": None, "verdict": None, "unjudged": "rule-of-thumb"}, "unjudged"),
    ],
)
def test_every_judgement_has_its_sign_and_word(changes: dict[str, object], kind: str) -> None:
    assert kind_of(judged(**changes)) == kind
    assert kind in SIGNS and kind in KINDS


def test_kinds_signs_and_verdicts_name_the_same_things() -> None:
    assert set(SIGNS) == set(KINDS)
    assert set(VERDICTS) == set(KINDS) - {"forced", "unjudged"}
    assert set(MISTAKES) < set(VERDICTS)
    assert len({(sign.mark, sign.filled) for sign in SIGNS.values()}) == len(SIGNS), (
        "told apart without colour"
    )


def test_a_row_speaks_of_trick_seat_card_judgement_loss_and_what_was_better(words: ReviewWords) -> None:
    row = words.row(judged(action="play GK", better="play S9", seat=0, trick=4))
    assert row.spoken == "Trick 4, You: König of leaves. Mistake, 14%. Better: nine of bells."
    assert (row.where, row.deed, row.loss) == ("Trick 4", "You: König of leaves", "14%")


def test_a_good_row_names_nothing_better_and_no_loss(words: ReviewWords) -> None:
    row = words.row(judged(action="play GK", band="good", verdict="good", better=None, win_loss=0.3, seat=2))
    assert row.spoken == "Trick 1, Opposite: König of leaves. Good."
    assert row.loss == ""


def test_a_loss_in_score_is_shown_in_per_cent_of_the_stake(words: ReviewWords) -> None:
    assert words.loss(judged(banded_by="score", win_loss=0.0, share=37.4)) == "37%"
    assert words.loss(judged(banded_by="win", win_loss=21.6, share=80.0)) == "22%"


def test_a_decision_laid_open_tells_both_losses_and_the_number_of_deals(words: ReviewWords) -> None:
    told = words.told(judged(action="play GK", better="play S9", loss=0.28, spread=0.1, seat=0))
    assert told.head == "You: König of leaves"
    assert told.better == "Better: nine of bells"
    assert told.reason == "Nothing is sure here: a low card keeps the high ones for later."
    assert told.figures == (
        ("By what could be known", "−14 percentage points of winning chance\n−0.3 ± 0.1 in points"),
        ("With all cards open", "−2 in points"),
    )
    assert told.source == "From 24 possible deals"


def test_what_would_have_been_better_can_be_kept_back(words: ReviewWords) -> None:
    told = words.told(judged(action="play GK", better="play S9"), better=False)
    assert told.better == told.reason == ""


@pytest.mark.parametrize("why", list(UNJUDGED))
def test_why_nothing_is_known_is_said(words: ReviewWords, why: str) -> None:
    told = words.told(
        judged(band=None, verdict=None, better=None, loss=None, unjudged=why, open_unjudged=why)
    )
    assert told.verdict == UNJUDGED[why]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_action_of_random_deals_has_words(qapp: QApplication, game: str) -> None:
    speaker = TableSpeaker(GAMES[game].pack)
    for number in range(12):
        match = Match(GAMES[game], number)
        while not match.state.finished:
            legal = match.state.legal_actions()
            assert all(speaker.say(deed(game, action)) for action in legal)
            match.act(legal[number % len(legal)])
