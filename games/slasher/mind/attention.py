"""What a seat remembers of Monsters: those that were shown went back into the pile, and those that
others kept meanwhile are none of them.

Of each Monster that somebody else holds, the seat knows which it cannot be: none that was shown, or
that the seat itself held or discarded, in a round through which the other has kept it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.slasher.state import Cards  # noqa: TC001 - msgspec reads field types
from games.slasher.strikes import revealed
from games.slasher.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Seat


class Watched(View, frozen=True, kw_only=True):
    """The view of a seat that has watched.

    barred: by seat, of each Monster that another holds those that it cannot be (bit m is set if it
    is not Monster m), the longest held first.
    """

    barred: tuple[Cards, ...]


def barred(view: View, seat: Seat) -> Cards:
    """Returns of each Monster of another seat those that it cannot be, 0 if nothing is known."""
    return view.barred[seat] if isinstance(view, Watched) else (0,) * view.monster_counts[seat]


def attend(before: View | None, view: View) -> View:
    """Returns `view` with what is known of the others' Monsters.

    before: what this returned one move earlier, None at the start. Nothing is claimed of which
    Monster somebody discarded: it counts as the one of which most is known.
    """
    if view.over or before is None:
        return view
    shown = _shown(before, view)
    rows = []
    for seat, count in enumerate(view.monster_counts):
        row: list[int] = []
        if seat != view.seat:
            row = list(barred(before, seat))
            if shown:
                row = _keep(row, [monster for monster, owner in shown if owner == seat])
                seen = _bits([*before.monsters, before.dropped, *(monster for monster, _ in shown)])
                row = [bars | seen for bars in row]
            row = [*row[max(0, len(row) - count) :], *(0,) * (count - len(row))]
        rows.append(tuple(row))
    if not any(map(any, rows)):
        return view
    return Watched(**msgspec.structs.asdict(view), barred=tuple(rows))


def _bits(monsters: Iterable[int]) -> int:
    return sum({1 << monster for monster in monsters if monster >= 0})


def _shown(before: View, view: View) -> list[tuple[int, Seat]]:
    """Returns the Monsters that were revealed in this move, with their owners: a round may be over
    before anybody looks at the table again.
    """
    if before.phase != "monsters" or (view.phase, view.round) == ("monsters", before.round):
        return []
    return [pair for line in view.last for pair in revealed(line)]


def _keep(row: list[int], played: list[int]) -> list[int]:
    """Returns what is known of the Monsters that are left when these have been played.

    row: of each Monster those it cannot be (bits), the longest held first, of which most is known.
    Each one played counts as the longest held that it can have been.
    """
    left = list(row)
    fitting = {m: sum([not bars >> m & 1 for bars in row]) for m in played}
    for monster in sorted(played, key=lambda m: fitting[m]):
        left.remove(next(bars for bars in left if not bars >> monster & 1))
    return left
