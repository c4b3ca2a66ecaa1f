"""What leaving a game costs, said before it is confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import LEAVE, Pick, Text, text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat


def leaving_words(table: Table, seat: Seat, voice: Voice) -> str:
    """Returns what leaving costs somebody and the others: in the game's words, if it has its own
    as the hint of the option, else whether the others play on.
    """
    hint = _own_words(table, seat)
    left = [row for row in table.seats if row.place != seat and table.in_game(row.place)]
    people = any(row.computer is None for row in left)
    if hint is not None:
        key = "panel-leave-own"
    elif len(left) <= 1:
        key = "panel-leave-last"
    else:
        key = "panel-leave-others" if people else "panel-leave-seat"
    said = [text(key) if hint is None else text(key, cost=hint)]
    if len(left) > 1 and not people:
        said.append(text("panel-leave-computers"))
    return " ".join(map(voice.marked, said))


def _own_words(table: Table, seat: Seat) -> Text | None:
    choice = table.choice(seat)
    options = choice.options if isinstance(choice, Pick) else ()
    return next((item.hint for item in options if item.key == LEAVE[0]), None)
