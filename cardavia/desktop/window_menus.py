"""What stands in the menus of the main window, and with which keys.

Standard entries take the keys of the platform and the written ones besides.  Imports Qt, `menus`,
`languages`, the names of games and paces, and the table page for its commands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence

from cardavia.desktop import help_pages
from cardavia.desktop.menus import Choices, Entry
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.settings_groups import PACES
from cardavia.languages import LANGUAGES
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.desktop.table.page import TablePage
    from cardavia.desktop.window import Window


LIKE_SYSTEM: Final = tr_noop("As the system")


def window_menus(window: Window) -> list[tuple[str, list[Entry | Choices | None]]]:
    """Title and lines of each menu."""
    keys, role = QKeySequence.StandardKey, QAction.MenuRole
    size, resize, share = window.settings.card_size, window.choices.change_card_size, window.sharing
    paces = tuple(
        Entry(f"pace_{value}", text, partial(window.settings.pace.set, value), value=value)
        for value, text in PACES
    )

    languages = tuple(
        Entry(f"language_{code or 'system'}", text, partial(window.settings.language.set, code), value="set")
        for code, text in (("", LIKE_SYSTEM), *((code, each.name) for code, each in LANGUAGES.items()))
    )
    rules = tuple(
        Entry(f"rules_{game}", text.name, partial(window.rules_pages.show, game), page=True)
        for game, text in GAME_TEXTS.items()
    )

    def at_table(name: str, text: str, command: Callable[[TablePage], object], key: str) -> Entry:
        return Entry(name, text, _table(window, command), key, at_table=True)

    def play(name: str, text: str, command: Callable[[TablePage], object], letter: str) -> Entry:
        return Entry(name, text, _table(window, command), letter=letter, at_table=True)

    return [
        (
            tr_noop("&Game"),
            [
                Entry("new_deal", tr_noop("&New Deal"), window.at_table.new_deal, "Ctrl+N", at_table=True),
                Entry("choose_game", tr_noop("C&hoose Game…"), window.show_games, "Ctrl+Shift+N"),
                Entry("deal_by_number", tr_noop("&Deal by Number…"), share.ask_number, "Ctrl+D"),
                at_table("repeat_deal", tr_noop("&Repeat Deal"), methodcaller("repeat_deal"), "F5"),
                None,
                Entry("open_record", tr_noop("&Open Record…"), share.open_record, "Ctrl+O", keys.Open),
                Entry(
                    "save_record",
                    tr_noop("&Save Record As…"),
                    share.save_record_as,
                    "Ctrl+Shift+S",
                    keys.SaveAs,
                    at_table=True,
                ),
                Entry("copy_deal", tr_noop("&Copy Deal"), share.copy_deal, "Ctrl+Shift+C", at_table=True),
                Entry("paste_deal", tr_noop("&Paste Deal"), share.paste, "Ctrl+Shift+V"),
                None,
                Entry("leave_table", tr_noop("&Leave Table"), window.leave_table, "Ctrl+W", at_table=True),
                Entry("quit", tr_noop("&Quit"), window.close, "Ctrl+Q", keys.Quit, role.QuitRole),
            ],
        ),
        (
            tr_noop("&Play"),
            [
                at_table("take_back", tr_noop("&Take Back"), methodcaller("take_back"), "Ctrl+Z"),
                at_table("repeat", tr_noop("&Repeat"), methodcaller("repeat"), "Ctrl+Shift+Z"),
                None,
                play("hint", tr_noop("&Hint"), methodcaller("ask_hint"), "H"),
                play("odds", tr_noop("&Odds of Hidden Cards"), methodcaller("ask_odds"), "O"),
                play("claim", tr_noop("&Claim the Rest"), methodcaller("ask_claim"), "E"),
                None,
                play("sort_hand", tr_noop("&Sort Hand"), methodcaller("sort_hand"), "S"),
                Entry(
                    "last_trick",
                    tr_noop("&Last Trick"),
                    _table(window, methodcaller("show_last_trick")),
                    letter="L",
                    at_table=True,
                ),
                Entry(
                    "trump_order",
                    tr_noop("Tr&ump Order"),
                    _table(window, methodcaller("show_trump_order")),
                    letter="T",
                    at_table=True,
                ),
                None,
                play("review", tr_noop("Re&view Deal"), methodcaller("review"), "R"),
            ],
        ),
        (
            tr_noop("&View"),
            [
                Entry("back", tr_noop("&Back"), window.back, "Alt+Left", keys.Back),
                Entry("gallery", tr_noop("Card &Traditions"), window.show_gallery, "Ctrl+1", page=True),
                Entry("games", tr_noop("&Games"), window.show_games, "Ctrl+2", page=True),
                Entry("history", tr_noop("&History"), window.past_pages.show_history, "Ctrl+3", page=True),
                Entry(
                    "statistics",
                    tr_noop("St&atistics"),
                    window.past_pages.show_statistics,
                    "Ctrl+4",
                    page=True,
                ),
                Entry("mistakes", tr_noop("&My Mistakes"), window.mistakes.show, "Ctrl+5", page=True),
                None,
                Entry(
                    "larger_cards",
                    tr_noop("&Larger Cards"),
                    partial(resize, 1),
                    "Ctrl++",
                ),
                Entry(
                    "smaller_cards",
                    tr_noop("&Smaller Cards"),
                    partial(resize, -1),
                    "Ctrl+-",
                ),
                Entry("normal_cards", tr_noop("&Normal Cards"), size.reset, "Ctrl+0"),
                at_table("side_panel", tr_noop("Side &Panel"), methodcaller("toggle_side"), "F9"),
                Entry("full_screen", tr_noop("&Full Screen"), window.toggle_full_screen, "F11"),
            ],
        ),
        (
            tr_noop("&Settings"),
            [
                Entry(
                    "settings",
                    tr_noop("&Settings…"),
                    window.toggle_settings,
                    "Ctrl+,",
                    keys.Preferences,
                    role.PreferencesRole,
                    page=True,
                ),
                Choices("language", tr_noop("&Language"), languages),
                Choices("pace", tr_noop("&Pace"), paces),
                Entry("mute", tr_noop("&Mute"), partial(help_pages.mute, window), "Ctrl+Shift+M"),
            ],
        ),
        (
            tr_noop("&Help"),
            [
                Entry("rules", tr_noop("&Rules of This Game"), window.rules_pages.show_here, "F1", page=True),
                Choices("rules", tr_noop("All R&ules"), rules),
                Entry(
                    "shortcuts",
                    tr_noop("&Keyboard Shortcuts"),
                    partial(help_pages.show_shortcuts, window),
                    "Ctrl+?",
                    page=True,
                ),
                Entry(
                    "fair_play",
                    tr_noop("&Fair Play"),
                    partial(help_pages.show_fair_play, window),
                    page=True,
                ),
                Entry("report", tr_noop("&Copy Report"), share.copy_report),
                Entry(
                    "about",
                    tr_noop("&About Cardavia"),
                    partial(help_pages.about, window),
                    role=role.AboutRole,
                ),
            ],
        ),
    ]


def _table(window: Window, command: Callable[[TablePage], object]) -> Callable[[], object]:
    """A command for the table, if there is one."""

    def run() -> object:
        return command(window.table) if window.table is not None else None

    return run
