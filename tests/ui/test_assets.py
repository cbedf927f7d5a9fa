import itertools
import zlib
from pathlib import Path

import pygame
import pytest

from game.paths import assets_dir
from game.ui import art, fonts
from game.ui.palette import palette

ROOT = Path(__file__).resolve().parents[2]
SEATS = ("seat0", "seat1", "seat2", "seat3")


@pytest.fixture(autouse=True, scope="module")
def _screen() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def artwork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))


@pytest.mark.slow
@pytest.mark.usefixtures("artwork")
def test_building_again_gives_the_same_bytes() -> None:
    from artwork import everything

    built = dict(everything.files(assets_dir() / "src"))
    assert [name for name, body in built.items() if (assets_dir() / name).read_bytes() != body] == []
    kept = {
        path.relative_to(assets_dir()).as_posix()
        for path in assets_dir().rglob("*")
        if path.is_file() and path.relative_to(assets_dir()).parts[0] not in ("src", "licenses")
    }
    assert kept - set(built) == {"LICENSES.md"}


@pytest.mark.usefixtures("artwork")
@pytest.mark.parametrize("data", [b"", b"a", b"abcabcabcabc" * 9, bytes(range(256)) * 5, bytes(70000), b"xy" * 40000])
def test_own_deflate_is_read_by_zlib(data: bytes) -> None:
    from artwork import png

    assert zlib.decompress(png.deflate(data)) == data


@pytest.mark.usefixtures("artwork")
def test_a_sprite_with_uneven_rows_is_refused(tmp_path: Path) -> None:
    from artwork import grids

    file = tmp_path / "bad.txt"
    file.write_text("sprite icon.bad\nkkk\nkk\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.txt:1.*icon\.bad"):
        list(grids.read(file))


def test_every_sprite_can_be_opened_and_uses_the_palette_only() -> None:
    allowed = set(palette().values())
    for name in art.names():
        picture = art.sprite(name)
        width, height = picture.get_size()
        assert (width, height) == art.size(name)
        if width * height > 10_000:
            continue
        for x in range(width):
            for y in range(height):
                red, green, blue, alpha = picture.get_at((x, y))
                assert alpha in (0, 255), name
                assert alpha == 0 or (red, green, blue) in allowed, name


def test_pieces_have_the_sizes_of_the_layout() -> None:
    for seat in SEATS:
        assert art.size(f"person.{seat}.standing") == (8, 14)
        assert art.size(f"person.{seat}.sitting") == (8, 9)
        assert art.size(f"person.{seat}.mission") == (6, 10)
        for size in (6, 7, 10, 14):
            assert art.size(f"disc.{seat}.{size}") == (size, size)
    assert art.size("gear") == (13, 15)
    assert art.size("desk.free") == art.size("desk.taken") == art.size("desk.permanent") == (11, 8)
    assert art.size("plot.any") == art.size("marker.research") == (13, 13)
    assert art.size("map.base") == art.size("map.routes") == (400, 284)
    rooms = [name for name in art.names() if name.startswith("room.")]
    assert len(rooms) == 42
    assert {art.size(name) for name in rooms} == {(39, 40)}


def test_discs_of_the_seats_differ_in_shape() -> None:
    outlines = set()
    for who in (*SEATS, "andrew"):
        picture = art.sprite(f"disc.{who}.10")
        outlines.add(tuple(picture.get_at((x, y)).a for x in range(10) for y in range(10)))
    assert len(outlines) == 5


def test_scaling_keeps_every_art_pixel_a_square() -> None:
    small, large = art.sprite("gear"), art.scaled("gear", 3)
    assert large.get_size() == (39, 45)
    for x in range(39):
        for y in range(45):
            assert large.get_at((x, y)) == small.get_at((x // 3, y // 3))
    assert art.scaled("gear", 3) is large


@pytest.mark.parametrize("name", ["frame.panel", "frame.board", "frame.button.normal", "frame.tooltip"])
@pytest.mark.parametrize("size", [(60, 40), (61, 43), (9, 9), (300, 12)])
def test_frames_fill_their_rectangle_and_nothing_else(name: str, size: tuple[int, int]) -> None:
    surface = pygame.Surface((320, 64))
    surface.fill((255, 0, 255))
    rect = pygame.Rect((4, 4), size)
    art.frame(surface, name, rect, 2)
    assert surface.get_at(rect.center)[:3] != (255, 0, 255)
    assert surface.get_at((rect.right, rect.centery))[:3] == (255, 0, 255)
    assert surface.get_at((rect.left - 1, rect.centery))[:3] == (255, 0, 255)
    assert surface.get_at((rect.centerx, rect.bottom))[:3] == (255, 0, 255)


def test_the_map_has_its_cities_apart_and_its_routes_end_in_them() -> None:
    layout = art.map_layout()
    assert layout.size == (400, 284)
    places = list(layout.cities.items())
    for index, (one, city) in enumerate(places):
        for other, neighbour in places[index + 1 :]:
            apart = (
                city.box[2] <= neighbour.box[0]
                or neighbour.box[2] <= city.box[0]
                or city.box[3] <= neighbour.box[1]
                or neighbour.box[3] <= city.box[1]
            )
            assert apart, f"{one} and {other} overlap"
    for (one, other), points in layout.routes.items():
        assert points[0] == layout.cities[one].anchor
        assert points[-1] == layout.cities[other].anchor
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            assert max(abs(x1 - x0), abs(y1 - y0)) == 1


def test_every_city_has_a_skyline() -> None:
    for name in art.map_layout().cities:
        assert art.exists(f"city.{name}")


@pytest.mark.parametrize(
    ("use", "factor", "capitals"),
    [
        ("small", 2, 10), ("small", 3, 15), ("small", 4, 20), ("small", 5, 25), ("small", 6, 30),
        ("title", 2, 15), ("title", 3, 20), ("title", 4, 30), ("title", 6, 45),
        ("display", 2, 20), ("display", 3, 30), ("display", 4, 40), ("display", 6, 60),
        ("small", 1, 10),
    ],
)  # fmt: skip
def test_capitals_are_as_high_as_the_layout_asks(use: fonts.Use, factor: int, capitals: int) -> None:
    picture = fonts.font(use, factor).render("H", False, (255, 255, 255), (0, 0, 0))
    rows = {y for x in range(picture.get_width()) for y in range(picture.get_height()) if picture.get_at((x, y))[0] > 0}
    assert max(rows) - min(rows) + 1 == capitals == fonts.capital_height(use, factor)


@pytest.mark.parametrize(("use", "factor"), [("small", 2), ("title", 2), ("small", 4), ("small", 5), ("small", 6)])
def test_text_falls_on_whole_font_pixels(use: fonts.Use, factor: int) -> None:
    pixel = fonts.font_pixel(use, factor)
    picture = fonts.font(use, factor).render("Sägewerk $12", False, (255, 255, 255), (0, 0, 0))
    seen = {picture.get_at((x, y))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())}
    assert seen == {(0, 0, 0), (255, 255, 255)}
    assert fonts.text_width("San Francisco", fonts.font(use, factor)) % pixel == 0


@pytest.mark.parametrize(("use", "factor"), [("small", 2), ("title", 2), ("small", 4), ("small", 5), ("display", 3)])
def test_fonts_hold_the_letters_of_european_languages(use: fonts.Use, factor: int) -> None:
    lacking = "ΩЖ日あ\u0663\U0001f600"
    for character in "ÄÖÜäöüßéèçñåøæÆœŒłŁśźżčšžőűğİış¡¿«»–—…•€$":
        assert fonts.draws(character, use, factor), character
    assert [character for character in lacking if fonts.draws(character, use, factor)] == []


def test_all_faces_hold_the_same_letters() -> None:
    letters = [chr(n) for n in range(0x20, 0x250) if chr(n).isprintable()]
    sets = [
        {letter for letter in letters if fonts.draws(letter, use, factor)}
        for use, factor in (("small", 2), ("title", 2), ("small", 4), ("small", 5))
    ]
    assert all(each == sets[0] for each in sets)


def test_text_is_drawn_with_its_shadow() -> None:
    surface = pygame.Surface((80, 30))
    surface.fill((255, 255, 255))
    box = fonts.draw_text(surface, "H", (2, 2), (200, 0, 0), fonts.font("small", 2), shadow=(0, 0, 0))
    colours = {surface.get_at((x, y))[:3] for x in range(80) for y in range(30)}
    assert colours == {(255, 255, 255), (200, 0, 0), (0, 0, 0)}
    assert box.topleft == (2, 2)
