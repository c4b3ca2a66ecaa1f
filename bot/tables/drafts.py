"""Half-made moves, and what others do meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import to_path

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat


def undisturbed(
    tx: Transaction, before: Table, after: Table, movers: Collection[Seat]
) -> tuple[int, ...]:
    """The versions of `after`, but the old one for every seat that has begun a move in which it is
    asked the same as before: that there is now more to begin with does not disturb it.
    """
    versions = list(after.row.versions)
    for seat, version in enumerate(before.row.versions):
        if version == versions[seat] or seat in movers:
            continue
        draft = tx.draft(before.id, before.person_at(seat))
        if draft is None or draft.version != version or not draft.path:
            continue
        path = to_path(draft.path)
        choice = after.choice(seat, path)
        if choice is not None and choice == before.choice(seat, path):
            versions[seat] = version
    return tuple(versions)
