"""Drawings as SVG text: every shape, and nothing that a name could smuggle in."""

import math
import xml.etree.ElementTree as ET

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.draw import raster
from bot.draw.fonts import FAMILIES, FAMILY
from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games import drawing as shapes
from games.drawing import (
    INK,
    MARKS,
    SEAT_HUES,
    WHITE,
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
)  # fmt: skip
from tests.bot.draw.pixels import Box, Pixels

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES: tuple[Shape, ...] = (
    Rect(20, 20, 60, 40, INK, SEAT_HUES[0], 3, 8, 0.5, (6, 4)),
    Circle(50, 50, 30, None, INK, 4),
    Ellipse(50, 50, 30, 15, INK, SEAT_HUES[4], 2, 30),
    Curve("M20 50Q50 0 80 50Z", SEAT_HUES[5], INK, 3, 0.5),
    Line(((20, 20), (50, 80), (80, 20)), dash=(6, 4)),
    Line(((20, 50), (80, 50)), arrow=True),
    Polygon(((20, 80), (50, 20), (80, 80)), SEAT_HUES[1], INK),
    *(Mark(name, 50, 50, 60, SEAT_HUES[2]) for name in MARKS),
    Label(20, 60, "Ann", 30, INK),
    Label(80, 60, "Ann", 30, INK, "end", bold=True, italic=True, fit=40, halo=SEAT_HUES[3]),
    Label(20, 60, "Ann", 40, face="poster", spacing=2),
    Group((Rect(0, 0, 20, 20, INK),), 50, 40, 45, 1.5),
)


def draw(*items: Shape, size: int = 100) -> Pixels:
    return Pixels(rasterise(to_svg(Drawing(size, size, items, WHITE))))


@pytest.mark.parametrize("shape", EXAMPLES, ids=lambda shape: type(shape).__name__)
def test_every_shape_leaves_ink_where_it_is_put(shape: Shape) -> None:
    box = draw(shape).ink()
    assert box is not None
    assert 15 <= box.left < box.right <= 86
    assert 15 <= box.top < box.bottom <= 86


def test_the_examples_include_every_shape() -> None:
    there = {kind for kind in vars(shapes).values() if isinstance(kind, type)}
    drawn = {kind for kind in there if issubclass(kind, Shape) and kind is not Shape}
    assert {type(shape) for shape in EXAMPLES} == drawn


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_is_centred_and_about_as_large_as_it_says(name: shapes.MarkName) -> None:
    box = draw(Mark(name, 50, 50, 60)).ink()
    assert box is not None
    assert (box.left + box.right) / 2 == pytest.approx(50, abs=2)
    assert 42 <= max(box.right - box.left, box.bottom - box.top) <= 68


def test_marks_differ_without_their_colour() -> None:
    seen = {b"".join(draw(Mark(name, 50, 50, 60)).rows) for name in MARKS}
    assert len(seen) == len(MARKS)


def test_every_face_is_loaded_so_that_no_text_disappears() -> None:
    assert set(raster._options().list_fonts()) == {family.name for family in FAMILIES.values()}
    text = to_svg(Drawing(100, 100, (Label(20, 60, "Ann"),)))
    assert Pixels(rasterise(text)).ink() is not None
    assert Pixels(rasterise(text.replace(FAMILY, "Elsewhere"))).ink() is None


def test_faces_look_different() -> None:
    drawn = [b"".join(draw(Label(10, 60, "Ann", 30, face=face)).rows) for face in FAMILIES]
    assert len(set(drawn)) == len(FAMILIES)


def test_a_sign_that_a_face_lacks_is_set_in_the_text_face() -> None:
    assert 'font-family="Anton"' in to_svg(Drawing(9, 9, (Label(0, 0, "A B", face="poster"),)))
    assert 'font-family="Anton"' not in to_svg(
        Drawing(9, 9, (Label(0, 0, "A ж B", face="poster"),))
    )


def test_a_ground_may_be_a_gradient() -> None:
    sky = Gradient(((0, "#000000"), (1, "#ffffff")))
    rows = Pixels(rasterise(to_svg(Drawing(10, 100, (), sky)))).rows
    assert rows[0][0] < 10 < 240 < rows[99][0]


def test_opacity_is_of_the_fill_and_makes_no_layer() -> None:
    svg = to_svg(Drawing(9, 9, (Rect(0, 0, 9, 9, INK, INK, opacity=0.5),)))
    assert 'fill-opacity="0.5"' in svg
    assert " opacity=" not in svg


def test_a_group_may_be_mirrored_and_slanted() -> None:
    square = Rect(0, 0, 20, 20, INK)
    assert draw(Group((square,), 50, 40, mirror=True)).ink() == Box(30, 40, 50, 60)
    slanted = draw(Group((square,), 50, 40, skew=45)).ink()
    assert slanted is not None
    assert slanted.right - slanted.left == pytest.approx(40, abs=2)


def test_four_styles_of_text_look_different() -> None:
    styles = [(bold, italic) for bold in (False, True) for italic in (False, True)]
    seen = {
        b"".join(draw(Label(10, 60, "Ann", 30, bold=bold, italic=italic)).rows)
        for bold, italic in styles
    }
    assert len(seen) == 4


def test_an_arrow_ends_at_its_last_point() -> None:
    plain = draw(Line(((20, 50), (80, 50)), stroke_width=4)).ink()
    headed = draw(Line(((20, 50), (80, 50)), stroke_width=4, arrow=True)).ink()
    assert plain is not None
    assert headed is not None
    assert headed.right == pytest.approx(80, abs=1)
    assert headed.bottom - headed.top > 2 * (plain.bottom - plain.top)


def test_an_arrow_between_equal_points_is_drawn_without_an_error() -> None:
    assert "NaN" not in to_svg(Drawing(10, 10, (Line(((5, 5), (5, 5)), arrow=True),))).upper()
    assert to_svg(Drawing(10, 10, (Line(((5, 5),), arrow=True),)))


def test_a_group_moves_turns_and_scales_its_shapes() -> None:
    square = Rect(0, 0, 20, 20, INK)
    assert draw(Group((square,), 30, 40)).ink() == Box(30, 40, 50, 60)
    assert draw(Group((square,), 30, 40, scale=2)).ink() == Box(30, 40, 70, 80)
    turned = draw(Group((square,), 50, 40, angle=45)).ink()
    assert turned is not None
    assert turned.bottom - turned.top == pytest.approx(20 * math.sqrt(2), abs=2)


def test_later_shapes_are_drawn_on_top() -> None:
    pixels = draw(Rect(0, 0, 100, 100, "#ff0000"), Rect(0, 0, 100, 100, "#0000ff"))
    assert pixels.at(50, 50) == (0, 0, 255, 255)


@pytest.mark.parametrize(
    ("value", "written"),
    [(1.0, "1"), (-0.5, "-0.5"), (-0.001, "0"), (10, "10"), (100.456, "100.46"), (0.1, "0.1")],
)
def test_numbers_are_written_short(value: float, written: str) -> None:
    assert f'x="{written}"' in to_svg(Drawing(9, 9, (Rect(value, 3, 5, 5),)))


def test_markup_in_a_name_is_drawn_as_text() -> None:
    name = '</text><script>&amp; "it\'s"]]>'
    root = ET.fromstring(to_svg(Drawing(100, 100, (Label(0, 50, name),))))
    assert [text.text for text in root.iter(f"{SVG}text")] == [name]
    assert root.find(f".//{SVG}script") is None


def test_a_colour_cannot_break_out_of_its_attribute() -> None:
    svg = to_svg(Drawing(9, 9, (Rect(0, 0, 5, 5, '#000"/><script x="'),)))
    assert ET.fromstring(svg).find(f".//{SVG}script") is None


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=40))
def test_any_text_makes_well_formed_svg(name: str) -> None:
    svg = to_svg(Drawing(100, 100, (Label(0, 50, name, fit=90), Label(0, 90, name, halo=WHITE))))
    lines = [item for item in ET.fromstring(svg) if item.tag in (f"{SVG}text", f"{SVG}path")]
    assert len(lines) in (0, 1, 2)  # what is cut may be all that Inter has, or lacks
    svg.encode()


def test_equal_drawings_give_equal_text() -> None:
    copy = msgspec.json.decode(msgspec.json.encode(EXAMPLES[0]), type=Rect)
    assert to_svg(Drawing(9, 9, (EXAMPLES[0],))) == to_svg(Drawing(9, 9, (copy,)))
