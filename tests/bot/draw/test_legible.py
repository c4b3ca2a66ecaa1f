"""The measuring of labels finds what is wrong with a drawing, and nothing else."""

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import Drawing, Group, Label, Rect, Shape
from tests.bot.draw.frames import Frame, area, shared_area
from tests.bot.draw.labels import set_labels
from tests.bot.draw.legible import faults
from tests.bot.draw.pixels import Pixels


def drawing(*items: Shape) -> Drawing:
    return Drawing(300, 200, items, "#ffffff")


WORD = Label(20, 60, "HERE", 30)


@pytest.mark.parametrize(
    "items",
    [
        (WORD, Label(20, 90, "below", 30)),
        (WORD, Label(120, 60, "beside", 30)),
        (Group((WORD,), scale=2, y=-50), Label(20, 130, "below", 22)),
        (Group((Label(0, 0, "up", 30),), x=100, y=150, angle=-90), WORD),
        (WORD, Label(24, 66, "HERE", 30, "#ff0000")),  # letters and their shadow
        (WORD, Rect(0, 20, 200, 60, "#ff0000"), WORD),  # a card on another
        (WORD, Rect(20, 48, 90, 3)),  # struck through
        (Label(0, 60, "W" * 40, 30, fit=290),),
        (Label(0, -60, " "),),
    ],
)
def test_a_drawing_without_fault_has_none(items: tuple[Shape, ...]) -> None:
    assert faults(drawing(*items)) == []


@pytest.mark.parametrize(
    ("items", "fault"),
    [
        ((Label(20, 60, "tiny", 21),), "'tiny' is 21.0 high"),
        ((Group((Label(20, 60, "tiny", 40),), scale=0.5),), "'tiny' is 20.0 high"),
        ((Label(20, 60, "W" * 40, 30),), f"'{'W' * 40}' is cut at the right or the bottom"),
        ((Label(20, 199, "deep"),), "'deep' is cut at the right or the bottom"),
        ((Label(20, 10, "HIGH"),), "'HIGH' is cut at the left or the top"),
        ((Label(90, 60, "W" * 9, anchor="end"),), f"'{'W' * 9}' is cut at the left or the top"),
        ((Label(20, 60, "W", 30, fit=4),), "'…' is wider than its place"),
        ((WORD, Label(60, 66, "THERE", 30)), "'HERE' and 'THERE' overlap"),
        ((WORD, Label(20, 60, "HERE", 80)), "'HERE' and 'HERE' overlap"),
        (
            (WORD, Group((Label(0, 0, "UP", 30),), x=60, y=90, angle=-90)),
            "'HERE' and 'UP' overlap",
        ),
        ((WORD, Rect(60, 20, 90, 60)), "'HERE' is half covered"),
        ((Group((WORD,), x=200, mirror=True),), "'HERE' reads backwards"),
    ],
)
def test_a_fault_is_found(items: tuple[Shape, ...], fault: str) -> None:
    assert faults(drawing(*items)) == [fault]


@pytest.mark.parametrize(
    "group",
    [
        Group((WORD,)),
        Group((WORD,), x=30, y=40, scale=1.5),
        Group((WORD,), x=80, y=20, angle=35),
        Group((WORD,), x=60, y=20, skew=-20),
        Group((WORD,), x=160, y=20, mirror=True),
        Group((Group((WORD,), x=10, angle=20, skew=12),), x=170, y=60, angle=30, mirror=True),
    ],
)
def test_a_label_is_measured_where_it_is_drawn(group: Group) -> None:
    made = drawing(group)
    drawn = Pixels(rasterise(to_svg(made))).ink()
    (label,) = set_labels(made)
    across, down = zip(*label.corners, strict=True)
    assert drawn is not None
    measured = (min(across), min(down), max(across), max(down))
    assert tuple(drawn) == pytest.approx(measured, abs=5)


def test_the_area_that_two_boxes_share() -> None:
    square = Frame().box(0, 0, 10, 10)
    assert area(square) == 100
    assert shared_area(square, Frame().box(5, 5, 20, 20)) == pytest.approx(25)
    assert shared_area(square, Frame().box(11, 0, 20, 10)) == 0
    turned = Frame().inside(Group((), x=5, y=5, angle=45)).box(-5, -5, 5, 5)
    assert shared_area(square, turned) == pytest.approx(82.84, abs=0.01)
    backwards = Frame().inside(Group((), x=10, mirror=True)).box(0, 0, 10, 10)
    assert shared_area(square, backwards) == shared_area(backwards, square) == 100
