"""A person at one table, who presses what they see.

Their presses depend only on the half-made move on their panel, on what can be chosen there (but not
on how: a button becomes an entry of a menu when news take its room), and on what came of their
presses before. A press during which the bot was killed counts when its result is seen, so a person
who is cut off and comes back makes the same move.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.checks.playing.forms import fields, fill
from bot.checks.playing.player import MADE, complaint_in, is_over, said_with
from bot.checks.playing.screen import GOING_ON, Item, find, items
from bot.ui.outcome import DETAILS
from games.choosing import to_notation
from games.engine import LEAVE
from tests.bot.week.plan import draws

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Sequence

    from bot.ids import TableNumber
    from bot.loopback.wire import Json
    from tests.bot.week.town import Answer, Town

IDLE = frozenset({"retract", "bankrupt"})
"""First words of moves that are made only if there are no others."""
ORDER, OFFER = "order", "offer"
"""First words of moves that do not bring the game further, so that few of them are made."""
FEW = 3
"""Orders, and offers, that a person makes in a game."""
_PRESSES = 80
_PATIENCE = 12
"""Presses without a move after which a player goes a step back."""


class Did(Enum):
    """Results of a player's turn."""

    MOVED = "made a move"
    NOTHING = "has nothing to do"
    OVER = "sees that the game is over"


class Pressed(NamedTuple):
    """A press whose result has not been seen yet.

    sent: the values of a form that was sent, None for other presses. path: the half-made move to
    which the form belongs.
    """

    item: Item
    path: str = ""
    sent: Json | None = None


class Player:
    """One person at one table. orders: whether they give standing orders. made: the number of moves
    that the bot confirmed to them.
    """

    def __init__(self, town: Town, name: str, table: TableNumber, *, orders: bool) -> None:
        self.town = town
        self.name = name
        self.table = table
        self.made = 0
        self._panel: Json | None = None
        self._pressed: Pressed | None = None
        self._again: Pressed | None = None
        """A form that is sent again, because what was wrong with it was not heard."""
        self._presses = self._backs = 0
        """Presses since the last move, and those that went a step back."""
        self._heard: dict[tuple[int, str], str] = {}
        self._orders = orders
        self._avoided: Collection[str] = ()
        """First words of moves that are not made if there are others."""

    async def turn(self) -> Did:
        """Opens the panel and goes on until a move is made. Raises `Killed`, and goes on from there
        when it is called again.
        """
        did = await self._turn()
        self._forget()
        return did

    async def _turn(self) -> Did:
        self._avoided = IDLE | await self._enough()
        shown = await self._open()
        if self._pressed is not None:
            if self._moved_on(shown):
                return self._done()
            await self._recall(self._pressed, shown)
        while self._presses < _PRESSES:
            if self._over(shown):
                return Did.OVER
            item = self._choose(shown)
            if item is None:
                return Did.NOTHING
            shown = await self._press(shown, item)
            if self._moved_on(shown):
                return self._done()
            self._learn(item, shown)
        raise AssertionError(f"{self.name} finds no way on at table {self.table}")

    async def _enough(self) -> set[str]:
        """Returns the first words of moves of which this person has made as many as they make."""
        made = await self.town.words_of(self.table, self.name)
        most = {ORDER: FEW if self._orders else 0, OFFER: FEW}
        return {word for word in most if made[word] >= most[word]}

    async def back(self) -> None:
        """Says “I am back” if the board says that the table plays the seat. Raises `Killed`."""
        board = await self.town.board(self.table)
        item = find(board, self.table, "return")
        if item is not None and await self.town.stood_in(self.table, self.name):
            await self.town.click(self.name, board, item.custom_id)

    async def leave(self) -> None:
        """Leaves the game for good. Raises `Killed`."""
        await self._leave()
        self._forget()

    async def _leave(self) -> None:
        shown = await self._open()
        for _ in range(_PRESSES):
            if self._over(shown):
                if self._pressed is not None:  # the bot was killed after it had been done
                    self._done()
                return
            here = [item for item in items(shown) if item.press.table == self.table]
            leaving = next((item for item in here if item.press.args == LEAVE), None)
            sure = next((item for item in here if item.press.step == "do"), None)
            apart = find(shown, self.table, "table")
            if sure is not None and await self._half_made() != to_notation(LEAVE):
                sure = None  # it makes another move
            item = leaving or sure or apart
            if item is None:
                return
            self._pressed = Pressed(item) if item is sure else None
            shown = self._shown(await self.town.click(self.name, shown, item.custom_id))
            if said_with(shown, MADE) or (item is sure and self._over(shown)):
                self._done()
                return
        raise AssertionError(f"{self.name} cannot leave table {self.table}")

    def _moved_on(self, shown: Json) -> bool:
        """Tells whether the move under way has been made. The sign of it may be gone again, because
        a hand in the direct messages is updated right afterwards.
        """
        if said_with(shown, MADE) or self._over(shown):
            return True
        versions = {item.press.version for item in self._mine(shown)}
        return self._pressed is not None and versions != {self._pressed.item.press.version}

    def _over(self, shown: Json) -> bool:
        """Tells whether a panel, or the board if there is no panel any more, shows the end."""
        return is_over(shown, self.table) or find(shown, self.table, DETAILS) is not None

    def _done(self) -> Did:
        self.made += 1
        return Did.MOVED

    def _forget(self) -> None:
        """Forgets how the last move came about."""
        self._pressed = self._again = None
        self._presses = self._backs = 0

    async def _half_made(self) -> str:
        """Returns the half-made move that the bot keeps."""
        return await self.town.half_made(self.table, self.name)

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

    async def _recall(self, pressed: Pressed, shown: Json) -> None:
        """Finds out what came of the press during which the bot was killed.

        If nothing did, the same press follows. A form that did not bring the move further is sent
        again, because only its answer says why.
        """
        self._pressed = None
        if pressed.sent and await self._half_made() == pressed.path:
            self._again = pressed
        elif all(_place(item) != _place(pressed.item) for item in self._mine(shown)):
            self._learn(pressed.item, shown)

    def _learn(self, item: Item, shown: Json) -> None:
        """Counts a press that has had its answer, and remembers what was wrong with the move."""
        self._pressed = self._again = None
        self._presses += 1
        self._backs += item.press.step == "back"
        for here in self._forwards(shown)[:1]:
            self._heard[_place(here)] = complaint_in(shown)

    # -- pressing --------------------------------------------------------------------------------

    def _mine(self, shown: Json) -> list[Item]:
        """Returns what can be pressed about the half-made move of this panel."""
        steps = (*GOING_ON, "back")
        here = [item for item in items(shown) if item.press.table == self.table]
        return [item for item in here if item.press.step in steps]

    def _forwards(self, shown: Json) -> list[Item]:
        """Returns steps that take a move further; players rather play than trade or give up."""
        found = [item for item in self._mine(shown) if item.press.step != "back"]
        return [left for item in found for left in _without(item, self._avoided)] or found

    def _choose(self, shown: Json) -> Item | None:
        forwards = self._forwards(shown)
        if self._again is not None:
            return next(item for item in forwards if _is_like(item, self._again.item))
        back = find(shown, self.table, "back")
        tired = self._presses % _PATIENCE == _PATIENCE - 1
        if back is not None and (tired or not forwards):
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
        return draws(what, self.name, self.table, *_place(item), self._backs)

    async def _press(self, shown: Json, item: Item) -> Json:
        self._pressed = Pressed(item)
        if item.values:
            rng = self._draws("choose", item)
            count = rng.randint(max(1, item.least), item.most)
            chosen = rng.sample(item.values, count)
            done = await self.town.select(self.name, shown, item.custom_id, chosen)
        else:
            done = await self.town.click(self.name, shown, item.custom_id)
        if done.modal is not None:
            again = None if self._again is None else self._again.sent
            sent = again or self._filled(done.modal, item)
            self._pressed = Pressed(item, await self._half_made(), sent)
            done = await self.town.submit(self.name, done, sent)
        return self._shown(done)

    def _filled(self, modal: Json, item: Item) -> Json:
        """Returns what to write in a form."""
        asked = [msgspec.structs.replace(field, filled="") for field in fields(modal)]
        return fill(asked, self._heard.get(_place(item), ""), self._draws("fill", item))

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
    return [".".join(item.press.args[1:]) or item.press.step]


def _is_like(one: Item, other: Item) -> bool:
    """Tells whether two components do the same, perhaps to different half-made moves."""
    return (one.press.step, one.press.args[1:]) == (other.press.step, other.press.args[1:])


def _without(item: Item, words: Collection[str]) -> list[Item]:
    """Returns the same without steps that begin with one of these words."""
    kept = tuple(value for value in item.values or _leaves(item) if value.split()[0] not in words)
    if not kept:
        return []
    return [msgspec.structs.replace(item, values=kept) if item.values else item]


def _place(item: Item) -> tuple[int, str]:
    """Returns what tells the half-made move on the panel of this component from others."""
    return item.press.version, item.press.args[0] if item.press.args else ""
