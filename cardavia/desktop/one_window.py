"""One window a user: a second start raises the first one and ends.

The two talk over a socket of this machine that only the same user may open (no network).  Where none can be
made the program simply starts.  Imports QtCore; QtNetwork only when it is needed.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDir, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

PATIENCE: Final = 500
"""Milliseconds to wait until somebody listens."""
ANSWER: Final = 3000
"""Milliseconds to wait for an answer; a first window that is hung must not keep a second one away."""
LONGEST: Final = 4096
"""Bytes of a message."""


class OneWindow(QObject):
    """The first window listens, the second one asks."""

    called = Signal(dict)
    """Another start wants the window in front; what it was started with."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where deals are kept: a start with another folder is another program."""
        super().__init__()
        words = f"{_user()} {folder.expanduser().absolute()}"
        self.name = f"cardavia-{hashlib.sha256(words.encode()).hexdigest()[:16]}"
        self._server: QLocalServer | None = None

    def call(self, wishes: dict[str, Any]) -> bool:
        """Ask the first window to come to the front; whether there is one."""
        if sys.platform != "win32" and not (Path(QDir.tempPath()) / self.name).exists():
            return False
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(PATIENCE):
            return False
        socket.write(json.dumps(wishes).encode() + b"\n")
        socket.waitForBytesWritten(PATIENCE)
        answered = socket.waitForReadyRead(ANSWER)
        socket.disconnectFromServer()
        return answered

    def listen(self) -> bool:
        """Be the first window from now on; whether the socket could be made."""
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self.name):
            QLocalServer.removeServer(self.name)  # left by a killed process
            if not server.listen(self.name):
                log.info("no socket for a second start: %s", server.errorString())
                return False
        server.newConnection.connect(self._connected)
        self._server = server
        return True

    def close(self) -> None:
        """Listen no longer."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _connected(self) -> None:
        socket = self._server.nextPendingConnection() if self._server is not None else None
        if socket is None:
            return
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)
        if socket.bytesAvailable():
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        line = bytes(socket.readLine(LONGEST).data())
        try:
            wishes = json.loads(line)
        except (ValueError, RecursionError):
            return
        socket.write(b"ok\n")
        socket.flush()
        if isinstance(wishes, dict):
            self.called.emit(wishes)


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""
