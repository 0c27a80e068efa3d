"""What the table says when it is asked: whose turn it is and what can be done, and how the match stands.

Made from a `TableView`, so that nothing is said that is not shown.  Imports `speaker` and `table_view`.
"""

from __future__ import annotations

from typing import Final

from cardavia.desktop.speaker import TableSpeaker, listed, tr
from cardavia.strings import tr_noop
from cardavia.table_view import TableView

YOUR_TURN: Final = tr_noop("{prompt}. Trick: {trick}. You can play: {cards}")
NOT_YOURS: Final = tr_noop("Trick: {trick}. Your cards: {cards}. {prompt}")
NOTHING: Final = tr_noop("nothing")
HAVE: Final = tr_noop("{seat} {score}")
SCORE: Final = tr_noop("Score: {scores}")
SCORE_AND_DEAL: Final = tr_noop("Score: {scores}. This deal: {deal}")


def table_words(view: TableView, speaker: TableSpeaker) -> str:
    """Whose turn it is, the trick so far, and the cards that can be played (or else the own cards)."""
    trick = speaker.cards(tuple(each.card for each in view.trick.cards)) or tr(NOTHING)
    playing = view.must_act and view.touch
    own = tuple(each.card for each in view.hand if each.playable or not playing)
    template = YOUR_TURN if playing else NOT_YOURS
    cards = speaker.cards(own) or tr(NOTHING)
    return tr(template).format(prompt=speaker.say(view.prompt.text), trick=trick, cards=cards)


def score_words(view: TableView, speaker: TableSpeaker) -> str:
    """The standing of every seat, and what the strip says of this deal."""
    scores = listed(
        [
            tr(HAVE).format(seat=speaker.say(seat.name), score=speaker.number(seat.score))
            for seat in view.seats
        ]
    )
    items = [speaker.say(item.text) for item in view.strip]
    if view.contract is not None:
        items.insert(0, speaker.say(view.contract.text))
    if not items:
        return tr(SCORE).format(scores=scores)
    return tr(SCORE_AND_DEAL).format(scores=scores, deal=", ".join(items))
