"""What somebody sees before they play alone: first game or free practice, and against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store.rows import LEVELS
from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import LoosePress, Press, RulePress
from bot.ui.lobby.computers import COMPUTERS
from bot.ui.lobby.options import agreed
from bot.ui.outcome import PRACTISE
from games.engine import Text, text
from games.registry import all_games, find_game

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

FIRST, FREE = "practise-first", "practise-free"
"""The steps of the presses that begin the prepared first game of a game, and free practice."""


def has_lesson(game: str) -> bool:
    """Whether a game has a prepared first game."""
    teaching = find_game(game).teaching
    return teaching is not None and teaching.first_game is not None


def games_page(voice: Voice) -> Layout:
    """Returns the question which game somebody wants to learn."""
    buttons = [
        button(voice.plain(Text(key)), LoosePress(PRACTISE, (key,)).encode()) for key in all_games()
    ]
    return Layout([container([paragraph(voice.marked(text("lesson-which"))), *rows(buttons)])])


def offer_page(game: str, voice: Voice, *, learnt: bool) -> Layout:
    """Returns the choice between the prepared first game and free practice. learnt: whether the
    person has played the first game before.
    """
    words = [
        f"### {voice.marked(text('lesson-title', game=Text(game)))}",
        voice.marked(text("lesson-first-about")),
        voice.marked(text("lesson-free-about")),
        f"-# {voice.marked(text('lesson-alone-about'))}",
    ]
    main, plain = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    first = _way(game, voice, FIRST, "lesson-first", plain if learnt else main)
    free = _way(game, voice, FREE, "lesson-free", main if learnt else plain)
    ways = [free, first] if learnt else [first, free]
    return Layout([container([paragraph("\n".join(words)), *rows([*ways, _rules(game, voice)])])])


def private_lobby(table: Table, voice: Voice) -> Layout:
    """Returns a private table whose game has not begun: what is agreed, and against whom to
    play.
    """
    game = table.row.game
    items: list[Piece] = [
        paragraph(f"### {voice.marked(text('lesson-title', game=Text(game)))}"),
        paragraph(agreed(table, voice)),
    ]
    if any(seat.computer is not None for seat in table.seats):
        start = Press(table.id, 0, "start").encode()
        label = voice.plain(text("lobby-start"))
        items += rows([button(label, start, discord.ButtonStyle.success)])
    else:
        items.append(paragraph(voice.marked(text("lesson-against"))))
        items += rows([_against(table, level, voice) for level in LEVELS])
    computers = Press(table.id, 0, COMPUTERS).encode()
    options = Press(table.id, 0, "options").encode()
    ways = [
        button(voice.plain(text("lobby-options")), options),
        button(voice.plain(text("computers-title")), computers),
    ]
    if has_lesson(game):
        ways.append(_way(game, voice, FIRST, "lesson-first"))
    return Layout([container([*items, *rows([*ways, _rules(game, voice)])])])


def _against(table: Table, level: str, voice: Voice) -> Piece:
    label = voice.plain(text("computer-start-level", level=Text(f"computer-level-{level}")))
    press = Press(table.id, 0, "computer-start", (level,)).encode()
    return button(label, press, discord.ButtonStyle.success)


def _way(
    game: str,
    voice: Voice,
    step: str,
    key: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Piece:
    return button(voice.plain(text(key)), LoosePress(step, (game,)).encode(), style)


def _rules(game: str, voice: Voice) -> Piece:
    return button(voice.plain(text("panel-rules")), RulePress(game, "").encode())
