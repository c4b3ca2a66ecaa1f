"""The options of a `Pick` as a panel shows them.

Leaving the game is shown elsewhere, and an option is replaced by the options after it if that saves
a press and there is room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.choosing import to_notation
from games.engine import LEAVE, Pick

if TYPE_CHECKING:
    from bot.tables.table import Table
    from games.engine import Option, Path, Seat

_ROOM = 25


def shown_options(table: Table, seat: Seat, path: Path) -> tuple[Option, ...]:
    """Returns the options to press after `path`, or nothing unless one option is picked there.

    The key of an option in another's place is the tokens it means, as in a record.
    """
    choice = table.choice(seat, path)
    if not isinstance(choice, Pick):
        return ()
    options = [item for item in choice.options if item.key != LEAVE[0]]
    shown: list[Option] = []
    for item in options:
        following = table.choice(seat, (*path, item.key)) if item.spread else None
        if isinstance(following, Pick) and len(following.options) <= _ROOM - len(options):
            shown += [
                msgspec.structs.replace(after, key=to_notation((item.key, after.key)))
                for after in following.options
            ]
        else:
            shown.append(item)
    return tuple(shown)
