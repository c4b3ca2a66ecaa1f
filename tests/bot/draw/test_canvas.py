"""The kit of the dark looks: pages, chips, bars and moments, as they are really drawn."""

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import INK, MARKS, SEAT_HUES, Curve, Drawing, Group, Rect
from games.drawing_kit import (
    CAPTION,
    PLAIN,
    SEAT_INK,
    SIDE,
    SPACE,
    WIDE,
    Canvas,
    bar,
    both_sides,
    box,
    chip,
    poster,
    token,
)
from tests.bot.draw.contrast import contrast
from tests.bot.draw.labels import says, set_labels
from tests.bot.draw.pixels import Pixels

LONG = "W" * 32


@pytest.mark.parametrize("title", ["Short", LONG])
@pytest.mark.parametrize("aside", ["", "Turn 4", LONG])
def test_title_and_aside_stay_on_the_picture_and_never_meet(title: str, aside: str) -> None:
    first, *rest = set_labels(Canvas(PLAIN, title, aside).drawing())
    assert first.left >= SIDE
    assert first.right <= (rest[0].left if rest else WIDE - SIDE)
    assert all(label.right <= WIDE for label in rest)


def test_a_canvas_is_as_high_as_what_is_taken() -> None:
    canvas = Canvas(PLAIN, "Hand")
    top = canvas.take(100)
    canvas.put(*box(PLAIN, SIDE, top, canvas.inner, 100))
    assert canvas.drawing().height == top + 100 + SIDE


def test_the_turn_stands_right_under_the_title() -> None:
    canvas = Canvas(PLAIN, "Hand", height=70)
    canvas.say_turn("Your turn: play one card")
    assert canvas.y == 70 + 52 + SPACE
    assert says(canvas.drawing()) == ["Hand", "Your turn: play one card"]


def test_seats_are_told_apart_by_shape_and_by_hue() -> None:
    assert len(set(SEAT_HUES)) == len(set(MARKS)) == 8
    assert all(contrast(hue, SEAT_INK) >= 7.5 for hue in SEAT_HUES)


@pytest.mark.parametrize("seat", range(8))
def test_a_chip_holds_the_longest_name_and_what_stands_beside_it(seat: int) -> None:
    drawing = Drawing(300, 60, chip(20, 8, 260, seat, LONG, right="$39,996", to_act=True))
    name, figure = set_labels(drawing)
    assert 64 <= name.left < name.right < figure.left < figure.right <= 280
    assert name.size >= 22


def test_somebody_who_has_left_is_struck_through() -> None:
    there, gone = (chip(0, 0, 200, 2, "Ada", out=out) for out in (False, True))
    assert len(gone) == len(there) + 1


def test_a_token_is_as_large_as_it_says() -> None:
    found = Pixels(rasterise(to_svg(Drawing(80, 80, token(40, 40, 3, 60), "#ffffff")))).ink()
    assert found is not None
    assert found.right - found.left == pytest.approx(60, abs=6)


def test_a_bar_is_filled_as_far_as_it_says_and_never_over_its_end() -> None:
    def filled(part: float) -> float:
        shape = bar(0, 0, 200, 20, part, INK, empty="#ffffff")[-1]
        assert isinstance(shape, Rect)
        return shape.width

    assert [filled(part) for part in (0.25, 1, 7)] == [50, 200, 200]
    assert len(bar(0, 0, 200, 20, 0, INK, empty="#ffffff")) == 1


def test_half_a_face_becomes_a_whole_one() -> None:
    half = Curve("M0 0L30 10L0 20Z", INK)
    picture = Drawing(100, 40, (Group(both_sides(half), 50, 10),), "#ffffff")
    found = Pixels(rasterise(to_svg(picture))).ink()
    assert found is not None
    assert (found.left, found.right) == (20, 80)


@pytest.mark.parametrize("detail", ["", "$320K of bribes gone"])
def test_a_poster_has_its_words_in_the_band_at_the_foot(detail: str) -> None:
    drawing = poster(PLAIN, 560, (), LONG, detail, "$110K")
    labels = set_labels(drawing)
    assert all(560 - CAPTION < label.base < 560 for label in labels)
    assert max(label.right for label in labels[:-1]) < labels[-1].left


def test_text_of_the_plain_look_can_be_read() -> None:
    for ground in (PLAIN.ground, PLAIN.band, PLAIN.panel):
        assert contrast(PLAIN.ink, ground) >= 7
        assert contrast(PLAIN.faint, ground) >= 7
        assert contrast(PLAIN.accent, ground) >= 4.5
    assert contrast(PLAIN.on_signal, PLAIN.signal) >= 4.5
