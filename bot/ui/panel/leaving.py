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
    if hint is not None:
        return voice.marked(text("panel-leave-own", cost=hint))
    left = sum(table.in_game(other) for other in range(len(table.seats)) if other != seat)
    return voice.marked(text("panel-leave-others" if left > 1 else "panel-leave-last"))


def _own_words(table: Table, seat: Seat) -> Text | None:
    choice = table.choice(seat)
    options = choice.options if isinstance(choice, Pick) else ()
    return next((item.hint for item in options if item.key == LEAVE[0]), None)
