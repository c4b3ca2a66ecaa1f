"""The legend: every symbol, with its name and what it does at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD
from games.capital_power.names import space_name
from games.capital_power.pictures.art import certificate, interpol, note
from games.capital_power.pictures.legend_text import does_text, sign_text
from games.capital_power.pictures.look import EFFECTS, GOLD, LOOK, page
from games.capital_power.pictures.parts import pawn, tile
from games.drawing import Label
from games.drawing_kit import SIDE, WIDE
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.drawing_kit import Shapes
    from games.engine import Say

TILE = 46
THINGS = ("pawn", "interpol", "white", "black", "shares")
"""What is on the board and in the hand besides the spaces."""


def draw_legend(view: View, say: Say) -> Drawing:
    """Returns every symbol, those of one colour together, in two columns."""
    canvas = page(say(text("capital-power-sheet-legend")))
    kinds = [kind for group in kinds_by_group() for kind in group]
    signs = [*THINGS, *kinds]
    lines = -(-len(signs) // 2)
    top = canvas.take(lines * (TILE + 10))
    for n, sign in enumerate(signs):
        column, line = divmod(n, lines)
        x, y = SIDE - 4 + column * (WIDE / 2 - SIDE + 12), top + line * (TILE + 10)
        if sign in THINGS:
            canvas.put(*_thing(sign, x, y + TILE / 2), *_words(x, y, *_about(view, sign, say)))
        else:
            words = say(sign_text(view.seen, sign))
            canvas.put(*tile(x, y, TILE, sign), *_words(x, y, say(space_name(sign)), words))
    return canvas.drawing(10)


def _about(view: View, thing: str, say: Say, how: str = "sign") -> tuple[str, str]:
    """Returns the name of a thing, and what it does in a word (``sign``) or a sentence
    (``does``).
    """
    goal = view.seen.options.lots_to_win * 10
    name = say(text(f"capital-power-legend-{thing}"))
    return name, say(text(f"capital-power-legend-{thing}-{how}", goal=goal))


def write_legend(view: View, say: Say) -> str:
    """Returns the legend in words: every space and what it does."""
    about = [_about(view, thing, say, "does") for thing in THINGS]
    kinds = [kind for group in kinds_by_group() for kind in group]
    about += [(say(space_name(kind)), say(does_text(view.seen, kind))) for kind in kinds]
    lines = [text("capital-power-legend-line", name=name, does=does) for name, does in about]
    return "\n".join(f"- {say(line)}" for line in lines)


def kinds_by_group() -> list[list[str]]:
    """Returns the kinds of spaces, those of one colour together."""
    return [[kind.key for kind in BOARD.kinds.values() if kind.group == group] for group in EFFECTS]


def _thing(thing: str, x: float, y: float) -> Shapes:
    """Returns a thing that is no space, in a column that begins at x, its middle at y."""
    x += TILE / 2
    if thing == "pawn":
        return pawn(x, y, 0, 36)
    if thing == "interpol":
        return (interpol(x, y + 4, 0.74),)
    if thing == "shares":
        return (certificate(x, y, 0.74),)
    return (note(x, y, black=thing == "black", scale=0.68),)


def _words(x: float, y: float, name: str, sign: str) -> Shapes:
    """Returns the name of a symbol and what it does, to the right of it."""
    x += TILE + 10
    room = WIDE / 2 - SIDE + 4 - TILE - 10
    return (
        Label(x, y + 20, name, 24, LOOK.ink, face="narrow", fit=room),
        Label(x, y + 45, sign, 22, GOLD, face="narrow", fit=room),
    )
