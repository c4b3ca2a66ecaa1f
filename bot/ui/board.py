"""The public message of a turn: while it is played, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.anonymous import nameless
from bot.ui.components import (
    TEXT,
    Layout,
    Piece,
    button,
    container,
    gallery,
    paragraph,
    picture,
    rows,
    section,
)
from bot.ui.custom_ids import Press, RulePress
from bot.ui.panel.panel import look_menu
from bot.ui.panel.status import thinks
from bot.ui.times import board_buttons, board_items
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice

LINES = 2_000
"""Characters of told lines that one message holds. Together with a board in words, the deadlines
and the call they stay below Discord's 4000.
"""

SEAL = "seal"
"""The step of the button that shows the hash of the seed."""

CALL, TOLD = 101, 102
"""The ids of two texts in the message: the call, and what was told."""

_HEAD, _TIMES = 600, 700


def turn_message(
    table: Table,
    lines: str,
    shown: ShownSheet,
    voice: Voice,
    *,
    attached: bool,
    posters: Sequence[ShownSheet] = (),
) -> Layout:
    """Returns the turn that is being played: who plays, what was told in it, the board.

    lines: in words, at most `LINES` characters. attached: whether the board's picture is in the
    message; its text stands in if it could not be drawn. posters: pictures of what was told, which
    are in the message too.
    """
    head = [_call(table, voice), f"-# {_title(table, voice)} · {_headline(table, voice)}"]
    words = paragraph("\n".join(line for line in head if line), _HEAD)
    items: list[Piece] = [{**words, "id": CALL}]
    items += _told(table, lines, voice, posters)
    room = TEXT - LINES - _HEAD - _TIMES
    items.append(picture(shown) if attached else paragraph(shown.text, room))
    items += board_items(table, voice)
    view = table.view(None)
    items += [*rows(_buttons(table, voice)), *look_menu(table, view, voice)]
    return Layout([container(items)])


def closed_message(
    table: Table, lines: str, voice: Voice, posters: Sequence[ShownSheet] = ()
) -> Layout:
    """Returns a turn that is over: only what was told in it. lines, posters: see
    `turn_message`.
    """
    return Layout([container(_told(table, lines, voice, posters))])


def _told(table: Table, lines: str, voice: Voice, posters: Sequence[ShownSheet]) -> list[Piece]:
    """Returns the lines and their pictures; above the first of a game that the cards are shuffled
    and sealed.
    """
    first = table.row.board_from == 0 and table.row.sealed is not None
    words = [{**paragraph(lines), "id": TOLD}] if lines else []
    pictures = [gallery(posters)] if posters else []
    return [*([_seal(table, voice)] if first else []), *words, *pictures]


def is_turn(message: discord.Message) -> bool:
    """Returns whether a message of ours is one of these."""

    def walk(items: Iterable[object]) -> Iterator[int | None]:
        for item in items:
            yield getattr(item, "id", None)
            yield from walk(getattr(item, "children", ()))

    return not {CALL, TOLD}.isdisjoint(walk(message.components))


def _seal(table: Table, voice: Voice) -> Piece:
    label = voice.plain(text("seal-show"))
    words = paragraph(f"-# {voice.marked(text('seal-placed'))}")
    return section(words, button(label, Press(table.id, 0, SEAL).encode()))


def _title(table: Table, voice: Voice) -> str:
    named = table.title
    return voice.marked(named)


def _headline(table: Table, voice: Voice) -> str:
    return voice.marked(table.game.headline(table.view(None))).replace("\n", " ")


def _buttons(table: Table, voice: Voice) -> list[Piece]:
    mine = Press(table.id, 0, "open").encode()
    open_mine = button(voice.plain(text("board-mine")), mine, discord.ButtonStyle.primary)
    rules = button(voice.plain(text("panel-rules")), RulePress(table.row.game, "").encode())
    return [open_mine, *board_buttons(table, voice), rules]


def _call(table: Table, voice: Voice) -> str:
    """Returns the line that names the people who are waited for, as mentions; "" if nobody is, or
    the table is paused. Computers need no call, so they are only named if nobody else is asked.

    Whether a mention rings is decided when the message is sent. Of somebody who had all about them
    deleted there is only a name left.
    """
    view = table.view(None)
    if not view.asked or table.row.still:
        return ""
    if (thinking := thinks(table, view)) is not None:
        return voice.marked(thinking)
    people: tuple[Who | Text | str, ...] = tuple(
        Who(seat) if nameless(person := table.person_at(seat)) else f"<@{person}>"
        for seat in view.asked
        if table.seats[seat].computer is None
    )
    if view.window is None:
        return voice.marked(text("turn-call", people=people, count=len(people)))
    window = Text(f"{table.row.game}-window-{view.window}")
    return voice.marked(text("turn-window", people=people, window=window))
