"""What goes into the packaged program, its icons and introductions, its archives; the recipe on all three systems."""

from __future__ import annotations

import ast
import configparser
import json
import plistlib
import runpy
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pygame
import pytest
from benches import Measured
from freezer import archive, bundle, icons, identity, linux, names, review, slim, verify, x11
from freezer.player import Report, read

from game import licences
from game.content.text import load_default_text
from game.ui import fonts

ROOT = names.ROOT
SPEC = ROOT / "build" / "carnegie.spec"
TEXT = load_default_text(strict=True)


# --- what goes in ------------------------------------------------------------------------------------------------


def test_the_bundle_has_content_and_assets_but_not_their_sources() -> None:
    files = {Path(source).relative_to(ROOT).as_posix(): folder for source, folder in bundle.data_files()}
    assert files["content/map.yaml"] == "content"
    assert files["assets/licenses/parts.yaml"] == "assets/licenses"
    assert files["assets/fonts/jersey-10.ttf"] == "assets/fonts"
    assert files["LICENSE"] == "."
    assert not [name for name in files if name.startswith("assets/src/") or name.endswith(".py")]


def test_the_list_of_files_is_the_same_every_time_and_names_files_once() -> None:
    assert bundle.data_files() == bundle.data_files()
    assert len({source for source, _ in bundle.data_files()}) == len(bundle.data_files())


def test_every_module_of_the_game_is_in() -> None:
    found = bundle.modules()
    assert {"game", "game.scenes.about", "game.selftest", "game.window"} <= set(found)
    assert "game.__main__" not in found


def test_nothing_that_the_game_imports_is_excluded() -> None:
    left_out = set(bundle.EXCLUDED)
    for path in sorted((ROOT / "game").rglob("*.py")):
        for name in _imported(ast.parse(path.read_text(encoding="utf-8"))):
            parents = {".".join(name.split(".")[: n + 1]) for n in range(name.count(".") + 1)}
            assert not parents & left_out, f"{path}: {name}"


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_fonts_of_packages_are_left_out() -> None:
    entries = [
        ("pygame/freesansbold.ttf", "x", "DATA"),
        ("assets/fonts/jersey-10.ttf", "x", "DATA"),
        ("portmidi.dll", "x", "BINARY"),
        ("libGL.so.1", "x", "BINARY"),
        ("libz.so.1", "x", "BINARY"),
    ]
    assert [name for name, _, _ in bundle.used(entries)] == ["assets/fonts/jersey-10.ttf", "libz.so.1"]


def test_only_libraries_of_python_itself_are_stripped(tmp_path: Path) -> None:
    entries = [("LICENSE", str(ROOT / "LICENSE"), "DATA"), ("x.so", str(ROOT / "LICENSE"), "BINARY")]
    assert slim.stripped(entries, tmp_path) == entries


# --- licences ----------------------------------------------------------------------------------------------------


def test_every_part_has_a_licence_and_a_use() -> None:
    parts = licences.parts()
    assert len({part.name for part in parts}) == len(parts)
    for part in parts:
        assert licences.licence(part), part.name
        assert TEXT(f"about.use.{part.use}")


def test_every_licence_is_one_of_a_part() -> None:
    folder = ROOT / "assets" / "licenses"
    named = {part.text for part in licences.parts()}
    assert {path.name for path in folder.glob("*.txt")} <= named


@pytest.mark.parametrize("name", ["msgspec", "PyYAML", "platformdirs", "filelock", "typing_extensions", "pyinstaller"])
def test_licences_are_those_of_the_installed_packages(name: str) -> None:
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        pytest.skip(f"{name} is not installed here")
    original = next(file for file in files if Path(file).name.startswith(("LICENSE", "COPYING")))
    part = next(part for part in licences.parts() if part.name.lower() == name.lower())
    assert _plain(licences.licence(part) or "") == _plain(original.read_text(encoding="utf-8"))


def _plain(text: str) -> str:
    return " ".join(text.split())


def test_the_fonts_can_write_the_licences() -> None:
    pygame.font.init()
    font = fonts.font("small", 2)
    letters = {letter for part in licences.parts() for letter in licences.licence(part) or "" if letter.isprintable()}
    ordered = sorted(letters)
    missing = [letter for letter, measured in zip(ordered, font.metrics("".join(ordered)), strict=True) if not measured]
    assert not missing


def test_libraries_without_a_part_are_told(tmp_path: Path) -> None:
    (tmp_path / "libmystery.so.1").touch()
    (tmp_path / "libz.so.1").touch()
    for part in licences.parts():
        (tmp_path / part.path.name).touch()
    assert list(review.unlicensed(tmp_path)) == [review.word("package_unlicensed", name="libmystery.so.1")]
    (tmp_path / "sdl.txt").unlink()
    assert len(list(review.unlicensed(tmp_path))) == 2


# What the wheels of pygame-ce bring along on the other systems, and Python with them.
WINDOWS = """SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll libopus-0.dll
libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwavpack-1.dll libwebp-7.dll libwebpdemux-2.dll libxmp.dll
python3.dll python312.dll vcruntime140.dll libffi-8.dll unicodedata.pyd base.cp312-win_amd64.pyd"""
MACOS = """libFLAC.14.0.0.dylib libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib libSDL2_mixer-2.0.0.800.2.dylib
libSDL2_ttf-2.0.0.2400.0.dylib libbrotlicommon.1.2.0.dylib libbrotlidec.1.2.0.dylib libfluidsynth.3.5.6.dylib
libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib libmpg123.0.dylib libogg.0.8.6.dylib libopus.0.dylib
libopusfile.0.dylib libpng16.16.58.0.dylib libsharpyuv.0.1.2.dylib libsndfile.1.0.37.dylib libtiff.6.3.0.dylib
libvorbis.0.4.9.dylib libvorbisenc.2.0.12.dylib libvorbisfile.3.3.8.dylib libwavpack.1.dylib libwebp.7.2.0.dylib
libwebpdemux.2.0.17.dylib libxmp.4.7.2.dylib libz.1.3.1.zlib-ng.dylib base.cpython-312-darwin.so libpython3.12.dylib"""


@pytest.mark.parametrize("libraries", [WINDOWS, MACOS], ids=["windows", "macos"])
def test_libraries_of_the_other_systems_have_a_part(libraries: str, tmp_path: Path) -> None:
    for name in [*libraries.split(), *(part.path.name for part in licences.parts())]:
        (tmp_path / name).touch()
    assert list(review.unlicensed(tmp_path)) == []


def test_fonts_that_are_not_the_games_are_told(tmp_path: Path) -> None:
    own = tmp_path / "_internal" / "assets" / "fonts"
    own.mkdir(parents=True)
    (own / "jersey-10.ttf").touch()
    (tmp_path / "NotoSansCJKjp-Regular.otf").touch()
    assert len(list(review.foreign_fonts(tmp_path))) == 1


def test_sizes_have_a_limit() -> None:
    assert not list(review.too_large(Path("a"), 10, 10))
    assert list(review.too_large(Path("a"), 10, 11))


# --- icons -------------------------------------------------------------------------------------------------------


def test_the_windows_icon_holds_every_size() -> None:
    body = icons.ico()
    reserved, kind, count = struct.unpack_from("<HHH", body)
    assert (reserved, kind, count) == (0, 1, len(icons.DRAWN))
    end = 6 + 16 * count
    for number, side in enumerate(icons.DRAWN):
        width, height, _, _, planes, depth, size, offset = struct.unpack_from("<BBBBHHII", body, 6 + 16 * number)
        assert (width or 256, height or 256, planes, depth, offset) == (side, side, 1, 32, end)
        if side == 256:
            assert body[offset : offset + 4] == b"\x89PNG"
        else:
            assert struct.unpack_from("<Iii", body, offset) == (40, side, 2 * side)
            assert size == 40 + 4 * side * side + (side + 31) // 32 * 4 * side
        end += size
    assert end == len(body)


def test_the_mac_icon_holds_every_size_sharp() -> None:
    body = icons.icns()
    assert body[:4] == b"icns"
    assert struct.unpack(">I", body[4:8])[0] == len(body)
    at, sides = 8, []
    while at < len(body):
        size = struct.unpack(">I", body[at + 4 : at + 8])[0]
        sides.append(struct.unpack(">II", body[at + 24 : at + 32])[0])
        at += size
    assert set(sides) == {16, 32, 64, 128, 256, 512, 1024}
    large, drawn = icons.picture(1024), icons.picture(256)
    assert large.get_at((403, 407)) == drawn.get_at((100, 101))


# --- introductions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "expected"), [("1.2.3", (1, 2, 3, 0)), ("0.1.0rc2", (0, 1, 0, 0)), ("10.2", (10, 2, 0, 0))]
)
def test_windows_wants_four_numbers(version: str, expected: tuple[int, ...]) -> None:
    assert identity.numbers(version) == expected


def test_the_version_resource_can_be_read_as_pyinstaller_does() -> None:
    made: dict[str, Any] = {"strings": {}}

    def string(key: str, value: str) -> None:
        made["strings"][key] = value

    def keep(name: str) -> Callable[..., object]:
        return lambda *parts, **named: made.setdefault(name, (parts, named))

    known = {name: keep(name) for name in ("FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo")}
    known |= {"VarStruct": keep("VarStruct"), "VSVersionInfo": keep("VSVersionInfo"), "StringStruct": string}
    eval(identity.version_text("2.3.4"), known)
    assert made["FixedFileInfo"][1]["filevers"] == (2, 3, 4, 0)
    assert made["strings"]["ProductVersion"] == "2.3.4"
    assert made["strings"]["ProductName"] == TEXT("window.title")
    assert all(made["strings"].values())


def test_info_plist_is_one() -> None:
    listed = plistlib.loads(plistlib.dumps(identity.info_plist()))
    assert listed["NSHighResolutionCapable"] is True
    assert listed["CFBundleVersion"].count(".") == 2


def test_the_menu_entry_has_what_the_specification_asks_for() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(linux.PARTS / linux.ENTRY, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Icon"], entry["Terminal"]) == ("Application", names.ID, "false")
    assert entry["Categories"].endswith(";")
    root = ElementTree.parse(linux.PARTS / linux.METADATA).getroot()
    assert root.findtext("id") == names.IDENTIFIER
    assert root.findtext("launchable") == linux.ENTRY


@pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell")
def test_the_program_can_be_added_to_the_menu_and_taken_out(tmp_path: Path) -> None:
    folder = tmp_path / 'odd "place" $HOME 100%'
    folder.mkdir()
    linux.complete(folder)
    environ = {"XDG_DATA_HOME": str(tmp_path / "share"), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    subprocess.run([folder / linux.ADD], env=environ, check=True)
    entry = tmp_path / "share" / "applications" / linux.ENTRY
    line = next(line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    assert _as_desktops_read(line) == f"{folder}/carnegie"
    subprocess.run([folder / linux.ADD, "--remove"], env=environ, check=True)
    assert not entry.exists()


def _as_desktops_read(line: str) -> str:
    """The program of an Exec line: the rule for strings first, then the rule for quotes, then the field codes."""
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    assert value[0] == value[-1] == '"'
    plain, letters = "", iter(value[1:-1])
    for letter in letters:
        plain += next(letters) if letter == "\\" else letter
    return plain.replace("%%", "%")


# --- the recipe --------------------------------------------------------------------------------------------------


class Recorder:
    """Stands in for one of PyInstaller's classes and keeps what it was called with."""

    def __init__(self, calls: list[tuple[str, dict[str, Any]]], name: str) -> None:
        self.calls, self.name = calls, name
        self.scripts = self.pure = self.binaries = self.datas = []

    def __call__(self, *parts: Any, **named: Any) -> Recorder:
        self.calls.append((self.name, named))
        return self


@pytest.fixture
def forgetting() -> Iterator[None]:
    """Modules that depend on the system are read anew, before and after."""

    def forget() -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == "freezer"]:
            del sys.modules[name]

    kept = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "freezer"}
    forget()
    yield
    forget()
    sys.modules.update(kept)


@pytest.mark.parametrize(
    ("system", "executable"), [("linux", "carnegie"), ("win32", "Carnegie"), ("darwin", "Carnegie")]
)
def test_the_recipe_on_each_system(
    system: str, executable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgetting: None
) -> None:
    calls: list[tuple[str, dict[str, Any]]] = []
    given: dict[str, Any] = {
        name: Recorder(calls, name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    } | {"SPECPATH": str(SPEC.parent), "DISTPATH": str(tmp_path / "dist"), "workpath": str(tmp_path / "work")}
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "argv", [str(SPEC), "--onefile"])
    monkeypatch.setattr(sys, "path", sys.path[:])
    copy = tmp_path / "recipe.py"
    copy.write_text(SPEC.read_text(encoding="utf-8"), encoding="utf-8")
    runpy.run_path(str(copy), init_globals=given)
    kinds = [name for name, _ in calls]
    assert kinds == ["Analysis", "PYZ", "EXE", "COLLECT", *(["BUNDLE"] if system == "darwin" else []), "EXE"]
    folder_program, single = (named for name, named in calls if name == "EXE")
    assert folder_program["name"] == executable
    assert folder_program["exclude_binaries"]
    assert "exclude_binaries" not in single
    for named in (folder_program, single):
        assert named["console"] is named["upx"] is named["strip"] is False
        assert bool(named["icon"]) == (system != "linux")
        assert bool(named["version"]) == (system == "win32")
    if system == "darwin":
        named = dict(calls)["BUNDLE"]
        assert named["name"] == "Carnegie.app"
        assert Path(named["icon"]).suffix == ".icns"
        assert named["info_plist"]


def test_names_of_files_tell_system_and_processor() -> None:
    assert names.platform_name("linux", "x86_64") == "linux-x86_64"
    assert names.platform_name("win32", "AMD64") == "windows-x86_64"
    assert names.platform_name("darwin", "arm64") == "macos-arm64"


# --- archives ----------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "thing-1"
    (made / "inner").mkdir(parents=True)
    (made / "run").write_text("#!/bin/sh\n")
    (made / "run").chmod(0o700)
    (made / "inner" / "data").write_bytes(bytes(1000))
    (made / "link").symlink_to("inner/data")
    return made


def test_the_list_of_files_tells_links(folder: Path) -> None:
    assert archive.listing(folder) == ["inner/data", "link -> inner/data", "run"]
    assert archive.size(folder) == 1000 + len("#!/bin/sh\n")


def test_a_tar_is_the_same_whenever_it_is_made(folder: Path, tmp_path: Path) -> None:
    one = archive.pack(folder, tmp_path / "one.tar.gz", 1_000_000).read_bytes()
    (folder / "run").touch()
    assert archive.pack(folder, tmp_path / "two.tar.gz", 1_000_000).read_bytes() == one
    with tarfile.open(tmp_path / "one.tar.gz") as tar:
        assert tar.getmember("thing-1/link").linkname == "inner/data"
        assert tar.getmember("thing-1/run").mode == 0o755
        assert tar.getmember("thing-1/inner/data").mode == 0o644
        assert {member.mtime for member in tar} == {1_000_000}


def test_a_zip_is_the_same_whenever_it_is_made(folder: Path, tmp_path: Path) -> None:
    one = archive.pack(folder, tmp_path / "one.zip", 1_000_000_000).read_bytes()
    (folder / "run").touch()
    assert archive.pack(folder, tmp_path / "two.zip", 1_000_000_000).read_bytes() == one
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert "thing-1/inner/data" in packed.namelist()


def test_sums_are_kept_for_files_of_other_systems(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    (tmp_path / "b").write_text("b")
    sums = tmp_path / names.SUMS
    sums.write_text(f"{'0' * 64}  b\n{'1' * 64}  gone\n")
    archive.write_sums(sums, [tmp_path / "a"])
    digest = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    assert sums.read_text() == f"{digest}  a\n{'0' * 64}  b\n"


# --- the trial ---------------------------------------------------------------------------------------------------


def test_a_photograph_is_cut_out_of_the_screen() -> None:
    fields = [100, 7, 2, 24, 3, 2, 0, 0, 32, 0, 32, 32, 12, 4, 0, 0, 0, 8, 256, 1, 1, 3, 2, 0, 0]
    pixels = b"".join(bytes([blue, 20, 30, 0]) for blue in range(6))
    picture = x11.cut(struct.pack(">25I", *fields) + bytes(12) + pixels, (1, 0, 2, 2))
    assert (picture.width, picture.height) == (2, 2)
    assert picture.pixels == bytes([30, 20, 1, 30, 20, 2, 30, 20, 4, 30, 20, 5])


def test_likeness_counts_pixels() -> None:
    assert verify.likeness(bytes([1, 2, 3, 4, 5, 6]), bytes([1, 2, 3, 4, 5, 7])) == 0.5


def test_reports_of_the_window_are_read(tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    assert read(path) == Report()
    targets = [
        {"id": "menu", "rect": [1, 2, 3, 4], "label": "", "enabled": True},
        {"id": "plot:reno:1", "rect": [1, 2, 3, 4], "label": "", "enabled": True},
        {"id": "plot:reno:2", "rect": [1, 2, 3, 4], "label": "", "enabled": False},
    ]
    path.write_text(json.dumps({"scene": "TableScene", "size": [1280, 720], "busy": False, "targets": targets}))
    report = read(path)
    assert (report.scene, report.size, report.about_game) == ("TableScene", (1280, 720), ["plot:reno:1"])


def test_limits_are_about_ratios_where_there_is_something_to_compare_with() -> None:
    one = Measured("a", 2.0)
    assert Measured("b", 2.9, to=one, limit=1.5).good
    assert not Measured("b", 3.1, to=one, limit=1.5).good
    assert not Measured("c", 1.1, limit=1.0).good


@pytest.mark.full
def test_the_packaged_program_can_be_played() -> None:
    script = ROOT / "scripts" / "package.py"
    assert subprocess.call([sys.executable, str(script), "--verify"]) == 0
