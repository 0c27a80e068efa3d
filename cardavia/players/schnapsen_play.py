"""The decision of a seat of Schnapsen: which card, and whether to close the stock.

Every legal card is judged in sampled deals; closing is judged apart, because there only the other hand
matters, not the order of the stock, and one lead must serve against all hands it may be.  All counts by
what it is worth for the match.  Imports the Schnapsen modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cardavia.cards import POINTS
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_cards import bits_of
from cardavia.players.schnapsen_habits import chance_of_closing, closing_features
from cardavia.players.schnapsen_question import Question, Tally
from cardavia.players.schnapsen_tables import CLOSED_CARDS, OPEN_CARDS

FACTORS: Final = (2.0, 4.0, 6.0, 8.0, 8.0)
"""How many worlds, as a multiple of the level's number, by tricks played with the stock open: later ones are
solved faster.  Only the level that weighs evidence goes on to more than its number."""
CLOSED_FACTOR: Final = 4
"""The same with the stock closed."""
ENOUGH: Final = 0.5
"""The chance of closing from which a seat that goes by feel closes,"""
EAGER: Final = 0.15
"""and that of one who does not see the danger."""
HABITUAL: Final = (0.5, 0.5, 0.5, 0.4, 0.0)
"""By tricks played: how much deals played out by habit count beside the solved ones."""


def choose(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """What to do when there is a choice."""
    if EXCHANGE in observation.legal:
        return Choice(EXCHANGE, reason="exchanges-the-jack")
    question = Question(observation, level, seed, cancel)
    state = question.state
    stage = len(state.draws) // 2
    if CLOSE in observation.legal and not level.skills.weighs_closing and feels_enough(question):
        return Choice(CLOSE, reason="closes-with-enough")
    if state.stock_open and stage < level.skills.thumb_tricks:
        return RuleOfThumb().choose(observation, seed, cancel)
    tally = judge_cards(question)
    if not tally.results:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    candidates = tally.candidates(question.worth)
    if state.stock_open:
        candidates = [_settled(each, OPEN_CARDS[stage]) for each in candidates]
    if state.stock_open and question.deep and HABITUAL[stage]:
        values = question.habitual(tally, [each.value for each in candidates], HABITUAL[stage])
        candidates = [
            replace(each, value=round(value, 4)) for each, value in zip(candidates, values, strict=True)
        ]
    if CLOSE in observation.legal and level.skills.weighs_closing:
        closing = judge_closing(question, max(each.value for each in candidates))
        if closing is not None:
            candidates.append(_settled(closing, CLOSED_CARDS))
    ranked = best_first(sorted(candidates, key=_thrift))
    return Choice(ranked[0].action, ranked, len(tally.results), _reason(question, ranked))


def judge_cards(question: Question) -> Tally:
    """Every legal card in as many worlds as the level looks at."""
    knowledge, state = question.knowledge, question.state
    factor = FACTORS[len(state.draws) // 2] if state.stock_open else CLOSED_FACTOR
    if not question.subtle:
        factor = min(1.0, factor)
    number = int(question.level.worlds * factor)
    return question.judge(knowledge.source, knowledge.race(), knowledge.bottom, number, 0.4)


def judge_closing(question: Question, bar: float) -> Candidate | None:
    """Closing the stock with the lead that does best against all hands the opponent may have.

    `bar` is what the best card with the stock open is worth.  None if every world was over its budget.
    """
    knowledge = question.knowledge
    number = int(question.level.worlds * CLOSED_FACTOR)
    tally = question.judge(knowledge.hands, knowledge.closed_race(), -1, number, 0.5, bar)
    if not tally.results:
        return None
    best = max(tally.candidates(question.worth), key=lambda each: each.value)
    return replace(best, action=CLOSE)


def feels_enough(question: Question) -> bool:
    """Whether the hand and the points look like closing, the other hand unasked."""
    state, knowledge, other = question.state, question.knowledge, 1 - question.seat
    gone = bits_of(knowledge.layout, state.taken[0] | state.taken[1])
    points = state.points[question.seat], state.points[other]
    chance = chance_of_closing(closing_features(knowledge.hand, gone, *points, state.tricks[other]))
    return chance > (EAGER if question.level.skills.bids_by_feel else ENOUGH)


def _settled(candidate: Candidate, line: tuple[float, float]) -> Candidate:
    """The candidate with the value that deals like this really came to.

    The solver knows the order of the stock and both hands, and so promises too much of everything.
    """
    constant, share = line
    value, spread = constant + share * candidate.value, share * candidate.spread
    return replace(candidate, value=round(value, 4), spread=round(spread, 4))


def _thrift(candidate: Candidate) -> tuple[float, int]:
    """Among equals the card with the fewest points goes first."""
    action = candidate.action
    return -candidate.value, POINTS[action.card] if isinstance(action, (Play, Marry)) else 0


def _reason(question: Question, ranked: Sequence[Candidate]) -> str:
    """The key of the reason for the first candidate."""
    best = ranked[0]
    if best.action == CLOSE:
        return "closes-with-enough"
    if question.knowledge.source.count == 1:
        return "exact-endgame"
    if best.win == 1.0:
        return "wins-in-every-world"
    if isinstance(best.action, Marry):
        return "declares-a-marriage"
    if all(candidate.win == 0.0 for candidate in ranked):
        return "lost-in-every-world"
    return "most-points"
