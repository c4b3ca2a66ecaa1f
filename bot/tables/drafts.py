"""Half-made moves, and the effect of other people's moves on them."""

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
    """Returns the versions of `after`, but the old one for every seat whose half-made move is not
    affected.

    That is a seat that is asked the same as before in it; new first choices do not affect it.
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
