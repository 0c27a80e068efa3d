"""What all tests share: Qt without a screen, unless a platform was chosen."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
