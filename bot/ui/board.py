"""The public messages of a game under way: the board, whose turn it is, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.anonymous import nameless
from bot.tables.finished.results import standing
from bot.ui.components import Layout, Piece, button, container, gallery, paragraph, picture, rows
from bot.ui.custom_ids import Press, RulePress
from bot.ui.outcome import after_buttons, place_mark, seal_line, standing_text
from bot.ui.panel.panel import heading, look_menu
from bot.ui.sheets import first_sheet, show_sheet
from bot.ui.times import board_buttons, board_items
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.engine import Result


def board(table: Table, shown: ShownSheet, voice: Voice, *, attached: bool) -> Layout:
    """Returns the board as a spectator sees it, with its text twin if the picture could not be
    drawn.
    """
    view = table.view(None)
    items: list[Piece] = [paragraph(heading(table, view, voice))]
    items.append(picture(shown) if attached else paragraph(shown.text, 3_000))
    items += board_items(table, voice)
    items += [*rows(_buttons(table, voice)), *look_menu(table, view, voice)]
    return Layout([container(items)])


def _buttons(table: Table, voice: Voice) -> list[Piece]:
    rules = button(voice.plain(text("panel-rules")), RulePress(table.row.game, "").encode())
    if table.row.phase != "playing":
        return [*after_buttons(table, voice), rules]
    mine = Press(table.id, 0, "open").encode()
    style = discord.ButtonStyle.primary
    open_mine = button(voice.plain(text("board-mine")), mine, style)
    return [open_mine, *board_buttons(table, voice), rules]


def turn(table: Table, voice: Voice) -> tuple[str, list[PersonId]]:
    """Returns the line that calls the people the table waits for, and the people it mentions.

    An anonymous seat has only a name.
    """
    view = table.view(None)
    asked = [(seat, table.person_at(seat)) for seat in view.asked]
    people = [person for _, person in asked if not nameless(person)]
    called: tuple[Who | Text | str, ...] = tuple(
        Who(seat) if nameless(person) else f"<@{person}>" for seat, person in asked
    )
    if view.window is None:
        return voice.marked(text("turn-call", people=called, count=len(called))), people
    window = Text(f"{table.row.game}-window-{view.window}")
    return voice.marked(text("turn-window", people=called, window=window)), people


def end(table: Table, result: Result, voice: Voice) -> str:
    """Returns the winner, everybody's place and score, what decided the game, and the seed to
    check it with.
    """
    winners = [seat for seat, place in enumerate(standing(result)) if place == 1]
    lines = [f"## {voice.marked(_verdict(winners))}"]
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    lines += [_standing(table, result, seat, voice) for seat in order]
    lines += [f"- {voice.marked(line)}" for line in result.why]
    if table.row.seed is not None:
        lines.append(f"-# {voice.marked(text('end-seed', seed=table.row.seed.hex()))}")
    if (seal := seal_line(table.row)) is not None:
        lines.append(f"-# {voice.marked(seal)}")
    return "\n".join(lines)


def _verdict(winners: list[int]) -> Text:
    if not winners:
        return text("end-nobody")
    return text("end-won", who=tuple(Who(seat) for seat in winners), count=len(winners))


def _standing(table: Table, result: Result, seat: int, voice: Voice) -> str:
    words = voice.marked(standing_text(seat, result.scores[seat]))
    return f"{place_mark(standing(result)[seat])} {words}"


def end_message(
    table: Table, result: Result, voice: Voice, revealed: Sequence[ShownSheet]
) -> Layout:
    """Returns the message at the end, with everything that it reveals and the buttons that follow.

    revealed: the sheets whose pictures are in the message; if none could be drawn, the first one is
    shown in words.
    """
    items: list[Piece] = [paragraph(end(table, result, voice), 3_500)]
    if revealed:
        items.append(gallery(revealed))
    else:
        view = table.view(None)
        items.append(
            paragraph(show_sheet(table, view, first_sheet(table, view), voice).text, 1_500)
        )
    items += rows(after_buttons(table, voice))
    items += look_menu(table, table.view(None), voice)
    return Layout([container(items)])
