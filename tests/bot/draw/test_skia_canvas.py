"""Skia draws what resvg draws."""

from typing import Any

import pytest

skia = pytest.importorskip("skia", exc_type=ImportError)
numpy = pytest.importorskip("numpy")

from bot.benching.pictures import samples  # noqa: E402
from bot.draw import picture  # noqa: E402
from bot.draw.marks import OUTLINES  # noqa: E402
from bot.draw.path_data import Command, read_path  # noqa: E402
from bot.draw.png import encode_png  # noqa: E402
from bot.draw.raster import RasterError, rasterise  # noqa: E402
from bot.draw.skia_canvas import draw_with_skia  # noqa: E402
from bot.draw.svg import to_svg  # noqa: E402
from games.drawing import (  # noqa: E402
    Circle,
    Curve,
    Drawing,
    Ellipse,
    Gradient,
    Group,
    Label,
    Line,
    Mark,
    Polygon,
    Rect,
    Shape,
)
from games.registry import all_games  # noqa: E402
from tests.bot.draw.pixels import Pixels  # noqa: E402

FACE = "M-40 -20q20 -30 40 0t40 0c0 30 -10 40 -30 45s-40 -10 -50 -45zM0 0a12 8 30 1 1 5 9h-9v4l3-2Z"
SHAPES: list[tuple[Shape, ...]] = [
    (Rect(10, 10, 90, 50, "#ff0000", "#00ff00", 6, 12, 0.5),),
    (Rect(10, 10, 90, 50, "#f0c"),),
    (Rect(10, 10, 90, 50, None, "#00ff00", 4, dash=(9, 5)),),
    (Circle(60, 40, 30, "#112233", "#ffffff", 5),),
    (Ellipse(60, 40, 50, 20, "#00ffff", "#000000", 3, 30, 0.7),),
    (Group((Curve(FACE, "#ffcc00", "#330000", 4, 0.8, (6, 4)),), x=60, y=40),),
    (Group((Curve(FACE, "#ffcc00"),), x=70, y=40, angle=20, skew=-15, scale=0.8, mirror=True),),
    (Polygon(((10, 10), (110, 20), (50, 70)), "#ff00ff", "#000000", 8),),
    (Line(((10, 10), (60, 70), (110, 20)), "#0000ff", 7, (12, 8)),),
    (Line(((10, 10), (110, 60)), "#0000ff", 4, arrow=True),),
    tuple(
        Mark(name, 20 + n % 4 * 26, 20 + n // 4 * 34, 24, "#123456")
        for n, name in enumerate(OUTLINES)
    ),
    (Label(8, 50, "Œuvre", 32, "#ffffff", bold=True, halo="#000000", halo_width=5),),
    (Label(60, 50, "1 200 $", 26, "#ffffff", "middle", spacing=2),),
    (Label(112, 50, "Été", 30, "#ffffff", "end", italic=True),),
    (Label(8, 50, "Slush 4", 30, "#ffffff", face="slab"),),
    (Label(8, 50, "ROMAN", 26, "#ffffff", face="roman"),),
    (Label(112, 50, "山田 نور", 26, "#ffffff", "end", bold=True, halo="#000000"),),
]


def pixels(png: bytes) -> Any:
    image = skia.Image.MakeFromEncoded(png)
    return image.toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3].astype(int)


def difference(drawing: Drawing) -> Any:
    """Returns by pixel how much the two pictures of a drawing differ, 0 to 255."""
    ours, theirs = pixels(draw_with_skia(drawing)), pixels(rasterise(to_svg(drawing)))
    assert ours.shape == theirs.shape
    return abs(ours - theirs).max(axis=2)


@pytest.mark.parametrize("items", SHAPES)
def test_a_shape_looks_the_same(items: tuple[Shape, ...]) -> None:
    drawing = Drawing(120, 80, items, "#446688")
    assert pixels(draw_with_skia(drawing)).std() > 5, "nothing is drawn"
    found = difference(drawing)
    assert found.mean() < 7
    assert (found > 100).mean() < 0.03


def test_a_gradient_looks_the_same() -> None:
    stops = ((0.0, "#102040"), (0.4, "#e08020"), (1.0, "#f0f0ff"))
    assert difference(Drawing(60, 200, (), Gradient(stops))).max() <= 2


def blocks(png: bytes) -> Any:
    """Returns a picture 16 times smaller, in which edges and a pixel to the side count little."""
    found = pixels(png)
    high, wide = found.shape[0] // 16, found.shape[1] // 16
    return found[: 16 * high, : 16 * wide].reshape(high, 16, wide, 16, 3).mean(axis=(1, 3))


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_pictures_of_a_game_look_the_same(key: str) -> None:
    """Letters without their weight, or a line a word to the side, would make single blocks differ
    by more than 35; what is only smoothed otherwise stays below 25.
    """
    for kind, drawing in samples(all_games()[key]):
        ours, theirs = blocks(draw_with_skia(drawing)), blocks(rasterise(to_svg(drawing)))
        found = abs(ours - theirs)
        assert found.mean() < 4, kind
        assert found.max() < 32, kind


def test_a_picture_is_scaled() -> None:
    drawing = Drawing(300, 120, (Rect(10, 10, 80, 80), Label(110, 70, "Été", 40)), "#abcdef")
    for scale, size in ((1, (300, 120)), (2, (600, 240)), (0.36, (108, 43))):
        found = Pixels(picture.draw(drawing, scale))
        assert (found.width, found.height) == size
        assert found.ink() is not None


def test_without_skia_resvg_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Drawing(60, 40, (Circle(20, 20, 9),))
    assert picture.draw(drawing) == draw_with_skia(drawing)
    monkeypatch.setattr(picture, "skia_drawer", lambda: None)
    assert picture.draw(drawing) == rasterise(to_svg(drawing))


def test_what_cannot_be_drawn_is_an_error() -> None:
    with pytest.raises(RasterError):
        picture.draw(Drawing(60, 40, (Curve("M0 0L1", "#ffffff"),)))


# -- path data and PNG ---------------------------------------------------------------------------


def numbers(data: str) -> list[tuple[float, ...]]:
    return [command.numbers for command in read_path(data)]


def test_path_data_is_read() -> None:
    assert list(read_path("M1 2L3-4.5Z")) == [
        Command("M", (1, 2)), Command("L", (3, -4.5)), Command("Z"),
    ]  # fmt: skip
    assert numbers("m1 1 2 2h3v-1l.5.5") == [(1, 1), (3, 3), (6, 3), (6, 2), (6.5, 2.5)]
    assert numbers("M5 5l1 1zl2 0") == [(5, 5), (6, 6), (), (7, 5)]
    assert numbers("M0 0Q1 1 2 0T4 0")[2] == (3, -1, 4, 0)
    assert numbers("M0 0C1 1 2 2 3 3s1 1 2 2")[2] == (4, 4, 4, 4, 5, 5)
    assert numbers("M0 0L3 3S1 1 2 2")[2] == (3, 3, 1, 1, 2, 2)
    assert numbers("M9 9a5 4 30 1110-3")[1] == (5, 4, 30, 1, 1, 19, 6)


@pytest.mark.parametrize("data", ["M1", "M1 2L", "M0 0A1 2 3 0 1 4", "M0 0Z5"])
def test_bad_path_data_is_an_error(data: str) -> None:
    with pytest.raises(ValueError, match="numbers for"):
        list(read_path(data))


def test_pixels_are_written_as_they_are() -> None:
    raw = bytes(range(48))  # 4 x 3
    found = Pixels(encode_png(4, 3, raw))
    assert [found.at(x, y)[:3] for y in range(3) for x in range(4)] == [
        tuple(raw[at : at + 3]) for at in range(0, 48, 4)
    ]
    assert pixels(encode_png(4, 3, raw)).tolist()[2][3] == list(raw[44:47])
