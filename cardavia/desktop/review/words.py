"""How a review speaks: what was done, its judgement, what it cost and what would have been better.

Imports QtCore, `coach`, `deal_words`, `games`, `help_words`, `players.reasons`,
`speaker`, `strings`, `table_words`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale

from cardavia.cards import CardSet
from cardavia.coach.reviewing import summary
from cardavia.coach.unjudged import UNJUDGED
from cardavia.coach.values import UNITS, Decision
from cardavia.desktop.pages.deal_words import percent_of
from cardavia.desktop.review.decisions import Row
from cardavia.desktop.speaker import TableSpeaker, percent, tr
from cardavia.games import GAMES
from cardavia.games.actions import Action
from cardavia.help.hint import cards_of_action
from cardavia.players.reasons import REASONS
from cardavia.strings import SeatFact, Text, say, tr_noop
from cardavia.table_words.help_words import MORE, cards_named
from cardavia.table_words.registry import WORDS

MISTAKES: Final = ("inaccuracy", "mistake", "blunder", "lucky")
"""Kinds of decisions in which something was lost by what could be known."""
KINDS: Final = {
    "good": tr_noop("Good"),
    "unlucky": tr_noop("Good, but unlucky"),
    "inaccuracy": tr_noop("Inaccuracy"),
    "mistake": tr_noop("Mistake"),
    "blunder": tr_noop("Blunder"),
    "lucky": tr_noop("Lucky"),
    "forced": tr_noop("No choice"),
    "unjudged": tr_noop("Not judged"),
}
VERDICTS: Final = {
    "good": tr_noop("Nothing better could be known here."),
    "unlucky": tr_noop("Right by what could be known; as the cards lie, it cost something."),
    "inaccuracy": tr_noop("A little was given away."),
    "mistake": tr_noop("Something clearly better could be known."),
    "blunder": tr_noop("This gave away much of what there was to win."),
    "lucky": tr_noop("By what could be known this was a mistake; as the cards lie, it was rewarded."),
}
TRICK: Final = tr_noop("Trick {number}")
BY_KNOWLEDGE: Final = tr_noop("By what could be known")
BY_CARDS: Final = tr_noop("With all cards open")
CHANCE: Final = tr_noop("{points} percentage points of winning chance")
SCORES: Final = {
    "match-points": tr_noop("{score} in game points"),
    "points": tr_noop("{score} in points"),
    "seeger-points": tr_noop("{score} in points after Seeger"),
}
"""A loss by what could be known, by unit."""
OPEN_SCORE: Final = tr_noop("{score} in points")
NOTHING_LOST: Final = tr_noop("nothing lost")
SPREAD: Final = tr_noop("{value} ± {spread}")
SUM: Final = tr_noop("%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}")
NOTHING: Final = tr_noop("Nothing in this deal was yours to decide.")
WORLDS: Final = tr_noop("From %n possible deal(s)")
WAITING: Final = tr_noop("Not worked out yet.")
LEAST_SPREAD: Final = 0.05
"""A smaller error of a figure is not shown."""


class Told(NamedTuple):
    """A decision laid open: what a plate shows of it, line by line; empty lines are not shown."""

    kind: str
    head: str
    judgement: str
    verdict: str
    better: str
    reason: str
    figures: tuple[tuple[str, str], ...]
    """Names and values."""
    source: str


def kind_of(decision: Decision) -> str:
    """Which sign and word a decision has: one of `signs.SIGNS`."""
    if decision.forced:
        return "forced"
    if decision.verdict in ("unlucky", "lucky"):
        return decision.verdict
    return decision.band or "unjudged"


def action_of(game: str, text: str) -> Action:
    """The action of a text of the vocabulary; `ValueError` for one that the game does not have."""
    action = GAMES[game].vocabulary.parse(text)
    if action is None:
        raise ValueError(f"{text!r:.40} is no action of {game}")
    return action


def cards_of_text(game: str, text: str | None) -> CardSet:
    """The cards that an action touches; none without an action."""
    return 0 if text is None else cards_of_action(action_of(game, text))


def deed(game: str, action: Action) -> Text:
    """What an action does, in a few words."""
    named = cards_named(action)
    if named is not None:
        return named
    words = WORDS[game].announcement(action)
    assert words is not None, action
    return words


def figure(value: float) -> str:
    """A number as the locale writes it, with one decimal unless that is 0."""
    rounded = round(float(value), 1)
    return QLocale().toString(rounded, "f", 0 if rounded == round(rounded) else 1)


class ReviewWords:
    """The words of one deal: its game, and the speaker that knows pack and seats."""

    def __init__(self, game: str, speaker: TableSpeaker) -> None:
        self.game = game
        self.speaker = speaker

    def deed(self, text: str) -> str:
        """An action by its text."""
        return self.speaker.say(self._deed(text))

    def better(self, text: str) -> str:
        """What would have been better."""
        return self.speaker.say(say("Better: {deed}", deed=self._deed(text)))

    def _deed(self, text: str) -> Text:
        return deed(self.game, action_of(self.game, text))

    def done(self, seat: int, text: str) -> str:
        """Who did what."""
        return self.speaker.say(say("{seat}: {said}", seat=SeatFact(seat), said=self._deed(text)))

    def where(self, phase: str, trick: int | None) -> str:
        """When in the deal: the trick, or what is being decided."""
        if trick is not None:
            return tr(TRICK).format(number=QLocale().toString(trick))
        return tr(WORDS[self.game].phases[phase])

    def loss(self, decision: Decision) -> str:
        """What was lost, in per cent; empty if nothing was."""
        lost = decision.win_loss if decision.banded_by != "score" else decision.share
        return "" if lost is None or round(lost) < 1 else percent(round(lost))

    def row(self, decision: Decision) -> Row:
        """The line of a judged decision."""
        kind, loss = kind_of(decision), self.loss(decision)
        where, seat, done = (
            self.where(decision.phase, decision.trick),
            SeatFact(decision.seat),
            decision.action,
        )
        if kind in MISTAKES and decision.better is not None:
            spoken = say(
                "{where}, {seat}: {deed}. {kind}, {loss}. Better: {better}.",
                where=where,
                seat=seat,
                deed=self._deed(done),
                kind=Text(KINDS[kind]),
                loss=loss,
                better=self._deed(decision.better),
            )
        else:
            spoken = say(
                "{where}, {seat}: {deed}. {kind}.",
                where=where,
                seat=seat,
                deed=self._deed(done),
                kind=Text(KINDS[kind]),
            )
        told = self.speaker.say(spoken)
        return Row(decision.index, kind, where, self.done(decision.seat, done), loss, told)

    def waiting_row(self, index: int, seat: int, phase: str, trick: int | None, text: str) -> Row:
        """The line of a decision that is not judged yet."""
        where = self.where(phase, trick)
        spoken = say("{where}, {seat}: {deed}.", where=where, seat=SeatFact(seat), deed=self._deed(text))
        return Row(index, "", where, self.done(seat, text), "", self.speaker.say(spoken))

    def sum_up(self, decisions: Iterable[Decision], seat: int) -> str:
        """What the decisions of a seat add up to."""
        found = summary(decisions, seat, "")
        if not found.decisions:
            return tr(NOTHING)
        worst = found.bands.get("mistake", 0) + found.bands.get("blunder", 0)
        average = percent_of(found.average_loss)
        return tr(SUM, found.decisions).format(loss=average, mistakes=QLocale().toString(worst))

    # ------------------------------------------------------------ a decision laid open

    def told(self, decision: Decision, better: bool = True) -> Told:
        """Everything that is said of a decision; `better`: what would have been better, too."""
        kind = kind_of(decision)
        head = self.done(decision.seat, decision.action)
        reason = "" if decision.unjudged or (decision.better and not better) else self._reason(decision)
        return Told(
            kind=kind,
            head=head,
            judgement=tr(KINDS[kind]),
            verdict=tr(VERDICTS[kind])
            if kind in VERDICTS
            else tr(UNJUDGED[decision.unjudged or "not-weighed"]),
            better=self.better(decision.better) if better and decision.better is not None else "",
            reason=reason,
            figures=self._figures(decision),
            source=tr(WORLDS, decision.worlds) if decision.worlds else "",
        )

    def _reason(self, decision: Decision) -> str:
        return tr(MORE.get(decision.reason) or REASONS[decision.reason])

    def _figures(self, decision: Decision) -> tuple[tuple[str, str], ...]:
        if decision.forced:
            return ()
        found = []
        if decision.loss is not None:
            found.append((tr(BY_KNOWLEDGE), "\n".join(self._known(decision)) or tr(NOTHING_LOST)))
        if decision.open_loss is not None:
            lost = decision.open_loss >= LEAST_SPREAD
            words = tr(OPEN_SCORE).format(score=_lost(decision.open_loss)) if lost else tr(NOTHING_LOST)
            found.append((tr(BY_CARDS), words))
        elif decision.open_unjudged is not None:
            found.append((tr(BY_CARDS), tr(UNJUDGED[decision.open_unjudged])))
        return tuple(found)

    def _known(self, decision: Decision) -> list[str]:
        assert decision.loss is not None
        lines = []
        if decision.win_loss is not None and round(decision.win_loss) >= 1:
            lines.append(tr(CHANCE).format(points=_lost(round(decision.win_loss))))
        if decision.loss >= LEAST_SPREAD:
            score = _lost(decision.loss)
            if decision.spread >= LEAST_SPREAD:
                score = tr(SPREAD).format(value=score, spread=figure(decision.spread))
            lines.append(tr(SCORES[UNITS[self.game]]).format(score=score))
        return lines


def _lost(loss: float) -> str:
    """A loss with its sign."""
    return "\N{MINUS SIGN}" + figure(loss)
