"""The one way out of the program: an address handed to the system's browser.

Nothing here or anywhere else opens a connection.  Imports QtCore and QtGui.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def open_address(address: str) -> bool:
    """Let the system's browser show a page; whether it was taken.  Only https addresses are handed on."""
    url = QUrl(address)
    return url.isValid() and url.scheme() == "https" and QDesktopServices.openUrl(url)


def link(text: str, address: str) -> str:
    """A link for a rich text label."""
    return f'<a href="{escape(address, quote=True)}">{escape(text)}</a>'
