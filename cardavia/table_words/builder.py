"""The table picture of one seat, made from its observation and from what is public in the match.

Pure: the same match, seat and arguments give an equal `TableView`.  The full state is looked at only to
make the observation; what a game has of its own comes from its `Words`.

Imports `match`, `games`, `strings`, `table_view` and the words; no Qt.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from cardavia.cards import arranged, cards_of
from cardavia.games.actions import Action, Play
from cardavia.games.base import Phase, State
from cardavia.match import Match, MatchError
from cardavia.strings import SeatFact, Text, cards_fact, say, tr_noop
from cardavia.table_view import (
    ButtonGroup,
    ButtonView,
    CardView,
    HandResult,
    LogLine,
    Note,
    PromptView,
    Refusal,
    ResultView,
    ScoreLine,
    SeatView,
    Selection,
    TableView,
    TrickView,
)
from cardavia.table_words.arrangement import Arrangement, in_order, without_points
from cardavia.table_words.base import Words, prompt_of, why_refused
from cardavia.table_words.meanings import meaning
from cardavia.table_words.registry import WORDS
from cardavia.table_words.story import Story, card_of, story_of

YOU: Final = tr_noop("You")
PLACES: Final = {
    2: (YOU, tr_noop("Opponent")),
    3: (YOU, tr_noop("Left"), tr_noop("Right")),
    4: (YOU, tr_noop("Left"), tr_noop("Opposite"), tr_noop("Right")),
}
"""Names of the seats clockwise from the viewer, by number of seats."""

OVER: Final = tr_noop("The deal is over")


def table_view(
    match: Match,
    viewer: int,
    *,
    decision: int = 0,
    selection: Selection = Selection(),  # noqa: B008
    held: bool = False,
    thinking: int | None = None,
    notes: Sequence[Note] = (),
    names: Mapping[int, str] | None = None,
    levels: Mapping[int, str] | None = None,
    arrangement: Arrangement = Arrangement(),  # noqa: B008
) -> TableView:
    """The table as `viewer` sees it.

    `held` shows the trick that the last action completed, still on the table and before any card is
    drawn; nothing can be done in such a picture.  `thinking` is the seat whose player is being asked,
    `notes` are lines for the log, `names` what the person calls the seats, `levels` of the computers,
    `arrangement` is how the person holds the cards and whether card points stay unsaid.
    """
    words = WORDS[match.game.name]
    state = match.state
    further = state.history[-1:] if held else ()
    shown = _after(state, len(state.history) - 1) if held else state
    view = shown.observe(viewer)
    story = story_of(view, further)
    finished = view.finished
    must_act = not held and view.to_act == viewer
    phase = next((each for each in view.game.phases if each.name == view.phase), Phase(view.phase))
    trick = story.tricks[-1] if held else story.trick
    picture = TableView(
        game=view.game.name,
        number=match.number,
        decision=decision,
        phase=view.phase,
        phase_text=Text(OVER if finished else words.phases[view.phase]),
        viewer=viewer,
        to_act=None if held else view.to_act,
        must_act=must_act,
        finished=finished,
        seats=_seats(match, view, words, story, further, None if held else thinking, names, levels),
        hand=_hand(view, words, selection, phase, must_act, further, arrangement),
        picks=phase.picks if must_act and phase.picks > 1 else 0,
        touch=must_act and phase.cards,
        piles=words.piles(view),
        pot=words.pot(view),
        trick=trick,
        last_trick=story.tricks[-1] if story.tricks else None,
        tricks=story.tricks if finished or "practice" in match.marks else (),
        prompt=_prompt(view, words, selection, trick),
        groups=() if held or finished else _groups(view, words, selection),
        help=() if held or finished else words.help(view),
        auction=words.auction(view),
        contract=words.contract(view),
        strip=words.strip(view),
        trump_order=words.trumps(view, selection),
        scores=tuple(
            ScoreLine(
                number=each.number,
                scores=each.scores,
                declarer=each.declarer,
                won=each.won,
                marks=each.marks,
            )
            for each in match.results
        ),
        totals=match.totals(),
        log=_log(words, story, notes),
        result=_result(match, view, words) if finished else None,
        marks=match.marks,
        can_take_back=bool(match.decisions(viewer)),
        can_repeat=match.can_repeat(),
    )
    return without_points(picture) if arrangement.hide_points else picture


def moment_view(match: Match, viewer: int, place: int, *, open_hands: bool = False) -> TableView:
    """The table after the first `place` actions of the deal, to look at: nothing can be done in it.

    `open_hands` turns up the hands of all seats; `MatchError` while the deal is still being played.
    """
    if open_hands and not match.state.finished:
        raise MatchError("the hands can be turned up when the deal is over")
    past = copy.copy(match)
    past.state = _after(match.state, place)
    view = table_view(past, viewer)
    groups = WORDS[match.game.name].groups(past.state.observe(viewer), Selection())
    seats = view.seats
    if open_hands:
        hands = past.state.hands
        seats = (
            seats[0],
            *(replace(each, open=tuple(arranged(hands[each.seat], groups))) for each in seats[1:]),
        )
    hand = tuple(CardView(card=each.card, known=each.known) for each in view.hand)
    return replace(view, seats=seats, hand=hand, must_act=False, picks=0, touch=False, groups=())


def why_not(match: Match, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, in the engine's words; None if it may."""
    return why_refused(WORDS[match.game.name], match.state.observe(seat), action)


def _after(state: State, place: int) -> State:
    """The state of the same deal after its first actions."""
    past = state.game.start(state.deal)
    for _, action in state.history[:place]:
        past = past.advance(action)
    return past


# ---------------------------------------------------------------- cards and seats


def _hand(
    view: State,
    words: Words[Any],
    selection: Selection,
    phase: Phase,
    must_act: bool,
    further: tuple[tuple[int, Any], ...],
    arrangement: Arrangement,
) -> tuple[CardView, ...]:
    assert view.viewer is not None
    own = view.hands[view.viewer]
    for seat, action in further:
        if seat == view.viewer:
            own &= ~(1 << action.card)
    known = words.known_to_others(view)
    cards = []
    for card in in_order(own, words.groups(view, selection), arrangement):
        seen = CardView(card=card, known=bool(known >> card & 1))
        if must_act and phase.cards and phase.picks > 1:
            seen = replace(seen, playable=True, chosen=bool(selection.chosen >> card & 1))
        elif must_act and phase.cards:
            seen = _playable(view, words, selection, seen)
        cards.append(seen)
    return tuple(cards)


def _playable(view: State, words: Words[Any], selection: Selection, seen: CardView) -> CardView:
    play = Play(seen.card)
    refusal = why_refused(words, view, play)
    if refusal is not None:
        return replace(seen, refusal=refusal)
    plates = words.plates(view, seen.card, selection)
    on = next((plate.action for plate in plates if plate.on), play)
    return replace(seen, playable=True, action=on, plain=play, plates=plates)


def _seats(
    match: Match,
    view: State,
    words: Words[Any],
    story: Story,
    further: tuple[tuple[int, Any], ...],
    thinking: int | None,
    names: Mapping[int, str] | None,
    levels: Mapping[int, str] | None,
) -> tuple[SeatView, ...]:
    assert view.viewer is not None
    number = len(view.hands)
    counts = list(view.counts())
    gone = 0
    for seat, action in further:
        counts[seat] -= 1
        gone |= 1 << action.card
    standing = words.standing(view, match.totals())
    said = _said(words, story)
    groups = words.groups(view, Selection())
    seats = []
    for place in range(number):
        seat = (view.viewer + place) % number
        lies_open = view.hands[seat] if view.finished else view.hands[seat] & view.public_hands()
        seen = SeatView(
            seat=seat,
            place=place,
            name=_name(place, number, seat, names),
            level=levels.get(seat) if levels else None,
            marks=words.marks(view, seat),
            to_act=not further and view.to_act == seat,
            thinking=thinking == seat,
            count=counts[seat],
            open=tuple(arranged(lies_open & ~gone, groups)) if place else (),
            tricks=view.tricks[seat],
            score=standing[seat],
            said=said[seat][0] if seat in said else None,
            meaning=meaning(match.game.name, said[seat][1]) if seat in said else None,
        )
        seats.append(words.seat(view, seen))
    return tuple(seats)


def _name(place: int, number: int, seat: int, names: Mapping[int, str] | None) -> Text:
    if names and seat in names:
        return say("{name}", name=names[seat])
    return Text(PLACES[number][place])


def _said(words: Words[Any], story: Story) -> dict[int, tuple[Text, Action]]:
    """The last announcement of each seat since the last completed trick, and what it was."""
    said: dict[int, tuple[Text, Action]] = {}
    for event in story.events:
        if event.trick is not None:
            said.clear()
            continue
        text = words.announcement(event.action)
        if text is not None:
            said[event.seat] = text, event.action
    return said


# ---------------------------------------------------------------- prompt, buttons, log


def _prompt(view: State, words: Words[Any], selection: Selection, trick: TrickView) -> PromptView:
    if trick.complete:
        assert trick.winner is not None
        if trick.winner == view.viewer:
            return PromptView(text=say("The trick is yours"))
        return PromptView(text=say("The trick goes to {seat}", seat=SeatFact(trick.winner)))
    if view.finished:
        return PromptView(text=Text(OVER))
    return prompt_of(words, view, selection)


def _groups(view: State, words: Words[Any], selection: Selection) -> tuple[ButtonGroup, ...]:
    return tuple(
        replace(group, buttons=tuple(_button(view, words, button) for button in group.buttons))
        for group in words.buttons(view, selection)
    )


def _button(view: State, words: Words[Any], button: ButtonView) -> ButtonView:
    assert button.action is not None
    refusal = why_refused(words, view, button.action)
    return replace(button, enabled=refusal is None, refusal=refusal)


def _log(words: Words[Any], story: Story, notes: Sequence[Note]) -> tuple[LogLine, ...]:
    lines: list[LogLine] = []
    for place, event in enumerate(story.events):
        lines += [_noted(note) for note in notes if note.place == place]
        seat = SeatFact(event.seat)
        said, card = words.announcement(event.action), card_of(event.action)
        if said is not None:
            text = say("{seat}: {said}", seat=seat, said=said)
        else:
            assert card is not None
            text = say("{seat}: {card}", seat=seat, card=cards_fact(1 << card))
        lines.append(LogLine(text=text, place=place + 1, seat=event.seat))
        if event.trick is not None:
            lines.append(_trick_line(event.trick, place + 1))
    lines += [_noted(note) for note in notes if note.place >= len(story.events)]
    return tuple(lines)


def _noted(note: Note) -> LogLine:
    return LogLine(text=note.text, place=note.place, seat=note.seat, kind="trouble")


def _trick_line(trick: TrickView, place: int) -> LogLine:
    assert trick.winner is not None
    winning = next(each.card for each in trick.cards if each.seat == trick.winner)
    text = say(
        "Trick {number}: {seat}, with {card}",
        number=trick.number,
        seat=SeatFact(trick.winner),
        card=cards_fact(1 << winning),
    )
    return LogLine(text=text, place=place, seat=trick.winner, kind="trick")


# ---------------------------------------------------------------- result

RESULT_BUTTONS: Final = (
    ("deal.next", tr_noop("Next deal"), "next"),
    ("deal.review", tr_noop("Review"), "review"),
    ("deal.repeat", tr_noop("Repeat deal"), "repeat"),
    ("deal.copy", tr_noop("Copy deal"), "copy"),
    ("deal.leave", tr_noop("Leave"), None),
)
NEW_MATCH: Final = tr_noop("New match")


def _result(match: Match, view: State, words: Words[Any]) -> ResultView:
    groups = words.groups(view, Selection())
    over = match.over
    buttons = tuple(
        ButtonView(
            object_name=name,
            label=Text(NEW_MATCH if over and name == "deal.next" else label),
            group="result",
            key=key,
        )
        for name, label, key in RESULT_BUTTONS
    )
    hands = tuple(
        HandResult(
            seat=seat,
            dealt=tuple(arranged(view.deal.hands[seat], groups)),
            left=tuple(cards_of(view.hands[seat])),
        )
        for seat in range(len(view.hands))
    )
    return replace(words.result(view, match.totals()), hands=hands, match_over=over, buttons=buttons)
