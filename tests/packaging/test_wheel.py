"""A wheel built from a copy of the checkout holds everything that an installation needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("assets", "cardavia", "i18n", "packaging")
FILES = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What the wheel holds; without the compiled kernel, which takes a minute to build."""
    copy, out = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("dist")
    for part in PARTS:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.qm")
        shutil.copytree(ROOT / part, copy / part, ignore=ignored)
    for file in FILES:
        shutil.copy(ROOT / file, copy)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-deps"]
    environment = {**os.environ, "CARDAVIA_NO_EXTENSION": "1"}
    command = [*pip, "--no-build-isolation", "-w", str(out), str(copy)]
    subprocess.run(command, check=True, env=environment, cwd=copy)
    (wheel,) = out.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_wheel_holds_every_module(names: set[str]) -> None:
    modules = {str(path.relative_to(ROOT).as_posix()) for path in (ROOT / "cardavia").rglob("*.py")}
    assert modules - names == set()


def test_wheel_holds_every_card_and_text_inside_the_package(names: set[str]) -> None:
    wanted = {
        f"cardavia/{path.relative_to(ROOT).as_posix()}"
        for part in ("assets", "i18n")
        for path in (ROOT / part).rglob("*")
        if path.is_file() and path.suffix not in (".ts", ".qm") and not path.name.startswith(".")
    }
    assert len(wanted) > 150
    assert wanted - names == set()


def test_wheel_holds_every_translation_compiled_and_not_its_source(names: set[str]) -> None:
    languages = {path.stem for path in (ROOT / "i18n").glob("*.ts")}
    assert {f"cardavia/i18n/{name}.qm" for name in languages} <= names
    assert not any(name.endswith(".ts") for name in names)


def test_wheel_holds_nothing_of_tests_and_tools(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"cardavia"}


def test_wheel_holds_what_the_kernel_is_compiled_from(names: set[str]) -> None:
    assert "cardavia/players/search/bits.pxd" in names
