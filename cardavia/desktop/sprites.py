"""Card faces and backs as pixmaps of exactly the device pixels asked for, drawn off the interface thread.

A view asks `SpriteStore.sprite` for a card at a size and gets a pixmap at once: the right one if it is in
memory, else the last one known scaled, else clean paper; `ready` tells when the right one has come.  Each
view wants one size of a card at a time, so asking for another size drops the older request, and a new
grading drops every request of the old one.

Not for laying out or moving cards (`table/`), nor for what is written on a card (`plain_card.py`).
Imports PySide6, Pillow, and of the project `traditions`, `grading`, `picture_cache` and `plain_card`.
"""

from __future__ import annotations

import hashlib
import logging
import threading
import weakref
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs
from PIL import Image
from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QObject,
    QRectF,
    QRunnable,
    QSize,
    QSizeF,
    Qt,
    QThreadPool,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia.desktop.grading import Grading, graded_card, paper_tile
from cardavia.desktop.picture_cache import ByteBudget, DiskCache
from cardavia.desktop.plain_card import PlainFace, blank_card, plain_card, sign_of
from cardavia.traditions import Tradition, index_letter

log = logging.getLogger(__name__)

BACK: Final = "back"
TAKEN_IN: Final = 2
"""Pictures that are taken in during one turn of the event loop."""
DRAWING: Final = b"1"
"""Part of every disk name: to be raised when the same SVG comes to be drawn differently."""
MEMORY_BYTES: Final = 192 << 20
DISK_BYTES: Final = 256 << 20
THREADS: Final = 4
SIZES_AT_ONCE: Final = 6
"""Views that may want one face at the same time; of more, the one that asked longest ago is forgotten."""


class BrokenPictureError(ValueError):
    """A card's picture is missing or cannot be drawn; the message is one line that names the file."""


MUSEUM: Final = ("gallery", "sheet", "plate")
"""Views that show a tradition itself: white cards of a table in high contrast are not for them."""


class Face(NamedTuple):
    """A face or back of a tradition: its id and the code of the card, or `back`, `back-2` ..."""

    tradition: str
    code: str


class SpriteKey(NamedTuple):
    """A picture: of what, at how many device pixels, for which device pixel ratio, under which grading."""

    face: Face
    width: int
    height: int
    ratio: float
    grading: Grading


# ---------------------------------------------------------------- drawing, on any thread
def device_size(size: QSizeF | QSize, ratio: float) -> QSize:
    """Whole device pixels, at least 1 by 1, of a size in logical pixels."""
    return QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))


def draw_svg(svg: bytes, width: int, height: int) -> bytes:
    """The pixels of an SVG stretched to a size: RGBA with straight alpha, row by row.

    Raises `BrokenPictureError` if nothing can be drawn from it.
    """
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(svg)) or renderer.viewBoxF().isEmpty():
        raise BrokenPictureError("not an SVG picture")
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    if image.pixelColor(width // 2, height // 2).alpha() == 0:
        raise BrokenPictureError("an SVG picture that draws nothing")
    straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(straight.constBits())  # named, because the view does not keep the image alive


def to_pillow(pixels: bytes, width: int, height: int) -> Image.Image:
    """A Pillow picture over RGBA pixels, without copying them."""
    return Image.frombuffer("RGBA", (width, height), pixels, "raw", "RGBA", 0, 1)


def to_qimage(picture: Image.Image) -> QImage:
    """An RGBA picture in the form in which Qt paints quickest."""
    pixels = picture.tobytes()
    wrapped = QImage(pixels, picture.width, picture.height, 4 * picture.width, QImage.Format.Format_RGBA8888)
    return wrapped.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


class FaceReader:
    """Ungraded pictures of faces, by way of memory, the disk cache and the SVG, in that order.

    Safe to use from several threads.
    """

    def __init__(self, disk: DiskCache, memory: int) -> None:
        self._disk = disk
        self._pictures: ByteBudget[tuple[Path, int, int], Image.Image] = ByteBudget(
            memory, lambda picture: 4 * picture.width * picture.height
        )

    @property
    def weight(self) -> int:
        """Bytes held in memory."""
        return self._pictures.weight

    def picture(self, path: Path, width: int, height: int) -> Image.Image:
        """The face drawn from the SVG at `path`; `BrokenPictureError` if that is impossible."""
        key = (path, width, height)
        if held := self._pictures.get(key):
            return held
        try:
            svg = path.read_bytes()
        except OSError as error:
            raise BrokenPictureError(f"{path}: {error.strerror or 'cannot be read'}") from error
        name = hashlib.blake2b(svg, digest_size=12, salt=DRAWING).hexdigest()
        pixels = self._disk.load(name, width, height)
        if pixels is None:
            try:
                pixels = draw_svg(svg, width, height)
            except BrokenPictureError as error:
                raise BrokenPictureError(f"{path}: {error}") from None
            self._disk.store(name, width, height, pixels)
        picture = to_pillow(pixels, width, height)
        self._pictures.put(key, picture)
        return picture


# ---------------------------------------------------------------- the store, on the interface thread
class _Worker(QRunnable):
    """Draws what waits in a store until nothing waits."""

    def __init__(self, store: SpriteStore) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._store = store

    def run(self) -> None:
        while (key := self._store.next_waiting(self)) is not None:
            self._store.draw(key)


def _stop(lock: threading.Lock, waiting: dict[SpriteKey, None], pool: QThreadPool) -> None:
    """Drop what waits and let the workers finish what they are at."""
    with lock:
        waiting.clear()
    pool.waitForDone()


class SpriteStore(QObject):
    """All card pictures of the program; lives on the interface thread, draws on others."""

    ready = Signal(str, str)
    """Tradition id and code: an asked-for picture of that face has come."""
    _drawn = Signal(object, object)

    def __init__(
        self,
        traditions: Iterable[Tradition],
        grading: Grading | None = None,
        *,
        cache_folder: Path | None = None,
        memory: int = MEMORY_BYTES,
        threads: int = THREADS,
        parent: QObject | None = None,
    ) -> None:
        """A store for those traditions.

        `cache_folder` holds pictures between two starts (the user's cache folder if None); `memory` is the
        most bytes of pictures kept, graded and ungraded together.
        """
        super().__init__(parent)
        self._traditions = {each.id: each for each in traditions}
        self._grading = grading or Grading()
        self._disk = DiskCache(
            cache_folder or platformdirs.user_cache_path("cardavia", appauthor=False) / "faces", DISK_BYTES
        )
        self._reader = FaceReader(self._disk, memory // 3)
        self._pixmaps: ByteBudget[SpriteKey, QPixmap] = ByteBudget(
            memory - memory // 3, lambda pixmap: 4 * pixmap.width() * pixmap.height()
        )
        self._latest: dict[Face, SpriteKey] = {}
        self._stand_ins: dict[SpriteKey, QPixmap] = {}
        self._wanted: dict[Face, dict[str, SpriteKey]] = {}
        """By face and view, the view that asked last at the end."""
        self._broken: set[Face] = set()
        self._lock = threading.Lock()
        self._waiting: dict[SpriteKey, None] = {}
        self._drawing: set[SpriteKey] = set()
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(max(1, min(threads, QThreadPool.globalInstance().maxThreadCount())))
        self._idle = [_Worker(self) for _ in range(self._pool.maxThreadCount())]
        self._starter = QTimer(self)
        self._starter.setSingleShot(True)
        self._starter.setInterval(0)
        self._starter.timeout.connect(self._start_workers)
        self._arrived: deque[tuple[SpriteKey, QImage | None]] = deque()
        self._keeper = QTimer(self)
        self._keeper.setInterval(0)
        self._keeper.timeout.connect(self._keep_some)
        self._drawn.connect(self._come)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.close)
        weakref.finalize(self, _stop, self._lock, self._waiting, self._pool)
        self._pool.start(paper_tile)
        self._pool.start(self._disk.prune)

    @property
    def grading(self) -> Grading:
        """The grading of every picture the store now gives out."""
        return self._grading

    @property
    def weight(self) -> int:
        """Bytes of pictures held in memory, graded and ungraded."""
        return self._pixmaps.weight + self._reader.weight

    def set_grading(self, grading: Grading) -> None:
        """Grade everything anew; what views want is drawn again and announced by `ready`."""
        if grading == self._grading:
            return
        self._grading = grading
        self._stand_ins.clear()
        with self._lock:
            self._waiting.clear()
        for views in self._wanted.values():
            for view, key in list(views.items()):
                self._want(view, key._replace(grading=self._graded(view)))

    def _graded(self, view: str) -> Grading:
        """How a view's pictures are graded: what hangs in the museum stays on its own paper."""
        grading = self._grading
        return replace(grading, plain=False) if grading.plain and view in MUSEUM else grading

    def sprite(
        self, tradition: str, code: str, size: QSizeF | QSize, ratio: float = 1.0, view: str = "table"
    ) -> QPixmap:
        """The picture of a face at a logical size, exactly `size * ratio` device pixels large.

        If it is not in memory it is drawn in the background, and a stand-in of the same size comes back.
        `view` names who asks: each view wants one size of a face at a time.
        """
        pixels = device_size(size, ratio)
        face = Face(tradition, code)
        key = SpriteKey(face, pixels.width(), pixels.height(), ratio, self._graded(view))
        self._want(view, key)
        return self._pixmaps.get(key) or self._stand_in(key)

    def is_ready(self, tradition: str, code: str, size: QSizeF | QSize, ratio: float = 1.0) -> bool:
        """Whether `sprite` would give back the right picture rather than a stand-in."""
        pixels = device_size(size, ratio)
        face = Face(tradition, code)
        return SpriteKey(face, pixels.width(), pixels.height(), ratio, self._grading) in self._pixmaps

    def release(self, view: str) -> None:
        """Forget what a view wanted: it is closed or shows something else."""
        for views in self._wanted.values():
            if key := views.pop(view, None):
                self._drop_request(key)

    def close(self) -> None:
        """Drop all requests and wait for the pictures being drawn; done by itself at the program's end."""
        self._wanted.clear()
        self._arrived.clear()
        _stop(self._lock, self._waiting, self._pool)

    # ------------------------------------------------ requests
    def _want(self, view: str, key: SpriteKey) -> None:
        views = self._wanted.setdefault(key.face, {})
        former = views.pop(view, None)
        views[view] = key
        if former is not None and former != key:
            self._drop_request(former)
        if len(views) > SIZES_AT_ONCE:
            self._drop_request(views.pop(next(iter(views))))
        if key in self._pixmaps:
            return
        with self._lock:
            if key in self._drawing or key in self._waiting:
                return
            self._waiting[key] = None
        if not self._starter.isActive():
            self._starter.start()

    def _start_workers(self) -> None:
        """Let workers draw what waits; a starting thread asks for the interpreter, so not amid other work."""
        with self._lock:
            count = min(len(self._idle), len(self._waiting))
            workers = [self._idle.pop() for _ in range(count)]
        for worker in workers:
            self._pool.start(worker)

    def _drop_request(self, key: SpriteKey) -> None:
        if not self._is_wanted(key):
            self._stand_ins.pop(key, None)
            with self._lock:
                self._waiting.pop(key, None)

    def _is_wanted(self, key: SpriteKey) -> bool:
        return key in self._wanted.get(key.face, {}).values()

    def _stand_in(self, key: SpriteKey) -> QPixmap:
        if held := self._stand_ins.get(key):
            return held
        size = QSize(key.width, key.height)
        latest = self._latest.get(key.face)
        older = self._pixmaps.get(latest) if latest is not None else None
        if older is None:
            stand_in = blank_card(size, key.ratio)
        else:
            stand_in = older.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            stand_in.setDevicePixelRatio(key.ratio)
        self._stand_ins[key] = stand_in
        return stand_in

    # ------------------------------------------------ workers
    def next_waiting(self, worker: _Worker) -> SpriteKey | None:
        """The request that has waited longest, or None, and then the worker rests. For workers only."""
        with self._lock:
            if not self._waiting:
                self._idle.append(worker)
                return None
            key = next(iter(self._waiting))
            del self._waiting[key]
            self._drawing.add(key)
            return key

    def draw(self, key: SpriteKey) -> None:
        """Draw a picture and hand it to the interface thread. For workers only."""
        image: QImage | None = None
        try:
            tradition = self._traditions.get(key.face.tradition)
            if tradition is None:
                raise BrokenPictureError(f"no tradition {key.face.tradition}")
            picture = self._reader.picture(tradition.face_path(key.face.code), key.width, key.height)
            image = to_qimage(graded_card(picture, "/".join(key.face), key.grading))
        except BrokenPictureError as error:
            if key.face not in self._broken:
                self._broken.add(key.face)
                log.warning("card picture replaced by a plain card: %s", error)
        finally:
            with self._lock:
                self._drawing.discard(key)
            self._drawn.emit(key, image)

    def _come(self, key: SpriteKey, image: QImage | None) -> None:
        """A picture has come (None: it cannot be drawn); thirty at once would be felt, so they queue."""
        if not self._is_wanted(key):
            return
        self._arrived.append((key, image))
        if not self._keeper.isActive():
            self._keeper.start()

    def _keep_some(self) -> None:
        """Take in as many pictures as one turn of the event loop has time for."""
        for _ in range(min(TAKEN_IN, len(self._arrived))):
            self._keep(*self._arrived.popleft())
        if not self._arrived:
            self._keeper.stop()

    def _keep(self, key: SpriteKey, image: QImage | None) -> None:
        if not self._is_wanted(key):
            return
        size = QSize(key.width, key.height)
        if image is None:
            pixmap = plain_card(size, key.ratio, self._plain_face(key.face))
        else:
            pixmap = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(key.ratio)
        self._pixmaps.put(key, pixmap)
        self._latest[key.face] = key
        self._stand_ins.pop(key, None)
        self.ready.emit(*key.face)

    def _plain_face(self, face: Face) -> PlainFace:
        tradition = self._traditions.get(face.tradition)
        if tradition is None or face.code not in tradition.codes:
            return PlainFace("", "", "")
        convention = "de" if tradition.own_language == "de" else "en"
        return PlainFace(
            sign_of(tradition.pack.name, face.code),
            index_letter(face.code, convention),
            tradition.own_card_name(face.code),
        )
