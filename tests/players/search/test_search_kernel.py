"""One source, two kernels: the compiled one is fresh, and the uncompiled one says the same."""

import importlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.players import search
from cardavia.players.search import bits, kernel_status, source_digest, status
from tests.players.search import sample_search

PACKAGE = Path(search.__file__).parent
ROOT = PACKAGE.parents[2]


@pytest.fixture(scope="module")
def plain_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without its extensions."""
    root = tmp_path_factory.mktemp("uncompiled")
    target = root / "cardavia" / "players" / "search"
    shutil.copytree(PACKAGE, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for package in (root / "cardavia", root / "cardavia" / "players"):
        (package / "__init__.py").touch()
    shutil.copytree(ROOT / "tests" / "players" / "search", root / "tests" / "players" / "search")
    return root


def run(root: Path, *arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_compiled_modules_are_built_from_the_sources_beside_them() -> None:
    assert kernel_status() in ("compiled", "uncompiled"), "run: python setup.py build_ext --inplace"


def test_compiled_and_uncompiled_kernel_play_the_same_nodes_to_the_same_values(plain_copy: Path) -> None:
    printed = json.loads(run(plain_copy, "-m", "tests.players.search.sample_search"))
    assert printed["status"] == "uncompiled"
    assert printed["answers"] == sample_search.answers()["answers"]


def test_an_edit_of_any_source_changes_the_digest(plain_copy: Path) -> None:
    before = source_digest(plain_copy / "cardavia/players/search")
    assert before == source_digest()
    for name in ("engine.py", "solver.pxd", "bits.pxd"):
        source = plain_copy / "cardavia/players/search" / name
        text = source.read_text()
        source.write_text(text + "\n# edited\n")
        assert source_digest(source.parent) != before
        source.write_text(text)
    assert source_digest(plain_copy / "cardavia/players/search") == before


def test_an_extension_older_than_its_sources_is_called_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = {name: source_digest() for name in status.COMPILED}
    monkeypatch.setattr(status, "_built", lambda name: fresh[name])
    assert kernel_status() == "compiled"
    fresh["engine"] += 1
    assert kernel_status() == "stale"
    fresh["engine"] = 0
    assert kernel_status() == "stale"
    fresh.update(dict.fromkeys(fresh, 0))
    assert kernel_status() == "uncompiled"


def test_every_compiled_module_has_a_declaration_file() -> None:
    for name in status.COMPILED:
        assert (PACKAGE / f"{name}.pxd").exists()
        assert importlib.import_module(f"cardavia.players.search.{name}").__doc__


def test_plain_bit_arithmetic_is_that_of_the_machine() -> None:
    assert bits.index_of(0b10100) == 2
    assert bits.fill_down(0b100100) == 0b111111 and bits.fill_down(0) == 0
    assert bits.lowest(0b10100) == 0b100 and bits.lowest(0) == 0
    # first outputs of splitmix64 from state 0, as published with the generator
    assert bits.mix(0) == 0xE220A8397B1DCDAF
    assert bits.mix(bits.advance(0)) == 0x6E789E6AA1B965F4
