"""The card of a table that has not begun: its people, its options, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.managing.ending import why_ended
from bot.tables.seating import filled_up, has_room
from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press, RulePress
from bot.ui.lobby.calling import CALL_PLAYERS
from bot.ui.lobby.computers import COMPUTERS, seat_line
from bot.ui.lobby.options import agreed
from bot.ui.lobby.starting import WAIT, start_line
from bot.ui.lobby.waiting import REOPEN
from bot.ui.outcome import after_buttons, next_button
from bot.ui.panel.watching import keen_line
from bot.ui.primers.buttons import primer_button
from bot.ui.times import vacations
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

_ROW = 3
"""How many buttons fit beside each other on a phone."""


def card(
    table: Table, voice: Voice, keen: Sequence[PersonId] = (), *, calling: bool = False
) -> Layout:
    """Returns the table's card in the channel, in every phase of its life.

    keen: the people without a seat who would like to play: in the lobby this game, later the next.
    calling: whether the host can call for players.
    """
    items: list[Piece] = [paragraph(_head(table, voice)), paragraph(_seats(table, voice))]
    items.append(paragraph(agreed(table, voice)))
    items.append(paragraph(voice.marked(_standing(table))))
    if table.by_invitation and table.row.phase == "lobby":
        items.append(paragraph(f"-# {voice.marked(text('invited-note'))}"))
    waiting = "next-invited" if table.row.phase == "lobby" else "next-list"
    if table.row.phase != "cancelled" and (line := keen_line(keen, voice, waiting)):
        items.append(paragraph(line))
    for row in _buttons(table, voice, calling=calling):
        items += rows(row)
    return Layout([container(items)])


def _head(table: Table, voice: Voice) -> str:
    title = table.title
    return f"## {voice.marked(title)}\n{voice.marked(Text(f'{table.row.game}.tagline'))}"


def _seats(table: Table, voice: Voice) -> str:
    seats = table.game.seats
    lines = [
        f"{seat.place + 1}. {voice.marked(seat_line(seat))}"
        + (f" · {voice.marked(text('lobby-host'))}" if seat.person == table.row.host else "")
        for seat in table.seats
    ]
    count = text("lobby-count", here=len(table.seats), least=seats[0], most=seats[-1])
    advised = table.game.advised
    if table.row.phase == "lobby" and 0 < advised < len(table.seats):
        lines.append(voice.marked(text("lobby-many", advised=advised)))
    if table.row.phase == "lobby" and len(table.seats) == seats[-1] and has_room(table):
        lines.append(f"-# {voice.marked(text('lobby-make-way'))}")
    return "\n".join([voice.marked(count), *lines, *vacations(table, voice)])


def _standing(table: Table) -> Text:
    if table.row.lapsed:
        again = table.row.reopened
        return text("lobby-lapsed") if again is None else text("lobby-reopened", number=str(again))
    if table.row.phase == "playing" and table.row.thread:
        return text("lobby-playing", where=f"<#{table.home}>")
    if (why := why_ended(table)) is not None:
        return why
    if table.row.phase == "lobby" and (line := start_line(table)) is not None:
        return line
    return text(f"lobby-{table.row.phase}", where="")


def _buttons(table: Table, voice: Voice, *, calling: bool) -> list[list[Piece]]:
    """Returns the buttons in rows that fit beside each other on a phone."""

    def made(key: str, step: str, style: discord.ButtonStyle) -> Piece:
        return button(voice.plain(text(key)), Press(table.id, 0, step).encode(), style)

    plain, main = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
    rule = RulePress(table.row.game, "").encode()
    rules = button(voice.plain(text("panel-rules")), rule)
    if table.row.phase == "lobby":
        asks = table.row.who_sits == "ask"
        join = made("lobby-ask" if asks else "lobby-join", "join", main)
        join["disabled"] = not has_room(table)
        start = made("lobby-start", "start", discord.ButtonStyle.success)
        start["disabled"] = len(filled_up(table)) < table.game.seats[0]
        options = made("lobby-options", "options", plain)
        seated = any(seat.computer is not None for seat in table.seats)
        computers = made("computers-title" if seated else "lobby-computers", COMPUTERS, plain)
        how = primer_button(table.row.game, voice)
        leave = made("lobby-leave", "leave", plain)
        call = [made("lobby-call", CALL_PLAYERS, plain)] if calling else []
        wait = [] if table.row.begins is None else [[made("start-wait", WAIT, plain)]]
        return [[join, leave, start], *wait, [computers, options, *call], [*how, rules]]
    if table.row.phase == "playing":
        return [[made("board-mine", "open", main), rules]]
    if table.row.phase == "cancelled":
        again = table.row.lapsed and table.row.reopened is None
        return [[*([made("lobby-reopen", REOPEN, main)] if again else []), rules]]
    after = after_buttons(table, voice)
    following = [next_button(table, voice)] if after and not table.private else []
    after = [*after, *following, rules]
    return [after[first : first + _ROW] for first in range(0, len(after), _ROW)]
