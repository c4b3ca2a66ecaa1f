"""The gallery as files: a folder of pictures for each game, and a page that shows them."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from html import escape
from typing import TYPE_CHECKING

from bot.gallery.exhibits import exhibits
from bot.gallery.nights import EVENING, evenings
from bot.gallery.sizes import FULL, PHONE, draw_sizes
from bot.words import speaker
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from bot.gallery.exhibits import Exhibit
    from games.registry import AnyGame

PAGE = "index.html"
_STYLE = """
body { margin: 24px; background: #313338; color: #dbdee1; font: 15px/1.4 system-ui, sans-serif }
h1, h2, h3 { color: #fff } nav a { color: #8ab4ff; margin-right: 1em }
section div { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start }
figure { margin: 0; width: 806px } img { vertical-align: top; margin-right: 12px }
figcaption { white-space: pre-line } b { display: block; color: #fff }
"""


def hang(folder: Path, games: Sequence[AnyGame], *, nights: bool = False) -> int:
    """Draws the pictures of these games into a folder and returns their number. Raises OSError.

    Files of the same names are replaced. nights: whether those of game nights are drawn too.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rooms = {game.key: list(exhibits(game)) for game in games}
    if nights:
        rooms[EVENING] = list(evenings())
    every = [(folder / key / shown.file, shown) for key, room in rooms.items() for shown in room]
    for key in rooms:
        (folder / key).mkdir(exist_ok=True)
    with ProcessPoolExecutor(
        os.cpu_count(), mp_context=multiprocessing.get_context("spawn")
    ) as pool:
        drawings = [shown.drawing for _, shown in every]
        for (file, _), sizes in zip(
            every, pool.map(draw_sizes, drawings, chunksize=8), strict=True
        ):
            for width, png in zip((FULL, PHONE), sizes, strict=True):
                file.with_name(_name(file.name, width)).write_bytes(png)
    (folder / PAGE).write_text(page(rooms), "utf-8")
    return len(every)


def page(rooms: dict[str, list[Exhibit]]) -> str:
    """Returns a page that shows rooms of pictures, each by the key of its title: a game or what
    else is drawn. It needs nothing else.
    """
    say = speaker("en")
    links = "".join(f'<a href="#{key}">{escape(say(text(key)))}</a>' for key in rooms)
    sections = "".join(
        f'<section id="{key}"><h2>{escape(say(text(key)))}</h2>{_room(key, room)}</section>'
        for key, room in rooms.items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Under the Table</title>'
        f"<style>{_STYLE}</style><h1>Every picture</h1><nav>{links}</nav>{sections}</html>\n"
    )


def _room(key: str, room: Iterable[Exhibit]) -> str:
    by_locale: dict[str, list[str]] = {}
    for shown in room:
        by_locale.setdefault(shown.locale, []).append(_figure(key, shown))
    return "".join(
        f'<h3>{locale}</h3><div lang="{locale}">{"".join(figures)}</div>'
        for locale, figures in by_locale.items()
    )


def _figure(key: str, shown: Exhibit) -> str:
    images = "".join(
        f'<img loading="lazy" width="{width}" src="{key}/{_name(shown.file, width)}" alt="">'
        for width in (PHONE, FULL)
    )
    caption = f"<b>{escape(shown.title)} ({escape(shown.about)})</b>{escape(shown.alt)}"
    return f"<figure>{images}<figcaption>{caption}</figcaption></figure>"


def _name(file: str, width: int) -> str:
    return f"{file}.png" if width == FULL else f"{file}-phone.png"
