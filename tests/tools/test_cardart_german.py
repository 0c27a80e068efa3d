"""The Salzburg and the Bavarian pack: what tradition asks of single cards; no two share a drawing."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import combinations, product
from typing import Any

import pytest
from PIL import Image, ImageChops

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.cardart import (
    bavaria,
    bavaria_scenes,
    bavaria_soldiers,
    german,
    hats,
    parts,
    salzburg,
    salzburg_scenes,
    suits,
)
from tools.cardart.packs import PACKS
from tools.cardart.pen import Art

COURTS = [suit + rank for suit, rank in product("EGHS", "KOU")]
SMALL = 80  # pixels: the height at which courts must still be told apart
PACK_MODULES = {"salisburghesi": salzburg, "bavarian": bavaria}


def silhouette(pack: str, code: str) -> Image.Image:
    """The figure of a court without its sign, 80 pixels high, as black on white."""
    module = PACK_MODULES[pack]
    sheet = Art(seed=1)
    x0, y0, x1, y1 = module.FR
    low = y1 if pack == "salisburghesi" else module.HGT / 2
    with sheet.clipped([(-1, 0, -x0), (1, 0, x1), (0, -1, -y0), (0, 1, low)]):
        module.figure(sheet, code[0], code[1])
    body = "".join(sheet.paths())
    namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    text = f'<svg {namespaces} viewBox="0 0 {module.W} {module.HGT}">{body}</svg>'
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(round(SMALL * module.W / module.HGT), SMALL, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    shot = Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))
    return shot.getchannel("A").point(lambda v: 255 if v > 127 else 0)


def ink(image: Image.Image) -> int:
    """Set pixels of a silhouette."""
    return image.histogram()[255]


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    """Pixels set in only one of two silhouettes, by the pixels set in either; 0 means equal."""
    either = ink(ImageChops.lighter(one, other))
    return ink(ImageChops.difference(one, other)) / either


@contextmanager
def recorded(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str
) -> Iterator[list[tuple[object, ...]]]:
    """The arguments of every call of ``module.name``, which is still carried out."""
    calls: list[tuple[object, ...]] = []
    real: Callable[..., Any] = getattr(module, name)

    def spy(*args: Any, **options: Any) -> Any:
        calls.append(args)
        return real(*args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(module, name, spy)
        yield calls


def bearers(
    monkeypatch: pytest.MonkeyPatch, pack: str, things: Sequence[tuple[object, str]]
) -> dict[str, set[str]]:
    """For each drawing (module, name): the courts of the pack in whose figure it appears."""
    found: dict[str, set[str]] = {name: set() for _, name in things}
    for code in COURTS:
        with ExitStack() as stack:
            calls = {n: stack.enter_context(recorded(monkeypatch, m, n)) for m, n in things}
            PACK_MODULES[pack].figure(Art(seed=1), code[0], code[1])
        for name, seen in calls.items():
            if seen:
                found[name].add(code)
    return found


@pytest.mark.parametrize("pack", PACK_MODULES)
def test_courts_differ_in_outline_even_when_small_and_without_their_sign(
    pack: str, qapp: QGuiApplication
) -> None:
    outlines = {code: silhouette(pack, code) for code in COURTS}
    least = min(ink(o) for o in outlines.values())
    assert least > 300
    alike = {
        (a, b): round(unlikeness(outlines[a], outlines[b]), 3)
        for a, b in combinations(COURTS, 2)
        if unlikeness(outlines[a], outlines[b]) < 0.15
    }
    assert alike == {}


@pytest.mark.parametrize("scenes", [salzburg_scenes.SCENES, bavaria_scenes.SCENES])
def test_no_scene_stands_on_two_cards_of_a_pack(scenes: dict[str, Callable[[Art], None]]) -> None:
    assert [s for s, n in Counter(scenes.values()).items() if n > 1] == []


def test_the_packs_share_no_scene() -> None:
    assert set(salzburg_scenes.SCENES.values()) & set(bavaria_scenes.SCENES.values()) == set()


def test_every_number_card_but_the_weli_has_a_scene() -> None:
    for pack, scenes in (
        ("salisburghesi", salzburg_scenes.SCENES),
        ("bavarian", bavaria_scenes.SCENES),
    ):
        numbers = {c for c in PACKS[pack].codes if c[1] not in "AKOU"}
        assert set(scenes) == numbers - ({"S6"} if pack == "salisburghesi" else set())


@pytest.mark.parametrize("pack", PACK_MODULES)
def test_a_number_card_bears_as_many_signs_as_it_counts(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Art, "paths", lambda sheet, prefix="s": [])  # what is drawn counts, not its text
    for code in PACKS[pack].codes:
        if code[1] in "AKOU" or (pack, code) == ("salisburghesi", "S6"):
            continue
        with recorded(monkeypatch, suits, "german") as calls, recorded(monkeypatch, german, "word") as words:
            PACKS[pack].layers(code)
        count = 10 if code[1] == "T" else int(code[1])
        assert Counter(c[1] for c in calls) == {code[0]: count}, code
        assert [w[1] for w in words] == (["X"] if code[1] == "T" else []), code


def test_the_weli_is_a_six_of_bells_with_an_acorn_a_heart_and_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tools.cardart import salzburg_weli

    with (
        recorded(monkeypatch, suits, "german") as calls,
        recorded(monkeypatch, salzburg_weli, "word") as words,
    ):
        PACKS["salisburghesi"].layers("S6")
    assert Counter(c[1] for c in calls) == {"S": 6, "E": 1, "H": 1}
    assert [w[1] for w in words] == ["WELI"]


def test_salzburg_courts_bear_what_tradition_gives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    things = ["drum", "flute_hand", "castle", "anchor_barred", "sabre", "sword"]
    found = bearers(monkeypatch, "salisburghesi", [(hats, "bicorne"), *((parts, t) for t in things)])
    assert found == {
        "bicorne": {"HO"},
        "drum": {"GO"},
        "flute_hand": {"GU"},
        "castle": {"SK"},
        "anchor_barred": {"HK"},
        "sabre": {"EO", "EU", "HO", "SO", "SU"},
        "sword": set(),
    }


def test_bavarian_courts_bear_what_tradition_gives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    things = ["drum", "flute_hand", "round_shield", "lion_face", "lozenges", "sabre", "halberd"]
    wanted = [(hats, "bicorne"), (hats, "crown_great"), *((parts, t) for t in things)]
    assert bearers(monkeypatch, "bavarian", wanted) == {
        "bicorne": {"GO"},
        "crown_great": {"GK"},
        "drum": {"GO"},
        "flute_hand": {"GU"},
        "round_shield": {"EO"},
        "lion_face": {"SO"},
        "lozenges": {"SK"},
        "sabre": {"SU"},
        "halberd": set(),
    }


def test_only_the_bavarian_unter_of_acorns_goes_bare_headed() -> None:
    bare = {c for c, s in bavaria_soldiers.SOLDIERS.items() if s.hat is bavaria_soldiers.bare_curls}
    assert bare == {"EU"}
