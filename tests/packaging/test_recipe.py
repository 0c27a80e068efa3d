"""The recipes for wheel, bundle and desktop name the same things as the program."""

from __future__ import annotations

import ast
import configparser
import os
import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardavia.desktop import application
from cardavia.version import __version__
from tools import debian, icon_art

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def constants(path: Path) -> dict[str, object]:
    """The plain values a file of Python gives to names."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                continue
    return found


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{debian.ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / f"{debian.ID}.metainfo.xml").getroot()


def asked_of_resources() -> set[str]:
    """The folders that `resources.py` is asked for by name."""
    tree = ast.parse((ROOT / "cardavia" / "resources.py").read_text(encoding="utf-8"))
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "folder"
        and isinstance(node.args[0], ast.Constant)
    }


@pytest.mark.parametrize("recipe", ["setup.py", "packaging/cardavia.spec"])
def test_recipe_takes_every_folder_the_program_reads(recipe: str) -> None:
    assert set(constants(ROOT / recipe)["DATA"]) == asked_of_resources() == {"assets", "i18n"}  # type: ignore[call-overload]


def test_bundle_has_qt_s_own_words_in_every_language_that_qt_has() -> None:
    ours = {path.stem.removeprefix("cardavia_") for path in (ROOT / "i18n").glob("cardavia_*.ts")}
    assert set(constants(ROOT / "packaging" / "cardavia.spec")["LANGUAGES"]) == ours - {"en", "vi"}  # type: ignore[call-overload]


def test_bundle_takes_the_screens_of_linux_and_none_that_needs_a_graphics_card() -> None:
    plugins = constants(ROOT / "packaging" / "cardavia.spec")["PLUGINS"]
    assert isinstance(plugins, dict)
    assert {"xcb", "wayland", "offscreen"} <= set(plugins["platforms"])
    assert not {"xcbglintegrations", "egldeviceintegrations"} & set(plugins)


def test_desktop_entry_starts_the_program_and_shows_its_icon(entry: configparser.SectionProxy) -> None:
    assert entry["Type"] == "Application"
    assert entry["Exec"].split() == ["cardavia", "--open", "%f"]
    assert entry["Icon"] == application.DESKTOP_FILE == debian.ID
    assert {"Name", "Comment", "Categories"} <= set(entry)


def test_desktop_entry_speaks_every_language(entry: configparser.SectionProxy) -> None:
    for key in ("GenericName", "Comment"):
        assert {name for name in entry if name.startswith(f"{key}[")} == {
            f"{key}[{language}]" for language in ("da", "de", "ko", "vi")
        }


def test_deal_records_have_one_type_everywhere(
    entry: configparser.SectionProxy, metainfo: ElementTree.Element
) -> None:
    kind = ElementTree.parse(LINUX / f"{debian.ID}.mime.xml").getroot().find("m:mime-type", MIME)
    assert kind is not None
    name = kind.attrib["type"]
    assert [each.attrib["pattern"] for each in kind.findall("m:glob", MIME)] == ["*.cardavia"]
    assert entry["MimeType"] == f"{name};"
    assert metainfo.findtext("provides/mediatype") == name
    assert name in (ROOT / "packaging" / "cardavia.spec").read_text(encoding="utf-8")


def test_newest_release_is_this_version(metainfo: ElementTree.Element) -> None:
    releases = metainfo.findall("releases/release")
    assert releases[0].attrib["version"] == __version__


def test_metainfo_belongs_to_the_desktop_entry(metainfo: ElementTree.Element) -> None:
    assert metainfo.findtext("id") == debian.ID
    assert metainfo.findtext("launchable") == f"{debian.ID}.desktop"


def test_manual_page_tells_every_command_and_option() -> None:
    from cardavia.__main__ import COMMANDS

    page = (LINUX / "cardavia.6").read_text(encoding="utf-8").replace("\\-", "-")
    source = (ROOT / "cardavia" / "__main__.py").read_text(encoding="utf-8")
    options = set(re.findall(r'add_argument\(\s*"(--[a-z-]+)"', source))
    assert len(options) >= 6
    assert [word for word in (*COMMANDS, *options) if word not in page] == []


def test_committed_icons_are_what_is_drawn() -> None:
    assert (ROOT / "assets" / "icon.svg").read_text(encoding="utf-8") == icon_art.large()
    assert (ROOT / "assets" / "icon-small.svg").read_text(encoding="utf-8") == icon_art.small()


def test_translation_that_is_newer_than_its_compiled_form_is_uncompiled(tmp_path: Path) -> None:
    uncompiled = runpy.run_path(str(ROOT / "packaging" / "translations.py"))["uncompiled"]
    source, compiled = tmp_path / "cardavia_xx.ts", tmp_path / "cardavia_xx.qm"
    source.write_text("")
    assert uncompiled(tmp_path) == [source]
    compiled.write_text("")
    assert uncompiled(tmp_path) == []

    os.utime(compiled, (1, 1))
    assert uncompiled(tmp_path) == [source]
