"""The picture of the set: players, striking Monsters, groups, isolated Actors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Label, Rect
from games.drawing_kit import SIDE, WIDE, chip, plain, text_width, token
from games.engine import text
from games.slasher.moves import GROUP_KEYS
from games.slasher.pictures.board_text import in_round
from games.slasher.pictures.cards import SMALL, STEP, actors_in, medallion, strip
from games.slasher.pictures.look import CYAN, INK, LOOK, make_canvas
from games.slasher.pictures.words import seat_name
from games.slasher.summary import headline

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say, Seat
    from games.slasher.view import View

ROW = 48
"""The height of a player's row."""
LETTER = 52
"""The room for the letter to the left of a group."""
FILM = round(SMALL * 1.4) + 42
"""The height of a strip with one row of Actors."""
ALONE, ALONE_STEP, ALONE_A_LINE = 60, 69, 7
STRIKE, STRIKE_HIGH, STRIKES_A_LINE = 96, 116, 5


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the set as everybody sees it."""
    canvas = make_canvas(
        say(text("slasher-sheet-board")), say(text("slasher-picture-round", round=view.round))
    )
    canvas.say_turn(say(headline(view)))
    for seat in range(view.seats):
        _put_player(canvas, view, say, seat)
    if view.queue or view.spent:
        _put_strikes(canvas, view)
    _put_groups(canvas, view, say)
    _put_alone(canvas, view, say)
    return canvas.drawing()


# -- players -------------------------------------------------------------------------------------


def _put_player(canvas: Canvas, view: View, say: Say, seat: Seat) -> None:
    """Adds a player: points of the target, cards, Monsters held; points of this round instead of
    cards while Monsters strike.
    """
    top, out = canvas.take(ROW - 4, space=6), seat in view.left
    first = seat == view.first and not view.over
    right = say(text("slasher-picture-first")) if first else ""
    name, to_act = seat_name(say, seat), seat in view.asked
    canvas.put(
        *chip(SIDE + 16, top, 220, seat, name, height=ROW - 4, right=right, to_act=to_act, out=out)
    )
    if out:
        return
    points = str(view.scores[seat])
    wide = text_width(points, 36, face=LOOK.face)
    base = top + 37
    canvas.put(
        Label(268, base, points, 36, LOOK.ink, face=LOOK.face),
        Label(272 + wide, base - 2, f"/{view.target}", 22, LOOK.faint),
    )
    if in_round(view):
        gain = f"+{view.gains[seat]}"
        ink = LOOK.accent if view.gains[seat] else LOOK.faint
        canvas.put(Label(WIDE - SIDE, base, gain, 32, ink, "end", face=LOOK.face))
        return
    canvas.put(*_cards(view.hand_sizes[seat], 358, top + 6))
    canvas.put(*_monsters(view.monster_counts[seat], 440, top + 6))


def _cards(count: int, x: float, y: float) -> Shapes:
    """Returns the number of cards in a hand beside a small card, 64 wide."""
    return (
        Rect(x + 4, y + 2, 22, 30, LOOK.line, INK, 2, 4),
        Rect(x, y, 22, 30, LOOK.faint, INK, 2, 4),
        Label(x + 34, y + 24, str(count), 26, LOOK.ink, bold=True),
    )


def _monsters(count: int, x: float, y: float) -> Shapes:
    """Returns the number of Monsters held beside the back of one with its eyes, 54 wide."""
    return (
        Rect(x, y, 22, 30, INK, CYAN, 2.5, 4),
        Circle(x + 6.5, y + 12, 3.4, CYAN),
        Circle(x + 15.5, y + 12, 3.4, CYAN),
        Label(x + 32, y + 24, str(count), 26, LOOK.ink, bold=True),
    )


# -- Monsters that strike ------------------------------------------------------------------------


def _put_strikes(canvas: Canvas, view: View) -> None:
    """Adds the Monsters of this round in the order of their strikes: whose, and their points."""
    done = [(strike.monster, strike.owner, f"+{strike.points}") for strike in view.spent]
    waiting = [(monster, owner, "…") for monster, owner in view.queue]
    for start in range(0, len(done) + len(waiting), STRIKES_A_LINE):
        top = canvas.take(STRIKE_HIGH, space=4)
        for n, (monster, owner, told) in enumerate(
            (done + waiting)[start : start + STRIKES_A_LINE]
        ):
            x = SIDE + n * STRIKE + 46
            now = start + n == len(done)
            if now:
                canvas.put(Rect(x - 46, top, 92, STRIKE_HIGH - 2, None, LOOK.signal, 5, 10))
            ink = LOOK.accent if told != "+0" else LOOK.faint
            canvas.put(
                *medallion(monster, x, top + 40, 36),
                *token(x - 22, top + 94, owner, 30),
                Label(x + 4, top + 104, told, 28, ink, face=LOOK.face),
            )


# -- Actors --------------------------------------------------------------------------------------


def _put_groups(canvas: Canvas, view: View, say: Say) -> None:
    """Adds the groups as strips of film, as many in a line as fit."""
    groups = [(GROUP_KEYS[n].upper(), group) for n, group in enumerate(view.groups) if group]
    if not groups:
        canvas.paragraph(plain(say, text("slasher-board-no-group")), fill=LOOK.faint)
        return
    x, top = float(SIDE), -1.0
    for letter, group in groups:
        width = min(canvas.inner, LETTER + len(group) * STEP + 10)
        if top < 0 or x + width > SIDE + canvas.inner:
            x, top = float(SIDE), canvas.take(FILM)
        canvas.put(
            *strip(x, top, width, FILM),
            Label(x + LETTER / 2, top + FILM / 2 + 16, letter, 44, LOOK.accent, "middle",
                  face=LOOK.face),
            *actors_in(group, x + LETTER, top + 21, width - LETTER - 10, SMALL),
        )  # fmt: skip
        x += width + 10


def _put_alone(canvas: Canvas, view: View, say: Say) -> None:
    """Adds isolated Actors, each one apart, under a line that says so."""
    if not view.alone:
        canvas.paragraph(plain(say, text("slasher-board-no-alone")), fill=LOOK.faint)
        return
    canvas.heading(say(text("slasher-picture-alone", count=len(view.alone))))
    for start in range(0, len(view.alone), ALONE_A_LINE):
        top = canvas.take(ALONE * 1.4, space=6)
        shapes: list[Shape] = []
        for n, number in enumerate(view.alone[start : start + ALONE_A_LINE]):
            shapes += actors_in((number,), SIDE + n * ALONE_STEP, top, ALONE, ALONE)
        canvas.put(*shapes)
