"""F1 opens the paragraph that governs the present decision: every decision of every game has one."""

from __future__ import annotations

import json
import random
from collections import defaultdict

import pytest

from cardavia import rules_text
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.match import Match
from cardavia.records import parse, replay
from cardavia.table_words import table_view


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_names_a_rule_that_stands_in_the_text(game: str) -> None:
    text = rules_text.load(game, "en")
    named: dict[str, set[str]] = defaultdict(set)
    for seed in range(40):
        match, rng = Match(GAMES[game], seed), random.Random(seed)
        while not match.state.finished:
            view = table_view(match, match.state.to_act)
            assert view.prompt.rule is not None
            assert text.find(view.prompt.rule) is not None, view.prompt.rule
            named[view.phase].add(view.prompt.rule)
            match.act(rng.choice(match.state.legal_actions()))
    assert len(named["play"]) >= 3  # to lead, to follow, to be free


@pytest.mark.parametrize("game", GAMES)
def test_where_cards_are_refused_the_rule_is_one_of_those_that_refuse_them(game: str) -> None:
    seen = 0
    for seed in range(30):
        match, rng = Match(GAMES[game], seed), random.Random(seed)
        while not match.state.finished:
            legal = match.state.legal_actions()
            view = table_view(match, match.state.to_act)
            refusals = {card.refusal.rule for card in view.hand if card.refusal is not None}
            if view.phase == "play" and refusals:
                seen += 1
                assert view.prompt.rule in refusals
            match.act(rng.choice([each for each in legal if isinstance(each, Play)] or legal))
    assert seen > 20


HANDS = (
    ("E7", "E8", "GA", "GT", "HA", "HT", "SA", "ST", "SK", "S9"),
    ("GU", "GK", "GO", "G9", "G8", "HK", "HO", "H9", "H8", "S7"),
    ("EU", "HU", "SU", "EA", "ET", "EK", "EO", "E9", "G7", "H7"),
)
ACTIONS = [[1, "pass"], [2, "bid 18"], [0, "pass"], [2, "hand"], [2, "declare E"]]


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ([], "SK-40"),  # forehand leads
        ([[0, "play E7"]], "SK-41"),  # a trump was led, and there is one
        ([[0, "play S9"], [1, "play S7"]], "SK-42"),  # no bells: anything goes
    ],
)
def test_skat_leads_follows_and_is_free_by_different_rules(more: list[list[object]], rule: str) -> None:
    record = {
        "format": "cardavia-deal/1",
        "game": "skat",
        "dealer": 2,
        "hands": HANDS,
        "stock": ["SO", "S8"],
        "actions": [*ACTIONS, *more],
    }
    match = Match(GAMES["skat"], 0)
    match.state = replay(parse(json.dumps(record)))
    assert table_view(match, match.state.to_act).prompt.rule == rule
