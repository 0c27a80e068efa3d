"""The arena measures what it says: the same cards for everybody, faults counted, runs that can be resumed."""

from __future__ import annotations

import itertools
import json
import random
import shlex
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardavia.arena import Contest, ContestError, Report, Round, hold, report
from cardavia.arena.contest import PlayedDeal, Table, decision_seed, seatings
from cardavia.arena.playing import Bench
from cardavia.arena.report import estimate, seeger_change
from cardavia.games import GAMES
from cardavia.games.base import Game, Observation
from cardavia.players.base import Cancel, Choice, RandomPlayer
from cardavia.records import by_seed, deal_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

Asked = tuple[int, int, int, int]


class Recording(RandomPlayer):
    """A random player that notes what it was asked: the seat, the dealer, its cards as dealt, the seed."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        deal = observation.state.deal
        self.asked.append((observation.seat, deal.dealer, deal.hands[observation.seat], seed))
        return super().choose(observation, seed, cancel)


class Raising:
    """Never answers, always raises."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        raise ZeroDivisionError("no idea")


class Illegal:
    """Answers with something that is never among the legal actions."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        vocabulary = observation.state.game.vocabulary
        actions = [action for text in vocabulary.texts() if (action := vocabulary.parse(text)) is not None]
        return Choice(next(action for action in actions if action not in observation.legal))


class Mute:
    """Answers with nothing at all."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        return None  # type: ignore[return-value]


def without_times(rounds: tuple[Round, ...]) -> list[Round]:
    return [replace(played, times=()) for played in rounds]


def held(game: str, players: str, rounds: int = 4, **more: object) -> Report:
    contest = Contest(game, tuple(players.split(",")), 3, **more)  # type: ignore[arg-type]
    return report(contest, hold(contest, rounds))


# ---------------------------------------------------------------- seatings and cards


def letters(seats: int, players: int) -> list[str]:
    return sorted("".join("ABC"[who] for who in seating) for seating in seatings(seats, players))


def test_the_seatings_are_those_of_the_field() -> None:
    assert letters(2, 2) == ["AB", "BA"]
    assert letters(3, 2) == ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]
    assert letters(4, 2) == ["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]
    assert letters(3, 3) == ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]
    assert letters(3, 1) == ["AAA"]


@pytest.mark.parametrize(("seats", "players"), [(2, 3), (4, 3)])
def test_where_there_is_no_fair_set_of_seatings_the_contest_is_refused(seats: int, players: int) -> None:
    with pytest.raises(ContestError, match="cannot be compared"):
        seatings(seats, players)


@every_game
def test_all_tables_of_a_round_get_the_same_cards_and_seeds_whoever_sits_there(game: Game) -> None:
    bench = Bench(Contest(game.name, ("random", "random"), 3))
    players = (Recording(), Recording())
    bench.players = players
    seen: dict[int, set[Asked]] = {}
    for index in range(3):
        played = bench.play_round(index)
        deal = deal_of(by_seed(game, played.number))
        for player in players:
            for asked in player.asked:
                seat, dealer, hand, _ = asked
                assert (dealer, hand) == (deal.dealer, deal.hands[seat])
            seen.setdefault(id(player), set()).update(player.asked)
            player.asked.clear()
    # both decide alike, so in all seatings together they meet the same decisions with the same seeds
    assert seen[id(players[0])] == seen[id(players[1])]


def test_a_decision_seed_depends_on_deal_seat_and_decision() -> None:
    contest = Contest("skat", ("random",), 1)
    seeds = {
        decision_seed(contest, deal, seat, decision)
        for deal in range(5)
        for seat in range(3)
        for decision in range(5)
    }
    assert len(seeds) == 75
    assert decision_seed(contest, 1, 1, 1) == decision_seed(replace(contest, players=("thumb",)), 1, 1, 1)


# ---------------------------------------------------------------- outcomes


@every_game
@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_player_against_itself_is_exactly_even(game: Game, name: str) -> None:
    outcome = held(game.name, f"{name},{name}", rounds=6)
    (difference,) = outcome.differences
    assert (difference.score.mean, difference.score.half) == (0, 0)
    assert outcome.players[0].contracts == outcome.players[1].contracts


def test_three_players_sit_in_all_six_orders_and_are_compared_in_pairs() -> None:
    outcome = held("skat", "thumb,random,thumb", rounds=5)
    assert outcome.deals == 30
    pairs = [(each.first, each.second) for each in outcome.differences]
    assert pairs == [("thumb", "random"), ("thumb", "thumb"), ("random", "thumb")]
    thumb_random, same, random_thumb = (each.score.mean for each in outcome.differences)
    assert same == 0
    assert thumb_random == -random_thumb > 0


def test_one_name_fills_the_table() -> None:
    outcome = held("schafkopf", "thumb", rounds=12)
    (player,) = outcome.players
    assert (outcome.deals, player.seats, outcome.differences) == (12, 48, ())
    assert player.score.mean == pytest.approx(0)
    assert sum(player.by_position) == pytest.approx(0)
    assert outcome.unplayed is not None
    assert player.declared == round(12 * (1 - outcome.unplayed)) > 0


def test_the_difference_is_the_mean_over_tables_of_own_seats_minus_other_seats() -> None:
    def table(seating: tuple[int, ...], scores: tuple[int, ...]) -> Table:
        return Table(seating, (PlayedDeal(0, scores),))

    contest = Contest("preference", ("a", "b"), 1)
    rounds = [
        Round(0, 0, (table((0, 1, 1), (9, 1, 3)), table((1, 0, 0), (4, 2, 0))), ((), ()), ((), ())),
        Round(1, 1, (table((0, 1, 1), (0, 0, 0)), table((1, 0, 0), (0, 2, 4))), ((), ()), ((), ())),
    ]
    (difference,) = report(contest, rounds).differences
    # round 0: (9 - 2) and (1 - 4), mean 2; round 1: 0 and 3, mean 1.5; deviation of 2 and 1.5 is 0.5 / sqrt 2
    assert difference.score.mean == 1.75
    assert difference.score.half == pytest.approx(1.96 * 0.5 / 2, rel=1e-3)
    one, two = report(contest, rounds).players
    assert (one.score.mean, two.score.mean) == ((9 + 1 + 0 + 3) / 4, (2 + 4 + 0 + 0) / 4)
    assert (one.positive, two.positive) == (4 / 6, 3 / 6)


def test_the_interval_of_known_numbers() -> None:
    values = estimate([1, 2, 3, 4, 5])
    assert values.mean == 3
    assert values.half == pytest.approx(1.959964 * 2.5**0.5 / 5**0.5)
    assert estimate([7]).half is None


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (PlayedDeal(0, (0, 33, 0), 1, "G", True), (0, 83, 0)),
        (PlayedDeal(0, (-48, 0, 0), 0, "H", False), (-98, 40, 40)),
        (PlayedDeal(0, (0, 0, 0)), (0, 0, 0)),
    ],
    ids=["won", "lost", "thrown in"],
)
def test_seeger_fabian_of_one_deal(deal: PlayedDeal, expected: tuple[int, ...]) -> None:
    assert seeger_change(deal) == expected


def test_skat_tells_the_difference_by_seeger_fabian_too() -> None:
    contest = Contest("skat", ("a", "b"), 1)
    won = PlayedDeal(0, (0, 33, 0), 1, "G", True)
    lost = PlayedDeal(0, (0, 0, -48), 2, "H", False)
    played = Round(0, 0, (Table((0, 1, 1), (won,)), Table((1, 0, 0), (lost,))), ((), ()), ((), ()))
    (difference,) = report(contest, [played]).differences
    # first table: a 0, b (83 + 0) / 2; second: a (40 - 98) / 2, b 40
    assert difference.seeger_fabian is not None
    assert difference.seeger_fabian.mean == ((0 - 41.5) + (-29 - 40)) / 2


def test_matches_go_to_seven_and_the_winner_gets_the_one() -> None:
    contest = Contest("schnapsen", ("thumb", "random"), 3, matches=True)
    rounds = hold(contest, 4)
    for played in rounds:
        for table in played.tables:
            won = [sum(deal.scores[seat] for deal in table.deals) for seat in (0, 1)]
            assert table.match_winner is not None
            assert won[table.match_winner] >= 7 > won[1 - table.match_winner]
            dealers = [deal.dealer for deal in table.deals]
            assert all(one != two for one, two in itertools.pairwise(dealers))
            assert sorted(table.scores) == [0, 1]
    (difference,) = report(contest, rounds).differences
    assert difference.score.mean > 0
    assert difference.game_points is not None and difference.game_points.mean > 0


@pytest.mark.parametrize("game", ["skat", "schafkopf", "preference"])
def test_only_schnapsen_is_played_in_matches(game: str) -> None:
    with pytest.raises(ContestError, match="only Schnapsen"):
        hold(Contest(game, ("random",), 1, matches=True), 1)


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        (Raising(), "ZeroDivisionError: no idea"),
        (Illegal(), "not legal: "),
        (Mute(), "AttributeError: "),
    ],
    ids=["raising", "illegal", "mute"],
)
@every_game
def test_a_faulty_player_is_counted_and_the_rule_of_thumb_plays_for_it(
    game: Game, player: Raising | Illegal | Mute, fault: str
) -> None:
    contest = Contest(game.name, ("thumb", "random"), 3)
    proper = Bench(contest).play_round(0)
    bench = Bench(replace(contest, players=("random", "random")))
    bench.players = (player, bench.players[1])
    played = bench.play_round(0)
    assert played.tables == proper.tables
    assert len(played.faults[0]) == len(played.times[0]) > 0
    assert played.faults[0][0].startswith(fault)
    assert played.faults[1] == ()


def program(folder: Path, name: str, *lines: str) -> str:
    """An outside player of a few lines; its name in a contest."""
    path = folder / f"{name}.py"
    path.write_text("\n".join(lines), encoding="utf-8")
    return f"exec:{shlex.join([sys.executable, str(path)])}"


def test_an_outside_program_plays_by_the_player_protocol(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        "first",
        "import json, sys",
        "for line in sys.stdin:",
        "    print(json.loads(line)['legal'][0], flush=True)",
    )
    contest = Contest("schnapsen", (name, "random"), 3)
    (played,) = hold(contest, 1)
    assert played.faults == ((), ())
    assert played.times[0]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("import sys", "for line in sys.stdin:", "    print('fly', flush=True)"), "no action: 'fly'"),
        (("import sys", "for line in sys.stdin:", "    print('', flush=True)"), "no action: ''"),
        (("import sys", "for line in sys.stdin:", "    pass"), "no answer within 0.2 s"),
        (("import sys", "sys.stdin.readline()"), "the program has ended"),
    ],
    ids=["nonsense", "empty", "silent", "dying"],
)
def test_an_outside_program_that_does_not_answer_is_replaced_and_counted(
    tmp_path: Path, lines: tuple[str, ...], fault: str
) -> None:
    name = program(tmp_path, "bad", *lines)
    (played,) = hold(Contest("schnapsen", (name, "random"), 3, patience=0.2), 1)
    (proper,) = hold(Contest("schnapsen", ("thumb", "random"), 3), 1)
    assert played.tables == proper.tables
    assert len(played.faults[0]) == len(played.times[0])
    assert fault in played.faults[0][0]


def test_a_program_that_cannot_be_started_is_a_fault_of_the_player() -> None:
    (played,) = hold(Contest("schnapsen", ("exec:/no/such/program", "random"), 3), 1)
    assert "cannot be started" in played.faults[0][0]
    assert "given up" in played.faults[0][-1]


# ---------------------------------------------------------------- running and resuming


def test_two_processes_find_the_same_as_one() -> None:
    contest = Contest("skat", ("thumb", "random"), 3)
    assert without_times(hold(contest, 5, jobs=2)) == without_times(hold(contest, 5))


def test_a_resumed_contest_finds_the_same_as_one_in_one_go(tmp_path: Path) -> None:
    contest = Contest("schafkopf", ("thumb", "random"), 3)
    log = tmp_path / "contest.jsonl"
    begun = hold(contest, 3, log=log)
    resumed = hold(contest, 6, log=log)
    assert resumed[:3] == begun
    assert without_times(resumed) == without_times(hold(contest, 6))
    assert len(log.read_bytes().splitlines()) == 7
    assert hold(contest, 6, log=log) == resumed


@pytest.mark.parametrize("cut", [1, 2, 30, 200])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    contest = Contest("schnapsen", ("thumb", "random"), 3)
    log = tmp_path / "contest.jsonl"
    whole = hold(contest, 3, log=log)
    log.write_bytes(log.read_bytes()[:-cut])
    again = hold(contest, 3, log=log)
    assert again[:2] == whole[:2]
    assert without_times(again) == without_times(whole)
    assert [json.loads(line)["index"] for line in log.read_text().splitlines()[1:]] == [0, 1, 2]


def test_a_last_line_of_rubbish_is_played_again(tmp_path: Path) -> None:
    contest = Contest("schnapsen", ("thumb", "random"), 3)
    log = tmp_path / "contest.jsonl"
    whole = hold(contest, 2, log=log)
    log.write_bytes(log.read_bytes() + b'{"index": 2, "num\x00\x00\n')
    assert hold(contest, 2, log=log) == whole


def test_a_log_is_not_mixed_with_another_contest(tmp_path: Path) -> None:
    log = tmp_path / "contest.jsonl"
    contest = Contest("schnapsen", ("thumb", "random"), 3)
    hold(contest, 1, log=log)
    content = log.read_bytes()
    for other in (replace(contest, seed=4), replace(contest, players=("random", "thumb"))):
        with pytest.raises(ContestError, match="the log of another contest"):
            hold(other, 1, log=log)
    assert log.read_bytes() == content


def test_a_file_that_is_no_log_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text('"Dear reader"\nand so on\n"yours"\n', encoding="utf-8")
    with pytest.raises(ContestError, match="line 1: not the log of a contest"):
        hold(Contest("schnapsen", ("random",), 1), 1, log=letter)
    assert letter.read_text(encoding="utf-8").startswith('"Dear reader"')


def test_progress_counts_every_round_once() -> None:
    told: list[int] = []
    hold(Contest("schnapsen", ("random",), 1), 3, progress=told.append)
    assert sorted(set(told)) == [1, 2, 3]


def test_a_cluster_without_its_library_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ContestError, match=r"needs dask\.distributed, which is not installed"):
        hold(Contest("schnapsen", ("random",), 1), 1, scheduler="tcp://127.0.0.1:1")


def test_the_random_player_draws_by_its_seed_alone() -> None:
    contest = Contest("preference", ("random",), 3)
    random.seed(1)
    one = without_times(hold(contest, 2))
    random.seed(2)
    assert without_times(hold(contest, 2)) == one


def test_without_a_clock_levels_find_the_same_at_any_number_of_processes() -> None:
    contest = Contest("skat", ("beginner", "thumb"), 3, clock=False)
    assert without_times(hold(contest, 2, jobs=2)) == without_times(hold(contest, 2))
