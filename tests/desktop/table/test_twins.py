"""What keyboards and screen readers find: names, order, focus, announcements, and nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from driver import all_traditions
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.cards import cards_of
from cardavia.desktop.app import by_game
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table import speech
from cardavia.desktop.table.page import TablePage
from cardavia.desktop.table.twins import Twin
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.table_view import Selection, TableView
from cardavia.table_words import table_view

every_game = pytest.mark.parametrize("game", list(GAMES))
Open = Callable[[str], TablePage]


@pytest.fixture(scope="module")
def store(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpriteStore]:
    store = SpriteStore(all_traditions().values(), cache_folder=tmp_path_factory.mktemp("faces"))
    yield store
    store.close()


@pytest.fixture
def sit(store: SpriteStore) -> Iterator[Open]:
    """Opens pages that show whatever view they are given."""
    opened: list[TablePage] = []

    def open_page(game: str) -> TablePage:
        page = TablePage(store, by_game(all_traditions())[game])
        page.scene.mover.factor = 0.0
        page.resize(1000, 700)
        page.show()
        page.activateWindow()
        assert QTest.qWaitForWindowActive(page)
        opened.append(page)
        return page

    yield open_page
    for page in opened:
        page.close()
        page.deleteLater()


def moments(game: str, seeds: range) -> Iterator[tuple[Match, TableView]]:
    """Every moment of random deals."""
    for seed in seeds:
        rng, match = random.Random(seed), Match(GAMES[game], seed)
        yield match, table_view(match, 0)
        while not match.state.finished:
            match.act(rng.choice(match.state.legal_actions()))
            yield match, table_view(match, 0)


def moment(game: str, wanted: Callable[[TableView], bool]) -> TableView:
    return next(view for _, view in moments(game, range(60)) if wanted(view))


def twins_of(page: TablePage) -> list[Twin]:
    return [twin for twin in page.canvas.viewport().findChildren(Twin) if twin.isVisible()]


def names_of(page: TablePage) -> dict[str, str]:
    QApplication.processEvents()
    return {twin.objectName(): twin.accessibleName() for twin in twins_of(page)}


def chain(start: QWidget) -> list[QWidget]:
    """The order in which Tab goes, once round."""
    found = [start]
    while (after := found[-1].nextInFocusChain()) is not start:
        found.append(after)
    return found


def test_own_cards_say_what_they_are_and_what_can_be_done(sit: Open) -> None:
    view = moment("schafkopf", lambda view: view.touch and any(card.refusal for card in view.hand))
    page = sit("schafkopf")
    page.show_view(view)
    names = names_of(page)
    for card in view.hand:
        said = names[f"card.{page.scene.tradition.pack.text(card.card)}"]
        name = page.scene.speaker.card(card.card)
        if card.playable:
            assert said == f"{name}, playable"
        else:
            assert card.refusal is not None
            assert said.startswith(f"{name}, not playable: ") and said.endswith(f"rule {card.refusal.rule}")


def test_a_card_in_the_tray_says_that_it_is_chosen(sit: Open) -> None:
    match, view = next(each for each in moments("skat", range(60)) if each[1].picks)
    card = view.hand[2].card
    page = sit("skat")
    page.show_view(table_view(match, 0, selection=Selection(chosen=1 << card)))
    names = names_of(page)
    pack = page.scene.tradition.pack
    assert names[f"card.{pack.text(card)}"] == f"{page.scene.speaker.card(card)}, chosen"
    assert sum(name.endswith(", chosen") for name in names.values()) == 1


def test_outside_the_own_turn_cards_say_only_their_names(sit: Open) -> None:
    view = moment("skat", lambda view: view.phase == "play" and not view.must_act)
    page = sit("skat")
    page.show_view(view)
    names = names_of(page)
    pack = page.scene.tradition.pack
    for card in view.hand:
        assert names[f"card.{pack.text(card.card)}"] == page.scene.speaker.card(card.card)


def test_seats_and_piles_are_counted_and_never_told(sit: Open) -> None:
    page = sit("skat")
    page.show_view(moment("skat", lambda view: view.phase == "auction" and view.must_act))
    names = names_of(page)
    assert names["pile.skat"] == "The Skat, 2 cards"
    assert names["seat.1"].startswith("Left, 10 cards")
    assert names["seat.2"].startswith("Right, 10 cards")
    page = sit("schnapsen")
    view = moment("schnapsen", lambda view: view.must_act and view.phase == "play")
    page.show_view(view)
    names = names_of(page)
    indicator = view.piles[0].indicator
    assert indicator is not None
    assert names["pile.stock"].endswith(page.scene.speaker.card(indicator))


def test_an_open_hand_and_a_known_card_are_said(sit: Open) -> None:
    view = moment("skat", lambda view: view.phase == "play")
    others = [card for card in range(32) if card not in {each.card for each in view.hand}]
    left = view.seats[1]
    page = sit("skat")
    page.show_view(
        replace(view, seats=(view.seats[0], replace(left, open=tuple(others[: left.count])), view.seats[2]))
    )
    assert page.scene.speaker.card(others[0]) in names_of(page)["seat.1"]
    page.show_view(replace(view, seats=(view.seats[0], replace(left, known=(others[0],)), view.seats[2])))
    assert names_of(page)["seat.1"].startswith(
        f"Left, {left.count} cards, you know: {page.scene.speaker.card(others[0])}"
    )


@every_game
def test_no_name_no_tooltip_and_no_object_tells_a_hidden_card(sit: Open, game: str) -> None:
    page = sit(game)
    for number, (match, view) in enumerate(moments(game, range(2))):
        if view.finished or number % 3:
            continue
        page.show_view(view)
        seen = match.state.observe(0)
        shown = {card.card for card in view.hand}
        for cards in (*seen.hands, *seen.taken):
            shown |= set(cards_of(cards))
        shown |= set(seen.trick) | {each for pile in view.piles for each in pile.cards}
        shown |= {card for seat in view.seats for card in seat.known}
        shown |= {pile.indicator for pile in view.piles if pile.indicator is not None}
        hidden = [card for card in range(32) if card not in shown]
        assert hidden
        told = " | ".join(
            f"{twin.accessibleName()} {twin.accessibleDescription()} {twin.toolTip()} {twin.objectName()}"
            for twin in page.canvas.viewport().findChildren(Twin)
        )
        for card in hidden:
            assert page.scene.speaker.card(card) not in told
            assert f"card.{page.scene.tradition.pack.text(card)}" not in told


@every_game
def test_hidden_cards_of_the_others_change_no_name(sit: Open, game: str) -> None:
    page = sit(game)
    match = Match(GAMES[game], 5)
    first = names_of_view(page, table_view(match, 0))
    hands = list(match.state.deal.hands)
    stock = match.state.deal.stock
    one = next(iter(cards_of(hands[1])))
    if len(hands) > 2:
        other = next(iter(cards_of(hands[2])))
        hands[1] ^= 1 << one | 1 << other
        hands[2] ^= 1 << one | 1 << other
        deal = replace(match.state.deal, hands=tuple(hands))
    else:
        deal = replace(match.state.deal, hands=tuple(hands), stock=(stock[1], stock[0], *stock[2:]))
    match.state = match.game.start(deal)
    assert names_of_view(page, table_view(match, 0)) == first


def names_of_view(page: TablePage, view: TableView) -> dict[str, str]:
    page.show_view(view)
    return names_of(page)


@every_game
def test_tab_goes_through_the_cards_in_the_order_of_the_hand(sit: Open, game: str) -> None:
    page = sit(game)
    page.show_view(moment(game, lambda view: view.touch and not view.picks))
    places = chain(page.twins.hand[0])
    order = [places.index(twin) for twin in page.twins.hand]
    assert order == sorted(order)
    for twin in twins_of(page):
        assert twin.focusPolicy() == Qt.FocusPolicy.StrongFocus
        assert twin.accessibleName()
        interface = QAccessible.queryAccessibleInterface(twin)
        assert interface is not None and interface.actionInterface() is not None


def test_each_twin_lies_over_what_it_names(sit: Open) -> None:
    page = sit("skat")
    page.show_view(moment("skat", lambda view: view.phase == "play" and view.must_act))
    viewport = page.canvas.viewport().rect()
    rights = []
    for twin in page.twins.hand:
        rect = page.scene.rect_of(twin.card)
        assert rect is not None and viewport.contains(twin.geometry())
        assert abs(twin.x() - rect.x) <= 1 and abs(twin.y() - rect.y) <= 1
        assert twin.width() >= 24
        assert all(twin.x() >= right - 1 for right in rights)
        rights.append(twin.x() + twin.width())


def test_arrows_move_inside_the_hand_and_stop_at_its_ends(sit: Open) -> None:
    page = sit("skat")
    page.show_view(moment("skat", lambda view: view.phase == "play" and view.must_act))
    hand = page.twins.hand
    hand[0].setFocus()
    focused = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(QApplication.focusWidget(), key)
        focused.append(next(index for index, twin in enumerate(hand) if twin.hasFocus()))
    last = len(hand) - 1
    assert focused == [1, 2, last, last, 0]
    assert page.scene._focused == hand[0].card


def test_the_focus_goes_to_the_neighbour_when_its_card_was_played(sit: Open) -> None:
    page = sit("skat")
    view = moment("skat", lambda view: view.phase == "play" and view.must_act and len(view.hand) > 4)
    page.show_view(view)
    page.twins.hand[2].setFocus()
    page.show_view(replace(view, decision=view.decision + 1, hand=view.hand[:2] + view.hand[3:]))
    assert page.twins.focused_card() == view.hand[3].card
    page.twins.hand[-1].setFocus()
    page.show_view(replace(view, decision=view.decision + 2, hand=view.hand[:2]))
    assert page.twins.focused_card() == view.hand[1].card


def test_the_focus_follows_its_card_when_the_hand_is_sorted_anew(sit: Open) -> None:
    page = sit("skat")
    view = moment("skat", lambda view: view.phase == "play" and view.must_act and len(view.hand) > 4)
    page.show_view(view)
    card = view.hand[1].card
    page.twins.hand[1].setFocus()
    page.show_view(replace(view, hand=tuple(reversed(view.hand))))
    assert page.twins.focused_card() == card


@every_game
def test_a_deal_is_told_line_by_line_and_the_own_turn_urgently(
    sit: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(game)
    told: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        speech.TableSpeech,
        "say",
        lambda _self, words, urgent=False: told.append((words, urgent)),
    )
    turns = 0
    final: TableView | None = None
    for number, (_, view) in enumerate(moments(game, range(1))):
        page.show_view(replace(view, decision=number))
        turns += view.must_act
        final = view
    assert final is not None
    polite = [words for words, urgent in told if not urgent]
    assert polite == [page.scene.say(line.text) for line in final.log]
    assert sum(urgent for _, urgent in told) == turns


def test_what_is_pressed_by_keys_is_what_a_click_would_do(sit: Open) -> None:
    page = sit("skat")
    view = moment("skat", lambda view: view.phase == "play" and view.must_act)
    page.show_view(view)
    done: list[int] = []
    page.canvas.card_activated.connect(done.append)
    place = next(index for index, card in enumerate(view.hand) if card.playable)
    page.twins.hand[place].setFocus()
    QTest.keyClick(page.twins.hand[place], Qt.Key.Key_Space)
    QTest.keyClick(page.twins.hand[place], Qt.Key.Key_Space)
    assert done == [view.hand[place].card], "once for a decision"
