"""Every case of `tests/cases/*.json`: a record and what must come out of it, real games among them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardavia.cli.replay import answer_to

FILES = sorted((Path(__file__).parent / "cases").glob("*.json"))


def cases_of(path: Path) -> list[dict[str, Any]]:
    """The cases of a file, without its description of itself."""
    return [case for case in json.loads(path.read_text(encoding="utf-8")) if "record" in case]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_of_the_file_comes_out_as_stated(path: Path) -> None:
    differences = []
    for case in cases_of(path):
        answer = msgspec.json.decode(msgspec.json.encode(answer_to(msgspec.json.encode(case["record"]))))
        differences += [
            (case["id"], key, answer.get(key), wanted)
            for key, wanted in case["expect"].items()
            if answer.get(key) != wanted
        ]
        if "illegal_at" in case["expect"] and answer.get("rule") not in case["rules"]:
            differences.append((case["id"], "rule", answer.get("rule"), case["rules"]))
    assert differences == []


def test_there_are_cases_of_all_four_games() -> None:
    games = {case["record"]["game"] for path in FILES for case in cases_of(path)}
    assert games == {"skat", "schafkopf", "schnapsen", "preference"}
    assert sum(len(cases_of(path)) for path in FILES) >= 600
