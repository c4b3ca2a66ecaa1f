"""Where somebody is at a table: whom it waits for, when it is their turn, how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import time_of_day
from bot.tables.clocks.clocks import PRESENT, ends_of, own_ends_of, pace_of
from bot.tables.clocks.saving import played_for
from bot.tables.errors import PausedError, RestingError, SleepingError
from bot.ui.components import Piece, paragraph, rows
from bot.ui.times import return_button, vacations, when
from bot.words.spans import span
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat, Text, View

_LONGEST = 800
_NAMED = 3
"""The most seats that are named before somebody's own turn; more are counted."""


def status_items(table: Table, seat: Seat, voice: Voice) -> list[Piece]:
    """Returns what `status` says, and a way back for somebody for whom the table plays."""
    words = status(table, seat, voice)
    small = "\n".join(f"-# {line}" for line in words.split("\n"))
    items = [paragraph(small, _LONGEST)] if words else []
    if table.seats[seat].away != PRESENT and table.row.phase == "playing":
        items += rows([return_button(table, voice)])
    return items


def status(table: Table, seat: Seat, voice: Voice) -> str:
    """Returns the sentences that say how it stands, for somebody who plays.

    A function of the table's public facts and of what the seat sees, never of whether others have
    answered in a sealed window.
    """
    view = table.view(seat)
    told = [] if view.over else _still(table) or _waiting(table, seat, view)
    standing = table.game.standing(view)
    if standing is not None:
        told.append(text("status-standing", said=standing))
    lines = [" ".join(map(voice.marked, told))]
    if not view.over:
        lines += vacations(table, voice)
    return "\n".join(line for line in lines if line)


def _still(table: Table) -> list[Text]:
    """Returns why nothing can be played now."""
    if table.row.paused:
        return [PausedError(table.row.paused).said]
    if table.row.resumes is not None:
        return [RestingError(table.row.resumes).said]
    return [] if table.row.sleeps is None else [SleepingError().said]


def _waiting(table: Table, seat: Seat, view: View) -> list[Text]:
    """Returns whom the table waits for, until when, and what comes before the seat's turn."""
    is_away = table.seats[seat].away != PRESENT
    away = [played_for(table, "time-away-yours", Who(seat))] if is_away else []
    if not table.in_game(seat):
        return [*away, *_others(table, view)]
    if view.to_act:
        return [*away, _asked(table, seat, view), *_until(table, [seat])]
    if view.window is not None and seat in view.asked:
        return [*away, text("status-answered"), *_earliest(table), *_until(table, view.asked)]
    told = _order(table, seat, view) or [*_others(table, view), *_earliest(table)]
    return [*away, *told, *_until(table, view.asked)]


def _earliest(table: Table) -> list[Text]:
    """Returns until when the open window stays open whatever the answers; nothing if it need not.
    Without it, quick people wait and do not know for what. By the clock, because the panel may
    stay as it is for long after that time.
    """
    closes = table.row.closes
    return [text("status-earliest", when=time_of_day(closes))] if closes else []


def _asked(table: Table, seat: Seat, view: View) -> Text:
    """Returns that the seat is asked, and whose turn it is if it is somebody else's."""
    if view.window is not None:
        return text("status-answer")
    first = next(iter(table.game.upcoming(view)), None)
    if first is None:
        return text("status-decision")
    return text("status-yours") if first == seat else text("status-decides", who=Who(first))


def _others(table: Table, view: View) -> list[Text]:
    if (thinking := thinks(table, view)) is not None:
        return [thinking]
    asked = tuple(Who(other) for other in view.asked)
    return [text("status-waits", who=asked)] if asked else []


def thinks(table: Table, view: View) -> Text | None:
    """Returns that computers are thinking, if the table publicly waits for computers alone."""
    computers = all(table.seats[seat].computer is not None for seat in view.asked)
    if not view.asked or not computers or table.row.still:
        return None
    asked = tuple(Who(seat) for seat in view.asked)
    return text("status-thinks", who=asked, count=len(asked))


def _order(table: Table, seat: Seat, view: View) -> list[Text]:
    """Returns who plays, and who comes before the seat; nothing if nobody can know."""
    order = table.game.upcoming(view)
    if view.window is not None or seat not in order or tuple(view.asked) != order[:1]:
        return []
    first, *between = order[: order.index(seat)]
    if not between:
        return [text("status-next", who=Who(first))]
    if len(between) <= _NAMED:
        others = tuple(Who(other) for other in between)
        return [text("status-then", who=Who(first), others=others)]
    return [text("status-far", who=Who(first), count=len(between))]


def _until(table: Table, seats: tuple[Seat, ...] | list[Seat]) -> list[Text]:
    """Returns until when these seats have time; nothing if time is not limited."""
    if pace_of(table).decision is None:
        return []
    if len(seats) == 1 and (own := own_ends_of(table, seats[0])) is not None:
        return [_reserve(table, seats[0], own)]
    ends = [at for other in seats if (at := ends_of(table, other)) is not None]
    return [text("status-until", when=when(max(ends)))] if ends else []


def _reserve(table: Table, seat: Seat, own: int) -> Text:
    """Returns until when a seat has time for its decision, or of its reserve. own: when the first
    is over.
    """
    row, ends = table.seats[seat], ends_of(table, seat) or 0
    key, at = ("status-reserve", ends) if row.spends else ("status-own", own)
    return text(key, when=when(at), reserve=span(row.reserve or 0))
