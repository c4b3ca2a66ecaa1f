"""The table of letter widths."""

import itertools

import pytest

from bot.draw.fonts import FAMILIES
from games.drawing import Face
from games.drawing_kit.letters import letter_widths, other_face, width
from tests.bot.draw.measure_letters import OTHERS, TABLE, measure, measure_others

# A soft hyphen is never drawn, and Unicode advises against ŉ.
LATIN = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180))} - {"\xad", "ŉ"}


def test_the_table_agrees_with_the_font_files() -> None:
    again = "run: uv run python -m tests.bot.draw.measure_letters"
    assert TABLE.read_text("ascii") == measure(), again
    assert OTHERS.read_text("ascii") == measure_others(), again


def test_every_face_has_the_letters_that_games_and_names_use() -> None:
    for bold, italic in itertools.product((False, True), repeat=2):
        assert letter_widths(bold=bold, italic=italic).keys() >= LATIN


@pytest.mark.parametrize("face", sorted(FAMILIES))
def test_every_face_has_what_english_and_french_need(face: Face) -> None:
    needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?-–…%()/+&"
    french = "ÀÂÇÉÈÊËÎÏÔŒÙÛàâçéèêëîïôœùû«»’‘“”€×"
    assert not set(needed + french) - letter_widths(face).keys()


@pytest.mark.parametrize(
    ("sign", "family"),
    [("ع", "Arabic"), ("א", "Hebrew"), ("न", "Devanagari"), ("ไ", "Thai"), ("漢", "CJK JP"),
     ("ひ", "CJK JP"), ("김", "CJK JP"), ("⎔", "Symbols")],
)  # fmt: skip
def test_other_scripts_have_a_face(sign: str, family: str) -> None:
    face = other_face(sign)
    assert face is not None
    assert face.family == f"Noto Sans {family}"
    assert 0.1 < face.width <= 1


@pytest.mark.parametrize("sign", ["\x00", "ⵣ", "\u202e", "\U0010ffff"])
def test_some_signs_have_none(sign: str) -> None:
    assert other_face(sign) is None


def test_letters_are_wider_in_bold_and_each_has_a_width_of_its_own() -> None:
    plain, bold = letter_widths(), letter_widths(bold=True)
    assert all(plain[letter] < bold[letter] for letter in "AaMmWwé€…")
    assert plain["i"] < plain["n"] < plain["m"] < 1


def test_a_narrow_space_is_as_wide_as_the_one_drawn_for_it() -> None:
    assert "\u202f" not in letter_widths("narrow")
    assert width("1\u202f000", 22, face="narrow") == width("1\xa0000", 22, face="narrow")
    assert letter_widths("stencil")["\u202f"] < 0.1, "nobody would see it"
    assert width("1\u202f000", 22, face="stencil") == width("1\xa0000", 22, face="stencil")
