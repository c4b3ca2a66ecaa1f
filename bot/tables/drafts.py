"""Half-made moves: what somebody has before them, and what others do meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.errors import RefusedError
from games.choosing import is_apart, pass_over, to_path, walk
from games.engine import Choice, Pick, Refused

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.rows import DraftRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Path, Seat


class Desk(msgspec.Struct, frozen=True):
    """Somebody's current situation: the table, their seat, and the half-made move.

    path: with the steps that have one answer only, which nobody is asked. choice: what may come
    after `path`; None if there is nothing to do. partial: what of its token has been answered so
    far. lost: they had begun a move that is not possible any more.
    """

    table: Table
    seat: Seat
    path: Path
    choice: Choice | None
    partial: str = ""
    lost: bool = False

    @property
    def version(self) -> int:
        """How often what this seat may do has changed."""
        return self.table.row.versions[self.seat]

    @property
    def hinted(self) -> bool:
        """Whether hints are given: somebody alone with computers has to decide now."""
        return self.table.practice and self.table.view(self.seat).to_act


def lay_out(table: Table, seat: Seat, path: Path, partial: str = "") -> Desk:
    """Returns what somebody has before them after a half-made move, every token checked.

    Raises `RefusedError`.
    """
    try:
        walk(table.game, table.view(seat), path)
        path = pass_over(table.game, table.view(seat), path)
        choice = table.game.choices(table.view(seat), path)
    except Refused as refused:
        raise RefusedError(table.row.game, refused.rule, refused.text) from None
    return Desk(table, seat, path, choice, partial)


def take_up(table: Table, seat: Seat, draft: DraftRow | None) -> Desk:
    """Returns what somebody has before them, with what they have begun.

    What others have done meanwhile does not sweep it away while it is still possible, as far as its
    owner can see. Only what stands apart (an order, leaving) makes way for another question.
    """
    if draft is None or not draft.path:
        return lay_out(table, seat, (), "" if draft is None else draft.partial)
    path = to_path(draft.path)
    if draft.version != table.row.versions[seat] and _stands_apart(table, seat, path):
        return lay_out(table, seat, ())
    try:
        return lay_out(table, seat, path, draft.partial)
    except RefusedError:
        return msgspec.structs.replace(lay_out(table, seat, ()), lost=True)


def _stands_apart(table: Table, seat: Seat, path: Path) -> bool:
    """Whether a half-made move is no part of playing on."""
    choice = table.choice(seat)
    options = choice.options if isinstance(choice, Pick) else ()
    return any(item.key == path[0] and is_apart(item) for item in options)


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
