"""Makes a Debian package from the one-folder bundle: files in their places, control data, then `dpkg-deb`.

The package holds what PyInstaller made, in `/usr/lib/cardavia`, and what a desktop wants to know beside it.
Not a source package: Debian's own archive would link with its own Qt.  Called by `tools.bundle`; imports the
standard library only.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LINUX: Final = ROOT / "packaging" / "linux"
ID: Final = "org.cardavia.cardavia"
PLACES: Final = {
    f"{ID}.desktop": "usr/share/applications",
    f"{ID}.metainfo.xml": "usr/share/metainfo",
    f"{ID}.mime.xml": "usr/share/mime/packages",
    "copyright": "usr/share/doc/cardavia",
    "lintian-overrides": "usr/share/lintian/overrides",
}
"""Where each file of `packaging/linux` goes."""
NAMES: Final = {"lintian-overrides": "cardavia", f"{ID}.mime.xml": f"{ID}.xml"}
"""Those that are called otherwise there."""
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}

CONTROL: Final = """\
Package: cardavia
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Depends: libc6 (>= {glibc})
Recommends: fonts-dejavu-core, libpulse0
Suggests: fonts-noto-cjk, fonts-noto-core
Installed-Size: {kilobytes}
Maintainer: The Cardavia project <packages@cardavia.invalid>
Description: traditional card games of Central Europe
 Cardavia plays Schnapsen, Preference, Skat and Schafkopf with you, on the
 cards of Vienna, Salzburg, Bavaria and the William Tell pack, all drawn for
 this program. The computer players have three strengths and never know more
 than a person in their chair would.
 .
 The package brings its own Python and Qt.
"""


def lay_out(tree: Path, bundle: Path, icons: Path, version: str, man_page: str) -> None:
    """Put everything but the control data into `tree`."""
    shutil.copytree(bundle, tree / "usr/lib/cardavia", symlinks=True)
    games = tree / "usr/games"
    games.mkdir(parents=True)
    (games / "cardavia").symlink_to("../lib/cardavia/cardavia")
    for name, place in PLACES.items():
        target = tree / place / NAMES.get(name, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LINUX / name, target)
    shutil.copytree(icons / "hicolor", tree / "usr/share/icons/hicolor")
    _compressed(tree / "usr/share/man/man6/cardavia.6.gz", man_page)
    _compressed(tree / "usr/share/doc/cardavia/changelog.gz", _changelog(version))
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "cardavia" and path.parent.name == "cardavia")
            path.chmod(0o755 if runs else 0o644)


def _compressed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _changelog(version: str) -> str:
    """Debian's form; what changed stands in CHANGELOG.md."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", (ROOT / "CHANGELOG.md").stat().st_mtime))
    date = format_datetime(datetime.fromtimestamp(seconds, UTC))
    return (
        f"cardavia ({version}) unstable; urgency=medium\n\n  * Version {version}; what is new stands in the "
        f"project's CHANGELOG.md.\n\n -- The Cardavia project <packages@cardavia.invalid>  {date}\n"
    )


def add_control(tree: Path, version: str, machine: str, glibc: str) -> None:
    """Write the control data for what lies in `tree`."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    control = tree / "DEBIAN"
    control.mkdir()
    facts = {
        "version": version,
        "architecture": ARCHITECTURES[machine],
        "glibc": glibc,
        "kilobytes": sum(path.stat().st_size for path in files) // 1024,
    }
    (control / "control").write_text(CONTROL.format(**facts), encoding="utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in control.iterdir():
        path.chmod(0o644)


def build(tree: Path, out: Path) -> None:
    """The package from a tree; `subprocess.CalledProcessError` if dpkg-deb refuses it."""
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(out)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
