"""The card of a table that has not begun: its people, its options, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press, RulePress
from bot.ui.lobby.options import agreed
from bot.ui.outcome import after_buttons
from bot.ui.times import vacations
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice


def card(table: Table, voice: Voice) -> Layout:
    """Returns the table's card in the channel, in every phase of its life."""
    items: list[Piece] = [paragraph(_head(table, voice)), paragraph(_seats(table, voice))]
    items.append(paragraph(agreed(table, voice)))
    items.append(paragraph(voice.marked(_standing(table))))
    items += rows(_buttons(table, voice))
    return Layout([container(items)])


def _head(table: Table, voice: Voice) -> str:
    title = text("table-title", game=Text(table.row.game), number=str(table.id))
    return f"## {voice.marked(title)}\n{voice.marked(Text(f'{table.row.game}.tagline'))}"


def _seats(table: Table, voice: Voice) -> str:
    seats = table.game.seats
    lines = [
        f"{place + 1}. {voice.marked(text('lobby-seat', who=Who(place)))}"
        + (f" · {voice.marked(text('lobby-host'))}" if seat.person == table.row.host else "")
        for place, seat in enumerate(table.seats)
    ]
    count = text("lobby-count", here=len(table.seats), least=seats[0], most=seats[-1])
    advised = table.game.advised
    if table.row.phase == "lobby" and 0 < advised < len(table.seats):
        lines.append(voice.marked(text("lobby-many", advised=advised)))
    return "\n".join([voice.marked(count), *lines, *vacations(table, voice)])


def _standing(table: Table) -> Text:
    if table.row.phase == "playing" and table.row.thread:
        return text("lobby-playing", where=f"<#{table.home}>")
    return text(f"lobby-{table.row.phase}", where="")


def _buttons(table: Table, voice: Voice) -> list[Piece]:
    def made(key: str, step: str, style: discord.ButtonStyle) -> Piece:
        return button(voice.plain(text(key)), Press(table.id, 0, step).encode(), style)

    plain, main = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
    rule = RulePress(table.row.game, "").encode()
    rules = button(voice.plain(text("panel-rules")), rule)
    if table.row.phase == "lobby":
        full = len(table.seats) >= table.game.seats[-1]
        join = made("lobby-join", "join", main)
        join["disabled"] = full
        start = made("lobby-start", "start", discord.ButtonStyle.success)
        start["disabled"] = len(table.seats) < table.game.seats[0]
        options = made("lobby-options", "options", plain)
        return [join, made("lobby-leave", "leave", plain), start, options, rules]
    if table.row.phase == "playing":
        return [made("board-mine", "open", main), rules]
    return [*after_buttons(table, voice), rules]
