"""One decision judged: bands and verdicts, a hand-worked ending, and nothing known of what was hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

from cardavia.coach import LIVE, QUICK, STANDARD, UNJUDGED, Bands, Budget, Decision, Review, judge, judging
from cardavia.coach.judging import verdict
from cardavia.games import GAMES
from cardavia.games.actions import Action
from cardavia.help import fairness
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice
from cardavia.records import Record, parse
from tests.coach.endings import played_records

SMALL = Budget("small", worlds=8, nodes=200_000, open_nodes=400_000)
KNOWN = ("action", "better", "loss", "spread", "win_loss", "share", "band", "banded_by", "reason", "worlds")

SPADES_TRUMP = """{"format":"cardavia-deal/1","game":"schnapsen","dealer":0,
"hands":[["CQ","DA","HT","SJ","SK"],["DJ","HA","HJ","HQ","ST"]],
"stock":["CA","DQ","SQ","CK","CT","DT","HK","CJ","DK","SA"],
"actions":[[1,"play HJ"],[0,"play HT"],[0,"play CA"],[1,"play ST"],[1,"play SQ"],[0,"play SK"],
[0,"exchange"],[0,"play CK"],[1,"play HQ"],[0,"play DA"],[1,"play DJ"],[0,"play CT"],[1,"play CJ"],
[0,"play DK"],[1,"play DT"],[1,"play HA"],[0,"play HK"],[1,"LAST"]]}"""
"""Two cards each: seat 1 has diamond Queen and the trump Jack and leads, seat 0 has club Queen and the trump
Ace; 51 points of seat 0 against 50."""


def parse_action(game: str, text: str) -> Action:
    return GAMES[game].vocabulary.parse(text)


def ending(last: str) -> Record:
    return parse(SPADES_TRUMP.replace("LAST", last))


def test_the_trump_jack_led_into_the_ace_costs_two_game_points() -> None:
    """The Jack falls to the Ace (51 + 13 = 64), and club Queen takes diamond Queen: 70, one game point lost.
    Diamond Queen brings out the Ace (51 + 14 = 65, not enough), and the Jack takes club Queen and the last
    trick: one game point won."""
    review = Review(ending("play SJ"), QUICK)
    found = review.judge(17)
    assert (found.seat, found.trick, found.action) == (1, 9, "play SJ")
    assert (found.better, found.loss, found.spread, found.win_loss) == ("play DQ", 2.0, 0.0, 100.0)
    assert (found.band, found.banded_by, found.share) == ("blunder", "win", 100.0)
    assert (found.open_better, found.open_loss, found.expected) == ("play DQ", 2.0, (1.0, -1.0))
    assert (found.verdict, found.worlds) == ("mistake", 1)
    assert {option.action: (option.win, option.open) for option in found.options} == {
        "play DQ": (1.0, 1.0),
        "play SJ": (0.0, -1.0),
    }


def test_the_better_lead_is_good() -> None:
    found = Review(ending("play DQ"), QUICK).judge(17)
    assert (found.better, found.loss, found.band, found.open_loss) == (None, 0.0, "good", 0.0)
    assert (found.verdict, found.expected) == ("good", (-1.0, 1.0))


def test_where_the_rules_allow_one_thing_only_nothing_is_asked() -> None:
    record = ending("play DQ")
    record = msgspec.structs.replace(record, actions=(*record.actions, (0, "play SA")))
    found = Review(record, QUICK).judge(18)
    assert found.forced and found.unjudged == found.open_unjudged == "only-choice"
    assert (found.band, found.verdict, found.options, found.loss) == (None, None, (), None)


def test_while_a_deal_is_played_the_hidden_cards_say_nothing() -> None:
    found = Review(ending("play SJ"), LIVE).judge(17)
    assert (found.band, found.better) == ("blunder", "play DQ")
    assert found.open_unjudged == "cards-hidden" and found.open_loss is found.expected is None
    assert all(option.open is None for option in found.options)
    assert found.verdict == "mistake"


@pytest.mark.parametrize(("spread", "band"), [(0.2, "good"), (0.05, "blunder")])
def test_a_value_within_its_error_is_no_mistake_however_the_winning_chance_looks(
    spread: float, band: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loss of 0.2 with an error of 0.28 (0.2 twice, squared and added) says nothing, with 0.07 it does; the
    winning chances are 30 points apart, with an error of 7 over 100 deals."""
    ahead, behind = parse_action("schnapsen", "play DQ"), parse_action("schnapsen", "play SJ")
    weighed = Choice(
        ahead, (Candidate(ahead, 0.3, spread, 0.6), Candidate(behind, 0.1, spread, 0.3)), worlds=100
    )
    monkeypatch.setattr(judging, "weigh", lambda *_: weighed)
    found = Review(ending("play SJ"), LIVE).judge(17)
    assert (found.band, found.loss, found.win_loss) == (band, 0.2, 30.0)
    assert found.better == (None if band == "good" else "play DQ")


@pytest.mark.parametrize(
    ("loss", "band"),
    [(0, "good"), (4.99, "good"), (5, "inaccuracy"), (9.9, "inaccuracy"), (10, "mistake"), (20, "blunder")],
)
def test_bands_begin_at_five_ten_and_twenty(loss: float, band: str) -> None:
    assert STANDARD.of(loss) == band


def test_bands_can_be_set() -> None:
    strict = Bands(inaccuracy=1, mistake=2, blunder=3)
    assert [strict.of(loss) for loss in (0.5, 1, 2, 3)] == ["good", "inaccuracy", "mistake", "blunder"]


@pytest.mark.parametrize(
    ("band", "open_loss", "said"),
    [
        ("good", 0.0, "good"),
        ("good", None, "good"),
        ("good", 1.0, "unlucky"),
        ("inaccuracy", 0.0, "lucky"),
        ("blunder", 2.0, "mistake"),
        ("blunder", None, "mistake"),
        (None, 1.0, None),
    ],
)
def test_four_verdicts_follow_from_both_valuations(
    band: str | None, open_loss: float | None, said: str | None
) -> None:
    assert verdict(band, open_loss) == said


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_the_valuation_by_knowledge_is_the_same_wherever_the_hidden_cards_lie(game: str) -> None:
    rng = random.Random(5)
    compared = 0
    for record in played_records(game, 6):
        for moment in Review(record).moments:
            seat = moment.state.to_act
            assert seat is not None
            if len(moment.state.legal_actions()) == 1 or rng.random() < 0.8:
                continue
            asked = fairness.Decision(seat, moment.index, moment.action, moment.state, 0)
            other = fairness.other_deal(asked, rng)
            if other is None or other.deal == moment.state.deal:
                continue
            here, there = (judge(state, moment.action, SMALL) for state in (moment.state, other))
            assert known(here) == known(there)
            compared += 1
            if compared == 8:
                return
    raise AssertionError("too few other deals")


def known(decision: Decision) -> tuple[object, ...]:
    weighed = {
        each.action: (each.value, each.spread, each.win)
        for each in decision.options
        if each.value is not None
    }
    return (weighed, *(getattr(decision, name) for name in KNOWN))


def test_a_marriage_forgotten_is_weighed_against_the_one_declared() -> None:
    """The trump King led plain gives away 40 points that were there for the asking."""
    record = parse(
        """{"format":"cardavia-deal/1","game":"schnapsen","dealer":1,
        "hands":[["CK","CQ","HJ","SJ","DJ"],["HA","HT","SA","ST","DA"]],
        "stock":["DT","DK","DQ","HK","HQ","SK","SQ","CA","CT","CJ"],"actions":[[0,"play CK"]]}"""
    )
    found = Review(record, SMALL).judge(0)
    values = {option.action: option.value for option in found.options}
    assert found.loss is not None and found.loss > 0
    assert values["play CK"] is not None and values["marry CK"] is not None
    assert values["play CK"] < values["marry CK"]


def test_a_bid_that_jumps_too_high_is_weighed() -> None:
    record = parse(
        """{"format":"cardavia-deal/1","game":"skat","dealer":0,
        "hands":[["EU","EA","ET","EK","E9","E8","GA","HA","SA","ST"],
        ["GU","HU","EO","E7","GT","GK","GO","HT","HK","HO"],["SU","G9","G8","G7","H9","H8","H7","SK","SO","S9"]],
        "stock":["S8","S7"],"actions":[[2,"bid 264"]]}"""
    )
    found = Review(record, SMALL).judge(0)
    assert (found.action, found.band, found.verdict) == ("bid 264", "blunder", "mistake")
    assert found.loss is not None and found.loss > 100


@pytest.mark.parametrize("call", ["game C", "hearts"])
def test_a_hopeless_game_is_weighed(call: str) -> None:
    """A hand without an Ace, a King or a long suit makes no six tricks, whatever is trumps."""
    record = parse(
        """{"format":"cardavia-deal/1","game":"preference","dealer":2,
        "hands":[["C7","C8","S7","S8","S9","H7","H8","D7","D8","D9"],
        ["CA","CK","CQ","CJ","SA","SK","HA","HK","DA","DK"],["C9","CT","ST","SJ","SQ","H9","HT","HJ","DT","DJ"]],
        "stock":["HQ","DQ"],"actions":[[0,"CALL"]]}""".replace("CALL", call)
    )
    found = Review(record, SMALL).judge(0)
    assert (found.action, found.better, found.band, found.verdict) == (call, "pass", "blunder", "mistake")


def test_a_hand_game_without_trumps_is_weighed() -> None:
    """One trump of ten cards makes no game in hearts; acorns with four would be something."""
    record = parse(
        """{"format":"cardavia-deal/1","game":"skat","dealer":2,
        "hands":[["EA","ET","EK","EO","GA","GT","GK","SA","ST","H7"],
        ["EU","GU","HU","SU","HA","HT","HK","HO","H9","H8"],["E9","E8","E7","GO","G9","G8","G7","SK","SO","S9"]],
        "stock":["S8","S7"],"actions":[[1,"pass"],[2,"pass"],[0,"bid 18"],[0,"hand"],[0,"declare H"]]}"""
    )
    found = Review(record, SMALL).judge(4)
    assert (found.band, found.verdict, found.open_better is None) == ("blunder", "mistake", False)
    assert "declare H" in [option.action for option in found.options if option.value is not None]


def test_a_solo_without_trumps_is_weighed() -> None:
    record = parse(
        """{"format":"cardavia-deal/1","game":"schafkopf","dealer":3,
        "hands":[["E7","E8","G7","G8","S7","S8","H7","E9"],["EO","GO","HO","SO","EU","GU","HU","SU"],
        ["EA","ET","EK","GA","GT","GK","SA","ST"],["HA","HT","HK","H9","H8","G9","SK","S9"]],
        "actions":[[0,"solo S"]]}"""
    )
    found = Review(record, SMALL).judge(0)
    assert (found.action, found.better, found.band, found.verdict) == ("solo S", "pass", "blunder", "mistake")


def test_a_judgement_called_off_says_so() -> None:
    cancel = Cancel()
    cancel.set()
    moment = Review(ending("play SJ")).moments[17]
    with pytest.raises(Cancelled):
        judge(moment.state, moment.action, QUICK, cancel=cancel)


def test_every_decision_has_its_losses_or_says_why_not() -> None:
    for game in ("schnapsen", "preference", "skat", "schafkopf"):
        for found in Review(played_records(game, 1)[0], SMALL).run():
            assert (found.band is None) == (found.unjudged is not None)
            assert (found.open_loss is None) == (found.open_unjudged is not None)
            for why in (found.unjudged, found.open_unjudged):
                assert why is None or why in UNJUDGED
