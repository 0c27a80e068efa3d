"""The history: one line a deal, damage that costs nothing else, deals that can be gone on with."""

from __future__ import annotations

import errno
import json
import random
from pathlib import Path

import msgspec
import pytest

from cardavia import saving
from cardavia.games import GAMES
from cardavia.games.base import Game
from cardavia.games.skat import SKAT
from cardavia.history import Entry, History, HistoryError, entry_of, present_of
from cardavia.match import Match
from cardavia.saving import SaveError

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def played(game: Game, seed: int, steps: int = 200) -> Match:
    """A match some way into its first deal."""
    match, rng = Match(game, seed), random.Random(seed)
    for _ in range(steps):
        if match.state.finished:
            break
        match.act(rng.choice(match.state.legal_actions()))
    return match


def some_entry(seed: int = 1, at: int = 100, steps: int = 200) -> Entry:
    return entry_of(played(SKAT, seed, steps).present(), 0, "club", at)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "history.jsonl"


@every_game
def test_a_deal_comes_back_from_the_file_as_it_was(game: Game, path: Path) -> None:
    history = History(path)
    for seed in range(6):
        match = played(game, seed, 9 if seed % 2 else 200)
        history.note(entry_of(match.present(), 0, "master", seed))
    again = History(path)
    assert again.found == history.found
    assert again.entries() == history.entries()
    for entry in again.entries():
        match = played(game, entry.luck, 9 if entry.at % 2 else 200)
        assert present_of(entry) == match.present()
        assert (entry.outcome is None) == (not match.state.finished)


def test_the_newest_line_of_a_deal_counts_and_an_equal_one_is_not_written(path: Path) -> None:
    history = History(path)
    match = played(SKAT, 3, 5)
    history.note(entry_of(match.present(), 0, "club", 10))
    size = path.stat().st_size
    history.note(entry_of(match.present(), 0, "club", 20))
    assert path.stat().st_size == size
    while not match.state.finished:
        match.act(match.state.legal_actions()[0])
    history.note(entry_of(match.present(), 0, "club", 30))
    (entry,) = History(path).entries()
    assert (entry.at, entry.outcome is None) == (30, False)


def test_deals_are_listed_from_the_newest_on(path: Path) -> None:
    history = History(path)
    for at in (20, 30, 10):
        history.note(some_entry(at, at))
    assert [entry.at for entry in history.entries()] == [30, 20, 10]


def test_a_line_cut_short_costs_nothing_but_itself(path: Path) -> None:
    history = History(path)
    first, second, third = (some_entry(seed, seed) for seed in (1, 2, 3))
    history.note(first)
    history.note(second)
    content = path.read_bytes()
    path.write_bytes(content[:-200])
    other = History(path)
    assert other.entries() == [first]
    assert other.found.damaged == 1 and other.found.aside is not None
    assert other.found.aside.read_bytes() == content.splitlines()[1][:-199] + b"\n"
    other.note(third)
    again = History(path)
    assert again.found.damaged == 0
    assert again.entries() == [third, first]


def test_writing_behind_a_piece_of_a_line_ends_it_first(path: Path) -> None:
    first, second = some_entry(1, 1), some_entry(2, 2)
    history = History(path)
    history.note(first)
    with path.open("ab") as stream:
        stream.write(b'{"key":"sk')
    history.note(second)
    assert History(path).entries() == [second, first]


@pytest.mark.parametrize(
    "line",
    [
        b"\x00\xff\xfe\x00",
        b"[" * 5000,
        b"{}",
        b'{"key":"a","at":1,"game":"whist","record":{},"luck":1}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"seat":7}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"outcome":"won"}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"scores":[1,2],"outcome":"won"}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"scores":[0,10000,0],"outcome":"won"}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"contract":"bid 1"}',
        b'{"key":"a","at":1,"game":"schnapsen","record":{},"luck":1,"contract":"E"}',
        b'{"key":"a","at":1,"game":"skat","record":{},"luck":1,"role":"dealer"}',
        b'{"key":"a","at":-1,"game":"skat","record":{},"luck":1}',
        b'{"key":"a","at":999999999999,"game":"skat","record":{},"luck":1}',
    ],
)
def test_damaged_lines_are_moved_aside_and_kept(path: Path, line: bytes) -> None:
    entry = some_entry()
    path.parent.mkdir()
    path.write_bytes(line + b"\n" + msgspec.json.encode(entry) + b"\n")
    history = History(path)
    assert history.entries() == [entry]
    assert history.found.damaged == 1 and history.found.aside is not None
    assert history.found.aside.read_bytes() == line + b"\n"
    assert History(path).found.damaged == 0


def test_lines_of_a_newer_program_stay_and_are_counted(path: Path) -> None:
    newer = b'{"key":"new-1","version":2,"something":true}'
    path.parent.mkdir()
    path.write_bytes(newer + b"\nnonsense\n")
    history = History(path)
    assert (history.found.newer, history.found.damaged, len(history)) == (1, 1, 0)
    assert newer in path.read_bytes()
    assert History(path).found.newer == 1


def test_a_folder_in_place_of_the_file_is_said_and_nothing_fails(path: Path) -> None:
    path.mkdir(parents=True)
    history = History(path)
    assert str(path) in history.found.refusal
    with pytest.raises(SaveError):
        history.note(some_entry())
    assert len(history) == 1


def test_what_the_disk_refuses_is_written_with_the_next_line(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = History(path)

    def full(_path: Path, _lines: bytes) -> None:
        raise SaveError(errno.ENOSPC, f"{_path}: No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(saving, "append", full)
        with pytest.raises(SaveError, match="No space left"):
            history.note(some_entry(1, 1))
    assert [entry.at for entry in history.entries()] == [1]
    history.note(some_entry(2, 2))
    assert [entry.at for entry in History(path).entries()] == [2, 1]


def test_deleted_deals_come_back_when_they_are_restored(path: Path) -> None:
    history = History(path)
    entries = [some_entry(seed, seed) for seed in (1, 2, 3)]
    for entry in entries:
        history.note(entry)
    gone = history.delete([entries[0].key, entries[2].key])
    again = History(path)
    assert again.entries() == [entries[1]]
    assert again.knows(entries[0].key) and not again.knows("skat-0-0")
    history.restore(gone)
    assert History(path).entries() == entries[::-1]


def test_a_file_of_mostly_old_lines_is_written_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.history.WASTE", 4)
    history = History(path)
    history.note(some_entry(9, 9))
    history.delete([some_entry(9).key])
    for at in range(20):
        history.note(some_entry(1, at, at))
    assert len(path.read_bytes().splitlines()) < 10
    again = History(path)
    assert again.entries() == history.entries()
    assert again.knows(some_entry(9).key)


def test_a_number_that_was_dealt_is_known_in_its_game_only(path: Path) -> None:
    history = History(path)
    entry = some_entry()
    history.note(entry)
    assert entry.number is not None
    assert history.played("skat", entry.number)
    assert not history.played("schafkopf", entry.number)
    assert not history.played("skat", entry.number + 1)


def test_a_deal_whose_record_is_not_sound_cannot_be_resumed() -> None:
    entry = some_entry(1, 1, 5)
    record = json.loads(bytes(entry.record))
    record["actions"][0][1] = "castle"
    spoilt = msgspec.structs.replace(entry, record=msgspec.Raw(json.dumps(record).encode()))
    with pytest.raises(HistoryError, match=r"actions\[0\]"):
        present_of(spoilt)


@every_game
def test_outcome_and_role_agree_with_the_settlement(game: Game) -> None:
    """Whoever declared and won has won, the declarer's opponents the other way round; sums by hand."""
    roles = set()
    for seed in range(40):
        match = played(game, seed)
        settlement = match.state.settlement()
        assert settlement is not None
        fields = settlement.fields()
        for seat in range(game.seats):
            entry = entry_of(match.present(), seat, "club", 1)
            roles.add(entry.role)
            against = settlement.scores[1 - seat] if game.name == "schnapsen" else 0
            assert entry.score == settlement.scores[seat] - against
            if game.name == "schnapsen":
                assert entry.outcome == ("won" if fields["winner"] == seat else "lost")
            elif game.name == "skat" and not fields["thrown_in"]:
                own = fields["declarer"] == seat
                assert entry.outcome == ("won" if own == fields["won"] else "lost")
            elif game.name == "schafkopf" and fields["contract"] is not None:
                assert entry.outcome == ("won" if settlement.scores[seat] > 0 else "lost")
            elif game.name == "preference" and not fields["void"]:
                sign = (settlement.scores[seat] > 0) - (settlement.scores[seat] < 0)
                assert entry.outcome == {1: "won", -1: "lost", 0: "drawn"}[sign]
            else:
                assert (entry.outcome, entry.role) == ("drawn", None)
    expected = {
        "schnapsen": {None},
        "preference": {None, "declarer", "defender", "out"},
        "skat": {None, "declarer", "defender"},
        "schafkopf": {None, "declarer", "partner", "defender"},
    }
    assert roles <= expected[game.name]


def test_the_called_partner_shares_the_outcome_of_the_declarer() -> None:
    found = 0
    for seed in range(300):
        match = Match(GAMES["schafkopf"], seed)
        while not match.state.finished:
            actions = match.state.legal_actions()
            texts = match.state.legal_texts()
            called = [place for place, text in enumerate(texts) if text.startswith("rufer")]
            match.act(actions[called[0] if called else 0])
            if match.state.phase == "auction" and len(match.state.history) > 4:
                break
        settlement = match.state.settlement()
        fields = settlement.fields() if settlement is not None else {}
        if fields.get("partner") is None:
            continue
        found += 1
        entries = [entry_of(match.present(), seat, "club", 1) for seat in range(4)]
        assert (entries[fields["declarer"]].role, entries[fields["partner"]].role) == ("declarer", "partner")
        assert entries[fields["declarer"]].outcome == entries[fields["partner"]].outcome
        assert sorted(entry.outcome or "" for entry in entries) == ["lost", "lost", "won", "won"]
        if found == 5:
            break
    assert found == 5


def test_closing_the_stock_is_told_from_the_persons_seat() -> None:
    told = set()
    for seed in range(60):
        match = played(GAMES["schnapsen"], seed)
        closer = match.state.closed_by  # type: ignore[attr-defined]
        contracts = [entry_of(match.present(), seat, "club", 1).contract for seat in (0, 1)]
        if closer is None:
            assert contracts == ["drawn", "drawn"]
        else:
            assert contracts == (
                ["closed", "closed-against"] if closer == 0 else ["closed-against", "closed"]
            )
        told.update(contracts)
    assert told == {"drawn", "closed", "closed-against"}
