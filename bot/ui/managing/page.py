"""What a manager of a server is shown of a table, and what they may do with it.

It is made from an `Overseen` alone, which holds what every spectator sees and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from bot.clock import when
from bot.tables.clocks.clocks import PRESENT
from bot.tables.managing.powers import LONGEST_REASON, seats_to_host, seats_to_open
from bot.ui.components import (
    Layout,
    Piece,
    button,
    channel_menu,
    container,
    menu,
    option,
    paragraph,
    rows,
)
from bot.ui.custom_ids import Press
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.ids import ChannelId, TableNumber
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat

CLOSE, END, ENDED, QUIET, LOUD, WAKE, OPEN, NAME, MOVE = (
    f"manage-{what}"
    for what in ("close", "end", "ended", "quiet", "loud", "wake", "open", "name", "move")
)
"""The steps of the presses on the page, most of which are the keys of their labels too."""

REASON = "reason"
"""The field of the form that asks why a game is ended."""

_WATCH = "watch"


class Overseen(msgspec.Struct, frozen=True):
    """What a manager sees of a table: its place and phase, who sits there, and the headline of its
    board. away: the seats that the table is seen to play. to_open, to_host: the seats that may be
    opened, and whose owners may be the host.
    """

    number: TableNumber
    title: Text
    link: str
    phase: str
    seats: int
    host: Seat | None
    away: tuple[Seat, ...]
    headline: Text | None
    home: ChannelId
    resumes: int | None
    sleeps: int | None
    quiet: bool
    to_open: tuple[Seat, ...]
    to_host: tuple[Seat, ...]


def oversee(table: Table, now: int) -> Overseen:
    """Returns what a manager sees of a table. Of its game that is a spectator's view."""
    row, playing = table.row, table.row.phase == "playing"
    return Overseen(
        number=table.id,
        title=table.title,
        link=table.home_link,
        phase=row.phase,
        seats=len(table.seats),
        host=table.seat_of(row.host),
        away=tuple(seat.place for seat in table.seats if seat.away != PRESENT),
        headline=table.game.headline(table.view(None)) if playing else None,
        home=table.home,
        resumes=row.resumes,
        sleeps=row.sleeps,
        quiet=row.quiet,
        to_open=tuple(seats_to_open(table)),
        to_host=tuple(seats_to_host(table, now)),
    )


def manager_page(seen: Overseen, voice: Voice, note: str | None = None) -> Layout:
    """Returns the page about a table. note: what has just happened."""
    title = voice.marked(text("manage-title", table=seen.title))
    lines = [f"## [{title}]({seen.link})", *(voice.marked(line) for line in _state(seen))]
    lines += [f"{seat + 1}. {voice.marked(_who(seen, seat))}" for seat in range(seen.seats)]
    items: list[Piece] = [paragraph("\n".join(lines), 1_500)]
    if note:
        items.append(paragraph(note, 400))
    items += rows(_buttons(seen, voice))
    for step, seats in ((OPEN, seen.to_open), (NAME, seen.to_host)):
        if seats:
            items.append(_seat_menu(seen, step, seats, voice))
    label = voice.plain(text("manage-move"))
    kinds = (discord.ChannelType.text,)
    items.append(channel_menu(_id(seen, MOVE), (), label, least=1, most=1, kinds=kinds))
    items.append(paragraph(f"-# {voice.marked(text('manage-note'))}"))
    return Layout([container(items)])


def _state(seen: Overseen) -> list[Text]:
    lines = [Text(f"manage-phase-{seen.phase}")]
    if seen.headline is not None:
        lines = [seen.headline]
    if seen.resumes is not None:
        lines.append(text("manage-rests", when=when(seen.resumes)))
    if seen.sleeps is not None:
        lines.append(text("manage-sleeps", when=when(seen.sleeps)))
    if seen.quiet:
        lines.append(text("manage-is-quiet"))
    return lines


def _who(seen: Overseen, seat: Seat) -> Text:
    if seat == seen.host:
        return text("manage-host", who=Who(seat))
    return text("manage-away" if seat in seen.away else "lobby-seat", who=Who(seat))


def _buttons(seen: Overseen, voice: Voice) -> list[Piece]:
    danger, plain = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    steps = [(CLOSE, danger)] if seen.phase == "lobby" else [(END, danger)]
    steps.append((LOUD if seen.quiet else QUIET, plain))
    if seen.resumes is not None:
        steps.append((WAKE, plain))
    made = [button(voice.plain(Text(step)), _id(seen, step), style) for step, style in steps]
    if seen.phase == "playing":
        watch = Press(seen.number, 0, _WATCH).encode()
        made.append(button(voice.plain(text("manage-watch")), watch))
    return made


def _seat_menu(seen: Overseen, step: str, seats: tuple[Seat, ...], voice: Voice) -> Piece:
    entries = [option(voice.plain(text("lobby-seat", who=Who(s))), str(s + 1)) for s in seats]
    return menu(_id(seen, step), entries, voice.plain(Text(step)))


def _id(seen: Overseen, step: str) -> str:
    return Press(seen.number, 0, step).encode()


def reason_form(number: TableNumber, voice: Voice) -> ui.Modal:
    """Returns the form that asks why a game is ended, which need not be said."""
    form: ui.Modal = ui.Modal(
        title=voice.plain(text("manage-end-title")),
        timeout=None,
        custom_id=Press(number, 0, ENDED).encode(),
    )
    asked: ui.TextInput[Any] = ui.TextInput(
        custom_id=REASON,
        required=False,
        max_length=LONGEST_REASON,
        style=discord.TextStyle.short,
    )
    label, hint = voice.plain(text("manage-end-why")), voice.plain(text("manage-end-hint"))
    form.add_item(ui.Label(text=label, description=hint, component=asked))
    form.stop()
    return form
