"""Messages that mention people, each in the way they wish.

There are at most two: the first rings for those who are called loudly, the second, without a sound,
is for those who are called silently. Who chose their name only is named and not called, and who
chose direct messages is written to. All of it is decided in the transaction that notes the first as
sent, so whatever happens in between nobody is called twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId
from bot.post.bundle import bundle
from bot.tables.pings.mentions import (
    INVITE,
    MENTION,
    Mention,
    mention_softly,
    ping,
    read_mention,
)
from bot.tables.pings.ways import wished
from bot.ui.motions.messages import still_asked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import discord

    from bot.people import People
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow, Way
    from bot.store.transaction import Transaction
    from bot.tables.pings.ways import About
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Text


class Pings(msgspec.Struct, frozen=True):
    """People who are called, by the way they wish; those who are only named are left out.

    hushed: people who are called by nothing, because they avoid somebody at the table. Nobody can
    notice it: the messages are the same, in the same order and with the same names.
    """

    loud: tuple[PersonId, ...] = ()
    soft: tuple[PersonId, ...] = ()
    direct: tuple[PersonId, ...] = ()
    hushed: frozenset[PersonId] = frozenset()

    @property
    def first(self) -> tuple[PersonId, ...]:
        """The people that the first message calls; without a sound if nobody is called loudly."""
        return tuple(one for one in self.loud or self.soft if one not in self.hushed)

    @property
    def second(self) -> tuple[PersonId, ...]:
        """The people that a second message calls, without a sound."""
        return self.soft if self.loud else ()

    def go_on(
        self,
        tx: Transaction,
        table: Table,
        said: Callable[[PersonId], Text],
        motion: int | None = None,
    ) -> None:
        """Calls everybody that the first message did not. said: returns what somebody is written.
        motion: see `Mention`.
        """
        kind = INVITE if table.row.phase == "lobby" else MENTION
        if self.second:
            mention_softly(tx, table.id, kind, self.second, motion)
        for person in self.direct:
            if person not in self.hushed:
                ping(tx, table.id, person, Mention(said(person), (person,), motion=motion))


NOBODY = Pings()


async def sorted_pings(
    people: People, called: Iterable[PersonId], table: Table, about: About
) -> Pings:
    """Returns these people by the way they wish to be called at a table."""
    return sorted_by_way([(p, wished(await people.person(p), table, about)) for p in called])


def sorted_by_way(ways: Iterable[tuple[PersonId, Way]]) -> Pings:
    """Returns people by the way in which each is called."""
    known = [*ways]
    loud, soft, direct = (
        tuple(person for person, way in known if way == wanted)
        for wanted in ("loud", "silent", "dm")
    )
    return Pings(loud, soft, direct)


class Mentions:
    """The delivery of the rows that mention people where a table is played."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def mention(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Calls people where a table is played, if they are still asked."""
        said, store = read_mention(row.body), self._services.store
        asked = await self._still(table, said)
        about: About = "turn" if said.motion is None else "decisions"
        pings = await sorted_pings(self._services.people, asked, table, about)
        pings = Pings(soft=pings.soft) if said.soft else Pings(loud=pings.loud)
        if not pings.first:
            await store.write(lambda tx: tx.delivered([row]))
            return
        lines = bundle([row], lambda _: spoken.marked(said.text))
        channel = self._client.get_partial_messageable(table.home)
        message, covered = await self._sending.text(channel, lines, pings.first, silent=said.soft)
        await store.write(lambda tx: tx.delivered(covered, message))

    async def _still(self, table: Table, said: Mention) -> list[PersonId]:
        """Returns those of the people whose answer is still wanted, as everybody knows."""
        if said.motion is None:
            view = table.view(None)
            still = [table.person_at(seat) for seat in view.asked if not table.row.still]
        else:
            number = said.motion
            motion = await self._services.store.read(lambda tx: tx.motion(number))
            still = [] if motion is None or motion.outcome else still_asked(table, motion)
        return [person for person in said.people if person in still]


def link_to(table: Table, place: int, message: int) -> str:
    """Returns the address of a public message about a table."""
    return f"https://discord.com/channels/{table.row.guild}/{place}/{message}"
