"""The program uses no network: every page is shown and a deal played in a process that refuses sockets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import os, random, sys
from pathlib import Path

asked = []

def refuse(event, args):
    local = event == "socket.__new__" and getattr(args[1], "name", args[1]) in ("AF_UNIX", 1)
    if event.startswith("socket.") and not local:
        asked.append(event)
        raise PermissionError(f"no network here: {event}")

sys.addaudithook(refuse)

from PySide6.QtWidgets import QApplication
from driver import Table, all_traditions
from cardavia.desktop.sprites import SpriteStore

application = QApplication([])
found = all_traditions()
store = SpriteStore(found.values(), cache_folder=Path(sys.argv[1]) / "faces")
table = Table(store, found, Path(sys.argv[1]) / "matches", "schnapsen", 3)
window = table.window
table.play_out()
window.sharing.copy_report()
pages = 0
for action, entry in window.menus.entries:
    if getattr(entry, "page", False):
        action.trigger()
        table.settle(50)
        pages += 1
for name in window.gallery.plates:
    window.card_pages.show(name)
    table.settle(50)
    pages += 1
window.toggle_settings()
table.settle(50)
table.close()
store.close()
print(pages, asked, "PySide6.QtNetwork" in sys.modules)

# the same of what Qt itself does, where the system tells
inodes = set()
for name in ("tcp", "udp", "tcp6", "udp6"):
    path = Path("/proc/net") / name
    if path.exists():
        inodes |= {line.split()[9] for line in path.read_text().splitlines()[1:]}
for link in Path("/proc/self/fd").iterdir() if Path("/proc/self/fd").exists() else ():
    try:
        target = os.readlink(link)
    except OSError:
        continue
    assert not (target.startswith("socket:[") and target[8:-1] in inodes), target
print("quiet")
"""


def test_all_pages_and_a_deal_need_no_socket_of_the_network(tmp_path: Path) -> None:
    here = Path(__file__).parents[1]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": f"{here.parents[1]}:{here}"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stderr
    pages, quiet = done.stdout.splitlines()
    assert int(pages.split()[0]) >= 12, pages
    assert pages.split(maxsplit=1)[1] == "[] False"
    assert quiet == "quiet"
