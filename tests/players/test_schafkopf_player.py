"""The Schafkopf player on real deals: what it knows, and whether it finds plays that can be worked out."""

import random

import pytest
from msgspec.structs import replace

from cardavia.cards import ALL, GERMAN, card_set
from cardavia.games.actions import Play
from cardavia.games.base import Deal, observation
from cardavia.games.schafkopf import SCHAFKOPF, SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, PASS, Announce
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.levels import LEVELS, Skills
from cardavia.players.schafkopf_knowledge import read
from cardavia.players.schafkopf_player import player

MASTER = replace(LEVELS["master"], worlds=8)


def cards(texts: str) -> int:
    return GERMAN.set_of(texts.split())


def random_play(seed: int, kind: str = "rufer") -> list[SchafkopfState]:
    """The states of the play of a deal with one bid of a kind, every card drawn by lot."""
    rng = random.Random(seed)
    state = SCHAFKOPF.start(SCHAFKOPF.deal(rng))
    states = []
    while state.to_act is not None:
        legal = state.legal_actions()
        if state.phase == "play":
            states.append(state)
            state = state.apply(rng.choice(legal))
        else:
            bids = [
                action
                for action in legal
                if isinstance(action, Announce) and CONTRACTS[action.contract].name == kind
            ]
            state = state.apply(rng.choice(bids) if bids else PASS)
    return states


def position(hands: str, contract: str, declarer: int, leader: int, taken: str, **fields) -> SchafkopfState:
    """A state late in a deal: hands and tricks taken by seat, separated by slashes."""
    held = tuple(cards(hand) for hand in hands.split("/"))
    won = tuple(cards(hand) for hand in taken.split("/"))
    assert sum(held) + sum(won) == ALL
    gone = sum(won)
    dealt = []
    for hand in held:
        filled = hand
        while filled.bit_count() < 8:
            filled |= gone & -gone
            gone &= gone - 1
        dealt.append(filled)
    state = SCHAFKOPF.start(Deal((leader - 1) % 4, tuple(dealt)))
    return replace(
        state,
        hands=held,
        taken=won,
        tricks=tuple(hand.bit_count() // 4 for hand in won),
        phase="play",
        bid=contract,
        bidder=declarer,
        contract=contract,
        declarer=declarer,
        leader=leader,
        to_act=leader,
        **fields,
    )


def test_worlds_agree_with_all_that_was_seen():
    for seed in range(20):
        for state in random_play(seed)[::3]:
            knowledge = read(observation(state, state.to_act), Skills())
            assert knowledge.given_up == 0
            rows = knowledge.source.sample(seed, 0, 6)
            for at in range(0, len(rows), 4):
                world = rows[at : at + 4]
                assert world[state.to_act] == state.hands[state.to_act]
                assert tuple(held.bit_count() for held in world) == state.counts()
                assert sum(world) + sum(knowledge.played) == ALL


@pytest.mark.parametrize("kind", ["rufer", "solo"])
def test_the_true_deal_is_a_world_and_is_allowed(kind):
    found = 0
    for seed in range(25):
        for state in random_play(seed, kind):
            knowledge = read(observation(state, state.to_act), Skills())
            assert knowledge.allows(state.hands)
            if knowledge.source.count <= 300:
                rows = knowledge.source.every
                assert state.hands in [tuple(rows[at : at + 4]) for at in range(0, len(rows), 4)]
                found += 1
    assert found > 100


def test_a_seat_that_did_not_follow_holds_no_card_of_the_suit():
    shown = 0
    for seed in range(20):
        for state in random_play(seed)[10::3]:
            order = CONTRACTS[state.contract].order
            rows = read(observation(state, state.to_act), Skills()).source.sample(seed, 0, 4)
            plays = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
            for number, (seat, card) in enumerate(plays):
                lane = order.lanes[plays[number - number % 4][1]]
                if not lane >> card & 1:
                    shown += 1
                    assert not any(rows[at + seat] & lane for at in range(0, len(rows), 4))
    assert shown > 50


def search_led() -> SchafkopfState:
    """Seat 1 plays with the ace of acorns, seat 2 leads acorns at once, seat 3 follows without the ace."""
    hands = tuple(
        map(
            cards,
            (
                "EA E7 HK H9 GK G9 SK S9",
                "EO GO EU H7 E8 GA S7 S8",
                "ET EK HO HA G7 G8 SA ST",
                "E9 SO GU HU SU HT H8 GT",
            ),
        )
    )
    state = SCHAFKOPF.start(Deal(1, hands))
    for seat, text in ((2, "pass"), (3, "pass"), (0, "pass"), (1, "rufer E"), (2, "play EK"), (3, "play E9")):
        state = state.act(seat, text)
    assert isinstance(state, SchafkopfState)
    return state


def test_who_follows_a_search_without_the_ace_does_not_hold_it():
    state = search_led().act(0, "play EA")
    ace = cards("EA")
    before = search_led()
    watching = replace(before.observe(1), to_act=1)
    rows = read(observation(watching, 1), Skills()).source.sample(1, 0, 200)
    holders = {seat for at in range(0, len(rows), 4) for seat in range(4) if rows[at + seat] & ace}
    assert holders == {0, 2}  # the leader might be running with it
    assert read(observation(state, 1), Skills()).ace == 0


def test_only_a_leader_with_three_more_cards_of_the_suit_can_be_running():
    state = replace(search_led().observe(1), to_act=1)
    knowledge = read(observation(state, 1), Skills())
    assert not knowledge.allows([0, cards("E8"), cards("EA ET"), 0])
    assert knowledge.allows([0, cards("E8"), cards("EA ET E7"), 0])


def test_after_an_escape_everybody_knows_where_the_ace_is():
    hands = tuple(
        map(
            cards,
            (
                "E7 HK H9 GK G9 SK S9 HO",
                "EO GO EU H7 E8 GA S7 S8",
                "EA ET EK E9 G7 G8 SA ST",
                "SO GU HU SU HT H8 GT HA",
            ),
        )
    )
    state = SCHAFKOPF.start(Deal(1, hands))
    for seat, text in (
        (2, "pass"),
        (3, "pass"),
        (0, "pass"),
        (1, "rufer E"),
        (2, "play E9"),
        (3, "play HT"),
        (0, "play E7"),
        (1, "play E8"),
    ):
        state = state.act(seat, text)
    rows = read(observation(state, 3), Skills()).source.sample(1, 0, 50)
    assert all(rows[at + 2] & cards("EA") for at in range(0, len(rows), 4))


def test_a_forgetful_seat_may_take_played_cards_for_hidden_ones():
    state = random_play(2)[22]
    forgetful = Skills(remembers_voids=False, counts_trumps=False)
    knowledge = read(observation(state, state.to_act), forgetful)
    rows = knowledge.source.sample(1, 0, 40)
    width = knowledge.source.width
    hands = [rows[at + seat] for at in range(0, len(rows), width) for seat in range(4)]
    assert width == 5
    assert any(hand & sum(knowledge.played) for hand in hands)
    assert not any(rows[at + state.to_act] & sum(knowledge.played) for at in range(0, len(rows), width))


def test_a_forgetful_seat_still_looks_for_the_called_ace_in_a_hand():
    forgetful = Skills(remembers_voids=False, counts_trumps=False)
    looked = 0
    for seed in range(20):
        for state in random_play(seed)[8:]:
            knowledge = read(observation(state, state.to_act), forgetful)
            if knowledge.ace:
                rows, width = knowledge.source.sample(seed, 0, 8), knowledge.source.width
                for at in range(0, len(rows), width):
                    looked += 1
                    assert any(rows[at + seat] & knowledge.ace for seat in range(4))
    assert looked > 100


def test_the_declarer_takes_the_trick_that_wins_the_game():
    # a bells solo, two cards each, no trump out: the declarer has 46 points, and whoever holds the other
    # acorns at least EK or ET must fall under the ace, so that EA brings 61; after G7 it may win nothing
    state = position(
        "EA G7/ET GT/EK G9/E9 G8",
        "solo S",
        declarer=0,
        leader=0,
        taken="SA ST SK HA HT S7 S8 S9 H7 H8 H9 E7/EO GO HO SO EU GU HU SU GA GK HK E8//",
    )
    choice = player(MASTER).choose(observation(state, 0), 1, Cancel())
    assert SCHAFKOPF.vocabulary.text(choice.action) == "play EA"
    assert choice.reason == "wins-in-every-world"
    assert choice.candidates[1].win < 1


def test_an_opponent_with_the_trick_that_beats_the_declarer_takes_it():
    # the same cards with 20 points for the declarer and seat 1 on lead: it cannot lose any more
    state = position(
        "EA G7/ET GT/EK G9/E9 G8",
        "solo S",
        declarer=0,
        leader=1,
        taken="SA HK SK S7 S8 S9 H7 H8/EO GO HO SO EU GU HU SU GA GK ST HA HT H9 E7 E8//",
    )
    choice = player(MASTER).choose(observation(state, 1), 1, Cancel())
    assert all(candidate.win == 1.0 for candidate in choice.candidates)


def test_all_eight_courts_are_bid_at_once():
    hand = cards("EO GO HO SO EU GU HU SU")
    rest = [card for card in range(32) if not hand >> card & 1]
    state = SCHAFKOPF.start(Deal(3, (hand, *(card_set(rest[at : at + 8]) for at in (0, 8, 16)))))
    for level in LEVELS.values():
        choice = player(level).choose(observation(state, 0), 1, Cancel())
        assert choice.action == Announce("sie")


def test_a_hand_without_hope_passes_and_a_sure_solo_is_bid():
    weak = cards("E7 E8 G7 G9 H7 S7 S8 SK")
    strong = cards("EO GO HO EU GU HA HT EA")
    others = [card for card in range(32) if not (weak | strong) >> card & 1]
    state = SCHAFKOPF.start(Deal(3, (weak, strong, card_set(others[:8]), card_set(others[8:]))))
    first = player(MASTER).choose(observation(state, 0), 1, Cancel())
    assert first.action == PASS
    second = player(MASTER).choose(observation(state.apply(PASS), 1), 1, Cancel())
    assert isinstance(second.action, Announce)
    assert second.action.contract in ("solo H", "solo-tout H")


def test_levels_without_a_choice_answer_at_once():
    state = next(state for state in random_play(3) if len(state.legal_actions()) == 1)
    choice = player(MASTER).choose(observation(state, state.to_act), 1, Cancel())
    assert choice.worlds == 0
    assert choice.reason == "only-choice"


def test_a_raised_flag_ends_a_search():
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        player(LEVELS["master"]).choose(observation(random_play(3)[0], random_play(3)[0].to_act), 1, cancel)


@pytest.mark.parametrize("kind", ["rufer", "wenz", "solo", "solo-tout"])
def test_worlds_are_found_for_every_decision_of_a_deal(kind):
    quick = player(replace(LEVELS["master"], worlds=2, nodes=10_000_000, seconds=60))
    decided = 0
    for seed in range(4):
        for state in random_play(seed, kind)[3:]:
            seen = observation(state, state.to_act)
            if len(seen.legal) > 1:
                decided += 1
                assert read(seen, Skills()).given_up == 0
                assert quick.choose(seen, seed, Cancel()).worlds > 0
    assert decided > (0 if kind == "solo-tout" else 20)


def test_with_few_nodes_the_first_tricks_follow_the_rule_of_thumb_and_later_ones_are_worked_out():
    slow = player(replace(LEVELS["master"], worlds=2, nodes=20_000, seconds=60))
    states = [state for state in random_play(5) if len(state.legal_actions()) > 1]
    early = [state for state in states if sum(state.tricks) < 2]
    late = [state for state in states if sum(state.tricks) > 3]
    assert early and late
    for state in early:
        assert slow.choose(observation(state, state.to_act), 1, Cancel()).reason == "rule-of-thumb"
    for state in late:
        assert slow.choose(observation(state, state.to_act), 1, Cancel()).worlds > 0
