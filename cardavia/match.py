"""A match: deals in a row with their dealer, their running score, take-back and keeping.

The match holds the one true state of the deal being played.  It applies actions, deals the next cards, keeps
the score sheet, goes back to an earlier decision and forward again, and turns itself into bytes and back.
How a deal is scored is in `games`; when to save and who plays is the controller's business.

The lines of the sheet are those of `score_sheet`.  Imports `records`, `games`, `score_sheet`, `saving`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from cardavia import saving
from cardavia.cards import CardSet, card_set
from cardavia.games import GAMES
from cardavia.games.actions import Action
from cardavia.games.base import Before, Deal, Game, IllegalAction, State
from cardavia.games.skat import SKAT
from cardavia.records import Record, RecordError, ReplayError, check_format, record_of, replay
from cardavia.score_sheet import DealResult, deal_result, seeger_fabian, totals_of

FORMAT: Final = "cardavia-match/1"
HIGHEST_NUMBER: Final = 100_000_000
"""Deal numbers have up to eight digits."""


class MatchError(ValueError):
    """A match that cannot be read or a step that the match does not allow now; one line."""


class MatchOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed before the first deal."""

    deals: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Number of deals of a list (36 is usual at a Skat table of three); None goes on until stopped."""
    seeger_fabian: bool = False
    """Whether a Skat series is ranked by Seeger-Fabian instead of the plain sum."""


class _Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as it stands in its file."""

    format: str
    game: str
    seed: int
    record: Record
    options: MatchOptions = MatchOptions()
    results: tuple[DealResult, ...] = ()
    taken_back: tuple[tuple[int, str], ...] = ()
    marks: tuple[str, ...] = ()
    dealt: int = 1
    left: tuple[int, dict[str, Any]] | None = None
    """Dealer and score of the match while a deal is played beside it."""
    begun: int = 1
    key: str = ""
    luck: int | None = None
    """The seed of the computers' decisions in this deal, where it is not that of the match."""


_decoder = msgspec.json.Decoder(_Snapshot)


class PresentDeal(msgspec.Struct, frozen=True):
    """The deal of a match at one moment, as the history keeps it and `Match.resume` goes on with it."""

    key: str
    """The same as long as it is the same deal, also after a resume; another for the same cards again."""
    number: int | None
    state: State
    luck: int
    """The seed of the computers' decisions."""
    beside: bool
    """Whether it is played beside the match and not booked."""
    marks: tuple[str, ...]


class Match:
    """Deals of one game in a row.

    `state` is the deal being played.  `number` is its deal number (None for a deal that came as a record).
    `marks` are `practice` (something hidden had been seen before a take-back, or a deal from elsewhere),
    `help`, `repeated` and `fault` (a player failed); such deals are counted apart.  `results` are the deals
    before this one.  A deal that is repeated or comes from elsewhere is played beside the match: it is not
    booked, and the match goes on after it as it was left.
    """

    def __init__(self, game: Game, seed: int, options: MatchOptions = MatchOptions()) -> None:  # noqa: B008
        if options.seeger_fabian and game is not SKAT:
            raise MatchError(f"options: Seeger-Fabian is a count for Skat, not for {game.name}")
        self.game = game
        self.seed = seed
        self.options = options
        self.results: tuple[DealResult, ...] = ()
        self.dealt = 0
        self.begun = 0
        """Number of deals begun, the same cards again and deals from elsewhere among them."""
        self.left: tuple[int, Before] | None = None
        """While a deal is played beside the match: dealer and score with which the match goes on after it."""
        self._deal_number(self._next_number(), None, game.fresh_before())

    # ------------------------------------------------------------ dealing

    def _next_number(self) -> int:
        """The number of the next deal; depends only on the seed and how many deals there were."""
        return random.Random(f"{self.game.name} {self.seed} {self.dealt}").randrange(HIGHEST_NUMBER)

    def _deal_number(self, number: int, dealer: int | None, before: Before) -> None:
        self.dealt += 1
        self.left = None
        self._begin(self.game.deal(random.Random(number), dealer, before), number)

    def _begin(self, deal: Deal, number: int | None, marks: tuple[str, ...] = ()) -> None:
        self.begun += 1
        self.key = self._new_key()
        self.luck = self.seed
        self.number = number
        self.marks = marks
        self.state: State = self.game.start(deal)
        self.taken_back: tuple[tuple[int, Action], ...] = ()

    def _new_key(self) -> str:
        return f"{self.game.name}-{self.seed}-{self.begun}"

    @property
    def over(self) -> bool:
        """Whether the match has ended with this deal (a winner, or the last deal of the list)."""
        if not self.state.finished or self.left is not None:
            return False
        after = self.state.after() or {}
        if after.get("match_winner") is not None:
            return True
        return self.options.deals is not None and len(self.results) + 1 >= self.options.deals

    def result(self) -> DealResult:
        """The score line of the finished deal; `MatchError` while it runs."""
        settlement = self.state.settlement()
        if settlement is None:
            raise MatchError("the deal is not over")
        return deal_result(self.number, self.state, settlement, self.marks)

    def next_deal(self) -> DealResult:
        """Book the finished deal and deal the next one (the first of a new match if this one is over).

        A deal beside the match is not booked: the match goes on as it was left.
        """
        result = self.result()
        if self.over:
            self.restart()
            return result
        if self.left is not None:
            self.new_deal()
            return result
        self.results = (*self.results, result)
        dealer, before = self._following()
        self._deal_number(self._next_number(), dealer, before)
        return result

    def _following(self) -> tuple[int, Before]:
        """Dealer and score of the deal after this one, which is over."""
        after = self.state.after()
        assert after is not None
        return after["dealer"], msgspec.convert(after, self.game.before_type)

    def restart(self) -> None:
        """Clear the score and begin a new match; the first dealer is drawn anew (PF-51, SN-33)."""
        self.results = ()
        self._deal_number(self._next_number(), None, self.game.fresh_before())

    def new_deal(self, number: int | None = None) -> None:
        """Leave the present deal unbooked and deal another: of this number, or the next of the match."""
        if number is not None and not 0 <= number < HIGHEST_NUMBER:
            raise MatchError(f"deal numbers go from 0 to {HIGHEST_NUMBER - 1}")
        dealer, before = self._standing()
        self._deal_number(self._next_number() if number is None else number, dealer, before)

    def _standing(self) -> tuple[int, Before]:
        """Dealer and score of the match's own deal, be it played or left."""
        return self.left or (self.state.dealer, self.state.deal.before)

    def repeat_deal(self) -> None:
        """The same cards again from the start, beside the match: what they brought the first time stays.

        A finished deal of the match is booked first; after the last deal of a match a new one begins.
        """
        deal, number = self.state.deal, self.number
        if self.left is None and self.state.finished:
            if self.over:
                self.restart()
            else:
                self.results, (dealer, before) = (*self.results, self.result()), self._following()
                self.left = dealer, before
        self.left = self._standing()
        self._begin(deal, number, ("repeated",))

    def play_again(self, number: int) -> None:
        """A deal by its number that was played before: beside the match, as a repeated deal."""
        standing = self._standing()
        self.new_deal(number)
        self.left = standing
        self.marks = ("repeated",)

    def play_deal(self, deal: Deal, number: int | None) -> None:
        """The cards of an earlier deal from the start: beside the match, as a repeated deal."""
        standing = self._standing()
        self._begin(deal, number, ("repeated",))
        self.left = standing

    def present(self) -> PresentDeal:
        """The deal as it stands now."""
        return PresentDeal(self.key, self.number, self.state, self.luck, self.left is not None, self.marks)

    def resume(self, deal: PresentDeal) -> None:
        """Go on with a deal of this game that was left.

        It belongs to the match again if the match still stands as it did, else it is played beside it.
        """
        standing = self._standing()
        here = (deal.state.dealer, deal.state.deal.before) == standing and deal.luck == self.seed
        self._begin(deal.state.deal, deal.number, deal.marks)
        self.left = None if here and not deal.beside else standing
        self.key, self.luck, self.state = deal.key, deal.luck, deal.state

    def open_record(self, record: Record, luck: int | None = None) -> None:
        """Play a deal from elsewhere, as practice beside the match; `MatchError` if it does not fit.

        `luck` is the seed of the computers' decisions, if they shall decide as they did there.
        """
        if record.game != self.game.name:
            raise MatchError(f"this is a deal of {record.game}, not of {self.game.name}")
        try:
            state = replay(record)
        except (RecordError, ReplayError) as error:
            raise MatchError(str(error)) from None
        self.left = self._standing()
        self._begin(state.deal, _number_of(record, state), ("practice",))
        self.luck = self.seed if luck is None else luck
        self.state = state

    # ------------------------------------------------------------ playing

    def act(self, action: Action) -> None:
        """The seat to act does this; `IllegalAction` if the rules forbid it, then nothing changes."""
        seat = self.state.to_act
        self.state = self.state.apply(action)
        assert seat is not None
        if self.taken_back and self.taken_back[0] == (seat, action):
            self.taken_back = self.taken_back[1:]
        else:
            self.taken_back = ()

    def decision_seed(self) -> int:
        """The seed for the computer's present decision; the same again after a resume.

        Actions count as far as the seat to act saw them, so that the seed tells nothing hidden (PF-57).
        """
        seat = self.state.to_act
        seen = self.state.history if seat is None else self.state.observe(seat).history
        moment = f"{self.game.name} {self.luck} {self.number} {len(seen)}"
        return random.Random(moment).getrandbits(63)

    # ------------------------------------------------------------ take-back

    def decisions(self, seat: int) -> list[int]:
        """Places in the history where the seat had more than one choice."""
        state = self.game.start(self.state.deal)
        places = []
        for place, (actor, action) in enumerate(self.state.history):
            if actor == seat and len(state.legal_actions()) > 1:
                places.append(place)
            state = state.advance(action)
        return places

    def take_back(self, seat: int, place: int | None = None) -> None:
        """Go back to a decision of the seat: the last one, or the one at a place of the history.

        What falls away can be repeated.  A deal in which the seat had seen new cards since is marked
        `practice`; so is one that was over, since its result shows all cards, and what is played from there
        is another deal for the history: its result stays.  Raises `MatchError` if there is no such decision.
        """
        places = self.decisions(seat)
        if place is None:
            place = places[-1] if places else -1
        if place not in places:
            raise MatchError("there is no decision to take back")
        seen, was_over = known_cards(self.state.observe(seat)), self.state.finished
        history = self.state.history
        self._go_to(place)
        self.taken_back = (*history[place:], *self.taken_back)
        if was_over or seen != known_cards(self.state.observe(seat)):
            self.mark("practice")
        if was_over:
            self.begun += 1
            self.key = self._new_key()

    def can_repeat(self) -> bool:
        """Whether there are actions that were taken back."""
        return bool(self.taken_back)

    def repeat(self, seat: int) -> None:
        """Do again what was taken back, up to the seat's next decision or the end of what there is."""
        while self.taken_back:
            _, action = self.taken_back[0]
            self.act(action)
            if self.state.to_act == seat and len(self.state.legal_actions()) > 1:
                break

    def mark(self, mark: str) -> None:
        """Note something about the deal that the statistics keep apart."""
        self.marks = tuple(sorted({*self.marks, mark}))

    def _go_to(self, place: int) -> None:
        state = self.game.start(self.state.deal)
        for _, action in self.state.history[:place]:
            state = state.advance(action)
        self.state = state

    # ------------------------------------------------------------ scores

    def totals(self) -> tuple[int, ...]:
        """The sum of the scores of all booked deals, by seat (SK-100)."""
        return totals_of(self.game.seats, self.results)

    def ranking(self) -> tuple[int, ...]:
        """What decides the series, by seat: the plain sum or Seeger-Fabian."""
        return seeger_fabian(self.results) if self.options.seeger_fabian else self.totals()

    # ------------------------------------------------------------ keeping

    def snapshot(self) -> bytes:
        """The whole match as JSON, from which `restore` makes the same match."""
        text = self.game.vocabulary.text
        snapshot = _Snapshot(
            format=FORMAT,
            game=self.game.name,
            seed=self.seed,
            record=record_of(self.state, self.number),
            options=self.options,
            results=self.results,
            taken_back=tuple((seat, text(action)) for seat, action in self.taken_back),
            marks=self.marks,
            dealt=self.dealt,
            left=None if self.left is None else (self.left[0], msgspec.to_builtins(self.left[1])),
            begun=self.begun,
            key=self.key,
            luck=self.luck if self.luck != self.seed else None,
        )
        return msgspec.json.encode(snapshot)

    def save(self, path: Path) -> None:
        """Write the match to a file as a whole; `saving.SaveError` if that fails."""
        saving.write(path, self.snapshot())


def _number_of(record: Record, state: State) -> int | None:
    """The deal number of a record from elsewhere; None if these cards are not dealt by that number."""
    number, deal = record.seed, state.deal
    if number is None or not 0 <= number < HIGHEST_NUMBER:
        return None
    dealt = state.game.deal(random.Random(number), deal.dealer, deal.before)
    return number if dealt == deal else None


def restore(content: bytes) -> Match:
    """The match in a snapshot; `MatchError` with one line if it is damaged or from a newer program."""
    try:
        snapshot = _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MatchError(f"no match: {' '.join(str(error).split())[:200]}") from None
    if snapshot.format != FORMAT:
        raise MatchError(f"format: {snapshot.format!r:.40} is not known; this program reads {FORMAT}")
    game = GAMES.get(snapshot.game)
    if game is None or snapshot.record.game != snapshot.game:
        raise MatchError(f"game: {snapshot.game!r:.40} is not known here")
    for place, result in enumerate(snapshot.results):
        _check_result(result, game.seats, f"results[{place}]")
    match = Match(game, snapshot.seed, snapshot.options)
    try:
        check_format(snapshot.record)
        match.state = replay(snapshot.record)
    except (RecordError, ReplayError) as error:
        raise MatchError(f"record: {error}") from None
    match.number = snapshot.record.seed
    match.results = snapshot.results
    match.marks = snapshot.marks
    match.dealt = snapshot.dealt
    match.begun = snapshot.begun
    match.key = snapshot.key or match.key
    match.luck = snapshot.seed if snapshot.luck is None else snapshot.luck
    match.left = _left(game, snapshot.left)
    match.taken_back = _legal_continuation(match.state, snapshot.taken_back)
    return match


def _left(game: Game, left: tuple[int, dict[str, Any]] | None) -> tuple[int, Before] | None:
    """Dealer and score of the deal that was left, checked."""
    if left is None:
        return None
    dealer, score = left
    if not 0 <= dealer < game.seats:
        raise MatchError(f"left: {dealer} is no seat; seats are 0 to {game.seats - 1}")
    try:
        before = msgspec.convert(score, game.before_type)
        game.check_before(before)
    except (msgspec.ValidationError, ValueError) as error:
        raise MatchError(f"left: {error}") from None
    return dealer, before


def _check_result(result: DealResult, seats: int, place: str) -> None:
    if len(result.scores) != seats:
        raise MatchError(f"{place}: {len(result.scores)} scores for {seats} seats")
    for seat in (result.dealer, result.declarer):
        if seat is not None and not 0 <= seat < seats:
            raise MatchError(f"{place}: {seat} is no seat; seats are 0 to {seats - 1}")
    if (result.declarer is None) != (result.won is None):
        raise MatchError(f"{place}: a declarer and whether the game was won stand together or not at all")


def known_cards(view: State) -> CardSet:
    """Every card whose place a seat knows or knew: its own, those played, those shown."""
    known = card_set(view.deal.stock) | card_set(view.trick) | view.shown()
    for cards in (*view.deal.hands, *view.hands, *view.taken):
        known |= cards
    return known


def _legal_continuation(state: State, actions: Sequence[tuple[int, str]]) -> tuple[tuple[int, Action], ...]:
    """The actions taken back, as far as they can be done again."""
    parsed: list[tuple[int, Action]] = []
    for seat, text in actions:
        action = state.game.vocabulary.parse(text)
        if action is None:
            break
        try:
            state = state.act(seat, text)
        except IllegalAction:
            break
        parsed.append((seat, action))
    return tuple(parsed)
