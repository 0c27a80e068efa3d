"""The table page: canvas, prompt, result, side panel and keys around one controller.

It hands clicks and keys to the controller and pictures to the scene, and decides nothing.  Imports Qt, the
controller and its neighbours in this folder.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from cardavia.cards import Card
from cardavia.controller import Controller
from cardavia.desktop.pages.rules import RulesView
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.aid import TableAid
from cardavia.desktop.table.auction_panel import AuctionPanel
from cardavia.desktop.table.canvas import TableCanvas
from cardavia.desktop.table.card_places import CAPTION
from cardavia.desktop.table.help_panel import HelpPanel, TrumpPanel
from cardavia.desktop.table.keys import TableKeys
from cardavia.desktop.table.layout import PROMPT_HIGHEST
from cardavia.desktop.table.prompt import PromptBar
from cardavia.desktop.table.result_panel import ResultPanel
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.table.side_panel import SidePanel
from cardavia.desktop.table.speech import TableSpeech
from cardavia.desktop.table.tooltips import Tooltips
from cardavia.desktop.table.twins import Twins
from cardavia.desktop.table.zoom_plate import ZoomPlate
from cardavia.desktop.theme import Theme
from cardavia.match import MatchError
from cardavia.strings import Text, tr_noop
from cardavia.table_view import ButtonView, PromptView, Refusal, TableView
from cardavia.traditions import Tradition

SIDE_FROM: Final = 1100
"""Page width in logical pixels from which the side panel stands beside the table."""
SIDE_WIDTH: Final = 300
SIDE_WIDEST: Final = 380
LEAST_BESIDE: Final = 960
"""Logical pixels that the table keeps beside a side panel that large text would make wider."""
DRAWER_SHARE: Final = 0.75
"""Of the page's width that a drawer takes at most."""
LEAST_LINES: Final = 8
"""Lines of text that must have room over the side of the table above the prompt."""
LARGE_TEXT: Final = 1.3
"""Text size from which the sums may lie over the open hands: they would have room for two lines."""
LEAST_PROMPT: Final = 460
"""Width of the prompt in logical pixels, at least."""
LOOKING_BACK: Final = tr_noop("A look back. A click on the table or Escape shows the result again.")
LAST_TRICK: Final = 5000
"""Milliseconds that the last trick stays in view."""


class TablePage(QWidget):
    """One table with everything around it."""

    leave_wanted = Signal()
    copy_wanted = Signal()
    """The record of the deal is to go to the clipboard."""
    review_wanted = Signal()
    """The deal, which is over, is to be reviewed."""
    message = Signal(str)
    """A line for the window's message bar."""
    card_size_wanted = Signal(int)
    arranged = Signal()
    """Everything has its place; prompt and hand may have another than before."""
    sort_wanted = Signal()
    """The hand shall be sorted in the next order."""

    def __init__(self, store: SpriteStore, tradition: Tradition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page.table")
        self.controller: Controller | None = None
        self._store = store
        self.scene = TableScene(store, tradition, self)
        self.canvas = TableCanvas(self.scene, self)
        self.prompt = PromptBar(self.scene.say, self.canvas.viewport())
        self.prompt.pack = tradition.pack
        self.result = ResultPanel(self.scene.say, self.canvas.viewport())
        self.zoom = ZoomPlate(store, self.canvas.viewport())
        self.help = HelpPanel(self.scene.say, store, tradition, self.canvas.viewport())
        self.trumps = TrumpPanel(store, tradition, self.canvas.viewport())
        self.twins = Twins(self.scene, self.canvas.viewport())
        self.aid = TableAid(self)
        self.auction = AuctionPanel(self.scene.say, self.canvas.viewport())
        self.tooltips = Tooltips(self.scene, self.canvas.viewport())
        self.side = SidePanel(self.scene.say, self._card_name, self)
        self.side.log.pack = tradition.pack
        self.speech = TableSpeech(self.scene, self.canvas.viewport())
        self.keys = TableKeys(self)
        self.confirm_plays = False
        """Whether the first click on a card only raises it."""
        self._raised: Card | None = None
        self._looking_back = False
        """Whether an earlier moment of a finished deal is shown."""
        self._side_wanted = True
        self._drawer = False
        self._last_timer = QTimer(self)
        self._last_timer.setSingleShot(True)
        self._last_timer.setInterval(LAST_TRICK)
        self._last_timer.timeout.connect(partial(self.scene.set_last_trick, False))
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.canvas, 1)
        box.addWidget(self.side)
        self._connect()

    def _connect(self) -> None:
        self.canvas.card_activated.connect(self._card_done)
        self.canvas.pile_activated.connect(self._pile_done)
        self.canvas.last_trick_wanted.connect(self.show_last_trick)
        self.canvas.felt_clicked.connect(self.go_on)
        self.canvas.zoom_wanted.connect(self.show_large)
        self.canvas.zoom_ended.connect(self.zoom.hide)
        self.canvas.resized.connect(self._arrange)
        self.canvas.size_step.connect(self.card_size_wanted)
        self.canvas.card_moved.connect(self._move_card)
        self.canvas.pile_dropped.connect(self._pile_got_card)
        self.side.moment_wanted.connect(self.show_moment)
        self.canvas.step_wanted.connect(self.twins.step)
        self.aid.message.connect(self.message)
        self.twins.card_pressed.connect(self.canvas.take)
        self.twins.pile_pressed.connect(self._pile_done)
        self.prompt.triggered.connect(self._button_done)
        self.prompt.refused.connect(self._refuse)
        self.prompt.rule_wanted.connect(self.show_rule)
        self.prompt.help_wanted.connect(self._show_help)
        self.prompt.previewed.connect(self._preview)
        self.result.triggered.connect(self._button_done)

    # ------------------------------------------------------------ the controller

    def play(self, controller: Controller) -> None:
        """Show the table of a controller and start it."""
        self.controller = controller
        game = controller.match.game.name
        rules = RulesView(self._store, self.scene.tradition, game, view="rules.side")
        rules.set_look(self.scene.theme, self.scene.text_scale)
        self.side.set_rules(rules)
        controller.setParent(self)
        self.aid.follow(controller)
        controller.table_changed.connect(self.show_view)
        controller.refused.connect(self._refuse)
        controller.start()

    def stop(self) -> None:
        """End the table: what is being thought is called off."""
        if self.controller is not None:
            self.controller.close()
            self.controller.table_changed.disconnect(self.show_view)
            self.controller = None
        self._last_timer.stop()

    def show_view(self, view: TableView) -> None:
        """Show a moment everywhere on the page."""
        former = self.scene.view
        self._looking_back = False
        if former is None or former.decision != view.decision:
            self._raised = None
            self.scene.set_last_trick(False)
        self.scene.speaker.names = {seat.seat: self.scene.say(seat.name) for seat in view.seats}
        held = self._has_focus()
        self.prompt.show_view(view)
        if view.result is None:
            self.result.show_view(view)
        self.scene.plan_size(*self._wanted_size())
        self.scene.show_view(view)
        self._arrange()
        if held and not self._has_focus():  # its button is gone, and Qt gave it to whatever came next
            self.setFocus()
        self.scene.later("side", partial(self.side.show_view, view))
        self.help.follow(view)
        self.aid.show_view(former, view)
        self.speech.announce(former, view)
        self.speech.sound(former, view)
        if view.result is not None:
            self.scene.later(
                "result", partial(self._show_result, view, former is None or not former.finished)
            )

    def _show_result(self, view: TableView, new: bool) -> None:
        """The sums over the table; a new one has the keyboard."""
        self.result.show_view(view)
        self._place_result()
        button = self.result.first_button()
        if new and button is not None:
            button.setFocus()

    def _has_focus(self) -> bool:
        """Whether the keyboard is the table's."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    # ------------------------------------------------------------ what the person does

    def _card_done(self, card: int) -> None:
        view, controller = self.scene.view, self.controller
        if view is None or controller is None:
            return
        chosen = next((each for each in view.hand if each.card == card), None)
        if chosen is None:
            return
        if view.picks:
            controller.toggle(card, view.decision)
            return
        if chosen.action is None:
            if chosen.refusal is not None:
                self._refuse(chosen.refusal, card)
            return
        if self.confirm_plays and self._raised != card:
            self._raised = card
            self.canvas.reopen()
            self.scene.set_hovered(card)
            return
        controller.choose(chosen.action, view.decision)

    def _pile_done(self, key: str) -> None:
        """A click on a pile stands for a button: the stock for closing it."""
        view = self.scene.view
        pile = next((each for each in view.piles if each.key == key), None) if view is not None else None
        if pile is not None and pile.action is not None:
            self.prompt.click(pile.action)

    def _pile_got_card(self, key: str) -> None:
        """A card dropped on a pile stands for a button: the trump Jack on the stock for the exchange."""
        view = self.scene.view
        pile = next((each for each in view.piles if each.key == key), None) if view is not None else None
        if pile is not None and pile.drop_action is not None:
            self.prompt.click(pile.drop_action)

    def _button_done(self, button: ButtonView) -> None:
        view, controller = self.scene.view, self.controller
        if view is None or controller is None:
            return
        if button.action is not None:
            controller.choose(button.action, view.decision)
            return
        commands: dict[str, Callable[[], object]] = {
            "deal.next": self.next_deal,
            "deal.repeat": self.repeat_deal,
            "deal.copy": self.copy_wanted.emit,
            "deal.review": self.review,
            "deal.leave": self.leave_wanted.emit,
        }
        command = commands.get(button.object_name)
        if command is not None:
            command()

    def next_deal(self) -> None:
        """Book the finished deal and deal again."""
        if self.controller is not None:
            try:
                self.controller.next_deal()
            except MatchError as error:
                self.message.emit(str(error))

    def repeat_deal(self) -> None:
        """The same cards again."""
        if self.controller is not None:
            self.controller.repeat_deal()

    def review(self) -> None:
        """Ask for the review of the deal."""
        self.review_wanted.emit()

    def take_back(self) -> None:
        """Back to the person's last decision."""
        if self.controller is not None:
            try:
                self.controller.take_back()
            except MatchError as error:
                self.message.emit(str(error))

    def repeat(self) -> None:
        """Do again what was taken back."""
        if self.controller is not None:
            self.controller.repeat()

    def _refuse(self, refusal: Refusal, card: int | None = None) -> None:
        self.canvas.reopen()
        self.prompt.show_refusal(refusal)
        self.speech.refused()
        self._arrange()
        self.scene.set_causes(refusal.cards)
        if card is not None:
            self.scene.nod(card)

    def _preview(self, name: str | None) -> None:
        view = self.scene.view
        if self.controller is not None and view is not None and view.must_act and not view.touch:
            self.controller.preview(name)

    def go_on(self) -> None:
        """A click on the cloth, or Space: let a held trick go, or deal on."""
        self.scene.finish()
        if self._looking_back:
            self._end_look_back()
        elif self.scene.show_last:
            self.scene.set_last_trick(False)
        elif self.controller is not None:
            self.controller.end_hold()

    def sort_hand(self) -> None:
        """Back to the sorted order, or on to the next one."""
        self.sort_wanted.emit()

    def ask_hint(self) -> None:
        """Ask for a hint."""
        self.aid.ask_hint()

    def ask_odds(self) -> None:
        """Open or close the odds of hidden cards."""
        self.aid.ask_odds()

    def ask_claim(self) -> None:
        """Ask whether the rest can be laid down."""
        self.aid.ask_claim()

    def _move_card(self, card: int, place: int) -> None:
        if self.controller is not None:
            self.controller.move_card(card, place)

    def show_moment(self, place: int) -> None:
        """Look back at a moment of a finished deal, all hands open; the last moment is the result."""
        controller = self.controller
        moment = controller.moment(place) if controller is not None else None
        if moment is None or controller is None:
            return
        if place >= controller.view().log[-1].place:
            self._end_look_back()
            return
        self._looking_back = True
        self._picture(replace(moment, prompt=PromptView(text=Text(LOOKING_BACK))))

    def _end_look_back(self) -> None:
        """Show the result again."""
        if self._looking_back and self.controller is not None:
            self._looking_back = False
            self._picture(self.controller.view())

    def _picture(self, view: TableView) -> None:
        """Show a moment on the table alone: nothing is told aloud, the log stays."""
        self.prompt.show_view(view)
        self.result.show_view(view)
        self.scene.plan_size(*self._wanted_size())
        self.scene.show_view(view, animate=False)
        self._arrange()

    def show_last_trick(self) -> None:
        """Lay the last trick in the middle for five seconds, or take it away again."""
        view = self.scene.view
        if view is None or view.last_trick is None:
            return
        self.scene.set_last_trick(not self.scene.show_last)
        if self.scene.show_last:
            self._last_timer.start()

    def _show_help(self, key: str) -> None:
        if self.scene.view is not None:
            self.help.toggle(key, self.scene.view)
            self._lay_over(self.help)

    def show_rule(self, rule: str | None = None) -> None:
        """Open the rules beside the table: at a rule, or at the one that governs the present decision."""
        view = self.scene.view
        if rule is None and view is not None:
            rule = view.prompt.rule
        self._side_wanted = True
        self._drawer = self.width() < SIDE_FROM
        self._arrange_side()
        self.side.show_rule(rule)

    def show_trump_order(self) -> None:
        """Show the trumps from high to low, or put them away."""
        if self.scene.view is not None:
            self.trumps.toggle(self.scene.view, self.scene.tradition)
            self._lay_over(self.trumps)

    def _lay_over(self, panel: QWidget) -> None:
        """Put a panel into the upper middle of the table."""
        table = self.scene.table
        if table is None or not panel.isVisible():
            return
        if panel is self.help:
            self.help.fit(round(table.prompt.y - table.strip.bottom) - 16)
        wide = min(panel.sizeHint().width(), round(table.size[0]) - 16)
        panel.resize(wide, panel.sizeHint().height())
        panel.move(round((table.size[0] - wide) / 2), round(table.strip.bottom + 8))

    def show_large(self, card: int) -> None:
        """Show a card large, with what it is worth and whether it can be played."""
        if self.scene.view is not None:
            self.zoom.show_card(card, self.scene.view, self.scene.tradition, self.scene.speaker)

    def _card_name(self, card: Card) -> str:
        return self.scene.speaker.card(card)

    # ------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.scene.busy:
            self.scene.finish()
        if not self.keys.pressed(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.keys.released(event)
        super().keyReleaseEvent(event)

    def put_away(self) -> None:
        """Escape: let go of a dragged card and close whatever is open."""
        self.canvas.call_off()
        self.zoom.hide()
        if self._drawer:
            self.toggle_side()
        self.help.hide()
        self.trumps.hide()
        self.aid.put_away()
        self._end_look_back()
        self.scene.set_last_trick(False)

    # ------------------------------------------------------------ places

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """The window has another scheme or text size."""
        self.scene.theme = theme
        self.scene.text_scale = text_scale
        self.prompt.theme = theme
        self.aid.set_look(theme)
        self.auction.theme = theme
        self.side.log.manner = theme.suits
        self._write_log_anew()
        if self.side.rules is not None:
            self.side.rules.set_look(theme, text_scale)
        self._arrange_side()
        self.canvas.renew_felt()
        self.scene.refresh()
        if self.scene.view is not None:
            self.prompt.show_view(self.scene.view)
        self._place_prompt()
        self._arrange()

    def set_tradition(self, tradition: Tradition) -> None:
        """Play with another pack of the same cards."""
        self.prompt.pack = tradition.pack
        self.help.tradition = tradition
        self._write_log_anew()
        self.scene.set_tradition(tradition)
        if self.scene.view is not None:
            self.prompt.show_view(self.scene.view)
        self._arrange()

    def _write_log_anew(self) -> None:
        """The signs in the log are those of other cards, or drawn in another manner."""
        self.side.log.pack = self.prompt.pack
        self.side.retranslate()
        if self.scene.view is not None:
            self.side.show_view(self.scene.view)

    def toggle_side(self) -> None:
        """Show or hide the side panel; on a narrow page it is a drawer over the right of the table."""
        if self.width() >= SIDE_FROM:
            self._side_wanted = not self._side_wanted
        else:
            self._drawer = not self._drawer
        self._arrange_side()

    def _arrange_side(self) -> None:
        beside = self.width() >= SIDE_FROM
        usual = min(max(SIDE_WIDTH, round(self.width() * 0.15)), SIDE_WIDEST)
        wanted = round(SIDE_WIDTH * self.scene.text_scale)
        room = min(SIDE_WIDEST, self.width() - LEAST_BESIDE) if beside else self.drawer_width
        wide = max(usual, min(wanted, room))
        self.side.setFixedWidth(min(wide, max(self.width() - 40, 1)))
        box = self.layout()
        assert box is not None
        if beside and box.indexOf(self.side) < 0:
            box.addWidget(self.side)
        elif not beside and box.indexOf(self.side) >= 0:
            box.removeWidget(self.side)
        if not beside:
            # a drawer over the right of the table
            self.side.setGeometry(self.width() - self.side.width(), 0, self.side.width(), self.drawer_height)
            self.side.raise_()
        self.side.setVisible(self._side_wanted if beside else self._drawer)

    @property
    def drawer_width(self) -> int:
        """Logical pixels that what lies over the side of the table may take."""
        return round(self.width() * DRAWER_SHARE)

    @property
    def drawer_height(self) -> int:
        """How far down it reaches: to the prompt, or to the own hand (never over it) where only a few lines
        would have room above the prompt."""
        table = self.scene.table
        if table is None:
            return max(round(self.height() * 0.7), 60)
        few = table.prompt.y < LEAST_LINES * self.fontMetrics().lineSpacing()
        return max(int(table.hand.y if few else table.prompt.y), 60)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange_side()

    def _place_prompt(self) -> None:
        """Ask the scene for as much height as the prompt needs."""
        self.scene.set_size(*self._wanted_size())

    def _wanted_size(self) -> tuple[int, int, int]:
        """Width and height of the table, and the height that the prompt needs on it."""
        viewport = self.canvas.viewport()
        high = self.prompt.fit(max(viewport.width() - 24, 40), PROMPT_HIGHEST)
        return viewport.width(), viewport.height(), high

    def _arrange(self) -> None:
        table, view = self.scene.table, self.scene.view
        if table is None or view is None:
            return
        self._place_prompt()
        table = self.scene.table
        assert table is not None
        rect = table.prompt
        wide = round(min(rect.width, max(self.prompt.wanted_width(), LEAST_PROMPT)))
        self.prompt.setGeometry(
            round(rect.x + (rect.width - wide) / 2), round(rect.y), wide, round(rect.height)
        )
        self.prompt.setVisible(view.result is None)
        self._place_result()
        self.scene.later("auction", partial(self._place_auction, view))
        for panel in (self.help, self.trumps):
            self._lay_over(panel)
        self.aid.place()
        self.arranged.emit()
        self.scene.later("twins", partial(self._show_twins, view))

    def _show_twins(self, view: TableView) -> None:
        """Follow with what screen readers and the keyboard know; the focus stays at the table."""
        held = self._has_focus()
        self.twins.show_view(view)
        if held and not self._has_focus():
            self.setFocus()

    def _place_auction(self, view: TableView) -> None:
        """Beside seats, bubbles and piles in the middle, as far as there is room."""
        table = self.scene.table
        assert table is not None
        self.auction.show_view(view)
        said = [table.bubbles[each.seat] for each in view.seats if each.said and each.seat in table.bubbles]
        piles = [rect._replace(height=rect.height + CAPTION) for rect in table.piles.values()]
        taken = [*table.seats.values(), *said, *piles, table.pot]
        self.auction.lie_in(table.trick, [rect for rect in taken if rect.width > 0])

    def _place_result(self) -> None:
        table = self.scene.table
        assert table is not None
        if self.result.isHidden():
            return
        top, most = round(table.trick.y), round(table.trick.height)
        if self.scene.text_scale > LARGE_TEXT:
            top = round(table.strip.bottom) + 4
            most = round(table.size[1]) - top - 8
        wide, high = self.result.fit(round(min(table.trick.width, table.size[0] - 16)), most)
        middle = round(table.trick.centre[1])
        y = min(max(middle - high // 2, top), top + most - high)
        self.result.setGeometry(round((table.size[0] - wide) / 2), y, wide, max(high, 60))
        self.result.raise_()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange and self.scene.view is not None:
            self.side.retranslate()
            self.scene.refresh()
            self.result.renew(self.scene.view)
            self.prompt.retranslate(self.scene.view)
            self.side.show_view(self.scene.view)
            self.aid.retranslate()
            self.help.retranslate(self.scene.view)
            self.trumps.retranslate()
            self.auction.renew(self.scene.view)
            self._arrange()
        super().changeEvent(event)
