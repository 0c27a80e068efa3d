"""The history: every deal that was dealt to the person, finished or open, in one file that only grows.

One line of JSON a deal, the newest line of a deal counts.  A line is written in one piece behind the others,
so a killed process loses at most the line it was writing; a line cut short, or damaged otherwise, is moved to
a file beside it and never thrown away.  Lines of a newer program stay where they are and are not shown.  What
the disk refuses is kept in memory and written with the next line.

Not here: what is counted (`statistics.py`), the deal being played (`match.py` keeps that).  No Qt, no clock:
whoever notes a deal says when.  Imports `match`, `records`, `saving` and `games`.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from cardavia import saving
from cardavia.games import GAMES, preference_auction, schafkopf_contracts, skat_contracts
from cardavia.games.base import Settlement, State
from cardavia.match import PresentDeal
from cardavia.records import Record, RecordError, ReplayError, parse, record_of, replay

FILE: Final = "history.jsonl"
VERSION: Final = 1
OUTCOMES: Final = ("won", "lost", "drawn")
ROLES: Final = ("declarer", "partner", "defender", "out")
CONTRACTS: Final = {
    "schnapsen": ("closed", "closed-against", "drawn"),
    "preference": preference_auction.CONTRACTS,
    "skat": skat_contracts.CONTRACTS,
    "schafkopf": tuple(schafkopf_contracts.CONTRACTS),
}
"""What `Entry.contract` may be, by game."""
LATEST: Final = 253_402_300_799
"""The last second of the year 9999."""
MOST: Final = 10_000
"""More than any deal brings or costs."""
WASTE: Final = 500
"""So many lines that no longer count are borne before the file is written anew."""


class HistoryError(ValueError):
    """A deal of the history that cannot be gone on with; one line."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal as the history keeps it."""

    key: str
    """`PresentDeal.key`: the same deal again replaces its line."""
    at: int
    """When it ended or was left, in seconds since 1970 (UTC)."""
    game: str
    record: msgspec.Raw
    """The complete record as JSON."""
    luck: int
    number: int | None = None
    seat: int = 0
    """The person's."""
    level: str = ""
    """How the computers played."""
    beside: bool = False
    marks: tuple[str, ...] = ()
    contract: str | None = None
    """One of `CONTRACTS`, as the game writes it; in Schnapsen how the stock was played."""
    outcome: str | None = None
    """`won`, `lost` or `drawn` for the person; None while the deal is open."""
    role: str | None = None
    """One of `ROLES` (`out` dropped out), or None if nobody played or there are none."""
    position: int = 0
    """Steps from the dealer to the person: 0 dealt, 1 is forehand."""
    scores: tuple[int, ...] = ()
    """The change of each seat's score; empty while the deal is open."""
    made: bool | None = None
    """Whether the declarer won, be it the person or not; None if there was none."""
    version: int = VERSION

    @property
    def score(self) -> int | None:
        """What the deal brought the person; None while it is open.

        At a table of two the game points of the opponent count against it.
        """
        if not self.scores:
            return None
        own = self.scores[self.seat]
        return own - self.scores[1 - self.seat] if len(self.scores) == 2 else own

    def read(self) -> Record:
        """The record; `RecordError` if it is not sound."""
        return parse(bytes(self.record))


class _Line(msgspec.Struct, frozen=True):
    """What every line has, whichever program wrote it."""

    key: str
    version: int = VERSION
    deleted: bool = False


class Found(msgspec.Struct, frozen=True):
    """What reading the file brought to light."""

    damaged: int = 0
    """Lines that could not be read."""
    aside: Path | None = None
    """Where they are now; None if they had to be left."""
    newer: int = 0
    """Deals of a newer program."""
    refusal: str = ""
    """Why the file could not be read or repaired: one line with the system's reason."""


_line = msgspec.json.Decoder(_Line)
_entry = msgspec.json.Decoder(Entry)


class History:
    """The deals in one file, by key; `found` is what reading it brought to light."""

    def __init__(self, path: Path) -> None:
        """Read the file; a folder or file that is not there is made with the first deal.  Never raises."""
        self.path = path
        self._entries: dict[str, Entry] = {}
        self._deleted: set[str] = set()
        self._newer: list[bytes] = []
        self._waste = 0
        self._unwritten: list[bytes] = []
        self.found = self._read()

    def __len__(self) -> int:
        return len(self._entries)

    def knows(self, key: str) -> bool:
        """Whether a deal is kept, or was deleted."""
        return key in self._entries or key in self._deleted

    def get(self, key: str) -> Entry | None:
        """The deal of a key."""
        return self._entries.get(key)

    def entries(self) -> list[Entry]:
        """All deals, the newest first."""
        return sorted(self._entries.values(), key=lambda entry: entry.at, reverse=True)

    def played(self, game: str, number: int) -> bool:
        """Whether a deal of this number was dealt to the person before."""
        return any(entry.number == number and entry.game == game for entry in self._entries.values())

    # ------------------------------------------------------------ writing

    def note(self, entry: Entry) -> None:
        """Keep a deal, in place of an earlier line of the same deal.

        Raises `saving.SaveError` if the disk refuses; the deal is then kept in memory.
        """
        former = self._entries.get(entry.key)
        if former is not None and msgspec.structs.replace(entry, at=former.at) == former:
            return
        self._waste += former is not None
        self._deleted.discard(entry.key)
        self._entries[entry.key] = entry
        self._write([msgspec.json.encode(entry)])

    def delete(self, keys: Iterable[str]) -> list[Entry]:
        """Take deals out; they are returned, for `restore`.  `SaveError` as for `note`."""
        taken = [self._entries.pop(key) for key in keys if key in self._entries]
        self._deleted.update(entry.key for entry in taken)
        self._waste += len(taken)
        self._write([msgspec.json.encode(_Line(entry.key, deleted=True)) for entry in taken])
        return taken

    def restore(self, entries: Sequence[Entry]) -> None:
        """Put back what was deleted.  `SaveError` as for `note`."""
        for entry in entries:
            self._deleted.discard(entry.key)
            self._entries[entry.key] = entry
        self._write([msgspec.json.encode(entry) for entry in entries])

    def flush(self) -> None:
        """Write what the disk refused before.  `SaveError` if it does so again."""
        self._write(())

    def _write(self, lines: Sequence[bytes]) -> None:
        self._unwritten += lines
        if self._waste > WASTE and self._waste > len(self._entries):
            self._write_anew()
        elif self._unwritten:
            saving.append(self.path, b"".join(line + b"\n" for line in self._unwritten))
            threading.Thread(target=saving.flush, args=(self.path,), daemon=True).start()
        self._unwritten = []

    def _write_anew(self) -> None:
        gone = (msgspec.json.encode(_Line(key, deleted=True)) for key in sorted(self._deleted))
        lines = [*self._newer, *gone, *map(msgspec.json.encode, self._entries.values())]
        saving.write(self.path, b"".join(line + b"\n" for line in lines))
        self._waste = 0

    # ------------------------------------------------------------ reading

    def _read(self) -> Found:
        try:
            content = self.path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return Found()
        except OSError as error:
            return Found(refusal=f"{self.path}: {error.strerror or error}")
        damaged = [line for line in content.splitlines() if line.strip() and not self._take(line)]
        if not damaged:
            return Found(newer=len(self._newer))
        aside = self.path.with_name(self.path.name + ".damaged")
        try:
            saving.append(aside, b"".join(line + b"\n" for line in damaged))
            saving.flush(aside)
            self._write_anew()
        except saving.SaveError as error:
            return Found(len(damaged), None, len(self._newer), error.strerror or str(error))
        return Found(len(damaged), aside, len(self._newer))

    def _take(self, line: bytes) -> bool:
        """Take up one line; whether it could be read."""
        try:
            entry = _entry.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._take_other(line)
        if entry.version > VERSION:
            self._newer.append(line)
            return True
        if not _sound(entry):
            return False
        self._waste += entry.key in self._entries
        self._deleted.discard(entry.key)
        self._entries[entry.key] = entry
        return True

    def _take_other(self, line: bytes) -> bool:
        """Take up a line that is no deal known here: one of a newer program, or that a deal was deleted."""
        try:
            head = _line.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if head.version > VERSION:
            self._newer.append(line)
        elif head.deleted:
            self._waste += self._entries.pop(head.key, None) is not None
            self._deleted.add(head.key)
        else:
            return False
        return True


def _sound(entry: Entry) -> bool:
    """Whether the parts of a line fit each other; its record is only read when it is needed."""
    game = GAMES.get(entry.game)
    return (
        game is not None
        and 0 <= entry.seat < game.seats
        and 0 <= entry.position < game.seats
        and 0 <= entry.at <= LATEST
        and len(entry.scores) in (0, game.seats)
        and all(abs(score) < MOST for score in entry.scores)
        and (entry.role is None or entry.role in ROLES)
        and (entry.contract is None or entry.contract in CONTRACTS[entry.game])
        and (entry.outcome in OUTCOMES) == bool(entry.scores)
    )


# ---------------------------------------------------------------- from and to the match


def entry_of(deal: PresentDeal, seat: int, level: str, at: int) -> Entry:
    """The line of a deal as it stands now."""
    state, settlement = deal.state, deal.state.settlement()
    entry = Entry(
        key=deal.key,
        at=at,
        game=state.game.name,
        record=msgspec.Raw(record_of(state, deal.number).to_json()),
        luck=deal.luck,
        number=deal.number,
        seat=seat,
        level=level,
        beside=deal.beside,
        marks=deal.marks,
        contract=_contract(state, seat),
        position=(seat - state.dealer) % state.game.seats,
    )
    if settlement is None:
        return entry
    role, made = _role(settlement, seat)
    outcome = _outcome(settlement, seat, role, made)
    return msgspec.structs.replace(entry, outcome=outcome, role=role, scores=settlement.scores, made=made)


def present_of(entry: Entry) -> PresentDeal:
    """The deal as it was left, for `Match.resume`; `HistoryError` if its record is not sound."""
    try:
        state = replay(entry.read())
    except (RecordError, ReplayError) as error:
        raise HistoryError(str(error)) from None
    return PresentDeal(entry.key, entry.number, state, entry.luck, entry.beside, entry.marks)


def _contract(state: State, seat: int) -> str | None:
    if state.game.name != "schnapsen":
        contract: str | None = getattr(state, "contract", None)
        return contract
    closer: int | None = getattr(state, "closed_by", None)
    if closer is None:
        return "drawn" if state.finished else None
    return "closed" if closer == seat else "closed-against"


def _role(settlement: Settlement, seat: int) -> tuple[str | None, bool | None]:
    """The person's part in the deal, and whether the declarer won."""
    fields: dict[str, Any] = settlement.fields()
    declarer = fields.get("declarer", fields.get("taker"))
    if declarer is None:
        return None, None
    made: bool = fields.get("won", fields.get("made", False))
    if seat == declarer:
        return "declarer", made
    if seat == fields.get("partner"):
        return "partner", made
    return "out" if "taker" in fields and seat not in fields["stayed"] else "defender", made


def _outcome(settlement: Settlement, seat: int, role: str | None, made: bool | None) -> str:
    """Won, lost or drawn for a seat: by the sides where there are two, else by the own score."""
    if hasattr(settlement, "winner"):
        return "won" if settlement.winner == seat else "lost"
    if made is not None and not hasattr(settlement, "taker"):
        return "won" if made == (role in ("declarer", "partner")) else "lost"
    score = settlement.scores[seat]
    return "won" if score > 0 else "lost" if score < 0 else "drawn"
