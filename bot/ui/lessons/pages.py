"""What somebody sees before they play alone: first game or free practice, and against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store.rows import LEVELS
from bot.ui.components import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.custom_ids import LoosePress, Press, RulePress
from bot.ui.door.pages import all_games_page
from bot.ui.lobby.computers import COMPUTERS
from bot.ui.lobby.options import agreed
from bot.ui.outcome import PRACTISE
from bot.ui.primers.buttons import primer_button
from bot.ui.primers.pages import LESSON
from games.engine import Text, text
from games.registry import find_game

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.door.shelf import SeenShelf
    from bot.ui.primers.pages import SeenPrimer
    from bot.ui.sheets import Voice

FIRST, FREE = "practise-first", "practise-free"
"""The steps of the presses that begin the prepared first game of a game, and free practice."""


def has_lesson(game: str) -> bool:
    """Whether a game has a prepared first game."""
    teaching = find_game(game).teaching
    return teaching is not None and teaching.first_game is not None


def games_page(sight: SeenShelf, *, attached: bool) -> Layout:
    """Returns the question which game somebody wants to learn. attached: the picture of the games
    is in the message; otherwise it is told in words.
    """

    def press(game: str) -> str:
        return LoosePress(PRACTISE, (game,)).encode()

    return all_games_page(sight, attached=attached, above=[text("lesson-which")], press=press)


def offer_page(sight: SeenPrimer, *, learnt: bool, attached: bool) -> Layout:
    """Returns the choice between the prepared first game and free practice, below the aim of the
    game. sight: its aim; attached: its picture is in the message; otherwise it is told in words.
    learnt: whether the person has played the first game before, and knows the aim.
    """
    game, voice, shown = sight.game, sight.voice, sight.show()
    seen = picture(shown) if attached else paragraph(shown.text)
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
    title, *about = words
    return Layout(
        [
            container(
                [
                    paragraph(title),
                    *([] if learnt else [seen]),
                    paragraph("\n".join(about)),
                    *rows([*ways[:1], *primer_button(game, voice, LESSON), *ways[1:]]),
                ]
            )
        ]
    )


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
