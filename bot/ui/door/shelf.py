"""The picture of games side by side, each in its own look, and one game's alone."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.ui.sheets import Voice, show_drawn
from games.drawing import Drawing, Group, Label, Rect
from games.drawing_kit import EMBLEM, SIDE, SPACE, WIDE, Sign, line_height, paragraph, wrap
from games.engine import Sheet, Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.ui.sheets import ShownSheet
    from games.drawing import Shape
    from games.engine import Say

_GROUND = "#14181f"
_LEFT = SIDE + EMBLEM + 22
"""Where the words begin."""
_ROOM = WIDE - SPACE - _LEFT - 10
_TITLE, _SENTENCE = 32, 22
_TOP, _LINE = 34, 28
_BETWEEN = 8
_LEAST = EMBLEM + _BETWEEN
"""The least height of a game."""


class SeenShelf(msgspec.Struct, frozen=True):
    """The picture of these games, in a language."""

    games: tuple[str, ...]
    voice: Voice

    @property
    def file(self) -> str:
        """Returns the name of the picture."""
        content = msgspec.json.encode((self.games, self.voice.locale))
        return f"games-{hashlib.blake2s(content, digest_size=6, key=b'games').hexdigest()}.png"

    def show(self) -> ShownSheet:
        """Returns the picture, ready to be shown."""
        return show_drawn(self.file, lambda say: draw_shelf(self.games, say), self.voice)


def facts(game: str) -> Text:
    """Returns for how many a game is, how long it takes, and how much there is to learn."""
    known = all_games()[game]
    return text(
        "play-facts",
        least=known.seats[0],
        most=known.seats[-1],
        minutes=known.sign.minutes,
        weight=known.sign.weight,
    )


def feel(game: str) -> Text:
    """Returns one line of what a game feels like."""
    return Text(f"{game}.feel")


def draw_shelf(games: tuple[str, ...], say: Say) -> Sheet:
    """Returns the picture of these games from top to bottom, and what it says in words."""
    shapes: list[Shape] = []
    top = 0.0
    for game in games:
        height = _shelve(game, say, top, shapes)
        top += height + _BETWEEN
    words = "\n".join(
        f"**{say(Text(game))}** · {say(facts(game))}\n{say(feel(game))}" for game in games
    )
    drawing = Drawing(WIDE, round(top - _BETWEEN), tuple(shapes), _GROUND)
    return Sheet(say(text("play-title")), words, drawing)


def _shelve(game: str, say: Say, top: float, shapes: list[Shape]) -> float:
    """Adds one game below `top`, and returns its height."""
    sign: Sign = all_games()[game].sign
    look = sign.look
    lines = wrap(say(feel(game)), _ROOM, _SENTENCE)
    height = max(_LEAST, _TOP + _LINE + len(lines) * line_height(_SENTENCE) + 12)
    name, known = say(Text(game)), say(facts(game))
    shapes += [
        Rect(0, top, WIDE, height, look.ground, look.line, 3, 14),
        Group(sign.emblem, SIDE + EMBLEM / 2, top + height / 2),
        Label(_LEFT, top + _TOP, name, _TITLE, look.accent, fit=_ROOM, face=look.face),
        Label(_LEFT, top + _TOP + _LINE, known, _SENTENCE, look.ink, fit=_ROOM, bold=True),
        *paragraph(
            _LEFT, top + _TOP + _LINE + 6, lines, size=_SENTENCE, fill=look.faint, fit=_ROOM
        ),
    ]
    return height
