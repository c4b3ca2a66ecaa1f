"""`bot check` sees whether letters are really drawn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.checks import drawing
from bot.checks.steps import CheckError
from bot.draw import PaintError, to_svg
from bot.draw.raster import rasterise

if TYPE_CHECKING:
    from games.drawing import Drawing


class Here:
    """A painter that draws in this process, because starting another one is tested elsewhere."""

    family = "Inter"

    async def paint(self, picture: Drawing) -> bytes:
        return rasterise(to_svg(picture).replace("Inter", self.family), 0.2)

    def close(self) -> None:
        pass


class WithoutFont(Here):
    family = "Nowhere Sans"


class Broken(Here):
    async def paint(self, picture: Drawing) -> bytes:
        raise PaintError("the drawing process died twice")


class Blank(Here):
    async def paint(self, picture: Drawing) -> bytes:
        return b"GIF" + to_svg(picture).encode()


async def test_boards_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "Painter", Here)
    monkeypatch.setattr(drawing, "_cases", lambda: iter(list(CASES())[:2]))
    assert "Inter shows its letters; 2 boards drawn" in await drawing.look_at_pictures()


CASES = drawing._cases


@pytest.mark.parametrize(
    ("painter", "fault"),
    [
        (WithoutFont, "Inter shows no letters in plain type"),
        (Broken, "no picture can be drawn: the drawing process died twice"),
        (Blank, "is no picture"),
    ],
)
async def test_drawing_faults_are_reported(
    monkeypatch: pytest.MonkeyPatch, painter: type[Here], fault: str
) -> None:
    monkeypatch.setattr(drawing, "Painter", painter)
    with pytest.raises(CheckError, match=fault):
        await drawing.look_at_pictures()


async def test_a_missing_font_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "font_paths", lambda: [Path("/nowhere/Inter.ttf")])
    with pytest.raises(CheckError, match=r"the font files Inter\.ttf are missing"):
        await drawing.look_at_pictures()
