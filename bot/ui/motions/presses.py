"""Presses and commands about what a table decides together, and about seats taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreError
from bot.tables.errors import (
    NotSeatedError,
    OptionError,
    SeatedError,
    TableError,
)
from bot.tables.motions.takeover import open_seats
from bot.tables.voting.errors import MotionClosedError, NobodyAwayError, NoOpenSeatError
from bot.tables.voting.grounds import LEFT, grounds_to_open
from bot.tables.voting.rules import VOTED
from bot.ui.access import find_seen, has_left, who
from bot.ui.chosen import chosen, chosen_or
from bot.ui.motions.messages import (
    argument_menu,
    arguments,
    seats_to_take,
    take_menu,
    together,
    values_of,
)
from bot.ui.responses import committed, in_private_message, respond, say
from bot.ui.which_table import look_around, meant_playing
from bot.words.folding import fits
from games.choosing import whole_number
from games.engine import LEAVE, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import House
    from bot.store.rows import MotionRow
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.responses import Answers, Interaction
    from games.engine import Seat, Text

ANSWERS = ("agree", "decline", "withdraw")
"""What may be said of an open motion: the presses on it, by name."""

_ARGUED = ("pace", "pause", "replace", "expel")
"""The kinds of motions that need to be told something more."""


class Deciding:
    """Does what is pressed and typed about it. `steps` are the presses by name."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers
        self.steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            "table": self._table,
            "put": self._put,
            "agree": self._vote,
            "decline": self._vote,
            "withdraw": self._withdraw,
            "takeover": self._takeover,
            "sit": self._sit,
            "resign": self._resign,
        }

    # -- presses ---------------------------------------------------------------------------------

    async def _table(self, interaction: Interaction, press: Press) -> None:
        await self.menu(interaction, await self._house.tables.find(press.table))

    async def menu(self, interaction: Interaction, table: Table, note: str | None = None) -> None:
        """Show the private menu. Raises `NotSeatedError`."""
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise NotSeatedError(table.id)
        motions = await self._house.motions.open_at(table.id)
        spoken = await self._answers.voice(interaction, table)
        await respond(interaction, together(table, motions, seat, spoken, note))

    async def standing(self, interaction: Interaction, number: int, note: Text | None) -> None:
        """Show somebody what they may do at a table that stands still. note: what has been said.

        Raises `NotSeatedError`.
        """
        table = await self._house.tables.find(number)
        spoken = await self._answers.voice(interaction, table)
        await self.menu(interaction, table, None if note is None else spoken.marked(note))

    async def _resign(self, interaction: Interaction, press: Press) -> None:
        """Leaving the game while it stands still, which is confirmed as always."""
        desk = await self._house.playing.draft(press.table, interaction.user.id, LEAVE)
        await self._answers.desk(interaction, desk)

    async def _put(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.tables.find(press.table)
        if press.args:
            kind = press.args[0]
            value = chosen_or(interaction, values_of(table, kind), "")
        else:
            kind, value = chosen(interaction, VOTED), ""
        seat = table.seat_of(interaction.user.id)
        if not value and kind in _ARGUED and seat is not None:
            spoken = await self._answers.voice(interaction, table)
            await respond(interaction, argument_menu(table, kind, seat, spoken))
            return
        await self.put(interaction, table.id, kind, value)

    async def _vote(self, interaction: Interaction, press: Press) -> None:
        agrees = press.step == "agree"
        await self._voted(interaction, press.table, _motion_of(press), agrees=agrees)

    async def _withdraw(self, interaction: Interaction, press: Press) -> None:
        await self._withdrawn(interaction, press.table, _motion_of(press))

    async def _takeover(self, interaction: Interaction, press: Press) -> None:
        await self._ask_which(interaction, await self._house.tables.find(press.table))

    async def _ask_which(self, interaction: Interaction, table: Table) -> None:
        """Which of the open seats, and what taking one means.

        Raises `SeatedError`, `NobodyAwayError`.
        """
        if table.seat_of(interaction.user.id) is not None:
            raise SeatedError
        if not open_seats(table):
            raise NobodyAwayError
        spoken = await self._answers.voice(interaction, table)
        await respond(interaction, take_menu(table, spoken))

    async def _sit(self, interaction: Interaction, press: Press) -> None:
        await self._take(
            interaction, press.table, whole_number(press.args[0] if press.args else "")
        )

    # -- what presses and commands share ---------------------------------------------------------

    async def put(self, interaction: Interaction, number: int, kind: str, value: str) -> None:
        """Put a motion. value: what it is about: a pace, a time, a seat counted from 1."""
        motions, person = self._house.motions, interaction.user.id
        if kind == "undo":
            motion = await motions.undo(number, person, interaction.id)
        elif kind in ("replace", "expel"):
            target = (whole_number(value) or 0) - 1
            why = await self._why(interaction, number, target) if kind == "replace" else ""
            motion = await motions.put(number, person, kind, target, why, interaction.id)
        elif kind in ("pace", "pause", "resume"):
            motion = await motions.put(number, person, kind, value=value, press=interaction.id)
        else:
            raise MotionClosedError
        if motion is None:
            await self._panel(interaction, number, "undo-taken")
        else:
            await self._say(interaction, number, _said(motion, "motion-said-put"))

    async def _why(self, interaction: Interaction, number: int, target: Seat) -> str:
        """The value of a motion to open a seat: whether its owner has left the server. Discord is
        asked only where nothing else speaks for opening it.
        """
        table = await self._house.tables.find(number)
        if not 0 <= target < len(table.seats) or table.row.phase != "playing":
            return ""
        if grounds_to_open(table, target, ""):
            return ""
        guild = interaction.client.get_guild(table.row.guild)
        gone = guild is not None and await has_left(guild, table.person_at(target))
        return LEFT if gone else ""

    async def _voted(
        self, interaction: Interaction, number: int, motion: int, *, agrees: bool
    ) -> None:
        row = await self._house.motions.vote(
            number, interaction.user.id, motion, agrees=agrees, press=interaction.id
        )
        key = "motion-said-agree" if agrees else "motion-said-decline"
        await self._say(interaction, number, _said(row, key))

    async def _withdrawn(self, interaction: Interaction, number: int, motion: int) -> None:
        await self._house.motions.withdraw(number, interaction.user.id, motion, interaction.id)
        await self._say(interaction, number, "motion-said-withdrawn")

    async def _take(self, interaction: Interaction, number: int, seat: int | None) -> None:
        await self._house.takeover.take(number, who(interaction), seat, interaction.id)
        await self._panel(interaction, number, "seat-taken-yours")

    async def _say(self, interaction: Interaction, number: int, key: str) -> None:
        """Confirm it: in the private menu, if it was pressed there."""
        with committed():
            table = await self._house.tables.find(number)
            spoken = await self._answers.voice(interaction, table)
            if in_private_message(interaction) and table.row.phase == "playing":
                await self.menu(interaction, table, spoken.marked(text(key)))
            else:
                await say(interaction, spoken.marked(text(key)))

    async def _panel(self, interaction: Interaction, number: int, key: str) -> None:
        with committed():
            desk = await self._house.playing.desk(number, interaction.user.id)
            spoken = await self._answers.voice(interaction, desk.table)
            await self._answers.desk(interaction, desk, spoken.marked(text(key)))

    # -- commands --------------------------------------------------------------------------------

    async def asked(
        self, interaction: Interaction, kind: str, value: str = "", number: int | None = None
    ) -> None:
        """A command that puts a motion."""
        table = await self._meant(interaction, number)
        await self.put(interaction, table.id, kind, value)

    async def answered(
        self, interaction: Interaction, answer: str, kind: str, number: int | None
    ) -> None:
        """A command that answers the open motion, or the one of a kind. answer: a press's name."""
        table = await self._meant(interaction, number)
        motions = await self._house.motions.open_at(table.id)
        found = [motion for motion in motions if kind in ("", motion.kind)]
        if len(found) != 1:
            if found:
                await self.menu(interaction, table)
                return
            raise MotionClosedError
        if answer not in ANSWERS:
            raise OptionError("answer", answer)
        if answer == "withdraw":
            await self._withdrawn(interaction, table.id, found[0].id)
        else:
            await self._voted(interaction, table.id, found[0].id, agrees=answer == "agree")

    async def take(self, interaction: Interaction, seat: str, number: int | None) -> None:
        """The command that takes a seat over. seat: counted from 1, "" for the only one;
        where there are several it asks.
        """
        table = await self._meant(interaction, number, sitting=False)
        wanted = whole_number(seat) if seat else None
        if seat and wanted is None:
            raise NoOpenSeatError
        if wanted is None and len(open_seats(table)) > 1:
            await self._ask_which(interaction, table)
            return
        await self._take(interaction, table.id, None if wanted is None else wanted - 1)

    async def suggest(
        self, interaction: Interaction, kind: str, typed: str, number: int | None
    ) -> list[tuple[str, str]]:
        """What a motion may be about, or which seats may be taken over (kind ``takeover``)."""
        taking = kind == "takeover"
        try:
            table = await self._meant(interaction, number, sitting=not taking)
            spoken = await self._answers.voice(interaction, table)
        except (TableError, StoreError):
            return []
        seat = table.seat_of(interaction.user.id)
        if taking:
            found = seats_to_take(table, spoken)
        else:
            found = [] if seat is None else arguments(table, kind, seat, spoken)
        return [(label, value) for label, value in found if fits(typed, label)]

    async def _meant(
        self, interaction: Interaction, number: int | None, *, sitting: bool = True
    ) -> Table:
        if number is None:
            around = await look_around(self._house.store, interaction)
            number = meant_playing(around, sitting=sitting)
        return await find_seen(self._house, interaction, number)


def _motion_of(press: Press) -> int:
    return whole_number(press.args[0] if press.args else "") or 0


def _said(motion: MotionRow, key: str) -> str:
    """What to confirm with: that it has passed with this, if it has."""
    return "motion-said-passed" if motion.outcome == "passed" else key
