"""The kit of `games.drawing_kit`, compared with letters as they are really drawn."""

import re
from collections.abc import Iterable
from importlib import resources

import pytest

from bot.draw.lettering import fitted
from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import HUES, INK, MARKS, Drawing, Group, Label, Shape
from games.drawing_kit import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    MARGIN,
    SMALL,
    CardFace,
    Cell,
    Page,
    badge,
    badge_width,
    card,
    card_back,
    empty_place,
    fan,
    note_height,
    panel,
    pile,
    progress_strip,
    seat_chip,
    seat_dot,
    seat_hue,
    seat_mark,
    table,
    table_height,
    text_width,
    wrap,
)
from games.drawing_kit.letters import width
from tests.bot.draw.pixels import Box, Pixels

LONG = "W" * 24
FACE = CardFace("20", HUES[0], "star", name="Scandale")


def sentences() -> list[str]:
    """Returns every text of the engine itself, in both languages, without its variables."""
    folder = resources.files("games")
    found: list[str] = []
    for locale in ("en", "fr"):
        source = folder.joinpath(f"words.{locale}.ftl").read_text("utf-8")
        found += re.findall(r"^\S+ = ([^{\n]{12,})", source, re.MULTILINE)
    return found


def labels(items: Iterable[Shape]) -> list[str]:
    found: list[str] = []
    for item in items:
        if isinstance(item, Label):
            found.append(item.text)
        elif isinstance(item, Group):
            found += labels(item.items)
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
    assert all(width(line, SMALL) <= 300 for line in lines)


def test_wrapping_keeps_words_together_that_a_no_break_space_joins() -> None:
    assert any("10\u00a0000\u00a0$" in line for line in wrap("il a 10\u00a0000\u00a0$ ici", 90))


def test_wrapping_puts_the_rest_on_the_last_line() -> None:
    assert wrap("one two three four five", 60, most=2) == ["one", "two three four five"]


def test_a_word_wider_than_the_line_stays_whole() -> None:
    assert wrap(f"a {LONG} b", 100) == ["a", LONG, "b"]


# -- boxes and cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["1", "×12", "trois prises", "WWWW"])
def test_a_badge_holds_its_text(text: str) -> None:
    assert fitted(text, SMALL, badge_width(text) - 6, bold=True).text == text
    box = box_of(badge(150, 100, text))
    assert (box.left + box.right) / 2 == pytest.approx(150, abs=2)
    assert box.right - box.left == pytest.approx(badge_width(text), abs=4)


@pytest.mark.parametrize("width_of_card", [50, 64, 100])
def test_a_card_stays_in_its_frame(width_of_card: int) -> None:
    high = width_of_card * CARD_HEIGHT / CARD_WIDTH
    for shapes in (
        card(FACE, 20, 20, width_of_card),
        card_back(20, 20, width_of_card),
        empty_place(20, 20, width_of_card),
    ):
        box = box_of(shapes)
        assert 16 <= box.left <= 20
        assert 16 <= box.top <= 20
        assert box.right <= 20 + width_of_card + 5
        assert box.bottom <= 20 + high + 5


def test_a_card_says_its_corner_and_its_name() -> None:
    assert labels(card(FACE, 0, 0)) == ["20", "Scandale"]


@pytest.mark.parametrize("count", [1, 2, 5, 20])
def test_a_fan_stays_in_its_width_and_shows_every_corner(count: int) -> None:
    faces = [CardFace(str(n), INK, "star") for n in range(count)]
    shapes = fan(faces, 20, 20, 240)
    assert labels(shapes) == [str(n) for n in range(count)]
    assert box_of(shapes).right <= 20 + 240 + 4


def test_an_empty_fan_draws_nothing() -> None:
    assert fan([], 0, 0, 100) == ()


def test_a_pile_shows_its_height_and_only_its_top_card() -> None:
    assert labels(pile(FACE, 7, 0, 0)) == ["20", "Scandale", "×7"]
    assert labels(pile(None, 7, 0, 0)) == ["×7"]
    assert labels(pile(FACE, 7, 0, 0, number=False)) == ["20", "Scandale"]
    assert labels(pile(None, 0, 0, 0)) == []


def test_a_higher_pile_looks_higher_up_to_five_cards() -> None:
    lows = [box_of(pile(FACE, count, 20, 20, number=False)).bottom for count in (1, 3, 5, 9)]
    assert lows[0] < lows[1] < lows[2] == lows[3]


# -- people --------------------------------------------------------------------------------------


def test_every_seat_has_a_colour_and_a_mark_of_its_own() -> None:
    looks = {(seat_hue(seat), seat_mark(seat)) for seat in range(8)}
    assert len({hue for hue, _ in looks}) == len({mark for _, mark in looks}) == len(MARKS)


@pytest.mark.parametrize("to_act", [False, True])
@pytest.mark.parametrize("out", [False, True])
def test_a_chip_stays_in_its_width_with_any_name(*, to_act: bool, out: bool) -> None:
    for name in ("Zoë", LONG, "漢" * 24, ""):
        box = box_of(seat_chip(20, 20, 200, 1, name, to_act=to_act, out=out))
        assert box.left >= 18
        assert box.right <= 221


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Zoë", ["Zoë"]),
        ("Maximiliane", ["Maximiliane"]),
        ("Jean-François Martin", ["Jean-François", "Martin"]),
        ("Maximiliane-Konstantina", ["Maximiliane-", "Konstantina"]),
        (LONG, ["W" * 12, "W" * 12]),
    ],
)
def test_a_long_name_takes_two_lines_on_a_high_chip(name: str, lines: list[str]) -> None:
    assert labels(seat_chip(0, 0, 200, 0, name, height=62)) == lines
    assert labels(seat_chip(0, 0, 200, 0, name)) == [name]


def test_a_chip_shows_whose_turn_it_is_and_who_is_out() -> None:
    plain = to_svg(Drawing(9, 9, seat_chip(0, 0, 200, 0, "Ann")))
    assert plain != to_svg(Drawing(9, 9, seat_chip(0, 0, 200, 0, "Ann", to_act=True)))
    assert plain != to_svg(Drawing(9, 9, seat_chip(0, 0, 200, 0, "Ann", out=True)))


def test_a_dot_is_centred() -> None:
    box = box_of(seat_dot(60, 70, 3, 40))
    assert ((box.left + box.right) / 2, (box.top + box.bottom) / 2) == pytest.approx(
        (60, 70), abs=1
    )


# -- tables, strips and pages --------------------------------------------------------------------


def test_a_table_shows_everything_and_has_the_height_it_returns() -> None:
    rows: list[list[Cell | str]] = [[Cell("Ann", bold=True), "1"], [LONG, "2"]]
    shapes = table(10, 10, [120, 80], ["Who", "What"], rows)
    assert labels(shapes) == ["Who", "What", "Ann", "1", LONG, "2"]
    box = box_of(shapes)
    assert box.right <= 212
    assert box.bottom <= 10 + table_height(2)


def test_a_strip_shows_how_many_are_done() -> None:
    for done in range(4):
        strip = progress_strip(10, 10, 90, done, 3)
        assert len(strip) == 3
        assert to_svg(Drawing(9, 9, strip)).count(f'fill="{INK}"') == done


def test_a_page_grows_with_what_is_put_on_it() -> None:
    page = Page("Title", "aside")
    assert labels(page.drawing().items) == ["Title", "aside"]
    start = page.y
    assert page.take(100) == start
    assert page.y == start + 100 + GAP
    page.put(*panel(MARGIN, start, page.inner, 100))
    page.heading("Heading")
    page.paragraph("word " * 60)
    page.note(["First.", "Second."], INK)
    page.note([])
    drawing = page.drawing()
    box = Pixels(rasterise(to_svg(drawing))).ink()
    assert box is not None
    assert drawing.height - MARGIN - 2 <= box.bottom <= drawing.height - MARGIN + 2
    assert box.right == drawing.width - MARGIN + 1
    assert {"Heading", "First.", "Second."} <= set(labels(drawing.items))


def test_a_note_has_the_height_it_returns() -> None:
    page = Page("")
    before = page.y
    page.note(["one"])
    assert page.y - before == note_height(["one"]) + GAP


@pytest.mark.parametrize("title", ["Short", "M" * 60])
def test_title_and_aside_never_meet(title: str) -> None:
    for aside in ("", "Tour 4 · pot 3 200 $", "m" * 60):
        items = Page(title, aside).drawing().items
        ends = [label for label in items if isinstance(label, Label)]
        lines = [fitted(label.text, label.size, label.fit, bold=label.bold) for label in ends]
        widths = [
            width(line.text, line.size, face=line.face, bold=label.bold)
            for line, label in zip(lines, ends, strict=True)
        ]
        assert sum(widths) <= 1000 - 2 * MARGIN
