"""One decision judged: by what the seat could know, with all cards open, and what follows from both.

The rules by which a loss becomes a band and a verdict are here and nowhere else:

- The better action is the one with the highest known value.  If any two things weighed differ by at least
  the lowest band in winning chance, the loss of winning chance gives the band; otherwise winning is not in
  question, and the loss in score does, in per cent of what is at stake.
- A loss within its sampling error (one standard error of the difference) is no loss.
- Good is `good`; it is `unlucky` if another action would have brought more with open cards.  A loss is a
  `mistake`; it is `lucky` if nothing would have brought more with open cards.

Imports `games`, `players`, `help` and the rest of the coach.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from msgspec.structs import replace

from cardavia.coach.budgets import Budget
from cardavia.coach.known import weigh
from cardavia.coach.open_cards import Opened, open_values
from cardavia.coach.stakes import stake
from cardavia.coach.values import STANDARD, Bands, Decision, Option
from cardavia.games.actions import Action
from cardavia.games.base import State, observation
from cardavia.help.hint import hint_of
from cardavia.players.base import Cancel, Candidate, Choice

ROUNDING: Final = 1e-6
"""Open results nearer to each other than this are the same."""
DIGITS: Final = 4
MANY: Final = 12
"""Of more legal actions than this (bids, cards to put away) only those weighed are solved and listed."""


def judge(
    state: State,
    action: Action,
    budget: Budget,
    bands: Bands = STANDARD,
    cancel: Cancel | None = None,
) -> Decision:
    """What it was worth that the seat to act did this; `state` is the true one before the action.

    `action` must be legal.  The same state, action, budget and bands give the same answer on every machine
    with the same kernel.  Raises `Cancelled` when the flag was raised.
    """
    flag = cancel if cancel is not None else Cancel()
    flag.check()
    decision = listed(state, action)
    legal = state.legal_actions()
    if len(legal) == 1:
        return decision
    assert state.to_act is not None
    asked = observation(state, state.to_act)
    choice = weigh(asked, action, budget.level(), flag)
    weighed = [candidate.action for candidate in choice.candidates]
    wanted = legal if len(legal) <= MANY else tuple(dict.fromkeys((*weighed, action)))
    opened = Opened({}, "cards-hidden")
    if budget.open_nodes:
        opened = open_values(state, wanted, budget.open_limit(), flag)
    decision = replace(
        decision,
        options=_options(state, choice, opened),
        worlds=choice.worlds,
    )
    decision = _by_knowledge(decision, state, action, choice, bands)
    told = choice if decision.better is not None or state.phase != "play" else replace(choice, action=action)
    decision = replace(decision, reason=hint_of(told, asked).reason)
    decision = _with_open_cards(decision, state, action, opened)
    return replace(decision, verdict=verdict(decision.band, decision.open_loss))


def listed(state: State, action: Action, why: str = "only-choice") -> Decision:
    """A decision that is named and not judged."""
    assert state.to_act is not None
    return Decision(
        index=len(state.history),
        seat=state.to_act,
        phase=state.phase,
        trick=sum(state.tricks) + 1 if state.phase == "play" else None,
        action=state.game.vocabulary.text(action),
        unjudged=why,
        open_unjudged=why,
    )


def verdict(band: str | None, open_loss: float | None) -> str | None:
    """One of `VERDICTS`; None if nothing is known.  Without open cards there is no luck.

    >>> [verdict(*each) for each in (("good", 0.0), ("good", 2.0), ("blunder", 0.0), ("mistake", None))]
    ['good', 'unlucky', 'lucky', 'mistake']
    """
    if band is None:
        return None
    loses = open_loss is not None and open_loss > 0
    if band == "good":
        return "unlucky" if loses else "good"
    return "mistake" if loses or open_loss is None else "lucky"


def _options(state: State, choice: Choice, opened: Opened) -> tuple[Option, ...]:
    text, seat = state.game.vocabulary.text, state.to_act
    assert seat is not None
    known = {candidate.action: candidate for candidate in choice.candidates}
    found = []
    for action in dict.fromkeys((*known, *opened.results)):
        candidate, results = known.get(action), opened.results.get(action)
        found.append(
            Option(
                action=text(action),
                value=None if candidate is None else candidate.value,
                spread=0.0 if candidate is None else candidate.spread,
                win=None if candidate is None or candidate.win is None else round(candidate.win, DIGITS),
                open=None if results is None else round(results[seat], DIGITS),
            )
        )
    weighed, rest = found[: len(known)], found[len(known) :]
    rest.sort(key=lambda option: (option.open is None, -(option.open or 0.0)))
    return (*weighed, *rest)


def _by_knowledge(decision: Decision, state: State, action: Action, choice: Choice, bands: Bands) -> Decision:
    """The decision with its loss by what the seat could know."""
    text = state.game.vocabulary.text
    if choice.action == action and not choice.candidates:  # the player did it without weighing
        return replace(decision, loss=0.0, band="good", banded_by="score", unjudged=None)
    done = next((each for each in choice.candidates if each.action == action), None)
    if done is None:
        why = "not-weighed" if choice.candidates else "rule-of-thumb"
        return replace(decision, unjudged=why)
    best = choice.candidates[0]
    loss = best.value - done.value
    spread = _error(best, done)
    if done.action == choice.action:  # a player may prefer what is as good within the error
        best, loss = done, 0.0
    share = min(100.0, 100 * loss / stake(state, decision.seat, action))
    wins = [each.win for each in choice.candidates if each.win is not None]
    asked = best.win is not None and done.win is not None
    win_loss = 100 * max(0.0, (best.win or 0.0) - (done.win or 0.0)) if asked else None
    by_win = win_loss is not None and 100 * (max(wins) - min(wins)) >= bands.inaccuracy
    if loss <= spread:
        band = "good"
    elif win_loss is not None and by_win:
        doubt = 100 * _win_error(best, done, choice.worlds)
        band = "good" if win_loss <= doubt else bands.of(win_loss)
    else:
        band = bands.of(share)
    return replace(
        decision,
        better=text(best.action) if band != "good" else None,
        loss=round(loss, DIGITS),
        spread=round(spread, DIGITS),
        win_loss=None if win_loss is None else round(win_loss, DIGITS),
        share=round(share, DIGITS),
        band=band,
        banded_by="win" if by_win else "score",
        unjudged=None,
    )


def _error(best: Candidate, done: Candidate) -> float:
    """Standard error of how far one lies behind the best: known if both were judged in the same worlds."""
    if best.behind_error == 0.0 and done.behind_error is not None:
        return done.behind_error
    return hypot(best.spread, done.spread)


def _win_error(best: Candidate, done: Candidate, worlds: int) -> float:
    """The same for the winning chance."""
    if best.win_error == 0.0 and done.win_error is not None:
        return done.win_error
    shares = [each.win or 0.0 for each in (best, done)]
    return float((sum(share * (1 - share) for share in shares) / max(1, worlds)) ** 0.5)


def _with_open_cards(decision: Decision, state: State, action: Action, opened: Opened) -> Decision:
    """The decision with its loss when all cards are open."""
    results, seat = opened.results, decision.seat
    done = results.get(action)
    if done is None:
        return replace(decision, open_unjudged=opened.why)
    best = max(results, key=lambda each: results[each][seat])
    loss = results[best][seat] - done[seat]
    if loss <= ROUNDING:
        loss = 0.0
    return replace(
        decision,
        open_better=state.game.vocabulary.text(best) if loss else None,
        open_loss=round(loss, DIGITS),
        expected=tuple(round(each, DIGITS) for each in done),
        open_unjudged=None,
    )
