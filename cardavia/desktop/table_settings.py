"""Carries the settings to an open table, at once and as long as both live.

It calls the public methods of the table page and knows no widget inside it.  Imports QtCore, `settings`,
`access`, `controller` and the table page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardavia.controller import Controller
from cardavia.desktop.access import motion_reduced
from cardavia.desktop.settings import CARD_SIZES, USUAL_BACK, Settings
from cardavia.desktop.table.page import TablePage
from cardavia.games import GAMES
from cardavia.pace import Pace
from cardavia.table_view import TableView
from cardavia.table_words.arrangement import ORDERS

LATE: Final = 3000
"""Milliseconds after which playable cards are shown under "after 3 seconds"."""
NAMED_SEATS: Final = {2: ("opposite",), 3: ("left", "right"), 4: ("left", "opposite", "right")}
"""Where the other seats are, clockwise from the person, by the number of seats."""
BADGES: Final = {"auto": None, "on": True, "off": False}


class PlayableHelp(QObject):
    """Decides from moment to moment whether cards that cannot be played are dimmed."""

    def __init__(self, page: TablePage, settings: Settings) -> None:
        super().__init__(page)
        self._page = page
        self._settings = settings
        self._decision = -1
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(LATE)
        self._late.timeout.connect(lambda: self._dim(True))

    def new_moment(self, view: TableView) -> None:
        """The table shows another moment."""
        if view.decision != self._decision:
            self._decision = view.decision
            self.begin()

    def refused(self) -> None:
        """A card was refused."""
        if self._settings.show_playable.value == "refused":
            self._dim(True)

    def begin(self) -> None:
        """A decision begins, or the setting has changed."""
        wanted = self._settings.show_playable.value
        self._late.stop()
        if wanted == "late":
            self._late.start()
        self._dim(wanted == "always")

    def _dim(self, dim: bool) -> None:
        if self._page.scene.dim_unplayable != dim:
            self._page.scene.dim_unplayable = dim
            self._page.scene.refresh()


class TableSettings(QObject):
    """Binds the settings to one table page; ends with the page."""

    def __init__(self, page: TablePage, controller: Controller, settings: Settings, pace: Pace) -> None:
        """`pace` is the one to begin with: that of the settings unless somebody asked for another."""
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._settings = settings
        self._pace = pace
        self._help = PlayableHelp(page, settings)
        game = controller.match.game.name
        bound: tuple[tuple[QObject, Callable[[], None]], ...] = (
            (settings.backs, self.renew_back),
            (settings.card_size, self._card_size),
            (settings.badges, self._badges),
            (settings.pace, self._new_pace),
            (settings.trick_hold, self._new_pace),
            (settings.reduced_motion, self._motion),
            (settings.show_playable, self._help.begin),
            (settings.one_press, self._presses),
            (settings.confirm_plays, self._presses),
            (settings.level[game], self._level),
            (settings.announcements, self._announcements),
            (settings.hints, self._help_allowed),
            (settings.odds, self._help_allowed),
            (settings.sort_order, self._arrangement),
            (settings.hide_points, self._arrangement),
            *((name, self._names) for name in settings.seat_names.values()),
        )
        self._bound = [(setting, _dropping(run)) for setting, run in bound]
        for setting, slot in self._bound:
            setting.changed.connect(slot)  # type: ignore[attr-defined]
        controller.table_changed.connect(self._help.new_moment)
        controller.refused.connect(self._help.refused)
        page.sort_wanted.connect(self._sort)
        for apply in (
            self.renew_back,
            self._card_size,
            self._badges,
            self._motion,
            self._presses,
            self._announcements,
            self._help_allowed,
            self._arrangement,
            self._names,
        ):
            apply()

    def end(self) -> None:
        """The table is left: listen no longer."""
        for setting, slot in self._bound:
            setting.changed.disconnect(slot)  # type: ignore[attr-defined]
        self._bound = []

    def renew_back(self) -> None:
        """Another back, or another pack: the second back is that of the pack, if it has one."""
        scene = self._page.scene
        wanted = self._settings.back(scene.tradition.id)
        scene.back = wanted if wanted in scene.tradition.backs() else USUAL_BACK
        scene.refresh()

    def _card_size(self) -> None:
        self._page.scene.card_scale = CARD_SIZES[self._settings.card_size.value]
        self._page.scene.refresh(animate=True)

    def _badges(self) -> None:
        self._page.scene.badges = BADGES[self._settings.badges.value]
        self._page.scene.refresh()

    def _new_pace(self) -> None:
        self._pace = self._settings.table_pace()
        self._controller.set_pace(self._pace)
        self._motion()

    def _motion(self) -> None:
        self._page.scene.finish()
        mover = self._page.scene.mover
        mover.factor = self._pace.factor
        mover.reduced = motion_reduced(self._settings)

    def _presses(self) -> None:
        self._page.keys.one_press = self._settings.one_press.value
        self._page.confirm_plays = self._settings.confirm_plays.value

    def _announcements(self) -> None:
        self._page.speech.announcements = self._settings.announcements.value

    def _help_allowed(self) -> None:
        self._page.aid.switch(self._settings.hints.value, self._settings.odds.value)

    def _arrangement(self) -> None:
        self._controller.arrange(self._settings.sort_order.value, self._settings.hide_points.value)

    def _names(self) -> None:
        """The names that the person gave to the other seats, by number of seat."""
        controller = self._controller
        controller.set_names(seat_names(self._settings, controller.match.game.name, controller.viewer))

    def _sort(self) -> None:
        """Cards laid by hand are sorted again; sorted ones get the next order."""
        order = self._settings.sort_order
        if self._controller.laid_by_hand:
            self._arrangement()
        else:
            order.set(ORDERS[(ORDERS.index(order.value) + 1) % len(ORDERS)])

    def _level(self) -> None:
        match = self._controller.match
        level = self._settings.level[match.game.name].value
        self._controller.set_levels(dict.fromkeys(range(1, match.game.seats), level))


def seat_names(settings: Settings, game: str, viewer: int) -> dict[int, str]:
    """What the person calls the other seats of a game, by number of seat; none for those without a name."""
    seats = GAMES[game].seats
    given = {place: name.value for place, name in settings.seat_names.items()}
    places = enumerate(NAMED_SEATS[seats], 1)
    return {(viewer + step) % seats: given[place] for step, place in places if given[place]}


def _dropping(run: Callable[[], None]) -> Callable[[object], None]:
    """A slot that does not care for the new value."""

    def slot(_value: object) -> None:
        run()

    return slot
