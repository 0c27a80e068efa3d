"""Files are replaced as a whole, the one before is kept, a damaged one is set aside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from cardavia import saving
from cardavia.saving import SaveError, Saver


def test_writing_replaces_the_content_and_keeps_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.json"
    for content in (b"first", b"second", b"third"):
        saving.write(path, content)
    assert path.read_bytes() == b"third"
    assert saving.previous(path).read_bytes() == b"second"
    assert sorted(each.name for each in path.parent.iterdir()) == ["match.json", "match.json.1"]


def test_a_failing_write_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    saving.write(path, b"good")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left on device") as caught:
        saving.write(path, b"better")
    assert str(path) in str(caught.value)
    assert path.read_bytes() == b"good"
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]


def test_a_file_in_place_of_the_folder_gives_one_line(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    with pytest.raises(SaveError) as caught:
        saving.write(tmp_path / "saves" / "match.json", b"x")
    assert "\n" not in str(caught.value)


def test_without_hard_links_the_one_before_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refused)
    path = tmp_path / "match.json"
    saving.write(path, b"first")
    saving.write(path, b"second")
    assert (path.read_bytes(), saving.previous(path).read_bytes()) == (b"second", b"first")


def test_damaged_files_are_set_aside_under_new_names(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    names = []
    for number in range(3):
        path.write_text(f"damage {number}")
        names.append(saving.set_aside(path).name)
    assert names == ["match.json.damaged", "match.json.damaged-2", "match.json.damaged-3"]
    assert (tmp_path / "match.json.damaged-2").read_text() == "damage 1"


def test_a_saver_replaces_the_content_at_once_and_flushes_it_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushing, go_on = threading.Event(), threading.Event()
    real = os.fsync

    def slow(descriptor: int) -> None:
        flushing.set()
        go_on.wait(10)
        real(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    path = tmp_path / "deep" / "match.json"
    saver = Saver(path)
    saver.save(b"first")
    assert flushing.wait(10)
    assert path.read_bytes() == b"first", "while the disk is still busy"
    assert not saver.wait(0)
    go_on.set()
    assert saver.wait(10)
    assert saver.close(10)


def test_what_a_saver_keeps_as_the_one_before_was_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    saver = Saver(path)
    saver.save(b"first")
    assert saver.wait(10)
    go_on = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: go_on.wait(10))
    for content in (b"second", b"third", b"fourth"):
        saver.save(content)
    assert path.read_bytes() == b"fourth"
    assert saving.previous(path).read_bytes() == b"first"
    go_on.set()
    assert saver.wait(10)
    saver.save(b"fifth")
    assert saving.previous(path).read_bytes() == b"fourth"
    assert saver.close(10)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["match.json", "match.json.1"]


def test_a_disk_that_refuses_is_told_once_for_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    lines: list[str] = []
    told = threading.Event()

    def trouble(line: str) -> None:
        lines.append(line)
        told.set()

    saver = Saver(tmp_path / "match.json", trouble)
    saver.save(b"content")
    assert told.wait(10)
    assert not saver.close(0.1)
    assert len(lines) == 1
    assert "No space left on device" in lines[0]


def test_a_saver_that_cannot_write_says_so_and_works_again_later(tmp_path: Path) -> None:
    blocker = tmp_path / "saves"
    blocker.write_text("not a folder")
    saver = Saver(blocker / "match.json")
    with pytest.raises(
        SaveError, match=r"match\.json: Not a directory|match\.json: File exists|saves: File exists"
    ):
        saver.save(b"one")
    blocker.unlink()
    saver.save(b"two")
    assert saver.close(10)
    assert (blocker / "match.json").read_bytes() == b"two"


WRITERS = {
    "write": "save = lambda content: saving.write(Path(sys.argv[1]), content)",
    "saver": "save = saving.Saver(Path(sys.argv[1])).save",
}
WRITER = """
import sys
from pathlib import Path
from cardavia import saving
{save}
number = 0
while True:
    number += 1
    save(str(number).encode() * 2000)
    print(number, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="kills a process the POSIX way")
@pytest.mark.parametrize("way", list(WRITERS))
def test_a_process_killed_while_saving_loses_no_finished_save(tmp_path: Path, way: str) -> None:
    path = tmp_path / "match.json"
    for attempt in range(8):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER.format(save=WRITERS[way]), str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parent.parent,
        )
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(0.003 * attempt)
        writer.send_signal(signal.SIGKILL)
        reported = [int(line) for line in writer.stdout.read().split()]
        writer.wait()
        content = path.read_bytes().decode()
        number = content[: len(content) // 2000]
        assert content == number * 2000
        assert int(number) >= max(reported, default=1)


# ---------------------------------------------------------------- files that only grow, and sweeping


def test_lines_are_added_behind_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "new" / "log.jsonl"
    saving.append(path, b"one\n")
    saving.append(path, b"two\nthree\n")
    assert path.read_bytes() == b"one\ntwo\nthree\n"


def test_a_piece_of_a_line_gets_its_end_before_anything_is_added(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"one\ntw")
    saving.append(path, b"three\n")
    assert path.read_bytes() == b"one\ntw\nthree\n"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process with a limit of its own")
def test_a_full_disk_leaves_a_growing_file_as_it_was(tmp_path: Path) -> None:
    """In a process that may not write beyond 40 bytes, which refuses in the middle of the lines."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"x" * 29 + b"\n")
    script = f"""
import resource
from pathlib import Path
from cardavia import saving
resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
try:
    saving.append(Path({str(path)!r}), b"y" * 30 + b"\\n")
except saving.SaveError as error:
    print(error.strerror)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ": File too large" in done.stdout
    assert path.read_bytes() == b"x" * 29 + b"\n"


def test_only_old_temporary_files_of_ours_are_swept_away(tmp_path: Path) -> None:
    old, young = tmp_path / ".skat.json.ab12_xyz", tmp_path / ".skat.json.cd34_xyz"
    spare, foreign = tmp_path / ".skat.json.1.4711", tmp_path / ".hidden.json"
    for path in (old, young, spare, foreign, tmp_path / "skat.json"):
        path.write_bytes(b"content")
    for path in (old, spare, foreign):
        os.utime(path, (1, 1))
    assert saving.sweep(tmp_path) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [".hidden.json", young.name, "skat.json"]
    assert saving.sweep(tmp_path / "nowhere") == 0
