"""The first picture waits for nothing that it does not need."""

from __future__ import annotations

import subprocess
import sys

from cardavia.desktop import app

LATER = (
    "cardavia.controller",
    "cardavia.desktop.table.page",
    "cardavia.desktop.pages.rules",
    "cardavia.desktop.pages.tradition",
    "cardavia.desktop.shortcuts_page",
    "cardavia.desktop.fair_play",
    "cardavia.players.skat_player",
    "cardavia.help",
    "PySide6.QtMultimedia",
)


def loaded_after(statements: str) -> set[str]:
    """The modules of an interpreter of its own after these statements."""
    code = f"import sys\n{statements}\nprint(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_table_rules_and_players_are_not_loaded_for_the_gallery() -> None:
    modules = loaded_after("import cardavia.__main__, cardavia.desktop.app")
    assert "cardavia.desktop.pages.gallery" in modules
    assert not modules & set(LATER)


def test_what_is_loaded_behind_is_what_the_first_game_needs() -> None:
    modules = loaded_after("from cardavia.desktop import app\napp.load_behind()")
    assert {"cardavia.controller", "cardavia.desktop.table.page", "cardavia.desktop.pages.rules"} <= modules
    assert set(app.BEHIND) <= modules


def test_with_a_compiled_kernel_the_compiler_is_not_loaded() -> None:
    modules = loaded_after(
        "from cardavia.players.search.status import kernel_status\n"
        "import cardavia.desktop.app\ncardavia.desktop.app.load_behind()\n"
        "print('compiled' if kernel_status() != 'uncompiled' else 'plain')"
    )
    assert "plain" in modules or not modules & {"cython", "Cython"}
