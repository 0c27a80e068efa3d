"""The faces that are installed are those that the drawing package draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
NAMES = ("HK", "CJ", "EU", "S6", "G8", "back-2")


def test_a_few_faces_drawn_anew_are_the_installed_ones_byte_for_byte(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.cardart", "--out", str(tmp_path), "--cards", *NAMES]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    drawn = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.svg"))
    assert len(drawn) >= 12
    for path in drawn:
        assert (tmp_path / path).read_bytes() == (CARDS / path).read_bytes(), path


def test_nothing_but_the_drawn_faces_and_the_texts_is_installed() -> None:
    kinds = {path.suffix for path in CARDS.rglob("*") if path.is_file()}
    assert kinds == {".svg", ".toml"}
    faces = {folder.name: len(list(folder.glob("*.svg"))) for folder in CARDS.iterdir()}
    assert faces == {"wiener-bild": 34, "salisburghesi": 42, "bavarian": 38, "tell": 35}
    assert sum(path.stat().st_size for path in CARDS.rglob("*.svg")) < 8_000_000
