"""Fonts and pictures: letters must differ, and every game's board must draw in every language."""

from __future__ import annotations

import contextlib
import itertools
from typing import TYPE_CHECKING

from bot.checks.steps import CheckError, some
from bot.draw import Painter, PaintError
from bot.draw.fonts import FAMILY, font_paths
from bot.draw.picture import skia_drawer
from bot.gallery.scenes import PEOPLE
from bot.words import LOCALES, speaker
from games.chance import Seeded, make_seed
from games.drawing import Drawing, Label
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.registry import AnyGame

PNG = b"\x89PNG\r\n\x1a\n"
_WORDS = ("", "Lampe", "Œuvre", "été 1 500 ¢")


async def look_at_pictures() -> str:
    """Returns what was drawn. Raises `CheckError`."""
    missing = [path.name for path in font_paths() if not path.is_file()]
    if missing:
        raise CheckError(f"the font files {some(missing)} are missing; install fontpkg-inter again")
    with contextlib.closing(Painter()) as painter:
        try:
            await _letters(painter)
            boards = [await _board(painter, *case) for case in _cases()]
        except PaintError as error:
            raise CheckError(f"no picture can be drawn: {error}") from error
    size = sum(map(len, boards)) // max(1, len(boards)) // 1024
    drawn = f"{len(boards)} boards drawn by {'Skia' if skia_drawer() else 'resvg'}, {size} KiB each"
    return f"{FAMILY} shows its letters; {drawn}"


async def _letters(painter: Painter) -> None:
    """Checks that words look different from each other and from none, because a missing font
    draws nothing.
    """
    for bold, italic in itertools.product((False, True), repeat=2):
        shown = [
            await painter.paint(
                Drawing(300, 60, (Label(10, 40, word, size=30, bold=bold, italic=italic),))
            )
            for word in _WORDS
        ]
        if len(set(shown)) != len(shown):
            kind = " ".join(["bold"] * bold + ["italic"] * italic) or "plain"
            raise CheckError(f"{FAMILY} shows no letters in {kind} type")


def _cases() -> Iterator[tuple[AnyGame, str]]:
    yield from itertools.product(all_games().values(), LOCALES)


async def _board(painter: Painter, game: AnyGame, locale: str) -> bytes:
    """Returns the board of a game that has just been dealt, for as many players as possible."""
    state = game.deal(game.seats[-1], game.options(), Seeded(make_seed("check"))).state
    view = game.view(state, None)
    sheet = game.sheet(view, game.sheets(view)[0], speaker(locale, PEOPLE))
    if sheet.drawing is None:
        raise CheckError(f"{game.key} has no board to draw")
    png = await painter.paint(sheet.drawing)
    if not png.startswith(PNG):
        raise CheckError(f"the board of {game.key} is no picture")
    return png
