"""Resources are found in a source tree, inside the package, and in a frozen bundle."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from cardavia import resources


def test_source_tree_holds_the_cards() -> None:
    assert (resources.cards() / "wiener-bild" / "tradition.toml").is_file()


def test_files_inside_the_package_win_over_files_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "cardavia"
    for place in (package, tmp_path):
        (place / "assets").mkdir(parents=True)
    monkeypatch.setattr(resources, "PACKAGE", package)
    assert resources.assets() == package / "assets"


def test_frozen_bundle_is_looked_into_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "i18n").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.i18n() == tmp_path / "i18n"


def test_missing_folder_is_named_with_the_places_looked_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "cardavia")
    with pytest.raises(resources.ResourceMissingError, match="assets") as caught:
        resources.assets()
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_module_knows_no_qt() -> None:
    tree = ast.parse(Path(resources.__file__).read_text(encoding="utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= {"__future__", "sys", "collections", "pathlib", "typing"}
