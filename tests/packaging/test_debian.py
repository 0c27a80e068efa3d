"""The Debian package: everything in its place, readable by all, with true control data."""

from __future__ import annotations

import gzip
import stat
from pathlib import Path

import pytest

from tools import debian

MAN_PAGE = ".TH CARDAVIA 6\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    bundle, icons, tree = tmp_path / "Cardavia", tmp_path / "icons", tmp_path / "tree"
    (bundle / "_internal" / "cardavia").mkdir(parents=True)
    (bundle / "cardavia").write_bytes(b"\x7fELF")
    (bundle / "_internal" / "libx.so").write_bytes(b"x" * 5000)
    (icons / "hicolor" / "16x16" / "apps").mkdir(parents=True)
    (icons / "hicolor" / "16x16" / "apps" / f"{debian.ID}.png").write_bytes(b"png")
    tree.mkdir(mode=0o700)
    debian.lay_out(tree, bundle, icons, "1.2.3", MAN_PAGE)
    debian.add_control(tree, "1.2.3", "x86_64", "2.35")
    return tree


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_program_is_found_among_the_games(tree: Path) -> None:
    program = tree / "usr/games/cardavia"
    assert program.is_symlink()
    assert program.resolve() == (tree / "usr/lib/cardavia/cardavia").resolve()


def test_only_program_and_folders_can_be_executed(tree: Path) -> None:
    assert mode(tree / "usr/lib/cardavia/cardavia") == 0o755
    assert mode(tree / "usr/lib/cardavia/_internal/cardavia") == 0o755
    assert mode(tree / "usr/lib/cardavia/_internal/libx.so") == 0o644


def test_desktop_finds_its_files_under_the_names_it_wants(tree: Path) -> None:
    share = tree / "usr/share"
    for name in (
        f"applications/{debian.ID}.desktop",
        f"metainfo/{debian.ID}.metainfo.xml",
        f"mime/packages/{debian.ID}.xml",
        f"icons/hicolor/16x16/apps/{debian.ID}.png",
        "doc/cardavia/copyright",
        "lintian/overrides/cardavia",
    ):
        assert (share / name).is_file(), name


def test_manual_page_and_changelog_are_compressed(tree: Path) -> None:
    assert gzip.decompress((tree / "usr/share/man/man6/cardavia.6.gz").read_bytes()).decode() == MAN_PAGE
    changelog = gzip.decompress((tree / "usr/share/doc/cardavia/changelog.gz").read_bytes()).decode()
    assert changelog.startswith("cardavia (1.2.3) ")


def test_control_data_tell_version_machine_and_libraries(tree: Path) -> None:
    lines = (tree / "DEBIAN/control").read_text(encoding="utf-8").splitlines()
    assert "Version: 1.2.3" in lines
    assert "Architecture: amd64" in lines
    assert "Depends: libc6 (>= 2.35)" in lines


def test_every_file_has_a_sum(tree: Path) -> None:
    named = {line.split("  ")[1] for line in (tree / "DEBIAN/md5sums").read_text().splitlines()}
    there = {
        str(path.relative_to(tree))
        for path in (tree / "usr").rglob("*")
        if path.is_file() and not path.is_symlink()
    }
    assert named == there
