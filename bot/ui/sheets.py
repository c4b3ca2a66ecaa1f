"""Pictures and their text twins, in somebody's language and with the names at the table."""

from __future__ import annotations

import functools
import hashlib
import logging
import re
from collections import OrderedDict
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple, Protocol

import discord
import msgspec

from bot.draw import PaintError
from bot.draw.names import picture_speaker
from bot.tables.names import marked
from bot.words import speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.draw import Painter
    from bot.tables.table import Table
    from games.drawing import Drawing
    from games.engine import Poster, Sheet, View
    from games.registry import AnyGame
    from games.words import Speaker

log = logging.getLogger(__name__)

_SIGNS = re.compile(r"\\(.)|[*`#]")
"""The characters that Markdown does not show: its marks, and the backslash before a literal one."""
_ALT = 1_000
_REMEMBERED = 256


class ShownSheet(msgspec.Struct, frozen=True):
    """A sheet ready to be shown. file: the name of its picture, which changes with its content."""

    title: str
    text: str
    drawing: Drawing | None
    file: str

    @property
    def alt(self) -> str:
        """The picture's alternative text: its text twin without Markdown signs, cut to length."""
        plain = _SIGNS.sub(lambda sign: sign[1] or "", self.text)
        return plain if len(plain) <= _ALT else plain[: _ALT - 1] + "…"


class Voice(msgspec.Struct, frozen=True):
    """One language at one table, for the media that write names differently: buttons, messages and
    pictures.
    """

    locale: str
    plain: Speaker
    marked: Speaker
    drawn: Speaker

    def at(self, table: Table | None) -> Voice:
        """Returns the same language with the names at a table."""
        return self if table is None else voice_of(self.locale, table.names)


def voice(locale: str, table: Table | None = None) -> Voice:
    """Returns the voice for a table; `plain` is for buttons, `marked` for Markdown, `drawn` for
    pictures.
    """
    return voice_of(locale, () if table is None else table.names)


@functools.lru_cache(_REMEMBERED)
def voice_of(locale: str, names: tuple[str, ...]) -> Voice:
    """Returns the voice for people of these names, by seat."""
    written = speaker(locale, tuple(map(marked, names)))
    return Voice(locale, speaker(locale, names), written, picture_speaker(locale, names))


def first_sheet(table: Table, view: View) -> str:
    """Returns the sheet that is shown by default; after the game, the end's own sheet if there
    is one.
    """
    return _first(table.game.sheets(view), view)


def _first(names: Sequence[str], view: View) -> str:
    return "end" if view.over and "end" in names else names[0]


def picture_name(table: Table, view: View, name: str, locale: str) -> str:
    """Returns the file name of a sheet's picture, equal for equal views, names and languages."""
    content = msgspec.json.encode((table.row.game, view, table.names, locale))
    digest = hashlib.blake2s(content, digest_size=6, key=b"sheet").hexdigest()
    return f"{name}-{digest}.png"


_shown: OrderedDict[str, ShownSheet] = OrderedDict()


def show_sheet(table: Table, view: View, name: str, voice: Voice) -> ShownSheet:
    """Returns one sheet of a game for this view; the last few are cached."""
    return _show(picture_name(table, view, name, voice.locale), table, view, name, voice)


def _show(file: str, table: Table, view: View, name: str, voice: Voice) -> ShownSheet:
    return _remembered(file, partial(table.game.sheet, view, name), voice)


def _remembered(file: str, draw: Callable[[Speaker], Sheet], voice: Voice) -> ShownSheet:
    found = _shown.get(file)
    if found is None:
        sheet = draw(voice.drawn)
        words = sheet.text
        if voice.marked.names != voice.drawn.names:  # otherwise the text twin is the same in both
            words = draw(voice.marked).text
        found = _shown[file] = ShownSheet(sheet.title, words, sheet.drawing, file)
        if len(_shown) > _REMEMBERED:
            _shown.popitem(last=False)
    return found


def show_poster(table: Table, poster: Poster, voice: Voice) -> ShownSheet:
    """Returns a poster of a table's game; the last few are cached with the sheets."""
    content = msgspec.json.encode((table.row.game, poster, table.names, voice.locale))
    digest = hashlib.blake2s(content, digest_size=6, key=b"poster").hexdigest()
    draw = partial(table.game.draw_poster, poster)
    return _remembered(f"poster-{poster.name}-{digest}.png", draw, voice)


def show_drawn(file: str, draw: Callable[[Speaker], Sheet], voice: Voice) -> ShownSheet:
    """Returns a sheet that is about no table; the last few are cached with those of tables. file:
    the name of its picture, which differs for different pictures.
    """
    return _remembered(file, draw, voice)


def show_primer(game: AnyGame, page: int, voice: Voice) -> ShownSheet:
    """Returns a page of how to play a game."""
    file = f"{game.key}-primer-{page}-{voice.locale}.png"
    return _remembered(file, partial(game.teaching.primer, page), voice)


class Sight(Protocol):
    """A picture that somebody is about to see. file: its name, which differs for different ones."""

    @property
    def file(self) -> str:
        """Returns the name of the picture."""

    def show(self) -> ShownSheet:
        """Returns the sheet with the picture, ready to be shown."""


class SeenSheet(msgspec.Struct, frozen=True):
    """A sheet as somebody sees it, of a table, by a view, in a language. file: the name of its
    picture, which differs for different pictures.
    """

    table: Table
    view: View
    name: str
    spoken: Voice
    file: str

    @classmethod
    def of(cls, table: Table, view: View, spoken: Voice, name: str = "") -> SeenSheet:
        """Returns a sheet of a table, or the default one for an unknown name."""
        names = table.game.sheets(view)
        name = name if name in names else _first(names, view)
        return cls(table, view, name, spoken, picture_name(table, view, name, spoken.locale))

    def show(self) -> ShownSheet:
        """Returns the sheet, ready to be shown."""
        return _show(self.file, self.table, self.view, self.name, self.spoken)


class Painted(NamedTuple):
    """A sheet with its picture."""

    shown: ShownSheet
    png: bytes

    def file(self) -> discord.File:
        """Returns the picture as an attachment; each can be sent once."""
        return picture_file(self.shown, self.png)


def picture_file(shown: ShownSheet, png: bytes) -> discord.File:
    """Returns the picture as an attachment."""
    return discord.File(BytesIO(png), shown.file, description=shown.alt)


async def paint(painter: Painter, shown: ShownSheet) -> bytes | None:
    """Returns a sheet's picture, or None if it cannot be drawn and the text twin replaces it."""
    if shown.drawing is None:
        return None
    try:
        return await painter.paint(shown.drawing)
    except PaintError:
        log.exception("no picture %s; its text twin stands in", shown.file)
        return None
