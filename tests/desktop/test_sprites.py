"""The sprite store: exact pixels, off the interface thread, and never without a picture."""

from __future__ import annotations

import dataclasses
import logging
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from cardavia import traditions
from cardavia.desktop import sprites
from cardavia.desktop.grading import NEUTRAL, Grading
from cardavia.desktop.picture_cache import ByteBudget, DiskCache
from cardavia.desktop.sprites import SpriteStore

SIZE = QSizeF(60, 92)
RED = "#c4331f"


def svg(colour: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 925">'
        f'<rect width="600" height="925" rx="26" fill="{colour}"/></svg>'
    )


@pytest.fixture
def pack(tmp_path: Path) -> traditions.Tradition:
    """The Wiener Bild with two pictures of one colour each, and a back."""
    folder = tmp_path / "wiener-bild"
    folder.mkdir()
    for code, colour in (("HK", RED), ("SA", "#24508a"), ("back", "#3f7d3c")):
        (folder / f"{code}.svg").write_text(svg(colour), encoding="utf-8")
    return dataclasses.replace(traditions.named("wiener-bild"), folder=folder)


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def store(qtbot: QtBot, pack: traditions.Tradition, cache: Path) -> Iterator[SpriteStore]:
    made = SpriteStore([pack], NEUTRAL, cache_folder=cache)
    yield made
    made.close()


def awaited(
    qtbot: QtBot,
    store: SpriteStore,
    code: str,
    size: QSizeF = SIZE,
    ratio: float = 1.0,
    view: str = "table",
) -> QPixmap:
    """The right picture, after it has been drawn."""
    store.sprite("wiener-bild", code, size, ratio, view)
    qtbot.waitUntil(lambda: store.is_ready("wiener-bild", code, size, ratio), timeout=5000)
    return store.sprite("wiener-bild", code, size, ratio, view)


def middle(pixmap: QPixmap) -> QColor:
    image = pixmap.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2)


def colours(pixmap: QPixmap) -> int:
    image = pixmap.toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_picture_has_exactly_the_device_pixels_of_its_size(
    qtbot: QtBot, store: SpriteStore, ratio: float
) -> None:
    logical = QSizeF(81, 124.4)
    expected = {1.0: (81, 124), 1.25: (101, 156), 1.5: (122, 187), 1.75: (142, 218), 2.0: (162, 249)}[ratio]
    for pixmap in (
        store.sprite("wiener-bild", "HK", logical, ratio),
        awaited(qtbot, store, "HK", logical, ratio),
    ):
        assert (pixmap.width(), pixmap.height()) == expected
        assert pixmap.devicePixelRatio() == ratio


def test_neutral_picture_shows_the_colours_as_drawn(qtbot: QtBot, store: SpriteStore) -> None:
    assert middle(awaited(qtbot, store, "HK")) == QColor(RED)


def test_every_pixel_of_a_flat_picture_has_its_colour(qtbot: QtBot) -> None:
    flat = svg(RED).replace('rx="26"', "").encode()
    for width, height in ((46, 80), (60, 92), (181, 279)) * 5:
        assert set(zip(*[iter(sprites.draw_svg(flat, width, height))] * 4, strict=True)) == {
            (0xC4, 0x33, 0x1F, 255)
        }


def test_corners_stay_transparent(qtbot: QtBot, store: SpriteStore) -> None:
    store.set_grading(Grading(80, 80, 80))
    corner = awaited(qtbot, store, "HK", QSizeF(120, 185)).toImage().pixelColor(0, 0)
    assert corner.alpha() == 0


def test_pictures_are_drawn_off_the_interface_thread(
    qtbot: QtBot, store: SpriteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_by: list[int] = []
    draw_svg = sprites.draw_svg

    def noting(data: bytes, width: int, height: int) -> bytes:
        drawn_by.append(threading.get_ident())
        return draw_svg(data, width, height)

    monkeypatch.setattr(sprites, "draw_svg", noting)
    awaited(qtbot, store, "HK")
    assert drawn_by
    assert threading.get_ident() not in drawn_by


def test_first_request_gives_paper_and_the_next_size_the_old_picture_scaled(
    qtbot: QtBot, store: SpriteStore
) -> None:
    assert middle(store.sprite("wiener-bild", "HK", SIZE)).name() == "#f5ecd7"
    awaited(qtbot, store, "HK")
    larger = store.sprite("wiener-bild", "HK", QSizeF(120, 184))
    assert (larger.width(), larger.height()) == (120, 184)
    assert middle(larger) == QColor(RED)


def test_ready_names_the_face(qtbot: QtBot, store: SpriteStore) -> None:
    with qtbot.waitSignal(store.ready, timeout=5000) as signal:
        store.sprite("wiener-bild", "SA", SIZE)
    assert signal.args == ["wiener-bild", "SA"]


def test_a_new_grading_redraws_what_views_want_without_being_asked(qtbot: QtBot, store: SpriteStore) -> None:
    before = middle(awaited(qtbot, store, "HK"))
    with qtbot.waitSignal(store.ready, timeout=5000):
        store.set_grading(Grading(50, 0, 0))
    cooler = middle(store.sprite("wiener-bild", "HK", SIZE))
    assert cooler.red() < before.red()
    assert cooler.blue() > before.blue()


def test_the_white_cards_of_a_table_in_high_contrast_do_not_hang_in_the_gallery(
    qtbot: QtBot, store: SpriteStore
) -> None:
    usual = Grading(50, 0, 50)
    store.set_grading(usual)
    edge = awaited(qtbot, store, "HK").toImage()
    store.set_grading(replace(usual, plain=True))
    with qtbot.waitSignal(store.ready, timeout=5000):
        store.sprite("wiener-bild", "HK", SIZE, view="gallery")
    assert awaited(qtbot, store, "HK").toImage() != edge
    qtbot.waitUntil(lambda: store.sprite("wiener-bild", "HK", SIZE, view="gallery").toImage() == edge)


def test_grain_roughens_a_flat_face(qtbot: QtBot, store: SpriteStore) -> None:
    smooth = colours(awaited(qtbot, store, "HK"))
    store.set_grading(Grading(50, 100, 50))
    assert colours(awaited(qtbot, store, "HK")) > smooth + 50


def test_outdated_requests_are_never_drawn(
    qtbot: QtBot, pack: traditions.Tradition, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    sizes: list[tuple[int, int]] = []
    draw_svg = sprites.draw_svg

    def held_back(data: bytes, width: int, height: int) -> bytes:
        gate.wait(5)
        sizes.append((width, height))
        return draw_svg(data, width, height)

    monkeypatch.setattr(sprites, "draw_svg", held_back)
    store = SpriteStore([pack], NEUTRAL, cache_folder=cache, threads=1)
    store.sprite("wiener-bild", "SA", SIZE)  # occupies the only thread
    for width in range(40, 60):
        store.sprite("wiener-bild", "HK", QSizeF(width, 90))
    gate.set()
    qtbot.waitUntil(lambda: store.is_ready("wiener-bild", "HK", QSizeF(59, 90)), timeout=5000)
    store.close()
    assert (59, 90) in sizes
    assert len([size for size in sizes if size != (60, 92)]) <= 2


def test_released_view_no_longer_hears_of_its_cards(qtbot: QtBot, store: SpriteStore) -> None:
    store.sprite("wiener-bild", "HK", SIZE, view="gallery")
    store.release("gallery")
    with qtbot.assertNotEmitted(store.ready, wait=150):
        pass


def test_views_that_asked_long_ago_are_forgotten(
    qtbot: QtBot, pack: traditions.Tradition, cache: Path
) -> None:
    """A table that names a view after each size it ever had must not be redrawn in all of them."""
    store = SpriteStore([pack], NEUTRAL, cache_folder=cache)
    sizes = [QSizeF(60, height) for height in range(80, 100)]
    for size in sizes:
        awaited(qtbot, store, "HK", size, view=f"table.{size.height()}")
    store.set_grading(Grading(50, 0, 80))
    qtbot.waitUntil(lambda: store.is_ready("wiener-bild", "HK", sizes[-1]), timeout=5000)
    store.close()
    assert sum(store.is_ready("wiener-bild", "HK", size) for size in sizes) <= sprites.SIZES_AT_ONCE


def test_two_views_may_want_two_sizes_of_one_face(qtbot: QtBot, store: SpriteStore) -> None:
    large = QSizeF(120, 184)
    store.sprite("wiener-bild", "HK", SIZE, view="table")
    store.sprite("wiener-bild", "HK", large, view="plate")
    qtbot.waitUntil(
        lambda: all(store.is_ready("wiener-bild", "HK", size) for size in (SIZE, large)), timeout=5000
    )


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"not a picture",
        svg(RED).encode()[:90],
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 9"></svg>',
        b"\xff\xfe\x00binary",
    ],
    ids=["missing", "empty", "text", "cut off", "no size", "draws nothing", "binary"],
)
def test_missing_or_broken_picture_becomes_the_plain_card_and_one_line_in_the_log(
    qtbot: QtBot,
    store: SpriteStore,
    pack: traditions.Tradition,
    caplog: pytest.LogCaptureFixture,
    content: bytes | None,
) -> None:
    if content is not None:
        pack.face_path("D8").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        plain = awaited(qtbot, store, "D8", QSizeF(150, 231))
        awaited(qtbot, store, "D8", QSizeF(100, 154))
    assert (plain.width(), plain.height()) == (150, 231)
    image = plain.toImage()
    reds = sum(1 for x in range(150) for y in range(231) if image.pixelColor(x, y).name() == "#a5261a")
    assert reds > 300
    lines = [record.getMessage() for record in caplog.records if record.name == sprites.__name__]
    assert len(lines) == 1
    assert "D8.svg" in lines[0]
    assert "\n" not in lines[0]


def test_unknown_tradition_gives_a_plain_card(qtbot: QtBot, store: SpriteStore) -> None:
    store.sprite("atlantis", "HK", SIZE)
    qtbot.waitUntil(lambda: store.is_ready("atlantis", "HK", SIZE), timeout=5000)


def test_disk_cache_spares_the_drawing_in_the_next_run(
    qtbot: QtBot,
    store: SpriteStore,
    pack: traditions.Tradition,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = awaited(qtbot, store, "HK").toImage()

    def never(data: bytes, width: int, height: int) -> bytes:
        raise AssertionError("drawn although it was on disk")

    monkeypatch.setattr(sprites, "draw_svg", never)
    second = SpriteStore([pack], NEUTRAL, cache_folder=cache)
    assert awaited(qtbot, second, "HK").toImage() == first
    second.close()


@pytest.mark.parametrize("damage", ["empty", "cut off", "flipped", "other size", "garbage"])
def test_damaged_disk_cache_is_drawn_again(
    qtbot: QtBot, store: SpriteStore, pack: traditions.Tradition, cache: Path, damage: str
) -> None:
    good = awaited(qtbot, store, "HK").toImage()
    (file,) = cache.glob("*.face")
    stored = file.read_bytes()
    file.write_bytes(
        {
            "empty": b"",
            "cut off": stored[: len(stored) // 2],
            "flipped": stored[:-6] + bytes([stored[-6] ^ 255]) + stored[-5:],
            "other size": stored[:4] + b"\x07" + stored[5:],
            "garbage": b"\x00" * 500,
        }[damage]
    )
    again = SpriteStore([pack], NEUTRAL, cache_folder=cache)
    assert awaited(qtbot, again, "HK").toImage() == good
    again.close()
    assert file.read_bytes() == stored


def test_changed_picture_is_not_taken_from_the_cache(
    qtbot: QtBot, store: SpriteStore, pack: traditions.Tradition, cache: Path
) -> None:
    awaited(qtbot, store, "HK")
    pack.face_path("HK").write_text(svg("#24508a"), encoding="utf-8")
    fresh = SpriteStore([pack], NEUTRAL, cache_folder=cache)
    assert middle(awaited(qtbot, fresh, "HK")) == QColor("#24508a")
    fresh.close()


def test_folder_that_cannot_be_written_is_no_error(
    qtbot: QtBot, pack: traditions.Tradition, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    store = SpriteStore([pack], NEUTRAL, cache_folder=blocked / "cache")
    assert middle(awaited(qtbot, store, "HK")) == QColor(RED)
    store.close()
    assert blocked.read_text(encoding="utf-8") == "in the way"


def test_no_half_written_file_is_left_behind(qtbot: QtBot, store: SpriteStore, cache: Path) -> None:
    awaited(qtbot, store, "HK")
    assert [path.suffix for path in cache.iterdir()] == [".face"]


def test_memory_stays_within_its_budget(qtbot: QtBot, pack: traditions.Tradition, cache: Path) -> None:
    budget = 3 * 4 * 60 * 100 * 3
    store = SpriteStore([pack], NEUTRAL, cache_folder=cache, memory=budget)
    for height in range(80, 100):
        assert awaited(qtbot, store, "HK", QSizeF(60, height)).height() == height
        assert store.weight <= budget
    store.close()


def test_closing_drops_what_was_not_yet_drawn(qtbot: QtBot, pack: traditions.Tradition, cache: Path) -> None:
    store = SpriteStore([pack], NEUTRAL, cache_folder=cache, threads=1)
    for code in ("HK", "SA", "back"):
        for width in range(50, 60):
            store.sprite("wiener-bild", code, QSize(width, 90), view=f"view {width}")
    store.close()
    with qtbot.assertNotEmitted(store.ready, wait=100):
        pass
    assert len(list(cache.glob("*.face"))) < 30


def test_budget_forgets_what_was_used_longest_ago() -> None:
    held: ByteBudget[str, bytes] = ByteBudget(10, len)
    held.put("a", b"1234")
    held.put("b", b"1234")
    assert held.get("a") == b"1234"
    held.put("c", b"1234")
    assert "b" not in held
    assert "a" in held
    assert held.weight == 8
    held.put("c", b"1")
    assert held.weight == 5
    held.put("too heavy", b"12345678901")
    assert "too heavy" not in held
    assert len(held) == 2


def test_pruning_removes_the_oldest_files_first(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path, 10_000)
    for age, name in enumerate(("new", "middle", "old")):
        cache.store(name, 20, 20, os.urandom(1600))
        path = tmp_path / f"{name}-20x20.face"
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    cache.limit = 2_000
    assert cache.prune() == 2
    assert cache.load("new", 20, 20) is not None
    assert cache.load("old", 20, 20) is None


def test_device_size_is_never_empty() -> None:
    assert sprites.device_size(QSizeF(0, 0), 1.5) == QSize(1, 1)


def test_back_keeps_one_grain_so_that_no_back_betrays_its_card(qtbot: QtBot, store: SpriteStore) -> None:
    store.set_grading(Grading(50, 100, 50))
    one = awaited(qtbot, store, "back").toImage()
    store.release("table")
    assert store.sprite("wiener-bild", "back", SIZE, view="other").toImage() == one


def test_after_any_haste_the_picture_is_the_one_last_asked_for(
    qtbot: QtBot, store: SpriteStore, pack: traditions.Tradition, tmp_path: Path
) -> None:
    chance = random.Random(7)
    for _ in range(400):
        code = chance.choice(("HK", "SA", "back"))
        step = chance.random()
        if step < 0.7:
            view = chance.choice(("table", "gallery"))
            store.sprite(
                "wiener-bild", code, QSize(chance.randint(20, 70), 90), chance.choice((1.0, 1.5)), view
            )
        elif step < 0.85:
            store.set_grading(Grading(chance.randint(0, 100), chance.randint(0, 100), chance.randint(0, 100)))
        elif step < 0.9:
            store.release("gallery")
        else:
            qtbot.wait(1)
    last = Grading(30, 60, 80)
    store.set_grading(last)
    fresh = SpriteStore([pack], last, cache_folder=tmp_path / "other")
    for code in ("HK", "SA", "back"):
        assert awaited(qtbot, store, code).toImage() == awaited(qtbot, fresh, code).toImage()
    fresh.close()


@pytest.mark.parametrize("ending", ["application.exec()", "pass", "store.close()"])
def test_program_may_end_in_the_middle_of_drawing(
    pack: traditions.Tradition, cache: Path, ending: str
) -> None:
    program = f"""
import dataclasses, pathlib
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QGuiApplication
from cardavia import traditions
from cardavia.desktop.sprites import SpriteStore
application = QGuiApplication([])
folder = pathlib.Path({str(pack.folder)!r})
pack = dataclasses.replace(traditions.named("wiener-bild"), folder=folder)
store = SpriteStore([pack], cache_folder=pathlib.Path({str(cache)!r}))
for width in range(100, 160):
    store.sprite("wiener-bild", "HK", QSize(width, 2 * width), view=str(width))
QTimer.singleShot(20, application.quit)
{ending}
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(traditions.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
