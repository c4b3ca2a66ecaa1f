"""Text in pictures: what can be drawn, how wide it is, and how it is made to fit."""

import pytest

from bot.draw import lettering
from bot.draw.fonts import CJK, other_fonts
from bot.draw.lettering import (
    ELLIPSIS,
    SHRUNK,
    STAND_IN,
    TextLine,
    drawable,
    drawn_name,
    fitted,
)
from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import INK, SMALLEST, WHITE, Drawing, Group, Label
from games.drawing_kit.letters import KERNING, width
from tests.bot.draw.pixels import Pixels


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("Zoë Ñandú d’Œuvre", "Zoë Ñandú d’Œuvre"),
        ("e\u0301", "é"),
        ("two  \t\n lines", "two lines"),
        ("10\u00a0000\u202f$", "10\u00a0000\u202f$"),
        ("a\x00\x1b\u200bb", "ab"),
        ("\u202eevil\u202c", "evil"),
        ("half \ud83d pair", f"half {STAND_IN} pair"),
        ("漢字 عمر ไทย", "漢字 عمر ไทย"),
        ("😀", "😀"),
        ("👩\u200d👩\u200d👧", "👩👩👧"),
        ("👍🏽", "👍"),
        ("🕵\ufe0f", "🕵"),
        ("\U0001faea\u200d\U0001faea", STAND_IN),
        ("ⵣⵣ", STAND_IN * 2),
        ("ＷＩＤＥ", "WIDE"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("\uffff\ufffe", STAND_IN * 2),
        ("  ", ""),
    ],
)
def test_only_signs_of_the_fonts_are_drawn(given: str, drawn: str) -> None:
    assert drawable(given) == drawn


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Zoë", "Zoë"),
        ("राहुल 🦊", "राहुल 🦊"),
        ("Zoë \U0001faea", "Zoë"),  # a symbol that no face has
        ("Zoë ⵣ", None),  # a letter that no face has
        ("\U0001faea", None),
        ("𝓕𝓪𝓷", "Fan"),
        ("🏽", None),
    ],
)
def test_a_name_is_drawn_whole_or_not_at_all(name: str, drawn: str | None) -> None:
    assert drawn_name(name) == drawn


def test_without_the_extra_no_chinese_name_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn_name("山田 Ann") == "山田 Ann"
    fewer = {family: path for family, path in other_fonts().items() if family != CJK}
    assert len(fewer) < len(other_fonts())
    monkeypatch.setattr(lettering, "other_fonts", lambda: fewer)
    assert drawn_name("山田 Ann") is None
    assert drawable("山田 Ann") == f"{STAND_IN * 2} Ann"
    assert drawn_name("عمر") == "عمر"


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_the_width_is_that_of_the_rasteriser(*, bold: bool, italic: bool) -> None:
    for line in ("Hamburgefonstiv", "0123456789 $%", "éàçœ ÆØß", "MMMiiilll"):
        ink = _ink_of(Label(10, 30, line, 24, bold=bold, italic=italic))
        measured = width(line, 24, bold=bold, italic=italic)
        assert ink == pytest.approx(measured, rel=0.02, abs=5)


def _ink_of(label: Label) -> float:
    box = Pixels(rasterise(to_svg(Drawing(260, 40, (label,))))).ink()
    assert box is not None
    return box.right - box.left


def test_a_line_that_fits_keeps_its_size() -> None:
    assert fitted("Ann", 22, 500) == TextLine("Ann", 22, "text")
    assert fitted("Ann", 22, None) == TextLine("Ann", 22, "text")


def test_a_line_a_little_too_wide_is_set_smaller() -> None:
    wide = width("A longish name", 28)
    text, size, face = fitted("A longish name", 28, wide * 0.85)
    assert (text, face) == ("A longish name", "text")
    assert size == pytest.approx(28 * 0.85 / KERNING)


def test_a_line_that_would_get_too_small_is_set_in_the_narrow_face() -> None:
    wide = width("A longish name", 22)
    text, size, face = fitted("A longish name", 22, wide * 0.8)
    assert (text, face) == ("A longish name", "narrow")
    assert size == SMALLEST


def test_a_line_much_too_wide_is_cut_at_the_smallest_size_in_the_narrow_face() -> None:
    text, size, face = fitted("W" * 24, 26, 200, bold=True)
    assert (size, face) == (SMALLEST, "narrow")
    assert text.endswith("W" + ELLIPSIS)
    fits = 200 / KERNING
    assert width(text, size, face="narrow") <= fits < width("W" + text, size, face="narrow")


def test_a_large_line_shrinks_to_little_more_than_half_before_it_is_cut() -> None:
    assert fitted("W" * 24, 60, 200).size == pytest.approx(60 * SHRUNK)


def test_a_scaled_group_lets_no_text_be_smaller_either() -> None:
    group = Group((Label(0, 30, "Some longish words", 50, fit=120),), scale=0.5)
    assert f'font-size="{SMALLEST * 2}"' in to_svg(Drawing(260, 40, (group,)))


def test_the_part_that_tells_two_names_apart_is_not_cut_off() -> None:
    short, other = (fitted(f"Maximiliane{mark}", 22, 70).text for mark in ("", " (2)"))
    assert short.endswith(ELLIPSIS)
    assert other.endswith(f"{ELLIPSIS} (2)")
    assert width(other, 22, face="narrow") * KERNING <= 70
    assert fitted("Maximiliane (2)", 22, 20).text == ELLIPSIS, "there is no room for it"


def test_no_space_comes_before_the_ellipsis_and_no_accent_is_torn_off() -> None:
    narrow = width("Jean…", 22, face="narrow") * KERNING
    assert fitted("Jean Martin-Dupont", 22, narrow + 4).text == "Jean…"
    stacked = "q\u0323\u0307" * 20
    text = fitted(stacked, 22, 100).text
    assert text.removesuffix(ELLIPSIS) == stacked[: len(text) - 1]
    assert len(text.removesuffix(ELLIPSIS)) % 3 == 0


def test_the_ellipsis_stays_however_little_room_there_is() -> None:
    assert fitted("Somebody", 22, 1).text == ELLIPSIS


@pytest.mark.parametrize("name", ["W" * 24, "漢" * 24, "Zoë de la Tour d’Auvergne", "😀" * 30])
@pytest.mark.parametrize("bold", [False, True])
def test_a_drawn_line_stays_within_its_fit(name: str, *, bold: bool) -> None:
    for fit in (60, 150, 310):
        label = Label(10, 30, name, 26, INK, bold=bold, fit=fit)
        box = Pixels(rasterise(to_svg(Drawing(330, 40, (label,), WHITE)))).ink()
        assert box is not None
        assert box.right <= 10 + fit
