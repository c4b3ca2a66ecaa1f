"""Names in scripts that Inter lacks: whole, joined, in the right order, no wider than measured."""

import functools

import pytest
import uharfbuzz as hb

from bot.draw.fonts import FAMILIES, other_fonts
from bot.draw.outlines import EM, Run, in_order, outline_of, runs_of
from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.drawing import Drawing, Label
from games.drawing_kit.letters import width
from tests.bot.draw.pixels import Box, Pixels

NAMES = (
    "山田太郎", "김민준", "王小明", "فاطمة الزهراء", "יעל שלום", "नरेन्द्र मोदी", "বাংলা রহিম",
    "ਗੁਰਮੁਖੀ", "ગુજરાતી", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ଓଡ଼ିଆ", "සිංහල", "สมชาย ที่นี่",
    "ລາວ", "ខ្មែរ", "မြန်မာ", "Հայկ", "ქეთი", "ሰላም", "Ben 🦊🐝", "👩👩👧 ❤ ☕",
)  # fmt: skip


@functools.cache
def shaper(family: str | None) -> hb.Font:
    path = FAMILIES["text"].path() if family is None else other_fonts()[family]
    return hb.Font(hb.Face(path.read_bytes()))


def ink(*labels: Label) -> Box:
    box = Pixels(rasterise(to_svg(Drawing(520, 60, labels, "#ffffff")))).ink()
    assert box is not None
    return box


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_every_sign_and_the_room_it_needs(name: str) -> None:
    for run in runs_of(name):
        buffer = hb.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        hb.shape(shaper(run.family), buffer)
        assert all(glyph.codepoint for glyph in buffer.glyph_infos), "a box"
    for bold in (False, True):
        _, units = outline_of(name, bold=bold)
        assert 0 < units * 24 / EM <= width(name, 24, bold=bold) + 0.5
    box = ink(Label(500, 40, name, 24, anchor="end", bold=True))
    assert box.right == pytest.approx(500, abs=8)
    assert box.right - box.left == pytest.approx(units * 24 / EM, abs=12)


def test_the_middle_of_a_name_is_where_it_should_be() -> None:
    box = ink(Label(260, 40, "山田太郎", 24, anchor="middle"))
    assert (box.left + box.right) / 2 == pytest.approx(260, abs=2)


@pytest.mark.parametrize(
    ("text", "placed"),
    [
        ("Ann", ["Ann"]),
        ("عمر: 12", ["عمر", ": 12"]),
        ("Ann عمر علي 12", ["Ann ", "علي", " ", "عمر", " 12"]),
        ("עברית عمر x عمر", ["عمر", " ", "עברית", " x ", "عمر"]),
        ("漢字 Ann", ["漢字", " Ann"]),
    ],
)
def test_words_written_from_right_to_left_stand_in_that_order(text: str, placed: list[str]) -> None:
    assert [run.text for run in in_order(runs_of(text))] == placed


def test_a_run_is_of_one_family() -> None:
    assert runs_of("Ann 山田") == [Run(None, "Ann "), Run("Noto Sans CJK JP", "山田")]


def test_a_line_that_inter_has_stays_text() -> None:
    drawn = to_svg(Drawing(90, 60, (Label(0, 30, "Łucja Ольга Ελένη"),)))
    assert "<text" in drawn
    assert "<path" not in drawn


def test_a_halo_lies_under_a_name() -> None:
    plain, lit = (
        ink(Label(100, 40, "山", 24, halo=halo, halo_width=6)) for halo in (None, "#ff0000")
    )
    assert lit.left == pytest.approx(plain.left - 3, abs=1)
