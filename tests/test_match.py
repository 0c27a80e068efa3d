"""Matches: who deals next, what is booked, take-back, and saves that survive everything."""

from __future__ import annotations

import errno
import json
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import saving
from cardavia.games import GAMES
from cardavia.games.base import Deal, Game, IllegalAction
from cardavia.games.skat import SKAT
from cardavia.match import Match, MatchError, MatchOptions, restore
from cardavia.match_files import load
from cardavia.records import by_seed
from cardavia.score_sheet import DealResult, seeger_fabian, won_and_lost

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def play_out(match: Match, rng: random.Random) -> None:
    """Play the present deal to its end at random, with more bidding than passing."""
    while not match.state.finished:
        legal = match.state.legal_actions()
        match.act(legal[0] if rng.random() < 0.5 else rng.choice(legal))


@every_game
def test_the_deal_passes_to_the_left_and_the_score_is_carried_on(game: Game) -> None:
    rng = random.Random(1)
    match = Match(game, 5)
    for _ in range(60):
        play_out(match, rng)
        after = match.state.after()
        assert after is not None
        ended = match.over
        before_deal, dealer = match.state.deal.before, match.state.dealer
        result = match.next_deal()
        assert result.scores is not None
        if ended:
            assert after.get("match_winner") is not None
            assert match.results == ()
            continue
        assert match.state.dealer == (dealer + 1) % game.seats == after["dealer"]
        assert type(match.state.deal.before) is type(before_deal)
        for name in game.before_type.__struct_fields__:
            assert (
                list(getattr(match.state.deal.before, name)) == after[name]
                if isinstance(after[name], list)
                else getattr(match.state.deal.before, name) == after[name]
            )


def test_a_schnapsen_match_ends_when_a_side_is_at_zero_and_begins_anew_at_seven() -> None:
    rng = random.Random(3)
    match = Match(GAMES["schnapsen"], 9)
    taken = [0, 0]
    while True:
        play_out(match, rng)
        scores = match.result().scores
        taken = [total + score for total, score in zip(taken, scores, strict=True)]
        if match.over:
            break
        match.next_deal()
    assert max(taken) >= 7 > min(taken)
    match.next_deal()
    assert match.state.deal.before.match == (7, 7)  # type: ignore[attr-defined]


def test_preference_balances_and_pot_always_add_up_to_nothing_over_a_long_match() -> None:
    rng = random.Random(4)
    match = Match(GAMES["preference"], 2)
    refills = 0
    for _ in range(400):
        before = match.state.deal.before
        assert sum(before.balances) + before.pot == 0  # type: ignore[attr-defined]
        assert before.pot >= 10  # type: ignore[attr-defined]
        play_out(match, rng)
        settlement = match.state.settlement()
        assert settlement is not None
        refills += settlement.fields()["refill"] == 30
        match.next_deal()
    assert refills > 0
    match.restart()
    assert match.state.deal.before == GAMES["preference"].fresh_before()
    assert match.results == ()


def test_a_list_of_three_deals_is_over_after_the_third() -> None:
    rng = random.Random(5)
    match = Match(SKAT, 1, MatchOptions(deals=3))
    ends = []
    for _ in range(3):
        play_out(match, rng)
        ends.append(match.over)
        match.next_deal()
    assert ends == [False, False, True]
    assert match.results == ()


def test_totals_are_the_sums_of_the_scores() -> None:
    rng = random.Random(6)
    match = Match(GAMES["schafkopf"], 8)
    sums = [0, 0, 0, 0]
    for _ in range(30):
        play_out(match, rng)
        for seat, score in enumerate(match.next_deal().scores):
            sums[seat] += score
    assert match.totals() == tuple(sums)
    assert sum(sums) == 0


def test_seeger_fabian_adds_fifty_for_games_won_and_forty_for_games_others_lost() -> None:
    lost = DealResult(None, 0, (0, -72, 0), declarer=1, won=False)
    won = DealResult(None, 1, (48, 0, 0), declarer=0, won=True)
    passed = DealResult(None, 2, (0, 0, 0))
    assert seeger_fabian([lost]) == (40, -122, 40)
    assert seeger_fabian([won]) == (98, 0, 0)
    assert seeger_fabian([lost, won, passed]) == (138, -122, 40)
    assert won_and_lost([lost, won, passed], 1) == (0, 1)
    assert won_and_lost([lost, won, passed], 0) == (1, 0)


def test_the_ranking_of_a_series_follows_the_option() -> None:
    match = Match(SKAT, 1, MatchOptions(seeger_fabian=True))
    match.results = (DealResult(None, 0, (0, 0, -48), declarer=2, won=False),)
    assert match.totals() == (0, 0, -48)
    assert match.ranking() == (40, 40, -98)


def test_an_illegal_action_changes_nothing() -> None:
    match = Match(SKAT, 1)
    before = match.snapshot()
    play = SKAT.vocabulary.parse("play EA")
    assert play is not None
    with pytest.raises(IllegalAction):
        match.act(play)
    assert match.snapshot() == before


@every_game
def test_take_back_returns_to_each_own_decision_and_repeat_restores_the_rest(game: Game) -> None:
    for seed in range(12):
        match = Match(game, seed)
        play_out(match, random.Random(seed))
        whole = match.state
        places = match.decisions(0)
        for place in reversed(places):
            match.take_back(0)
            assert len(match.state.history) == place
            assert match.state.to_act == 0
            assert len(match.state.legal_actions()) > 1
        with pytest.raises(MatchError, match="no decision"):
            match.take_back(0)
        while match.can_repeat():
            match.repeat(0)
        assert match.state == whole


def test_another_action_after_a_take_back_drops_what_was_taken_back() -> None:
    match = Match(SKAT, 3)
    seat = match.state.to_act
    assert seat is not None
    legal = match.state.legal_actions()
    match.act(legal[-1])
    match.take_back(seat)
    assert match.can_repeat()
    match.act(legal[0])
    assert not match.can_repeat()


def test_a_take_back_is_practice_only_after_something_new_was_seen() -> None:
    match = Match(SKAT, 3)
    seat = match.state.to_act
    assert seat is not None
    match.act(match.state.legal_actions()[0])
    match.take_back(seat)
    assert match.marks == ()
    play_out(match, random.Random(0))
    declarer = match.state.declarer  # type: ignore[attr-defined]
    assert declarer is not None
    match.take_back(declarer)
    assert match.marks == ("practice",)


def test_repeating_a_deal_gives_the_same_cards_and_is_marked() -> None:
    match = Match(GAMES["schafkopf"], 3)
    deal = match.state.deal
    play_out(match, random.Random(0))
    match.repeat_deal()
    assert match.state.deal == deal
    assert match.state.history == ()
    assert match.marks == ("repeated",)


@every_game
def test_a_deal_repeated_after_its_end_is_booked_once_and_the_match_goes_on(game: Game) -> None:
    for seed in range(6):
        straight, repeating = Match(game, seed), Match(game, seed)
        for match in (straight, repeating):
            play_out(match, random.Random(seed))
        if straight.over:
            continue
        first = repeating.result()
        repeating.repeat_deal()
        assert (repeating.results, repeating.marks) == ((first,), ("repeated",))
        repeating.repeat_deal()
        repeating = restore(repeating.snapshot())
        play_out(repeating, random.Random(99))
        assert not repeating.over
        straight.next_deal()
        repeating.next_deal()
        assert repeating.results == straight.results == (first,)
        assert (repeating.state.dealer, repeating.state.deal.before) == (
            straight.state.dealer,
            straight.state.deal.before,
        )


@every_game
def test_taking_back_a_finished_deal_is_practice_under_another_key(game: Game) -> None:
    for seed in range(20):
        match = Match(game, seed)
        play_out(match, random.Random(seed))
        if not match.decisions(0):
            continue
        finished = match.present()
        match.take_back(0)
        assert match.marks == ("practice",) and match.key != finished.key
        key = match.key
        if match.decisions(0):
            match.take_back(0)
        assert match.key == key == restore(match.snapshot()).key


def test_a_deal_repeated_before_its_end_is_not_booked() -> None:
    match = Match(SKAT, 8)
    dealer, deal, key = match.state.dealer, match.state.deal, match.key
    match.act(match.state.legal_actions()[0])
    match.repeat_deal()
    assert match.state.deal == deal and match.key != key
    play_out(match, random.Random(1))
    match.next_deal()
    assert (match.results, match.state.dealer, match.marks) == ((), dealer, ())


def test_repeating_the_last_deal_of_a_match_begins_a_new_match_after_it() -> None:
    match = Match(SKAT, 8, MatchOptions(deals=1))
    play_out(match, random.Random(1))
    assert match.over
    match.repeat_deal()
    play_out(match, random.Random(2))
    assert not match.over
    match.next_deal()
    assert match.results == () and match.marks == ()


def test_a_number_that_was_played_before_is_played_beside_the_match() -> None:
    match = Match(SKAT, 1)
    dealer = match.state.dealer
    match.play_again(48151623)
    assert (match.number, match.marks) == (48151623, ("repeated",))
    assert match.state.deal == SKAT.deal(random.Random(48151623), dealer)
    play_out(match, random.Random(1))
    match.next_deal()
    assert (match.results, match.state.dealer) == ((), dealer)


@every_game
def test_a_deal_that_was_left_is_resumed_in_its_match_with_the_same_luck(game: Game) -> None:
    match = Match(game, 11)
    for _ in range(3):
        match.act(match.state.legal_actions()[0])
    left, seed = match.present(), match.decision_seed()
    match.new_deal()
    assert match.key != left.key
    match.resume(left)
    match = restore(match.snapshot())
    assert match.present() == left
    assert match.decision_seed() == seed
    play_out(match, random.Random(3))
    if not match.over:
        match.next_deal()
        assert len(match.results) == 1


def test_a_deal_left_in_another_standing_or_another_match_is_resumed_beside_the_match() -> None:
    match = Match(GAMES["preference"], 11)
    left = match.present()
    match.new_deal()
    rng = random.Random(5)
    while not match.results or match.state.deal.before == left.state.deal.before:
        play_out(match, rng)
        match.next_deal()
    standing, results = (match.state.dealer, match.state.deal.before), match.results
    match.resume(left)
    seed = match.decision_seed()
    match = restore(match.snapshot())
    assert (match.key, match.decision_seed()) == (left.key, seed)
    play_out(match, rng)
    match.next_deal()
    assert ((match.state.dealer, match.state.deal.before), match.results) == (standing, results)
    other = Match(GAMES["preference"], 12)
    other.resume(left)
    assert other.left is not None and other.decision_seed() == Match(GAMES["preference"], 11).decision_seed()


def test_the_seed_of_a_decision_does_not_tell_whether_the_taker_was_asked_about_his_aces() -> None:
    preference = GAMES["preference"]
    hands = [
        "C8 C7 SA SK DA DK HA HK HQ HJ",
        "CK CQ CJ CT C9 S9 D9 D8 H9 H8",
        "SQ SJ ST S8 DQ DJ DT D7 HT H7",
    ]
    seeds, views = [], []
    for asked, swapped in ((True, {}), (False, {"H8": "CA", "CA": "H8"})):
        cards = [[swapped.get(card, card) for card in hand.split()] for hand in hands]
        stock = tuple(preference.pack.parse(swapped.get(card, card)) for card in ("CA", "S7"))
        match = Match(preference, 1)
        match.state = preference.start(Deal(0, tuple(map(preference.pack.set_of, cards)), stock))
        texts = ["game C", "pass", "pass", "stay", "stay", *["no-announce"] * asked, "play D9"]
        for text in texts:
            assert match.state.to_act is not None
            match.state = match.state.act(match.state.to_act, text)
        assert match.state.to_act == 2
        seeds.append(match.decision_seed())
        views.append([match.state.observe(seat) for seat in (0, 2)])
    assert seeds[0] == seeds[1]
    assert views[0] == views[1]


def test_a_deal_by_number_is_the_deal_of_that_seed() -> None:
    match = Match(SKAT, 1)
    dealer = match.state.dealer
    match.new_deal(48151623)
    assert match.number == 48151623
    expected = SKAT.deal(random.Random(48151623), dealer)
    assert match.state.deal == expected
    with pytest.raises(MatchError, match="deal numbers go from 0 to 99999999"):
        match.new_deal(10**8)


@every_game
def test_a_deal_from_elsewhere_is_played_beside_the_match(game: Game) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        match = Match(game, seed, MatchOptions(deals=2))
        play_out(match, rng)
        if match.over:
            continue
        match.next_deal()
        dealer, before, results = match.state.dealer, match.state.deal.before, match.results
        match.open_record(by_seed(game, 77 + seed))
        match.open_record(by_seed(game, 78 + seed))
        match = restore(match.snapshot())
        play_out(match, rng)
        assert not match.over
        assert match.next_deal().marks == ("practice",)
        assert (match.state.dealer, match.state.deal.before, match.results) == (dealer, before, results)
        assert match.left is None and match.marks == ()
        play_out(match, rng)
        assert match.over


def test_a_left_deal_that_cannot_be_is_refused() -> None:
    match = Match(GAMES["schnapsen"], 1)
    match.open_record(by_seed(GAMES["schnapsen"], 5))
    data = json.loads(match.snapshot())
    for left in ([2, {"match": [7, 7]}], [0, {"match": [0, 7]}], [0, {"match": ["7", 7]}]):
        with pytest.raises(MatchError, match="left: "):
            restore(json.dumps(data | {"left": left}).encode())


def test_a_record_from_elsewhere_is_practice() -> None:
    match = Match(SKAT, 1)
    record = by_seed(SKAT, 77, 1)
    match.open_record(record)
    assert (match.marks, match.state.dealer, match.number) == (("practice",), 1, 77)
    with pytest.raises(MatchError, match="a deal of schafkopf, not of skat"):
        match.open_record(by_seed(GAMES["schafkopf"], 1))


@pytest.mark.parametrize("seed", [78, -77, 10**8, 10**30, None])
def test_a_record_that_claims_the_number_of_other_cards_has_no_number(seed: int | None) -> None:
    match = Match(SKAT, 1)
    match.open_record(msgspec.structs.replace(by_seed(SKAT, 77), seed=seed))
    assert match.number is None


@given(st.sampled_from(list(GAMES.values())), st.integers(0, 10**6), st.integers(0, 90), st.integers(0, 3))
@settings(max_examples=120, deadline=None)
def test_a_match_comes_back_from_its_snapshot(game: Game, seed: int, steps: int, back: int) -> None:
    rng = random.Random(seed)
    match = Match(game, seed)
    for _ in range(steps):
        if match.state.finished:
            match.next_deal()
        match.act(rng.choice(match.state.legal_actions()))
    for _ in range(min(back, len(match.decisions(0)))):
        match.take_back(0)
    again = restore(match.snapshot())
    assert again.snapshot() == match.snapshot()
    assert (again.state, again.taken_back, again.decision_seed()) == (
        match.state,
        match.taken_back,
        match.decision_seed(),
    )
    for each in (match, again):
        play_out(each, random.Random(1))
        each.next_deal()
    assert again.state == match.state


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe\x00", b"[" * 100_000, b'{"format":"cardavia-match/1"}'],
)
def test_what_is_no_match_gets_one_line(content: bytes) -> None:
    with pytest.raises(MatchError) as caught:
        restore(content)
    assert "\n" not in str(caught.value)


def test_a_save_of_a_newer_program_and_a_wrong_deal_are_refused() -> None:
    data = json.loads(Match(SKAT, 1).snapshot())
    with pytest.raises(MatchError, match="cardavia-match/9"):
        restore(json.dumps(data | {"format": "cardavia-match/9"}).encode())
    with pytest.raises(MatchError, match="game"):
        restore(json.dumps(data | {"game": "whist"}).encode())
    data["record"]["hands"][0][0] = data["record"]["hands"][1][0]
    with pytest.raises(MatchError, match="record: hands"):
        restore(json.dumps(data).encode())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"declarer": 3, "won": True}, r"results\[1\]: 3 is no seat; seats are 0 to 2"),
        ({"declarer": -1, "won": False}, r"results\[1\]: -1 is no seat"),
        ({"declarer": 1}, r"results\[1\]: a declarer and whether the game was won stand together"),
        ({"won": True}, r"results\[1\]: a declarer and whether the game was won stand together"),
        ({"dealer": 3}, r"results\[1\]: 3 is no seat"),
        ({"scores": [0, 0]}, r"results\[1\]: 2 scores for 3 seats"),
        ({"scores": [0, 0, 1.5]}, r"no match: Expected `int`, got `float`"),
        ({"scores": "000"}, r"no match: Expected `array`, got `str`"),
    ],
)
def test_a_score_line_that_cannot_be_is_refused(change: dict[str, object], message: str) -> None:
    line: dict[str, object] = {"number": 1, "dealer": 0, "scores": [0, 0, 0]}
    data = json.loads(Match(SKAT, 1, MatchOptions(seeger_fabian=True)).snapshot())
    assert restore(json.dumps(data | {"results": [line, line]}).encode()).results[0].dealer == 0
    with pytest.raises(MatchError, match=message):
        restore(json.dumps(data | {"results": [line, line | change]}).encode())


def test_options_that_fit_no_match_are_refused() -> None:
    with pytest.raises(MatchError, match="options: Seeger-Fabian is a count for Skat, not for schafkopf"):
        Match(GAMES["schafkopf"], 1, MatchOptions(seeger_fabian=True))
    data = json.loads(Match(GAMES["schafkopf"], 1).snapshot())
    with pytest.raises(MatchError, match="Seeger-Fabian"):
        restore(json.dumps(data | {"options": {"seeger_fabian": True}}).encode())
    with pytest.raises(MatchError, match="Expected `int` >= 1"):
        restore(json.dumps(data | {"options": {"deals": 0}}).encode())


def test_a_deal_of_a_newer_program_inside_a_save_is_refused() -> None:
    data = json.loads(Match(SKAT, 1).snapshot())
    data["record"]["format"] = "cardavia-deal/2"
    with pytest.raises(MatchError, match="record: format: 'cardavia-deal/2' is not known"):
        restore(json.dumps(data).encode())


def test_a_damaged_save_that_cannot_be_set_aside_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "skat.json"
    match = Match(SKAT, 1)
    path.write_bytes(b"damaged")
    saving.previous(path).write_bytes(match.snapshot())

    def read_only(path: Path, target: Path) -> Path:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "rename", read_only)
    loaded = load(path)
    assert loaded.match is not None and loaded.match.snapshot() == match.snapshot()
    (trouble,) = loaded.troubles
    assert (trouble.path, trouble.aside) == (path, None)
    assert trouble.reason.startswith("no match: ")
    assert trouble.reason.endswith("skat.json: could not be set aside: Read-only file system")
    assert path.read_bytes() == b"damaged"


@every_game
def test_any_sequence_of_take_backs_and_repeats_equals_a_deal_played_straight(game: Game) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        match = Match(game, seed)
        for _ in range(150):
            whole = (*match.state.history, *match.taken_back)
            seat, what = rng.randrange(game.seats), rng.random()
            if what < 0.15 and (places := match.decisions(seat)):
                match.take_back(seat, rng.choice(places))
                assert match.state.to_act == seat
                assert (*match.state.history, *match.taken_back) == whole
            elif what < 0.3 and match.can_repeat():
                match.repeat(seat)
                assert (*match.state.history, *match.taken_back) == whole
            elif what < 0.35:
                match = restore(match.snapshot())
            elif not match.state.finished:
                match.act(rng.choice(match.state.legal_actions()))
            straight = game.start(match.state.deal)
            for _, action in match.state.history:
                straight = straight.apply(action)
            assert straight == match.state
            for actor, action in match.taken_back:
                assert actor == straight.to_act
                straight = straight.apply(action)


def test_loading_takes_the_save_before_when_the_last_is_damaged_and_deletes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "skat.json"
    match = Match(SKAT, 1)
    match.save(path)
    first = match.snapshot()
    match.act(match.state.legal_actions()[-1])
    match.save(path)
    path.write_bytes(path.read_bytes()[:100])
    loaded = load(path)
    assert loaded.match is not None and loaded.match.snapshot() == first
    assert [trouble.aside for trouble in loaded.troubles] == [path.with_name("skat.json.damaged")]
    assert (tmp_path / "skat.json.damaged").exists()


def test_two_damaged_saves_are_both_kept_and_said(tmp_path: Path) -> None:
    path = tmp_path / "skat.json"
    path.write_bytes(b"damaged")
    saving.previous(path).write_bytes(b"damaged too")
    loaded = load(path)
    assert loaded.match is None
    assert len(loaded.troubles) == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["skat.json.1.damaged", "skat.json.damaged"]


def test_a_save_that_fails_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "skat.json"
    path.write_bytes(b"old")
    saving.previous(path).mkdir()
    with pytest.raises(saving.SaveError, match=r"skat\.json: Is a directory"):
        Match(SKAT, 1).save(path)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["skat.json", "skat.json.1"]
    assert path.read_bytes() == b"old"


def test_no_save_is_no_fault(tmp_path: Path) -> None:
    assert load(tmp_path / "nothing.json") == load(tmp_path / "nothing-else.json")
    assert load(tmp_path / "nothing.json").match is None
