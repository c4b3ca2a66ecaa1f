"""What the door shows: all games, one game, and what each kind of command does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.custom_ids import LoosePress, Press, RulePress
from bot.ui.outcome import PRACTISE
from bot.ui.primers.buttons import primer_button
from bot.ui.primers.pages import DOOR
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.ids import TableNumber
    from bot.ui.door.shelf import SeenShelf
    from bot.ui.sheets import Voice

OPEN = "play-open"
"""The step that opens a table of a game."""


def door_press(game: str = "") -> str:
    """Returns the press that shows a game, or all games."""
    return LoosePress(DOOR, (game,) if game else ()).encode()


def all_games_page(
    sight: SeenShelf,
    *,
    attached: bool,
    above: Sequence[Text] = (),
    press: Callable[[str], str] = door_press,
) -> Layout:
    """Returns the games, each with a button. attached: their picture is in the message; otherwise
    it is told in words. above: what is said first, one line each, instead of the title. press:
    makes what a game's button does; by default it shows that game.
    """
    voice = sight.voice
    said = above or [text("play-choose")]
    words = "\n".join(voice.marked(line) for line in said)
    items = [paragraph(words), _seen(sight, attached=attached)]
    items += rows([button(voice.plain(Text(game)), press(game)) for game in sight.games])
    return Layout([container(items)])


def game_page(sight: SeenShelf, *, attached: bool, on_server: bool) -> Layout:
    """Returns one game, the only one of the picture, with what can be done about it. on_server:
    whether it is asked for where a table could be opened.
    """
    voice, game = sight.voice, sight.games[0]
    primary, plain = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    alone = plain if on_server else primary
    ways: list[Piece] = []
    if on_server:
        press = LoosePress(OPEN, (game,)).encode()
        ways.append(button(voice.plain(text("play-open")), press, primary))
    practise = LoosePress(PRACTISE, (game,)).encode()
    ways.append(button(voice.plain(text("play-alone")), practise, alone))
    ways += primer_button(game, voice, DOOR)
    ways.append(button(voice.plain(text("play-all")), door_press()))
    return Layout([container([_seen(sight, attached=attached), *rows(ways)])])


def _seen(sight: SeenShelf, *, attached: bool) -> Piece:
    shown = sight.show()
    return picture(shown) if attached else paragraph(shown.text)


def table_page(game: str, number: TableNumber, voice: Voice) -> Layout:
    """Returns what somebody is told who calls the bot at a table: how they get their panel."""
    mine = button(
        voice.plain(text("board-mine")),
        Press(number, 0, "open").encode(),
        discord.ButtonStyle.primary,
    )
    rules = button(voice.plain(text("panel-rules")), RulePress(game, "").encode())
    said = text("help-at-table", game=Text(game), number=str(number))
    ways = rows([mine, rules, *primer_button(game, voice)])
    return Layout([container([paragraph(voice.marked(said)), *ways])])


HELP = ("play", "learn", "moves", "tables", "rules", "me", "server")
"""What is explained of the commands, in this order."""


def help_page(voice: Voice) -> Layout:
    """Returns what the bot is and what each kind of command does, with the way to the games."""
    lines = [voice.marked(text("help-about")), ""]
    lines += [f"- {voice.marked(Text(f'help-{kind}'))}" for kind in HELP]
    games = button(voice.plain(text("play-show")), door_press(), discord.ButtonStyle.primary)
    title = f"## {voice.marked(text('help-title'))}"
    return Layout([container([paragraph(title), paragraph("\n".join(lines)), *rows([games])])])
