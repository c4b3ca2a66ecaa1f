"""What is left of somebody's panel when the game is over: one line, and what can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.finished.results import winners_of
from bot.tables.managing.ending import why_ended
from bot.ui.components import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.custom_ids import Press
from bot.ui.outcome import after_buttons, decided_lines, learnt_line
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.engine import Result, Seat

END = "end"
"""The sheet that tells how a game ended."""

_WAYS = 2
"""Play again and Step through; the record is one press further."""


def finished_panel(
    table: Table, seat: Seat, voice: Voice, shown: ShownSheet | None = None
) -> Layout:
    """Returns the panel of a finished game. shown: the sheet whose picture is in the message.

    Raises ValueError if it is not over.
    """
    result = table.result
    if result is None:
        raise ValueError(f"table {table.id} is not over")
    title = table.title
    winners = winners_of(result)
    if table.row.ended_by == "shared":
        ended = text("ended-by-shared")
    elif not winners:
        ended = text("finished-nobody")
    elif seat in winners:
        others = tuple(Who(winner) for winner in winners if winner != seat)
        ended = text("finished-yours-too", who=others) if others else text("finished-yours")
    elif result.scores[seat] is None:
        ended = text("finished-out", who=tuple(Who(winner) for winner in winners))
    else:
        ended = _beaten(table, result, seat, tuple(Who(winner) for winner in winners))
    # A thread is called like its table, so that a mention of it would say the name twice.
    said = f"{table.linked(voice.marked(title))} · {voice.marked(ended)}"
    ways = after_buttons(table, voice)
    if not table.private:
        return Layout([container([paragraph(said), *rows(ways[:_WAYS])])])
    # Nothing is posted of a private game, so all that is told of its end is reached from here.
    items = [paragraph(said)] if shown is None else [picture(shown), paragraph(said)]
    if decided := decided_lines(result, voice):
        items.append(paragraph(decided))
    if learnt := learnt_line(table, voice):
        items.append(paragraph(learnt))
    return Layout([container([*items, *rows([*_end_sheet(table, voice), *ways])])])


def _beaten(table: Table, result: Result, seat: Seat, winners: tuple[Who, ...]) -> Text:
    """Returns who won and which place a seat has, and with whom, if the game ranks it."""
    if not table.game.ranked:
        return text("finished-lost", who=winners)
    place = result.places[seat]
    level = [
        Who(other) for other, same in enumerate(result.places) if same == place and other != seat
    ]
    return text("finished-theirs", who=winners, place=place, others=tuple(level), count=len(level))


def closed_panel(table: Table, voice: Voice) -> Layout:
    """Returns what is left of a panel when the table was closed in the middle of its game."""
    title = table.title
    closed = why_ended(table) or text("lobby-cancelled", where="")
    said = f"{table.linked(voice.marked(title))} · {voice.marked(closed)}"
    return Layout([container([paragraph(said)])])


def _end_sheet(table: Table, voice: Voice) -> list[Piece]:
    """Returns the button that shows the end of the game, if it has a sheet for it."""
    if END not in table.game.sheets(table.view(None)):
        return []
    label = voice.plain(Text(f"{table.row.game}-sheet-{END}"))
    return [button(label, Press(table.id, 0, "look", (END,)).encode())]
