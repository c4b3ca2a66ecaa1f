"""Moves with what speaks for them: hints at practice tables, and what computers weighed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press, RulePress, press
from bot.ui.panel.choices import move_words
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.drafts import Desk
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat, Text
    from games.thinking import Reasoned

HINT, HINTED = "hint", "hinted"
"""The steps of the presses that ask for a hint, and that take it."""

_LONGEST = 1_500


def hint_page(desk: Desk, moves: Sequence[Reasoned], voice: Voice) -> Layout:
    """Returns what a computer would do in somebody's place, with a button for each move."""
    said = [f"### {voice.marked(text('hint-title'))}"]
    if any(one.chance is not None for one in moves):
        said.append(f"-# {voice.marked(text('hint-chances'))}")
    said += reasoned_lines(desk.table, desk.seat, moves, voice)
    return Layout(
        [
            container(
                [
                    paragraph("\n".join(said), _LONGEST),
                    *rows([_take_button(desk, number, voice) for number in range(len(moves))]),
                    *rows(_ways(desk, voice)),
                ]
            )
        ]
    )


def _take_button(desk: Desk, number: int, voice: Voice) -> Piece:
    style = discord.ButtonStyle.primary if number == 0 else discord.ButtonStyle.secondary
    label = voice.plain(text("hint-take", number=number + 1))
    return button(label, press(desk, HINTED, str(number)), style)


def _ways(desk: Desk, voice: Voice) -> list[Piece]:
    table = desk.table
    back = Press(table.id, 0, "open").encode()
    return [
        button(voice.plain(text("panel-to-my-panel")), back),
        button(voice.plain(text("panel-rules")), RulePress(table.row.game, "").encode()),
    ]


def games_in_ten(chance: float) -> Text:
    """Returns a chance as games of ten that are won: nobody knows it any better than that."""
    return text("games-in-ten", count=int(chance * 10 + 0.5))


def reasoned_lines(table: Table, seat: Seat, moves: Sequence[Reasoned], voice: Voice) -> list[str]:
    """Returns these moves of a seat, numbered, each with its chance and its reason."""
    lines: list[str] = []
    for number, one in enumerate(moves, 1):
        words = f"**{number}. {move_words(table, seat, one.path, voice)}**"
        if one.chance is not None:
            words = f"{words} · {voice.marked(text('hint-chance', games=games_in_ten(one.chance)))}"
        lines += [words, f"> {voice.marked(one.reason)}"]
    return lines
