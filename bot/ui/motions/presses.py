"""Presses and commands about motions, and about taking over seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import TableNumber
from bot.store.errors import StoreError
from bot.tables.errors import (
    NotSeatedError,
    OptionError,
    SeatedError,
    TableError,
)
from bot.tables.motions.takeover import open_seats
from bot.tables.muting import mute
from bot.tables.voting.errors import MotionClosedError, NobodyAwayError, NoOpenSeatError
from bot.tables.voting.grounds import LEFT, grounds_to_open
from bot.tables.voting.rules import KINDS, VOTED
from bot.ui.access import find_seen, has_left
from bot.ui.chosen import chosen, chosen_or
from bot.ui.motions.messages import (
    AGAIN,
    MUTE,
    argument_menu,
    arguments,
    seats_to_take,
    take_menu,
    together,
    values_of,
)
from bot.ui.showing import committed, show_panel
from bot.ui.times import GIVE
from bot.ui.which_table import look_around, meant_playing
from bot.words.folding import fits
from games.choosing import whole_number
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.rows import MotionRow
    from bot.tables.errors import PausedError, RestingError, SleepingError
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request
    from games.engine import Seat, Text

ANSWERS = ("agree", "decline", "withdraw")
"""The possible answers to an open motion, which are the names of its presses."""

_ARGUED = ("pace", "pause", "replace", "expel", "end")
"""The kinds of motions that need an argument."""


class MotionHandlers:
    """Handles presses and commands about motions. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            "table": self._table,
            "put": self._put,
            "agree": self._vote,
            "decline": self._vote,
            "withdraw": self._withdraw,
            "takeover": self._takeover,
            "sit": self._sit,
            MUTE: self._mute,
            GIVE: self._give,
        }

    # -- presses ---------------------------------------------------------------------------------

    async def _table(self, request: Request, press: Press) -> None:
        await self.menu(request, await self._services.tables.find(press.table))

    async def _give(self, request: Request, press: Press) -> None:
        table = await self._services.giving.give(press.table, request.person, request.id)
        with committed():
            await request.tell(text("give-done"), table)

    async def menu(self, request: Request, table: Table, note: str | None = None) -> None:
        """Shows the private menu. Raises `NotSeatedError`."""
        seat = table.seat_of(request.person)
        if seat is None:
            raise NotSeatedError(table.id)
        motions = await self._services.motions.open_at(table.id)
        await request.respond(together(table, motions, seat, request.voice.at(table), note))

    async def standing(self, request: Request, number: TableNumber, note: Text | None) -> None:
        """Shows somebody what they may do at a paused table. note: what has been said.

        Raises `NotSeatedError`.
        """
        table = await self._services.tables.find(number)
        said = None if note is None else request.voice.at(table).marked(note)
        await self.menu(request, table, said)

    async def show_paused(
        self,
        request: Request,
        number: TableNumber,
        error: PausedError | RestingError | SleepingError,
    ) -> None:
        """Shows somebody who sits at a paused table what they may do, and raises the error for
        others.
        """
        table = await self._services.tables.find(number)
        if table.row.phase != "playing" or table.seat_of(request.person) is None:
            raise error
        await self.standing(request, number, None)

    async def _put(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        if press.args:
            kind = press.args[0]
            value = chosen_or(request, values_of(table, kind), "")
        else:
            kind, value = chosen(request, VOTED), ""
        await self._put_or_ask(request, table, kind, value)

    async def _put_or_ask(self, request: Request, table: Table, kind: str, value: str) -> None:
        """Proposes a motion, or asks what it is about if it needs a subject and has none."""
        seat = table.seat_of(request.person)
        if not value and kind in _ARGUED and seat is not None:
            await request.respond(argument_menu(table, kind, seat, request.voice.at(table)))
            return
        await self.put(request, table.id, kind, value)

    async def _vote(self, request: Request, press: Press) -> None:
        agrees = press.step == "agree"
        await self._voted(request, press.table, _motion_of(press), agrees=agrees)

    async def _withdraw(self, request: Request, press: Press) -> None:
        await self._withdrawn(request, press.table, _motion_of(press))

    async def _takeover(self, request: Request, press: Press) -> None:
        await self._ask_which(request, await self._services.tables.find(press.table))

    async def _ask_which(self, request: Request, table: Table) -> None:
        """Asks which open seat to take, and says what taking one means.

        Raises `SeatedError`, `NobodyAwayError`.
        """
        if table.seat_of(request.person) is not None:
            raise SeatedError
        if not open_seats(table):
            raise NobodyAwayError
        await request.respond(take_menu(table, request.voice.at(table)))

    async def _sit(self, request: Request, press: Press) -> None:
        await self._take(request, press.table, whole_number(press.args[0] if press.args else ""))

    async def _mute(self, request: Request, press: Press) -> None:
        muted = press.args != (AGAIN,)
        table = await mute(self._services.tables, press.table, request.person, muted=muted)
        with committed():
            said = text("mute-muted" if muted else "mute-unmuted")
            await self.menu(request, table, request.voice.at(table).marked(said))

    # -- common to presses and commands ----------------------------------------------------------

    async def put(self, request: Request, number: TableNumber, kind: str, value: str) -> None:
        """Proposes a motion. value: its subject: a pace, a time, or a seat counted from 1."""
        motions, person = self._services.motions, request.person
        if kind == "undo" and (await self._services.tables.find(number)).practice:
            await self._services.taking_back.go_back(number, person, request.id)
            await self._panel(request, number, "practice-taken-back")
            return
        if kind == "undo":
            motion = await motions.undo(number, person, request.id)
        elif kind in ("replace", "expel"):
            target = (whole_number(value) or 0) - 1
            why = await self._why(request, number, target) if kind == "replace" else ""
            motion = await motions.put(number, person, kind, target, why, request.id)
        elif kind in ("pace", "pause", "resume", "end"):
            motion = await motions.put(number, person, kind, value=value, interaction_id=request.id)
        else:
            raise MotionClosedError
        if motion is None:
            await self._panel(request, number, "undo-taken")
        else:
            await self._say(
                request,
                number,
                _said(motion, "motion-said-put-own" if KINDS[kind].own else "motion-said-put"),
            )

    async def _why(self, request: Request, number: TableNumber, target: Seat) -> str:
        """Returns the value of a motion to open a seat: whether its owner has left the server.

        Discord is asked only if there is no other ground for opening it.
        """
        table = await self._services.tables.find(number)
        if not 0 <= target < len(table.seats) or table.row.phase != "playing":
            return ""
        if table.seats[target].computer is not None or grounds_to_open(table, target, ""):
            return ""
        guild = request.interaction.client.get_guild(table.row.guild)
        gone = guild is not None and await has_left(guild, table.person_at(target))
        return LEFT if gone else ""

    async def _voted(
        self, request: Request, number: TableNumber, motion: int, *, agrees: bool
    ) -> None:
        row = await self._services.motions.vote(
            number, request.person, motion, agrees=agrees, interaction_id=request.id
        )
        key = "motion-said-agree" if agrees else "motion-said-decline"
        await self._say(request, number, _said(row, key))

    async def _withdrawn(self, request: Request, number: TableNumber, motion: int) -> None:
        await self._services.motions.withdraw(number, request.person, motion, request.id)
        await self._say(request, number, "motion-said-withdrawn")

    async def _take(self, request: Request, number: TableNumber, seat: int | None) -> None:
        await self._services.takeover.take(number, request.who, seat, request.id)
        await self._panel(request, number, "seat-taken-yours")

    async def _say(self, request: Request, number: TableNumber, key: str) -> None:
        """Confirms an answer, in the private menu if it was pressed there."""
        with committed():
            table = await self._services.tables.find(number)
            if request.private_message is not None and table.row.phase == "playing":
                await self.menu(request, table, request.voice.at(table).marked(text(key)))
            else:
                await request.tell(text(key), table)

    async def _panel(self, request: Request, number: TableNumber, key: str) -> None:
        with committed():
            desk = await self._services.playing.desk(number, request.person)
            await show_panel(request, desk, text(key))

    # -- commands --------------------------------------------------------------------------------

    async def asked(self, request: Request, kind: str, value: str, number: int | None) -> None:
        """Handles a command that proposes a motion. Raises `OptionError` for an unknown kind."""
        if kind not in VOTED:
            raise OptionError("what", kind)
        await self._put_or_ask(request, await self._meant(request, number), kind, value)

    async def answered(self, request: Request, answer: str, kind: str, number: int | None) -> None:
        """Handles a command that answers the open motion, or the one of a kind. answer: a
        press's name.
        """
        table = await self._meant(request, number)
        motions = await self._services.motions.open_at(table.id)
        found = [motion for motion in motions if kind in ("", motion.kind)]
        if len(found) != 1:
            if found:
                await self.menu(request, table)
                return
            raise MotionClosedError
        if answer not in ANSWERS:
            raise OptionError("answer", answer)
        if answer == "withdraw":
            await self._withdrawn(request, table.id, found[0].id)
        else:
            await self._voted(request, table.id, found[0].id, agrees=answer == "agree")

    async def take(self, request: Request, seat: str, number: int | None) -> None:
        """Handles the command that takes a seat over. seat: counted from 1, "" for the only one;
        if there are several, it asks.
        """
        table = await self._meant(request, number, sitting=False)
        wanted = whole_number(seat) if seat else None
        if seat and wanted is None:
            raise NoOpenSeatError
        if wanted is None and len(open_seats(table)) > 1:
            await self._ask_which(request, table)
            return
        await self._take(request, table.id, None if wanted is None else wanted - 1)

    async def suggest(
        self, request: Request, kind: str, typed: str, number: int | None
    ) -> list[tuple[str, str]]:
        """Returns the possible subjects of a motion, or the seats that may be taken over (kind
        ``takeover``).
        """
        taking = kind == "takeover"
        if not taking and kind not in _ARGUED:
            return []
        try:
            table = await self._meant(request, number, sitting=not taking)
            spoken = request.voice.at(table)
        except (TableError, StoreError):
            return []
        seat = table.seat_of(request.person)
        if taking:
            found = seats_to_take(table, spoken)
        else:
            found = [] if seat is None else arguments(table, kind, seat, spoken)
        return [(label, value) for label, value in found if fits(typed, label)]

    async def _meant(self, request: Request, number: int | None, *, sitting: bool = True) -> Table:
        if number is None:
            around = await look_around(self._services.store, request)
            number = meant_playing(around, sitting=sitting)
        return await find_seen(self._services, request, TableNumber(number))


def _motion_of(press: Press) -> int:
    return whole_number(press.args[0] if press.args else "") or 0


def _said(motion: MotionRow, key: str) -> str:
    """Returns the key of the confirmation: that the motion has passed with this, if it has."""
    return "motion-said-passed" if motion.outcome == "passed" else key
