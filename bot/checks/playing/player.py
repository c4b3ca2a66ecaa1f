"""Somebody who plays without knowing any rules, by pressing buttons at random.

Now and then they go back, press twice, or turn a page.
"""

from __future__ import annotations

import asyncio
import contextlib
from enum import Enum
from typing import TYPE_CHECKING

from bot.checks.playing.forms import fields, fill
from bot.checks.playing.screen import GOING_ON, Item, find, items
from bot.loopback.actor import texts
from bot.loopback.wire import CannotDo

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from bot.checks.playing.witness import Witness
    from bot.loopback.actor import Actor
    from bot.loopback.wire import Json

MADE, WRONG, STALE = "✅", "⛔", "⏳"
"""The signs that a panel shows for the result of a press."""

_PRESSES = 60
_TRIES = 3


class TurnOutcome(Enum):
    """The outcome of somebody's turn."""

    MOVED = "made a move"
    NOTHING = "has nothing to do"
    OVER = "sees that the game is over"
    STUCK = "found no way to make a move"


class Player:
    """One person at one table.

    made: how many of their moves the bot confirmed. unsure: how many presses were interrupted when
    the bot was killed, or made twice at once, each of which may have been a move. mail: their
    direct messages. locale: the language they asked the bot to use. pressing: called before every
    press that continues a move.
    """

    def __init__(
        self,
        actor: Actor,
        mail: Witness,
        table: int,
        game: str,
        locale: str,
        rng: random.Random,
        pressing: Callable[[], None],
    ) -> None:
        self.actor = actor
        self.mail = mail
        self.locale = locale
        self.table = table
        self.game = game
        self.made = 0
        self.unsure = 0
        self._rng = rng
        self._pressing = pressing
        self._panel: Json | None = None
        self._last: tuple[Json, Item] | None = None

    async def turn(self, place: str) -> TurnOutcome:
        """Opens the panel and presses on until a move is made, if there is one to make."""
        for _ in range(_TRIES):
            # A message that the bot changes at this very moment is read again.
            with contextlib.suppress(CannotDo):
                return await self._turn(place)
        return TurnOutcome.STUCK

    async def _turn(self, place: str) -> TurnOutcome:
        message = self._panel
        if message is None or self._choose(message) is None or self._rng.random() < 0.3:
            message = await self.open(place)
        complaint = ""
        for _ in range(_PRESSES):
            if is_over(message, self.table):
                return TurnOutcome.OVER
            item = self._choose(message)
            if item is None:
                return TurnOutcome.NOTHING
            message, made = await self.press(message, item, complaint)
            if made:
                return TurnOutcome.MOVED
            complaint = complaint_in(message)
        return TurnOutcome.STUCK

    async def leave(self, place: str) -> TurnOutcome:
        """Leaves the game for good, by the game's own rule."""
        done = await self.actor.slash("tables leave", channel=place, table=self.table)
        message = await self._shown(place, done)
        item = find(message, self.table, "do")
        if item is None:
            return TurnOutcome.OVER if is_over(message, self.table) else TurnOutcome.STUCK
        _, made = await self.press(message, item)
        return TurnOutcome.MOVED if made else TurnOutcome.STUCK

    async def press_again(self) -> bool:
        """Repeats the press during which the bot was killed, as anybody would.

        The bot must answer, and a move that it had already made must not be made again.
        """
        if self._last is not None:
            message, item = self._last
            self._last = None
            # If the message was changed before the bot died, there is nothing left to press.
            with contextlib.suppress(CannotDo):
                await self.press(message, item)
        return True

    async def open(self, place: str) -> Json:
        """Returns their panel: opened from the board, by direct message, or by a command.

        place: where the table is played.
        """
        way = self._rng.random()
        if way < 0.1:
            done = await self.actor.slash("tables panel", channel=place, table=self.table)
            return await self._shown(place, done)
        if way < 0.3 and (hand := await self.hand()) is not None:
            return await self._renew(hand)
        if self._panel is not None and self._panel["channel_id"] == place and way < 0.95:
            return await self._renew(self._panel)
        board = await self.newest(place, "open")
        if board is None:
            done = await self.actor.slash("tables panel", channel=place, table=self.table)
            return await self._shown(place, done)
        return await self._renew(board)

    async def _renew(self, message: Json) -> Json:
        """Opens the panel from a message, which may be out of date by now."""
        place = message["channel_id"]
        if find(message, self.table, "open") is None and (
            way := find(message, self.table, "table")
        ):
            message = await self._shown(place, await self.actor.click(message, way.custom_id))
        item = find(message, self.table, "open")
        if item is None:
            self._panel = None
            return message
        return await self._shown(place, await self.actor.click(message, item.custom_id))

    async def hand(self) -> Json | None:
        """Returns the direct message that shows their hand."""
        await self.mail.look()
        return next(reversed(self.mail.showing(self.table, "table")), None)

    async def newest(self, place: str, step: str) -> Json | None:
        """Returns the newest message with a button for this step of the table."""
        for message in reversed(await self.actor.messages(place)):
            if find(message, self.table, step) is not None:
                return message
        return None

    # -- pressing --------------------------------------------------------------------------------

    async def press(self, message: Json, item: Item, complaint: str = "") -> tuple[Json, bool]:
        """Presses an item and returns the message after it, and whether that made a move."""
        self._last = message, item
        self._pressing()
        if item.press.step == "do" and self._rng.random() < 0.1:
            return await self._press_twice(message, item)
        done = await self._use(message, item, complaint)
        after = await self._shown(message["channel_id"], done)
        return after, self._note(after)

    async def _press_twice(self, message: Json, item: Item) -> tuple[Json, bool]:
        """Presses twice at once, and returns like `press`.

        At most one of the presses is a move; the other is told that it is out of date, perhaps in
        place of the confirmation of the first.
        """
        both = [self.actor.click(message, item.custom_id) for _ in range(2)]
        done = await asyncio.gather(*both)
        after = await self._shown(message["channel_id"], done[-1])
        unsure = self.unsure + 1
        if not self._note(after):
            self.unsure = unsure
        return after, True

    async def _use(self, message: Json, item: Item, complaint: str) -> Json:
        if item.values:
            count = self._rng.randint(max(1, item.least), item.most)
            chosen = self._rng.sample(item.values, count)
            done = await self.actor.select(message, item.custom_id, chosen)
        else:
            done = await self.actor.click(message, item.custom_id)
        if done["kind"] == "modal":
            done = await self.actor.submit(done, fill(fields(done["modal"]), complaint, self._rng))
        return done

    def _note(self, after: Json) -> bool:
        """Counts a move if the message says that one was made; an answer without a panel may be
        about one that could not be shown.
        """
        made = said_with(after, MADE) or is_over(after, self.table)
        self.made += made
        if not made and (self._is_at_a_new_move(after) or not items(after)):
            self.unsure += 1
        return made

    def _is_at_a_new_move(self, after: Json) -> bool:
        """Whether it is the hand in the direct message at the start of a move, without an answer
        to a press. The bot may have shown the outcome of a move and then, right after it, the
        newest hand.
        """
        back = find(after, self.table, "back")
        said = said_with(after, WRONG) or said_with(after, STALE)
        return after["channel_id"] == self.mail.place and back is None and not said

    async def _shown(self, place: str, done: Json) -> Json:
        """Returns the message that answered an interaction, or the panel that has been sent in its
        place.
        """
        try:
            message = await self.actor.message(place, str(done["message"]))
        except LookupError:  # they are asked something, and their panel came again
            await self.mail.look()
            panels = self.mail.showing_table(self.table)
            if place != self.mail.place or not panels:
                raise
            message = panels[-1]
        if message["channel_id"] == place:
            self._panel = message if find(message, self.table, "table") is not None else None
        return message

    def _choose(self, message: Json) -> Item | None:
        """Returns the next item to press: mostly onwards, now and then a page, or back."""
        here = [item for item in items(message) if item.press.table == self.table]
        forwards = [i for i in here if i.press.step in GOING_ON]
        if not forwards:
            return next((item for item in here if item.press.step == "back"), None)
        others = [item for item in here if item.press.step in ("back", "more")]
        if others and (self._rng.random() < 0.08 or said_with(message, WRONG)):
            return self._rng.choice([*forwards, *others])
        return self._rng.choice(forwards)


FINISHED = {"rematch", "replay"}
"""The presses on what is left of a panel when the game is over."""


def said_with(message: Json, sign: str) -> bool:
    """Returns whether a sentence of the message begins with this sign."""
    lines = texts(message).splitlines()
    return any(line.removeprefix("> ").startswith(sign) for line in lines)


def complaint_in(message: Json) -> str:
    """Returns the error that the panel shows."""
    return next((line for line in texts(message).splitlines() if line.startswith(WRONG)), "")


def is_over(message: Json, table: int) -> bool:
    """Whether a private message shows a table whose game is over: nothing is left to press but
    sheets, or what can be done with a finished game.
    """
    steps = {item.press.step for item in items(message) if item.press.table == table}
    return bool(steps) and (steps == {"look"} or steps <= FINISHED)
