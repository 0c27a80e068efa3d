"""Ends the program when the system asks for it (Ctrl+C in a terminal, `kill`, a session that ends).

Python runs a handler of its own only when it comes to run Python again, which a program that waits for
events does not.  So the number of the signal comes through a pair of sockets to the event loop, the windows
are closed as by a person, and everything is kept.  A second signal ends the process at once.

Imports QtCore, QtWidgets and the standard library.
"""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
SHELL: Final = 128
"""A shell tells the end by a signal as this and the number of the signal."""


class CalledOff(QObject):
    """Listens from the moment it is made; for the main thread, and one at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        """Of the signal that was sent; 0 for none."""
        self._here, self._there = socket.socketpair()
        for end in (self._here, self._there):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._woken = signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)
        self._former = {each: signal.signal(each, _heard) for each in SIGNALS}

    def status(self, status: int) -> int:
        """The exit status of the program: that of the signal, or else the given one."""
        return SHELL + self.number if self.number else status

    def _read(self) -> None:
        asked = [number for number in self._here.recv(64) if number in SIGNALS]
        if asked and not self.number:
            self.number = asked[0]
            for each in SIGNALS:
                signal.signal(each, signal.SIG_DFL)
            QApplication.closeAllWindows()

    def close(self) -> None:
        """Listen no longer; signals do what they did before."""
        self._notifier.setEnabled(False)
        for each, former in self._former.items():
            signal.signal(each, former)
        signal.set_wakeup_fd(self._woken)
        for end in (self._here, self._there):
            end.close()


def _heard(_number: int, _frame: object) -> None:
    """Nothing: the event loop hears of it through the sockets."""
