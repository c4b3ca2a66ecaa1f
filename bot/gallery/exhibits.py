"""The pictures of a game that the gallery shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.draw.names import picture_speaker
from bot.gallery.scenes import PEOPLE, looking_seat, play_show
from bot.ui.sheets import ShownSheet
from bot.words import LOCALES
from games.drawing_kit import PRIMER_PAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.gallery.scenes import Scene
    from games.drawing import Drawing
    from games.engine import Poster, Say, Sheet
    from games.registry import AnyGame

WHEN = ("early", "middle", "end")


class Exhibit(msgspec.Struct, frozen=True):
    """A picture of a game in one language. about: what it shows. file: a name for it."""

    locale: str
    about: str
    file: str
    title: str
    alt: str
    drawing: Drawing


def exhibits(game: AnyGame) -> Iterator[Exhibit]:
    """Yields every picture of a game with the fewest and the most players, in every language.

    Every sheet is there as a spectator and as a player who is asked sees it; one that looks the
    same as another is left out. Then come the posters, and how to play.
    """
    shows = [play_show(game, seats) for seats in (game.seats[0], game.seats[-1])]
    scenes = [scene for show in shows for scene in show.scenes if scene.when in WHEN]
    posters = {poster.name: poster for show in shows for poster in show.posters}
    posters |= {poster.name: poster for poster in game.posters if poster.name not in posters}
    for locale in LOCALES:
        seen: set[Drawing] = set()
        for exhibit in _exhibits(game, locale, scenes, tuple(posters.values())):
            if exhibit.drawing not in seen:
                seen.add(exhibit.drawing)
                yield exhibit


def _exhibits(
    game: AnyGame, locale: str, scenes: list[Scene], posters: tuple[Poster, ...]
) -> Iterator[Exhibit]:
    say = picture_speaker(locale, PEOPLE)
    for scene in scenes:
        for seat in (None, looking_seat(game, scene.state)):
            yield from _sheets(game, locale, say, scene, seat)
    for poster in posters:
        name = f"poster-{poster.name}"
        yield from _exhibit(locale, game.draw_poster(poster, say), f"poster {poster.name}", name)
    for page in range(len(PRIMER_PAGES) if game.teaching is not None else 0):
        about, name = f"how to play, page {page + 1}", f"primer-{page + 1}"
        yield from _exhibit(locale, game.teaching.primer(page, say), about, name)


def _sheets(
    game: AnyGame, locale: str, say: Say, scene: Scene, seat: int | None
) -> Iterator[Exhibit]:
    view = game.view(scene.state, seat)
    who = "spectator" if seat is None else f"seat {seat + 1}"
    for name in game.sheets(view):
        about = f"{name}, {scene.seats} players, {scene.when}, {who}"
        file = f"{name}-{scene.seats}-{scene.when}-{who.replace(' ', '-')}"
        yield from _exhibit(locale, game.sheet(view, name, say), about, file)


def _exhibit(locale: str, sheet: Sheet, about: str, name: str) -> Iterator[Exhibit]:
    if sheet.drawing is not None:
        shown = ShownSheet(sheet.title, sheet.text, sheet.drawing, f"{name}-{locale}")
        yield Exhibit(locale, about, shown.file, shown.title, shown.alt, sheet.drawing)
