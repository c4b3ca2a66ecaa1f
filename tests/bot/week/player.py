"""A person at one table, who presses what they see.

Their presses depend only on their panel: the half-made move on it and what it offers, but never ids
of messages, or how often they had to press. So a person who is cut off and comes back makes the
same move.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import msgspec

from bot.checks.playing.forms import fields, fill
from bot.checks.playing.player import MADE, complaint_in, is_over, said_with
from bot.checks.playing.screen import GOING_ON, Item, find, items
from bot.ui.outcome import DETAILS
from games.engine import LEAVE
from tests.bot.week.plan import draws

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bot.ids import TableNumber
    from bot.loopback.wire import Json
    from tests.bot.week.town import Answer, Town

IDLE = (("offer",), ("retract",), ("bankrupt",))
"""First words of moves that do not bring the game further."""
ORDER = "order"
"""First word of a standing order, which does not bring the game further either; a few are given."""
ORDERS = 3
"""Standing orders given in a game."""
_PRESSES = 80
_PATIENCE = 12
"""Presses without effect after which a player goes a step back."""


class Did(Enum):
    """Results of a player's turn."""

    MOVED = "made a move"
    NOTHING = "has nothing to do"
    OVER = "sees that the game is over"


class Player:
    """One person at one table. orders: whether they give standing orders. made: the number of moves
    that the bot confirmed to them.
    """

    def __init__(self, town: Town, name: str, table: TableNumber, *, orders: bool) -> None:
        self.town = town
        self.name = name
        self.table = table
        self.made = 0
        self._backs = 0
        self._panel: Json | None = None
        self._pressed: int | None = None
        """The version of the panel on which the current move was begun."""
        self._sent: Json | None = None
        """The values of a form that was sent and is not answered yet."""
        self._heard: dict[tuple[int, str], str] = {}
        self._cut_off = False
        self._leaving = False
        self._gives = orders
        self._orders = orders

    def cut_off(self) -> None:
        """Notes that the bot was killed during a press."""
        self._cut_off = True

    async def turn(self) -> Did:
        """Opens the panel and goes on until a move is made. Raises `Killed`."""
        given = await self.town.moves_like(self.table, self.name, ORDER)
        self._orders = self._gives and given < ORDERS
        shown = await self._open()
        if self._cut_off:
            self._cut_off = False
            if self._moved_on(shown):
                return self._done()
        for count in range(_PRESSES):
            if self._over(shown):
                return Did.OVER
            item = self._choose(shown, count)
            if item is None:
                return Did.NOTHING
            self._pressed = item.press.version
            shown = await self._press(shown, item)
            if self._moved_on(shown):
                return self._done()
            self._hear(shown)
        raise AssertionError(f"{self.name} finds no way on at table {self.table}")

    async def back(self) -> None:
        """Says “I am back” if the board says that the table plays the seat. Raises `Killed`."""
        board = await self.town.board(self.table)
        item = find(board, self.table, "return")
        if item is not None and await self.town.stood_in(self.table, self.name):
            await self.town.click(self.name, board, item.custom_id)

    async def leave(self) -> None:
        """Leaves the game for good. Raises `Killed`."""
        self._sent = None
        if not self._cut_off:
            self._pressed = None
        self._cut_off = False
        shown = await self._open()
        for _ in range(_PRESSES):
            here = [item for item in items(shown) if item.press.table == self.table]
            leaving = next((item for item in here if item.press.args == LEAVE), None)
            sure = next((item for item in here if item.press.step == "do"), None)
            apart = find(shown, self.table, "table")
            if self._over(shown):
                if self._pressed is not None:  # the bot was killed after it had been done
                    self._done()
                return
            item = leaving or (sure if self._leaving else None) or apart
            if item is None:
                return
            self._leaving = item is leaving
            self._pressed = item.press.version if item is sure else None
            shown = self._shown(await self.town.click(self.name, shown, item.custom_id))
            if said_with(shown, MADE) or (item is sure and self._over(shown)):
                self._done()
                return
        raise AssertionError(f"{self.name} cannot leave table {self.table}")

    def _moved_on(self, shown: Json) -> bool:
        """Tells whether the move under way has been made. The sign of it may be gone again, because
        a hand in the direct messages is updated right afterwards.
        """
        versions = {item.press.version for item in self._forwards(shown)}
        told = said_with(shown, MADE) or self._over(shown)
        return told or (self._pressed is not None and versions != {self._pressed})

    def _over(self, shown: Json) -> bool:
        """Tells whether a panel, or the board if there is no panel any more, shows the end."""
        return is_over(shown, self.table) or find(shown, self.table, DETAILS) is not None

    def _done(self) -> Did:
        self.made += 1
        self._pressed = self._sent = None
        self._backs = 0
        return Did.MOVED

    async def _open(self) -> Json:
        """Returns the player's panel as it is now, by its own button, from the hand, or from the
        board.
        """
        message = None if self._panel is None else self.town.fresh(self._panel)
        if message is not None and (apart := find(message, self.table, "table")) is not None:
            message = self._shown(await self.town.click(self.name, message, apart.custom_id))
        item = None if message is None else find(message, self.table, "open")
        if message is None or item is None:
            message = await self.town.way_in(self.name, self.table)
            item = find(message, self.table, "open")
        if item is None:
            return message
        return self._shown(await self.town.click(self.name, message, item.custom_id))

    def _hear(self, shown: Json) -> None:
        """Remembers what was wrong with the move on the panel."""
        for item in self._forwards(shown)[:1]:
            self._heard[item.press.version, _mark(item)] = complaint_in(shown)

    # -- pressing --------------------------------------------------------------------------------

    def _forwards(self, shown: Json) -> list[Item]:
        """Returns steps that take a move further; players rather play than trade or give up."""
        here = [item for item in items(shown) if item.press.table == self.table]
        found = [item for item in here if item.press.step in GOING_ON]
        if not self._orders:
            found = [item for each in found for item in _without_orders(each)]
        return [item for item in found if item.press.args[1:2] not in IDLE] or found

    def _choose(self, shown: Json, count: int) -> Item | None:
        forwards = self._forwards(shown)
        if self._sent is not None:
            forwards = [item for item in forwards if item.press.step == "form"] or forwards
        back = find(shown, self.table, "back")
        if back is not None and (not forwards or count % _PATIENCE == _PATIENCE - 1):
            self._backs += 1
            return back
        if not forwards:
            return None
        # Whether a step is a button or an entry of a menu depends on the room that news leave.
        leaves = sorted(
            ((value, n) for n, item in enumerate(forwards) for value in _leaves(item)),
        )
        value, place = self._draws("press", forwards[0]).choice(leaves)
        item = forwards[place]
        if item.values and item.most == 1:
            return msgspec.structs.replace(item, values=(value,), least=1)
        return item

    def _draws(self, what: str, item: Item) -> random.Random:
        seen = item.press.version, _mark(item), self._backs
        return draws(what, self.name, self.table, *seen)

    async def _press(self, shown: Json, item: Item) -> Json:
        if item.values:
            rng = self._draws("choose", item)
            count = rng.randint(max(1, item.least), item.most)
            chosen = rng.sample(item.values, count)
            done = await self.town.select(self.name, shown, item.custom_id, chosen)
        else:
            done = await self.town.click(self.name, shown, item.custom_id)
        if done.modal is not None:
            self._sent = self._filled(done.modal, item)
            done = await self.town.submit(self.name, done, self._sent)
        self._sent = None
        return self._shown(done)

    def _filled(self, modal: Json, item: Item) -> Json:
        """Returns what to write in a form; a form that was sent when the bot was killed is sent
        again.
        """
        asked = [msgspec.structs.replace(field, filled="") for field in fields(modal)]
        if self._sent is not None and {field.key for field in asked} == set(self._sent):
            return self._sent
        complaint = self._heard.get((item.press.version, _mark(item)), "")
        return fill(asked, complaint, self._draws("fill", item))

    def _shown(self, done: Answer) -> Json:
        sent_again = self.town.newest(self.town.direct(self.name), self.table, "table")
        message = done.message or sent_again or {"components": []}
        if find(message, self.table, "table") is not None:
            self._panel = message
        return message


def _leaves(item: Item) -> Sequence[str]:
    """Returns the steps that a component leads to, one if they are chosen together."""
    if item.values and item.most == 1:
        return list(item.values)
    return ["/".join(item.press.args[1:]) or item.press.step]


def _without_orders(item: Item) -> list[Item]:
    """Returns the same without steps that begin an order."""
    if item.values:
        left = tuple(value for value in item.values if value != ORDER)
        return [msgspec.structs.replace(item, values=left)] if left else []
    return [] if item.press.args[1:2] == (ORDER,) else [item]


def _mark(item: Item) -> str:
    """Returns the mark of the half-made move on the panel of this component."""
    return item.press.args[0] if item.press.args else ""
