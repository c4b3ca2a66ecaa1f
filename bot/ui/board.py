"""Public messages of a game under way: the board, whose turn it is, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.ids import Press, RulePress
from bot.ui.panel import heading, look_menu
from bot.ui.parts import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.times import board_buttons, board_items
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Shown, Voice
    from games.engine import Result


def board(table: Table, shown: Shown, voice: Voice, *, attached: bool) -> Layout:
    """The board as a spectator sees it; its text twin where the picture could not be drawn."""
    view = table.view(None)
    items: list[Piece] = [paragraph(heading(table, view, voice))]
    items.append(picture(shown) if attached else paragraph(shown.text, 3_000))
    items += board_items(table, voice)
    items += [*rows(_buttons(table, voice)), *look_menu(table, view, voice)]
    return Layout([container(items)])


def _buttons(table: Table, voice: Voice) -> list[Piece]:
    rules = button(voice.plain(text("panel-rules")), RulePress(table.row.game, "").encode())
    if table.row.phase != "playing":
        return [rules]
    mine = Press(table.id, 0, "open").encode()
    style = discord.ButtonStyle.primary
    open_mine = button(voice.plain(text("board-mine")), mine, style)
    return [open_mine, *board_buttons(table, voice), rules]


def turn(table: Table, voice: Voice) -> tuple[str, list[int]]:
    """The line that calls those who are waited for, and whom it mentions."""
    view = table.view(None)
    people = [table.person_at(seat) for seat in view.asked]
    mentions: tuple[Text | str, ...] = tuple(f"<@{person}>" for person in people)
    if view.window is None:
        return voice.marked(text("turn-call", people=mentions, count=len(people))), people
    window = Text(f"{table.row.game}-window-{view.window}")
    return voice.marked(text("turn-window", people=mentions, window=window)), people


def end(table: Table, result: Result, voice: Voice) -> str:
    """Who won, everybody's place and score, what decided it, and the seed to check it with."""
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    lines = [f"## {voice.marked(_verdict(winners))}"]
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    lines += [_standing(table, result, seat, voice) for seat in order]
    lines += [f"- {voice.marked(line)}" for line in result.why]
    if table.row.seed is not None:
        lines.append(f"-# {voice.marked(text('end-seed', seed=table.row.seed.hex()))}")
    return "\n".join(lines)


def _verdict(winners: list[int]) -> Text:
    if not winners:
        return text("end-nobody")
    return text("end-won", who=tuple(Who(seat) for seat in winners), count=len(winners))


def _standing(table: Table, result: Result, seat: int, voice: Voice) -> str:
    score = result.scores[seat]
    key = "end-place" if score is not None else "end-place-out"
    return f"{result.places[seat]}. " + voice.marked(text(key, who=Who(seat), score=score or 0))


def end_message(table: Table, result: Result, voice: Voice, shown: Shown | None) -> Layout:
    """The end, with its picture if it could be drawn, and a way to the record."""
    items: list[Piece] = [paragraph(end(table, result, voice), 3_500)]
    if shown is not None:
        items.append(picture(shown))
    record = Press(table.id, 0, "record").encode()
    items += rows([button(voice.plain(text("end-record")), record)])
    items += look_menu(table, table.view(None), voice)
    return Layout([container(items)])
