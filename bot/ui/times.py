"""Deadlines, and seats that the table plays, as people see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.clock import day
from bot.clock import when as when
from bot.tables.clocks.clocks import PRESENT, ends_of, own_ends_of, pace_of, with_more_time
from bot.tables.clocks.saving import played_for
from bot.tables.motions.takeover import open_seats
from bot.ui.components import Piece, button, paragraph, rows
from bot.ui.custom_ids import Press
from bot.words.spans import span
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat, Text

GIVE = "give"
"""The press by which somebody gives more time."""


# -- what everybody sees -------------------------------------------------------------------------


def board_items(table: Table, voice: Voice) -> list[Piece]:
    """Returns the deadlines of the people who are asked, and the people the table plays for.

    In a sealed window there is one time for everybody, whoever has answered.
    """
    if table.row.phase != "playing":
        return []
    lines = [*_rest(table, voice), *_deadlines(table, voice), *_stand_ins(table, voice)]
    lines += vacations(table, voice)
    return [paragraph("\n".join(lines), 800)] if lines else []


def _rest(table: Table, voice: Voice) -> list[str]:
    until = table.row.resumes
    return [] if until is None else [voice.marked(text("rest-until", when=when(until)))]


def _deadlines(table: Table, voice: Voice) -> list[str]:
    if pace_of(table).decision is None:
        return []
    view = table.view(None)
    ends = {seat: at for seat in view.asked if (at := ends_of(table, seat)) is not None}
    if view.window is not None and ends:
        return [voice.marked(text("time-until-all", when=when(max(ends.values()))))]
    return [
        voice.marked(_deadline(table, seat, at))
        for seat, at in ends.items()
        if table.seats[seat].away == PRESENT
    ]


def _deadline(table: Table, seat: Seat, ends: int) -> Text:
    """Returns until when somebody has time in their turn: for the decision, or of their reserve."""
    row, own = table.seats[seat], own_ends_of(table, seat)
    if own is None:
        return text("time-until", who=Who(seat), when=when(ends))
    key, at = ("time-reserve", ends) if row.spends else ("time-own", own)
    return text(key, who=Who(seat), when=when(at), reserve=span(row.reserve or 0))


def vacations(table: Table, voice: Voice) -> list[str]:
    """Returns who is on vacation or will be, which is public because it explains a late
    deadline.
    """
    return [
        voice.marked(
            text(
                "vacation-public",
                who=Who(place),
                start=day(seat.off_from),
                until=day(seat.off_to - 1),
            )
        )
        for place, seat in enumerate(table.seats)
        if seat.off_from is not None and seat.off_to is not None
    ]


def _stand_ins(table: Table, voice: Voice) -> list[str]:
    away = tuple(Who(seat.place) for seat in table.seats if seat.away != PRESENT)
    if not away:
        return []
    return [voice.marked(played_for(table, "time-away", away))]


def board_buttons(table: Table, voice: Voice) -> list[Piece]:
    """Returns the ways to give time, back for people the table plays for, and in for others."""
    if table.row.phase != "playing":
        return []
    return [*_give_button(table, voice), *_seat_buttons(table, voice)]


def _give_button(table: Table, voice: Voice) -> list[Piece]:
    if not with_more_time(table) or len(table.people) < 2:
        return []
    return [button(voice.plain(text("give-button")), Press(table.id, 0, GIVE).encode())]


def _seat_buttons(table: Table, voice: Voice) -> list[Piece]:
    if not open_seats(table):
        return []
    if table.row.still and table.row.sleeps is None:
        return [return_button(table, voice)]
    take = button(voice.plain(text("seat-take")), Press(table.id, 0, "takeover").encode())
    return [return_button(table, voice), take]


def return_button(table: Table, voice: Voice) -> Piece:
    """Returns the button by which somebody says that they are back."""
    style = discord.ButtonStyle.success
    return button(voice.plain(text("time-return")), Press(table.id, 0, "return").encode(), style)


# -- what one person sees ------------------------------------------------------------------------


def away_items(table: Table, seat: Seat, voice: Voice) -> list[Piece]:
    """Returns that the table plays for somebody, with a way back, or nothing if they play
    themselves.
    """
    if table.seats[seat].away == PRESENT:
        return []
    words = paragraph(voice.marked(played_for(table, "time-away-yours", Who(seat))), 300)
    return [words, *rows([return_button(table, voice)])]
