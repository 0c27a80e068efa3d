"""What moves from where: cards come from seats and piles, tricks go to their winner, pictures are shared."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from driver import all_traditions
from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop.app import by_game
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.card_item import CardItem
from cardavia.desktop.table.cloth_item import ClothItem
from cardavia.desktop.table.places import Key, Placement
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.table.seat_item import RingItem
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.table_view import TableView
from cardavia.table_words import table_view

SLOW = 1000.0
Build = Callable[[str], TableScene]


@pytest.fixture(scope="module")
def store(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpriteStore]:
    store = SpriteStore(all_traditions().values(), cache_folder=tmp_path_factory.mktemp("faces"))
    yield store
    store.close()


@pytest.fixture
def build(store: SpriteStore) -> Iterator[Build]:
    """Scenes in which everything takes so long that nothing has moved yet."""
    made: list[TableScene] = []

    def scene_of(game: str) -> TableScene:
        scene = TableScene(store, by_game(all_traditions())[game])
        scene.set_size(1280, 800, prompt_height=44)
        scene.mover.factor = SLOW
        made.append(scene)
        return scene

    yield scene_of
    for scene in made:
        scene.mover.finish()
        scene.deleteLater()


def steps(game: str, seed: int = 1) -> Iterator[tuple[TableView, TableView]]:
    """Each moment of a random deal and the one after it, numbered as decisions."""
    for deal in range(seed, seed + 30):
        rng, match = random.Random(deal), Match(GAMES[game], deal)
        before = table_view(match, 0)
        while not match.state.finished:
            match.act(rng.choice(match.state.legal_actions()))
            after = replace(table_view(match, 0), decision=before.decision + 1)
            yield before, after
            before = after


def shown(scene: TableScene, before: TableView, after: TableView) -> dict[Key, Placement]:
    """Where everything is at the moment in which a change begins."""
    scene.show_view(before, animate=False)
    scene.show_view(after, animate=True)
    return scene.snapshot()


def test_a_card_of_another_seat_comes_face_down_from_its_fan(build: Build) -> None:
    before, after = next(
        each for each in steps("skat") if len(each[1].trick.cards) == 1 and each[1].trick.cards[0].seat == 1
    )
    scene = build("skat")
    scene.show_view(before, animate=False)
    assert scene.table is not None
    fan = [place for place in scene.table.cards.values() if place.zone == "seat.1"]
    here = shown(scene, before, after)[Key(after.trick.cards[0].card)]
    assert not here.face_up
    assert (here.x, here.y) in [(place.x, place.y) for place in fan]
    scene.finish()
    assert scene.snapshot()[Key(after.trick.cards[0].card)].face_up


def test_a_drawn_card_comes_face_down_from_the_stock(build: Build) -> None:
    before, after = next(
        each
        for each in steps("schnapsen")
        if {card.card for card in each[1].hand} - {card.card for card in each[0].hand} and each[1].piles
    )
    (drawn,) = {card.card for card in after.hand} - {card.card for card in before.hand}
    scene = build("schnapsen")
    scene.show_view(before, animate=False)
    assert scene.table is not None
    stock = scene.table.piles["stock"]
    here = shown(scene, before, after)[Key(drawn)]
    assert not here.face_up
    assert stock.x - 20 <= here.x <= stock.right and stock.y - 20 <= here.y <= stock.bottom


def test_a_deal_starts_at_the_dealer_with_all_cards_face_down(build: Build) -> None:
    for seed in range(3):
        view = table_view(Match(GAMES["skat"], seed), 0)
        dealer = next(seat for seat in view.seats if any(mark.key == "dealer" for mark in seat.marks))
        scene = build("skat")
        scene.show_view(view, animate=True)
        assert scene.table is not None
        table = scene.table
        place = table.hand.centre if dealer.place == 0 else table.seats[dealer.seat].centre
        starts = scene.snapshot().values()
        assert {(each.x, each.y) for each in starts} == {place}
        assert not any(each.face_up for each in starts)
        scene.finish()
        assert scene.snapshot() == dict(table.cards)


def test_the_trick_goes_to_its_winner_s_pile(build: Build) -> None:
    before, after = next(
        each for each in steps("skat") if len(each[0].trick.cards) == 2 and not each[1].trick.cards
    )
    last = after.last_trick
    assert last is not None and last.winner is not None
    held = replace(before, trick=last)
    scene = build("skat")
    scene.show_view(held, animate=False)
    scene.show_view(after, animate=True)
    assert scene.table is not None
    target = scene.table.won[last.winner].centre
    for played in last.cards:
        item = scene.card_item(played.card)
        assert item is not None
        end = scene.mover.target(item)
        assert end is not None and (end.x, end.y) == target
    scene.finish()
    assert all(scene.card_item(played.card) is None for played in last.cards)


@pytest.mark.parametrize("still", ["factor", "reduced"])
def test_without_motion_every_moment_is_there_at_once(build: Build, still: str) -> None:
    scene = build("schnapsen")
    if still == "factor":
        scene.mover.factor = 0.0
    else:
        scene.mover.reduced = True
    for number, (_, after) in enumerate(steps("schnapsen")):
        if number > 25:
            break
        scene.show_view(after, animate=True)
        assert scene.table is not None and not scene.mover.busy
        assert scene.snapshot() == dict(scene.table.cards)


def test_a_change_in_mid_flight_ends_where_the_newest_view_says(build: Build) -> None:
    scene = build("skat")
    scene.mover.factor = 1.0
    for number, (_, after) in enumerate(steps("skat")):
        if number > 20:
            break
        scene.show_view(after, animate=True)
        QTest.qWait(15)
        if number % 5 == 0:
            scene.set_size(1000 + 10 * number, 700)
    scene.finish()
    assert scene.table is not None
    assert scene.snapshot() == dict(scene.table.cards)


def test_backs_of_one_size_share_their_picture(build: Build) -> None:
    scene = build("skat")
    scene.show_view(table_view(Match(GAMES["skat"], 1), 0), animate=False)
    assert scene.table is not None
    backs = [scene._cards[key] for key in scene.table.cards if key.card < 0 and key.place == "seat.1"]
    assert len(backs) == 10
    assert len({item.pixmap().cacheKey() for item in backs}) == 1


def test_a_point_on_a_card_finds_the_uppermost_and_none_beside_it(build: Build) -> None:
    scene = build("skat")
    view = next(before for before, _ in steps("skat") if before.must_act and before.phase == "play")
    scene.show_view(view, animate=False)
    assert scene.table is not None
    for place, card in enumerate(view.hand):
        rect = scene.rect_of(card.card)
        assert rect is not None
        found = scene.own_card_at(rect.x + 5, rect.y + rect.height / 2)
        assert found is not None and found.card == card.card
        if place == len(view.hand) - 1:
            assert scene.own_card_at(rect.right + 3, rect.y + rect.height / 2) is None
    assert scene.zone_at(2, 400) == ""


@pytest.mark.parametrize(
    "kind", [CardItem, RingItem, *ClothItem.__subclasses__()], ids=lambda kind: str(kind.__name__)
)
def test_a_frame_calls_no_python_for_any_item(kind: type) -> None:
    own = {name for each in kind.__mro__ if each.__module__.startswith("cardavia") for name in vars(each)}
    assert not own & {"paint", "boundingRect", "shape", "opaqueArea", "itemChange", "advance"}


def test_while_the_window_is_resized_pictures_are_stretched_and_drawn_anew_at_rest(build: Build) -> None:
    scene = build("skat")
    scene.mover.factor = 0.0
    scene.show_view(table_view(Match(GAMES["skat"], 3), 0))
    cloth = [item for item in scene.items() if isinstance(item, ClothItem) and not item.pixmap().isNull()]
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    drawn = {item: item.pixmap().cacheKey() for item in (*cloth, *cards)}
    covered = [item.sceneBoundingRect() for item in cloth]
    scene.set_size(1150, 730)
    assert {item: item.pixmap().cacheKey() for item in (*cloth, *cards)} == drawn
    assert [item.sceneBoundingRect() for item in cloth] != covered, "they cover the new places all the same"
    scene.finish()
    sharp = [item.pixmap().cacheKey() for item in cloth if item.transform().isIdentity()]
    assert len(sharp) == len(cloth) and not set(sharp) & set(drawn.values())
    fresh = build("skat")
    fresh.mover.factor = 0.0
    fresh.set_size(1150, 730)
    fresh.show_view(scene.view, animate=False)  # type: ignore[arg-type]
    wide = sorted(item.sceneBoundingRect().getRect() for item in fresh.items() if isinstance(item, ClothItem))
    assert wide == sorted(
        item.sceneBoundingRect().getRect() for item in scene.items() if isinstance(item, ClothItem)
    )  # type: ignore[type-var]
