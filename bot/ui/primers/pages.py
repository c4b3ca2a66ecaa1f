"""The pages of how to play, turned in place by the person who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ui.components import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.custom_ids import LoosePress, PrimerPress, RulePress
from bot.ui.outcome import PRACTISE
from bot.ui.sheets import Voice, show_primer
from games.drawing_kit import PRIMER_PAGES
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.ui.sheets import ShownSheet

PAGES = len(PRIMER_PAGES)
RULES, DOOR, LESSON = "rules", "play", "learn"
PLACES: Mapping[str, Callable[[str], str]] = {
    RULES: lambda game: RulePress(game, "", turning=True).encode(),
    DOOR: lambda game: LoosePress(DOOR, (game,)).encode(),
    LESSON: lambda game: LoosePress(PRACTISE, (game,)).encode(),
}
"""Places that open the pages in their own message, with the press that leads back there, made from
a game's key.
"""
_OWN = "own"


class SeenPrimer(msgspec.Struct, frozen=True):
    """A page of how to play a game, in a language."""

    game: str
    page: int
    voice: Voice

    @property
    def file(self) -> str:
        """Returns the name of the picture."""
        return self.show().file

    def show(self) -> ShownSheet:
        """Returns the page, ready to be shown."""
        return show_primer(all_games()[self.game], self.page, self.voice)


def primer_page(sight: SeenPrimer, inside: str, *, attached: bool) -> Layout:
    """Returns a page with the buttons that turn it. inside: see `PrimerPress`. attached: its
    picture is in the message; otherwise it is told in words.
    """
    voice, game, shown = sight.voice, sight.game, sight.show()
    heading = text("primer-heading", game=Text(game), page=sight.page + 1, pages=PAGES)
    seen = picture(shown) if attached else paragraph(f"**{shown.title}**\n{shown.text}")
    items = [paragraph(voice.marked(heading)), seen, *rows(_ways(sight, inside))]
    return Layout([container(items)])


def _ways(sight: SeenPrimer, inside: str) -> list[Piece]:
    voice, game = sight.voice, sight.game

    def turn(key: str, page: int) -> Piece:
        press = PrimerPress(game, page % PAGES, inside or _OWN).encode()
        return button(voice.plain(text(key)), press, disabled=not 0 <= page < PAGES)

    ways = [turn("primer-before", sight.page - 1), turn("primer-next", sight.page + 1)]
    if inside != RULES:
        rules = RulePress(game, "", turning=True).encode()
        ways.append(button(voice.plain(text("panel-rules")), rules))
    if (back := PLACES.get(inside)) is not None:
        ways.append(button(voice.plain(text("panel-back")), back(game)))
    return ways
