"""The picture of the set: players, groups, isolated Actors, striking Monsters, the last play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import FAINT, GOOD, INK, SAND, WHITE, Label
from games.drawing_kit import (
    GAP,
    MARGIN,
    SMALL,
    Cell,
    Page,
    badge,
    panel,
    seat_chip,
    seat_dot,
    table,
    table_height,
)
from games.engine import text
from games.slasher import names
from games.slasher.moves import GROUP_KEYS
from games.slasher.pictures.board_text import discards_line, in_round, status
from games.slasher.pictures.parts import CARD, STEP, initiative, label, plain, row, seat_name
from games.slasher.summary import headline

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat
    from games.slasher.view import View

NAME = 370
COLUMNS = (NAME, 150, 180, 120, 140)
ROW = 68
CHIP = 60
STRIKE, STRIKE_WIDTH = 76, 474
LETTER = 56
"""The room for the letter to the left of a group."""
BAND = round(CARD * 1.4) + 24
"""The height of a panel with one row of Actors."""


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the set as everybody sees it."""
    page = Page(say(text("slasher-sheet-board")), say(status(view)))
    page.paragraph(say(headline(view)))
    _players(page, view, say)
    if view.queue or view.spent:
        _strikes(page, view, say)
    page.heading(say(text("slasher-picture-groups")))
    _groups(page, view, say)
    page.heading(say(text("slasher-picture-alone", count=len(view.alone))))
    _alone(page, view, say)
    discards = discards_line(view)
    if discards is not None:
        page.paragraph(plain(say, discards), fill=FAINT)
    if view.last:
        page.heading(plain(say, text("slasher-board-last")))
        page.note([say(line) for line in view.last])
    return page.drawing()


# -- players -------------------------------------------------------------------------------------


def _players(page: Page, view: View, say: Say) -> None:
    gain = "slasher-picture-gain-now" if in_round(view) else "slasher-picture-gain"
    head = ["", *(say(text(key)) for key in ("slasher-picture-points", gain))]
    head += [say(text("slasher-picture-cards")), say(text("slasher-picture-monsters"))]
    rows = [_numbers(view, seat) for seat in range(view.seats)]
    top = page.take(table_height(len(rows), ROW))
    page.put(*table(MARGIN, top, COLUMNS, head, rows, row_height=ROW, size=24))
    for seat in range(view.seats):
        y = top + ROW * (seat + 1) + (ROW - 4 - CHIP) / 2
        width = NAME - 16
        if seat == view.first and not view.over:
            first = say(text("slasher-picture-first"))
            page.put(*badge(MARGIN + NAME - 24, y + CHIP / 2, first, fill=INK))
            width -= 46
        chip = seat_chip(
            MARGIN + 8, y, width, seat, seat_name(say, seat), height=CHIP,
            to_act=seat in view.asked, out=seat in view.left,
        )  # fmt: skip
        page.put(*chip)


def _numbers(view: View, seat: Seat) -> list[Cell]:
    if seat in view.left:
        return [Cell(""), *[Cell("–", FAINT)] * 4]
    points = view.gains[seat] if in_round(view) else view.earned[seat]
    return [
        Cell(""),
        Cell(f"{view.scores[seat]} / {view.target}", bold=True),
        Cell(f"+{points}", GOOD if points else FAINT, bold=bool(points)),
        Cell(str(view.hand_sizes[seat])),
        Cell(str(view.monster_counts[seat])),
    ]


# -- Monsters that strike ------------------------------------------------------------------------


def _strikes(page: Page, view: View, say: Say) -> None:
    """Adds the Monsters that have struck this round, then those to come, two in a line."""
    page.heading(plain(say, text("slasher-board-revealed")))
    done = [
        (strike.monster, strike.owner, text("slasher-points", points=strike.points))
        for strike in view.spent
    ]
    keys = ("slasher-picture-striking", *["slasher-picture-to-come"] * len(view.queue))
    waiting = [(*entry, text(key)) for entry, key in zip(view.queue, keys, strict=False)]
    top = MARGIN
    for number, (monster, owner, told) in enumerate([*done, *waiting]):
        if number % 2 == 0:
            top = round(page.take(STRIKE, gap=4))
        x = MARGIN + number % 2 * (STRIKE_WIDTH + GAP)
        page.put(*_strike(say, monster, owner, say(told), x, top, struck=number < len(done)))
    page.take(0, gap=6)


def _strike(
    say: Say, monster: int, owner: Seat, told: str, x: float, top: float, *, struck: bool
) -> Shapes:
    ink, right = FAINT if struck else INK, x + STRIKE_WIDTH - 14
    return (
        *panel(x, top, STRIKE_WIDTH, STRIKE, fill=SAND if struck else WHITE),
        *initiative(monster, x + 40, top + STRIKE / 2, struck=struck),
        label(
            x + 82, top + 32, say(names.MONSTER_NAMES[monster]), 250, size=24, fill=ink, bold=True
        ),
        *seat_dot(x + 96, top + 54, owner, 28),
        label(x + 118, top + 62, seat_name(say, owner), 340),
        Label(right, top + 32, told, SMALL, ink, "end", bold=True, fit=140),
    )


# -- Actors --------------------------------------------------------------------------------------


def _groups(page: Page, view: View, say: Say) -> None:
    """Adds the groups in panels, as many in a line as fit."""
    groups = [(GROUP_KEYS[n].upper(), group) for n, group in enumerate(view.groups) if group]
    if not groups:
        page.paragraph(plain(say, text("slasher-board-no-group")), fill=FAINT)
        return
    x, top = MARGIN, -1.0
    for letter, group in groups:
        width = min(page.inner, LETTER + len(group) * STEP + 12)
        if top < 0 or x + width > MARGIN + page.inner:
            x, top = MARGIN, page.take(BAND)
        middle = top + BAND / 2
        page.put(
            *panel(x, top, width, BAND),
            Label(x + LETTER / 2, middle + 13, letter, 36, INK, "middle", bold=True),
            *row(say, group, x + LETTER, top + 12, width - LETTER - 12),
        )
        x += round(width) + GAP


def _alone(page: Page, view: View, say: Say) -> None:
    """Adds isolated Actors, each one alone, thirteen in a line."""
    if not view.alone:
        page.paragraph(plain(say, text("slasher-board-no-alone")), fill=FAINT)
        return
    line = int((page.inner + GAP) // (CARD + 16))
    for start in range(0, len(view.alone), line):
        top = page.take(round(CARD * 1.4))
        for n, actor in enumerate(view.alone[start : start + line]):
            page.put(*row(say, (actor,), MARGIN + n * (CARD + 16), top, CARD))
