"""SVG text as PNG: resvg, its spare, sizes and errors."""

from collections.abc import Callable

import pytest

from bot.draw import raster
from bot.draw.raster import RasterError, rasterise, with_resvg, with_resvg_py
from bot.draw.svg import to_svg
from games.drawing import Drawing, Label, Rect
from tests.bot.draw.pixels import Pixels

PICTURE = to_svg(
    Drawing(300, 120, (Rect(10, 10, 80, 80, radius=9), Label(110, 70, "Été 1 234", 40, bold=True)))
)


def test_a_picture_has_the_size_of_its_drawing_times_the_scale() -> None:
    for scale, size in ((1, (300, 120)), (2, (600, 240)), (0.36, (108, 43))):
        pixels = Pixels(rasterise(PICTURE, scale))
        assert (pixels.width, pixels.height) == size
        assert pixels.ink() is not None


def test_scaling_draws_every_corner_again() -> None:
    small, large = (Pixels(rasterise(PICTURE, scale)).ink() for scale in (1, 2))
    assert small is not None
    assert large is not None
    assert large.right == pytest.approx(2 * small.right, abs=2)


def test_equal_text_gives_equal_bytes() -> None:
    assert rasterise(PICTURE) == rasterise(PICTURE)


def test_without_resvg_the_spare_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "find_spec", lambda name: None)
    monkeypatch.setattr(raster, "with_resvg", _not_to_be_called)
    assert rasterise(PICTURE) == with_resvg_py(PICTURE)


def _not_to_be_called(svg: str) -> bytes:
    raise AssertionError("resvg was called")


def test_the_spare_draws_the_same_picture() -> None:
    ours, spare = Pixels(with_resvg(PICTURE)), Pixels(with_resvg_py(PICTURE))
    assert (ours.width, ours.height) == (spare.width, spare.height)
    box, other = ours.ink(), spare.ink()
    assert box is not None
    assert other is not None
    assert all(abs(a - b) <= 2 for a, b in zip(box, other, strict=True))


@pytest.mark.parametrize("draw", [with_resvg, with_resvg_py])
@pytest.mark.parametrize("text", ["", "<svg><bad", "no picture"])
def test_text_that_is_no_picture_is_an_error(draw: Callable[[str], bytes], text: str) -> None:
    with pytest.raises(RasterError):
        draw(text)
