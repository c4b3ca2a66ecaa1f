"""The texts and buttons of a finished game, on its card, its board, its end, and in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Piece, button
from bot.ui.custom_ids import LoosePress, Press
from games.chance import Seeded
from games.engine import Text, Who, text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.store.rows import LevelName, TableRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Result

REPLAY, REMATCH, RECORD, DETAILS, TURNED = "replay", "rematch", "record", "details", "turned"
"""The steps of the presses."""


_DECIDED = 3
"""How many sentences of `Result.why` stand in for a missing `Result.decided`."""

NEXT = "next"
"""The step of the press by which somebody without a seat asks to be in the next game."""
OUT = ("out",)
"""Its arguments if they take that back."""

PRACTISE = "practise"
"""The step of the press by which anybody plays a game alone."""


OPEN_TABLE = "open-table"
"""The step of the press that opens a table of a game."""


def practise_button(
    game: str,
    voice: Voice,
    label: str = "lesson-alone",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Piece:
    """Returns the button by which anybody plays a game alone."""
    return button(voice.plain(text(label)), LoosePress(PRACTISE, (game,)).encode(), style)


def open_button(game: str, voice: Voice, label: str) -> Piece:
    """Returns the button that opens a table of a game for everybody, where it is pressed."""
    return button(voice.plain(text(label)), LoosePress(OPEN_TABLE, (game,)).encode())


def learnt_line(table: Table, voice: Voice) -> str | None:
    """Returns what somebody learnt in the prepared first game that has ended here, if it was."""
    if table.row.lesson != "first":
        return None
    return f"🎓 {voice.marked(Text(f'{table.row.game}-learnt'))}"


def decided_lines(result: Result, voice: Voice) -> str:
    """Returns what decided a game, a sentence a line."""
    told = [result.decided] if result.decided is not None else [*result.why[:_DECIDED]]
    return "\n".join(voice.marked(line) for line in told)


def after_buttons(table: Table, voice: Voice) -> list[Piece]:
    """Returns the buttons for the rematch, the replay and what decided the game, or nothing while
    the game goes on.
    """
    if table.row.phase != "over":
        return []

    def made(step: str, style: discord.ButtonStyle) -> Piece:
        label = voice.plain(text(f"after-{step}"))
        return button(label, Press(table.id, 0, step).encode(), style)

    if table.private:
        on, game = discord.ButtonStyle.success, table.row.game
        return [
            practise_button(game, voice, "lesson-practise-on", on),
            open_button(game, voice, "lesson-friends"),
            made(REPLAY, discord.ButtonStyle.secondary),
        ]
    return [
        made(REMATCH, discord.ButtonStyle.success),
        made(REPLAY, discord.ButtonStyle.primary),
        made(DETAILS, discord.ButtonStyle.secondary),
    ]


def next_button(table: Table, voice: Voice, *, keen: bool = False) -> Piece:
    """Returns the button by which somebody without a seat asks to be in the next game, or takes
    that back.
    """
    press = Press(table.id, 0, NEXT, OUT if keen else ())
    return button(voice.plain(text("after-next-not" if keen else "after-next")), press.encode())


def place_mark(game: str, place: int) -> str:
    """Returns a place, which several may share, in bold, because Discord numbers lists itself; a
    dash for a place that the game does not rank.
    """
    return f"**{place}.**" if place == 1 or all_games()[game].ranked else "–"


def standing_text(
    game: str, seat: int, score: int | None, level: LevelName | None = None, *, place: int = 0
) -> Text:
    """Returns somebody's name and score with its unit, or that they were out. Who shares first
    place by agreement has no score.

    level: of a computer, to be named with it. place: at the end of the game.
    """
    who: Who | Text = Who(seat)
    if level is not None:
        who = text("computer-with-level", who=who, level=Text(f"computer-level-{level}"))
    if score is None:
        return text("end-place-shared" if place == 1 else "end-place-out", who=who)
    return text("end-place", who=who, score=Text(f"{game}-score", {"score": score}))


def seal_verdict(row: TableRow) -> Text | None:
    """Returns whether the seed fits the seal, in a few words; None where that is not known."""
    if row.seed is None or row.sealed is None:
        return None
    fits = row.sealed == Seeded(row.seed).commitment
    return text("end-seal-fits" if fits else "end-seal-broken")


def seal_line(row: TableRow) -> Text | None:
    """Returns whether the seed fits the hash that was posted at the start, or None before there
    is a seed.
    """
    if row.seed is None:
        return None
    digest = Seeded(row.seed).commitment
    if row.sealed is None:
        return text("seal-compare", hash=digest)
    return text("seal-fits" if row.sealed == digest else "seal-broken", hash=row.sealed)
