"""Covered cards that a seat has seen: what lay open once, followed through all that happened since.

Every line of the last play is public, so sets that were seen are followed wherever they go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.cover_your_assets.material import MOVE, SWAP
from games.cover_your_assets.piles.stacks import turned

if TYPE_CHECKING:
    from games.cover_your_assets.state import Cards, CardSet, Fact, Way
    from games.cover_your_assets.view import PileView, View

_LAID = ("set", "take", "claimed", "snatched")
_DOWN, _UP = ("move-down", "chosen-down"), ("move-up", "chosen-up")


def attend(before: View | None, view: View) -> View:
    """Returns `view` with the covered sets, discards and buried cards that the seat has seen."""
    if view.over or view.options.memory == "open":
        return view
    if before is None or before.round != view.round:
        memory = _Memory(view)
        for line in _since_the_deal(view):
            memory.turn_up(line)
        return replace(view, neutral=memory.neutral(view))
    memory = _Memory(before)
    if _public(before) != _public(view):
        for line in view.last:
            memory.follow(line, view)
    stacks = [_overlay(*both) for both in zip(memory.stacks, view.stacks, strict=True)]
    discarded, neutral = memory.discarded(view), memory.neutral(view)
    return replace(view, stacks=tuple(stacks), discarded=discarded, neutral=neutral)


def _since_the_deal(view: View) -> tuple[Fact, ...]:
    deals = [place for place, line in enumerate(view.last) if line.what == "deal"]
    return view.last[deals[-1] :] if deals else view.last


def _public(view: View) -> object:
    """Returns what every told move changes; a standing order and a secret choice change nothing."""
    return (
        view.hands, view.turn, view.action, view.contest, view.out, view.spent, view.discards,
        view.tops, view.last,
    )  # fmt: skip


def _overlay(
    known: list[CardSet | None], seen: tuple[CardSet | None, ...]
) -> tuple[CardSet | None, ...]:
    """Returns the sets of a stack; known ones are forgotten if something happened untold."""
    if len(known) != len(seen):
        return seen
    return tuple([new or old for old, new in zip(known, seen, strict=True)])


class _Memory:
    """What a seat knows, while one move is followed line by line."""

    def __init__(self, before: View) -> None:
        self.stacks = [list(stack) for stack in before.stacks]
        self._discarded = list(before.discarded)
        self._buried = [list(pile.buried) for pile in before.neutral]
        self._place = before.contest.place if before.contest else -1

    def follow(self, line: Fact, view: View) -> None:
        """Does to the known cards what a line tells."""
        what, stacks = line.what, self.stacks
        if what in _LAID or (what == "claim" and view.contest is None):
            stacks[line.who].append(None)
        elif what == "challenge":
            self._place = len(stacks[line.whom]) - 1
        elif what == "challenge-second":
            self._place = len(stacks[line.whom]) - 2
        elif what == "stolen":
            del stacks[line.whom][self._place]
            stacks[line.who].append(None)
        elif what in ("swap", "turned-swap"):
            one, other = stacks[line.who], stacks[line.whom]
            one[-1], other[-1] = other[-1], one[-1]
        elif what in _DOWN or what in _UP:
            way: Way = "down" if what in _DOWN else "up"
            stacks[line.whom] = list(turned(tuple(stacks[line.whom]), way))
        elif what == "discard":
            self._discarded += line.cards
        if what == "take":
            del self._discarded[-1:]
        self.turn_up(line)

    def turn_up(self, line: Fact) -> None:
        """Remembers an Action card that goes back into a pile, until one of its kind is turned up
        there, which may be the same one.
        """
        what = line.what
        if what in ("buried", "dropped"):
            card = line.cards[0]
        elif what in ("turned-swap", "turned-move", "turned-idle"):
            card = SWAP if what == "turned-swap" else MOVE
        else:
            return
        buried = self._buried[line.number - 1]
        if card in buried:
            buried.clear()
        if what == "buried":
            buried.append(card)

    def discarded(self, view: View) -> Cards:
        """Returns the known discards, of which the last one is on top."""
        known = self._discarded
        return tuple(known) if tuple(known[-1:]) == view.discarded[-1:] else view.discarded

    def neutral(self, view: View) -> tuple[PileView, ...]:
        """Returns the neutral piles with the Action cards that were seen going back into them."""
        return tuple([
            replace(pile, buried=tuple(sorted(buried)))
            for pile, buried in zip(view.neutral, self._buried, strict=True)
        ])  # fmt: skip
