"""The prompt bar: whose turn it is, what can be done, and why something cannot.

Buttons come from the `TableView` in their groups and keep their places through a phase; they are made anew
only when the phase brings others.  Imports Qt, `action_button`, `flow_layout`, `table_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardavia.cards import FRENCH, Pack
from cardavia.desktop.flow_layout import FlowLayout, join
from cardavia.desktop.own_words import explained
from cardavia.desktop.plain_card import sign_of
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.action_button import GUARD, ActionButton
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import Text, tr_noop
from cardavia.table_view import ButtonGroup, ButtonView, HelpTable, Refusal, TableView

Say = Callable[[Text], str]

RULE = tr_noop("Rule {number}")
AGAIN = tr_noop("{words}: press again")
MORE = tr_noop("More")
CROWDED: Final = 8
"""With more buttons than this their conditions are told only of the one that is looked at."""


class PromptBar(QFrame):
    """Sentence, reason and buttons; `triggered` gives the button that was pressed."""

    triggered = Signal(object)
    """A `ButtonView` that is enabled."""
    refused = Signal(object)
    """The `Refusal` of a button that is not."""
    rule_wanted = Signal(str)
    previewed = Signal(object)
    """Object name of the button under the pointer or focus, or None."""
    height_changed = Signal()
    help_wanted = Signal(str)
    """Key of a help table to open or close."""

    def __init__(self, say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setProperty("role", "plate")
        self._say = say
        self.pack: Pack = FRENCH
        self.theme: Theme = LIGHT
        self.guard = GUARD
        self._names: tuple[str, ...] = ()
        self._decision = -1
        self._words = ""
        self._buttons: dict[str, ActionButton] = {}
        self._views: dict[str, ButtonView] = {}
        self._phrases: list[tuple[QLabel | QToolButton, Text]] = []
        """What stands among the buttons and stays as long as they do."""
        self._refusal: Refusal | None = None
        self.sentence = QLabel()
        self.sentence.setObjectName("prompt.text")
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reason = QLabel()
        self.reason.setObjectName("prompt.reason")
        self.reason.setProperty("role", "bad")
        self.reason.setWordWrap(True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reason.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.reason.linkActivated.connect(self.rule_wanted)
        self.reason.hide()
        self._rows = QWidget()
        self._flow = FlowLayout(self._rows)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self._rows.setSizePolicy(policy)
        self._shelf = QScrollArea()
        self._shelf.setFrameShape(QFrame.Shape.NoFrame)
        self._shelf.setWidgetResizable(True)
        self._shelf.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shelf.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shelf.setWidget(self._rows)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 5, 12, 6)
        box.setSpacing(5)
        box.addWidget(self.sentence)
        box.addWidget(self.reason)
        box.addWidget(self._shelf, 1)

    # ------------------------------------------------------------ what it shows

    def show_view(self, view: TableView) -> None:
        """Show the prompt and the buttons of a moment."""
        words = self._say(view.prompt.text)
        if view.prompt.detail is not None:
            words = f"{words}  {self._say(view.prompt.detail)}"
        self._words = words
        self.sentence.setToolTip(explained(words))
        if not any(made.underMouse() or made.hasFocus() for made in self._buttons.values()):
            self.sentence.setText(words)
        if view.decision != self._decision:
            self._decision = view.decision
            self.sentence.setText(words)
            self.clear_reason()
            for made in self._buttons.values():
                made.restart_guard()
        groups = view.groups if view.must_act else ()
        helps = view.help if view.must_act else ()
        names = tuple(button.object_name for group in groups for button in group.buttons)
        names += tuple(each.key for each in helps)
        if names != self._names:
            self._build(groups)
            for each in helps:
                self._flow.addWidget(self._help_button(each))
            self._show_all()
            self._names = names
        crowded = len(names) > CROWDED
        for group in groups:
            signs_only = _signs_only(group)
            for button in group.buttons:
                self._update(button, signs_only, crowded and not group.folded)
        self._shelf.setVisible(bool(groups))
        self.height_changed.emit()

    def retranslate(self, view: TableView) -> None:
        """Say everything of the same moment in the present language; the buttons stay."""
        for widget, text in self._phrases:
            widget.setText(self._say(text))
            widget.setToolTip(explained(widget.text()))
        self.show_view(view)
        self.sentence.setText(self._words)
        if self._refusal is not None:
            self._write_reason(self._refusal)

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why something cannot be done, with its rule."""
        self._refusal = refusal
        self._write_reason(refusal)
        self.reason.show()
        event = QAccessibleAnnouncementEvent(self, str(self.reason.property("plain")))
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self.height_changed.emit()

    def _write_reason(self, refusal: Refusal) -> None:
        reason = self._say(refusal.text)
        rule = tr(RULE).format(number=refusal.rule)
        colour = self.theme.accent
        self.reason.setText(
            f'{_escaped(reason)}. <a href="{refusal.rule}" style="color:{colour}">{_escaped(rule)}</a>'
        )
        self.reason.setProperty("plain", f"{reason}. {rule}")

    def clear_reason(self) -> None:
        """Take the reason away: another decision has come."""
        if self._refusal is not None:
            self._refusal = None
            self.reason.clear()
            self.reason.hide()
            self.height_changed.emit()

    @property
    def refusal(self) -> Refusal | None:
        """The refusal that is being explained."""
        return self._refusal

    def fit(self, width: int, most: int) -> int:
        """The height at a width; if it is too much, conditions are brief, and a reason stands alone."""
        for spare, silent in ((0, False), (1, False), (2, False), (2, True)):
            for button in self._buttons.values():
                button.set_spare(spare)
            self.sentence.setVisible(not silent or self.reason.isHidden())
            self._flow.invalidate()
            high = self.needed_height(width)
            if high <= most:
                break
        policies = Qt.ScrollBarPolicy
        policy = policies.ScrollBarAlwaysOff if high <= most else policies.ScrollBarAsNeeded
        if policy != self._shelf.verticalScrollBarPolicy():
            self._shelf.setVerticalScrollBarPolicy(policy)
        self._flow.update()
        return high

    def needed_height(self, width: int) -> int:
        """Logical pixels that sentence, reason and buttons need at a width."""
        inner = max(width - 24, 40)
        high = 16 + (0 if self.sentence.isHidden() else self.sentence.heightForWidth(inner))
        if not self.reason.isHidden():
            high += 5 + self.reason.heightForWidth(inner)
        if not self._shelf.isHidden() and self._flow.count():
            high += 5 + self._flow.heightForWidth(inner)
        return high

    def wanted_width(self) -> int:
        """Logical pixels at which sentence and buttons stand in one line each."""
        metrics = self.sentence.fontMetrics()
        wide = metrics.horizontalAdvance(self.sentence.text())
        if not self.reason.isHidden():
            wide = max(wide, metrics.horizontalAdvance(str(self.reason.property("plain"))))
        if not self._shelf.isHidden():
            wide = max(wide, self._flow.natural_width())
        return wide + 48

    def buttons(self) -> Sequence[ActionButton]:
        """The buttons in their order."""
        return list(self._buttons.values())

    def press(self, key: str) -> bool:
        """Press the first enabled button with a role (or hear why none is); whether there is one."""
        views = [view for view in self._views.values() if view.key == key]
        if not views:
            return False
        self._clicked(next((view for view in views if view.enabled), views[0]).object_name)
        return True

    def click(self, name: str) -> None:
        """Press a button by its object name."""
        self._clicked(name)

    # ------------------------------------------------------------ buttons

    def _build(self, groups: Sequence[ButtonGroup]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons = {}
        self._views = {}
        self._phrases = []
        for group in groups:
            parts: list[QWidget] = []
            if group.caption is not None and len(group.buttons) > 1:
                caption = QLabel(self._say(group.caption))
                caption.setProperty("role", "caption")
                caption.setToolTip(explained(caption.text()))
                self._phrases.append((caption, group.caption))
                parts.append(caption)
            enabled = [button for button in group.buttons if button.enabled]
            shown = enabled[:4] if group.folded else list(group.buttons)
            parts += [self._make(view) for view in shown]
            folded = [button for button in group.buttons if button not in shown and button.enabled]
            if folded:
                parts.append(self._menu(group.name, folded))
            for place, part in enumerate(parts):
                if place and group.caption is not None:
                    join(part)
                self._flow.addWidget(part)
            for view in group.buttons:
                self._views[view.object_name] = view

    def _show_all(self) -> None:
        """What is added to a visible row would wait for the event loop."""
        for place in range(self._flow.count()):
            item = self._flow.itemAt(place)
            added = item.widget() if item is not None else None
            if added is not None:
                added.show()

    def _help_button(self, table: HelpTable) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"help.{table.key}")
        button.setProperty("role", "quiet")
        button.setText(self._say(table.title))
        self._phrases.append((button, table.title))
        button.clicked.connect(partial(self.help_wanted.emit, table.key))
        return button

    def _make(self, view: ButtonView) -> ActionButton:
        button = ActionButton()
        button.setObjectName(view.object_name)
        button.guard = self.guard
        button.clicked.connect(lambda _=False, name=view.object_name: self._clicked(name))
        button.looked_at.connect(lambda on, name=view.object_name: self._looked_at(name, on))
        self._buttons[view.object_name] = button
        return button

    def _menu(self, name: str, views: Sequence[ButtonView]) -> QToolButton:
        """The rest of a folded group as a list to open."""
        more = QToolButton()
        more.setObjectName(f"more.{name}")
        more.setText(tr(MORE))
        self._phrases.append((more, Text(MORE)))
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.aboutToShow.connect(partial(self._fill_menu, menu, views))
        more.setMenu(menu)
        return more

    def _fill_menu(self, menu: QMenu, views: Sequence[ButtonView]) -> None:
        """Sixty bids are written when the list is opened, not with every deal."""
        menu.clear()
        for view in views:
            action = menu.addAction(self._say(view.label))
            action.setObjectName(view.object_name)
            action.triggered.connect(lambda _=False, name=view.object_name: self._clicked(name))

    def _update(self, view: ButtonView, sign_only: bool, crowded: bool) -> None:
        self._views[view.object_name] = view
        button = self._buttons.get(view.object_name)
        if button is None:
            return
        words = self._say(view.label)
        condition = self._say(view.condition) if view.condition is not None else ""
        sign = sign_of(self.pack.name, self.pack.suits[view.suit]) if view.suit is not None else ""
        button.manner = self.theme.suits
        button.quiet_colour = QColor(self.theme.quiet)
        button.warn_colour = QColor(self.theme.warn)
        if sign_only:
            button.set_words("", "", sign)
        else:
            brief = self._say(view.brief) if view.brief is not None else ""
            button.set_words(words, "" if crowded else condition, sign, view.caution, brief)
        button.confirm_words = tr(AGAIN).format(words=words) if view.confirm else ""
        button.setEnabled(view.enabled)
        button.setAccessibleName(f"{words}. {condition}" if condition else words)
        if view.refusal is not None:
            reason = f"{self._say(view.refusal.text)} ({view.refusal.rule})"
            button.setToolTip(_lines(words if sign_only else "", reason, explained(words)))
            button.setAccessibleDescription(reason)
        else:
            button.setToolTip(_lines(words if sign_only else "", condition, explained(words)))
            button.setAccessibleDescription("")

    def look_at(self, name: str | None) -> None:
        """Say above the buttons what the one under the pointer or focus means; None to end that."""
        view = self._views.get(name) if name is not None else None
        if view is None:
            self.sentence.setText(self._words)
        else:
            condition = f"  {self._say(view.condition)}" if view.condition is not None else ""
            self.sentence.setText(f"{self._say(view.label)}{condition}")
        self.previewed.emit(name)

    def _looked_at(self, name: str, on: bool) -> None:
        """The pointer or the focus came to a button, or left it: the hand is arranged for its contract."""
        self.look_at(name if on else None)
        button = self._buttons.get(name)
        if on and button is not None and button.hasFocus():  # large text may have pushed it below the edge
            self._shelf.ensureWidgetVisible(button, 0, 4)

    def _clicked(self, name: str) -> None:
        view = self._views.get(name)
        if view is None:
            return
        if not view.enabled:
            if view.refusal is not None:
                self.refused.emit(view.refusal)
            return
        button = self._buttons.get(name)
        if button is None or button.confirmed():
            self.triggered.emit(view)


def _signs_only(group: ButtonGroup) -> bool:
    """Whether the buttons of a group differ by suit alone, so that the caption and the signs say it all."""
    return (
        group.caption is not None
        and len(group.buttons) > 1
        and all(button.suit is not None for button in group.buttons)
    )


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
