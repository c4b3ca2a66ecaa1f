"""Lines of text in the kit, compared with letters as they are really drawn."""

import re
from collections.abc import Iterable
from importlib import resources

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import SMALLEST, Drawing, Label, Shape
from games.drawing_kit import text_width, wrap
from games.drawing_kit.letters import width
from tests.bot.draw.pixels import Box, Pixels

LONG = "W" * 24


def sentences() -> list[str]:
    """Returns every text of the engine itself, in both languages, without its variables."""
    folder = resources.files("games")
    found: list[str] = []
    for locale in ("en", "fr"):
        source = folder.joinpath(f"words.{locale}.ftl").read_text("utf-8")
        found += re.findall(r"^\S+ = ([^{\n]{12,})", source, re.MULTILINE)
    return found


def box_of(items: Iterable[Shape], wide: int = 300, high: int = 200) -> Box:
    box = Pixels(rasterise(to_svg(Drawing(wide, high, tuple(items), "#abcdef")))).ink()
    assert box is not None
    return box


# -- text ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bold", [False, True])
def test_the_width_of_a_line_holds_what_is_drawn_and_little_more(*, bold: bool) -> None:
    samples = [*sentences(), "Jean-François", "1 200 $", "VICE-PRESIDENT", "Illinois lily", LONG]
    assert len(samples) > 8
    for line in samples:
        box = box_of([Label(10, 30, line, 22, bold=bold)], wide=1200, high=40)
        drawn, room = box.right - box.left, text_width(line, 22, bold=bold)
        assert drawn - 1 <= room <= 1.06 * drawn + 4, line


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text = "Ceci est une phrase plutôt longue qui doit tenir sur plusieurs lignes de la page."
    lines = wrap(text, 300)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(width(line, SMALLEST) <= 300 for line in lines)


def test_wrapping_keeps_words_together_that_a_no_break_space_joins() -> None:
    assert any("10\u00a0000\u00a0$" in line for line in wrap("il a 10\u00a0000\u00a0$ ici", 90))


def test_wrapping_puts_the_rest_on_the_last_line() -> None:
    assert wrap("one two three four five", 60, most=2) == ["one", "two three four five"]


def test_a_word_wider_than_the_line_stays_whole() -> None:
    assert wrap(f"a {LONG} b", 100) == ["a", LONG, "b"]
