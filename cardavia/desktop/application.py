"""Makes the application object: its name, its icon, and one plain line where Qt cannot start.

Qt ends the process itself if no platform plug-in starts (no screen answers, a system library is missing), in
several lines and an abort; here that is one line and exit status 1.  Not for what is shown: that is `app`.
Imports Qt, `resources` and the commands' one-line complaint.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFontMetrics, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from cardavia import resources
from cardavia.cli.common import BAD_INPUT, complain

DESKTOP_FILE: Final = "org.cardavia.cardavia"
"""The name of the desktop entry: docks and task bars find the icon by it."""
NO_SCREEN: Final = "no screen: neither DISPLAY nor WAYLAND_DISPLAY is set; a desktop session is needed"
NO_FONTS: Final = "no fonts are installed, nothing could be read; on Debian: apt install fonts-dejavu-core"

LOCALE_REMARK: Final = "Detected locale"
"""How Qt begins when it takes another locale than that of the environment; it goes on then."""


class CannotStartError(Exception):
    """Why no window can be opened, in one line."""


def has_screen() -> bool:
    """Whether a window can be opened as far as the environment tells."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_application() -> QApplication:
    """The application, with name and icon; `CannotStartError` without a screen or without fonts.

    Where Qt finds no way to a screen, this ends the process with one line and exit status 1.
    """
    if not has_screen():
        raise CannotStartError(NO_SCREEN)
    QCoreApplication.setApplicationName("cardavia")
    QCoreApplication.setOrganizationName("cardavia")
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    application = QApplication.instance()
    if application is None:
        former = qInstallMessageHandler(_StartMessages())
        application = QApplication(sys.argv[:1])
        qInstallMessageHandler(former)
    assert isinstance(application, QApplication)
    application.setApplicationDisplayName("Cardavia")
    if not QFontMetrics(application.font()).inFontUcs4(ord("A")):
        raise CannotStartError(NO_FONTS)
    application.setWindowIcon(window_icon())
    return application


def window_icon() -> QIcon:
    """The program's icon, a plainer drawing where it is small."""
    icon = QIcon()
    for name in ("icon-small.svg", "icon.svg"):
        path = str(resources.assets() / name)
        drawn = QIcon(path)
        for size in (16, 24, 32) if name == "icon-small.svg" else (48, 64, 128, 256):
            icon.addPixmap(drawn.pixmap(size, size))
    return icon


class _StartMessages:
    """What Qt says while it starts: nothing is shown unless it gives up, and then the reason alone."""

    def __init__(self) -> None:
        self._first = ""

    def __call__(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            if not text.startswith(LOCALE_REMARK):
                self._first = self._first or text
            return
        reason = self._first or text
        complain(f"no window can be opened: {reason}")
        sys.stderr.flush()
        os._exit(BAD_INPUT)
