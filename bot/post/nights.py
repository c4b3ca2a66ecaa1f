"""The messages of nights: the card in the channel, everything else in its thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.discord_errors import Trouble, trouble_of
from bot.ids import ChannelId, NightId
from bot.nights.errors import UnknownNightError
from bot.nights.messages import BOARD, CALL, CARD, END, mention_softly, write_to
from bot.nights.results import results_of
from bot.post.bundle import bundle
from bot.post.courier import Again, RowOutcome, Waiting
from bot.post.mentions import Pings, sorted_by_way
from bot.post.places import open_thread
from bot.post.sending import Sending
from bot.tables.pings.mentions import MENTION, addressed, read_mention
from bot.tables.pings.ways import wished_call
from bot.ui.access import has_left
from bot.ui.custom_ids import LoosePress, parse
from bot.ui.nights import presses
from bot.ui.nights.card import board, call, card, seated
from bot.ui.nights.draft import DRAFT
from bot.ui.nights.results import end_message, sight_of
from bot.ui.sheets import paint, picture_file, voice
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from typing import Any, TypeAlias

    from bot.ids import PersonId
    from bot.nights.night import Night
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.ui.sheets import Voice

    Delivery: TypeAlias = Callable[[Night, OutboxRow, Voice], Awaitable[None]]

_LOST = {
    Trouble.CHANNEL_GONE,
    Trouble.GUILD_GONE,
    Trouble.NO_ACCESS,
    Trouble.ARCHIVED,
    Trouble.LOCKED,
}
"""Lasting trouble with the place of a message."""


class NightCall(msgspec.Struct, frozen=True):
    """Whom a message calls. said: returns what somebody is written who wants direct messages."""

    pings: Pings
    said: Callable[[PersonId], Text]

    def go_on(self, tx: Transaction, night: Night) -> None:
        """Calls everybody whom the message did not."""
        mention_softly(tx, night.id, self.pings.second)
        for person in self.pings.direct:
            write_to(tx, person, self.said(person))


class NightRound:
    """The delivery of the lane of a night."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._nights = services.nights
        self._sending = Sending(client, services)
        self._kinds: dict[str, Delivery] = {
            CARD: self._card,
            CALL: self._call,
            BOARD: self._board,
            END: self._end,
            MENTION: self._mention,
        }

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Round.deliver`."""
        row = rows[0]
        try:
            night = await self._nights.find(_number(row))
        except UnknownNightError:
            await self._done(row)
            return
        if night.row.lost and night.is_over:
            await self._done(row)
            return
        if night.row.lost:
            raise Waiting
        await self._kinds[row.kind](night, row, voice(night.row.locale))

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        """Goes on in the channel if the thread is lost; if the channel is, the night rests and its
        host is told. See `Round.failed`.
        """
        if trouble not in _LOST:
            return RowOutcome.PARK
        night = await self._nights.find(_number(row))
        if night.is_over:
            await self._services.store.write(lambda tx: tx.clear_lane(row.lane))
            return RowOutcome.GO_ON
        if row.kind != CARD and night.row.thread not in (None, night.row.channel):
            await self._note(night, row, None, thread=night.row.channel, call=None, board=None)
            return RowOutcome.GO_ON
        await self._services.planning.lose(night.id)
        return RowOutcome.WAIT

    # -- the kinds -------------------------------------------------------------------------------

    async def _card(self, night: Night, row: OutboxRow, spoken: Voice) -> None:
        known, layout = night.row.card, card(night, spoken)
        if known and await self._sending.edit(night.row.channel, known, layout):
            await self._done(row)
            return
        channel = self._client.get_partial_messageable(night.row.channel)
        sent = await self._sending.layout(channel, row, _with_step(presses.HOST), layout, [])
        await self._note(night, row, (sent, None), card=sent)

    async def _call(self, night: Night, row: OutboxRow, spoken: Voice) -> None:
        here = [one for one in night.who("yes") if one.here == "here"]
        layout, known = call(night, spoken, here), night.row.call
        if known is not None:
            if not await self._sending.edit(night.row.home, known, layout):
                await self._note(night, row, None, call=None)
            await self._done(row)
            return
        if night.row.state != "gathering":
            await self._done(row)
            return
        await self._check_host(night)
        night = await self._home(night, spoken)
        pings = await self._pings(one.person for one in night.who("yes"))
        channel = self._client.get_partial_messageable(night.row.home)
        sent = await self._sending.layout(
            channel, row, _with_step(presses.HERE), layout, [], pings.first, silent=not pings.loud
        )
        called = NightCall(pings, lambda _: text("night-call-you", link=night.link))
        await self._note(night, row, (sent, called), call=sent)

    async def _board(self, night: Night, row: OutboxRow, spoken: Voice) -> None:
        if not night.row.round:
            await self._done(row)
            return
        layout, known, home = board(night, spoken), night.row.board, night.row.home
        newest = night.row.board_round >= night.row.round
        if known is not None and newest and await self._sending.edit(home, known, layout):
            await self._done(row)
            return
        night = await self._home(night, spoken)
        tables = [table for table in night.tables if table.round == night.row.round]
        people = [person for table in tables for person in seated(night, table)]
        pings = Pings() if newest else await self._pings(people)
        channel = self._client.get_partial_messageable(night.row.home)
        sent = await self._sending.layout(
            channel, row, _with_step(presses.BENCH), layout, [], pings.first, silent=not pings.loud
        )
        called = NightCall(pings, lambda _: text("night-board-you", link=night.link))
        await self._note(night, row, (sent, called), board=sent, board_round=night.row.round)
        if known is not None:
            await self._drop(night.row.home, known)

    async def _end(self, night: Night, row: OutboxRow, spoken: Voice) -> None:
        results = await self._services.store.read(lambda tx: results_of(tx, night))
        if not results.evening.games:
            await self._done(row)
            return
        night = await self._home(night, spoken)
        shown = sight_of(results, night.row.locale).show()
        png = await paint(self._services.painter, shown)
        layout = end_message(night, results, spoken, shown, attached=png is not None)
        files = [] if png is None else [picture_file(shown, png)]
        channel = self._client.get_partial_messageable(night.row.home)
        sent = await self._sending.layout(channel, row, _with_step(DRAFT), layout, files)
        await self._services.store.write(lambda tx: tx.delivered([row], sent))

    async def _mention(self, night: Night, row: OutboxRow, spoken: Voice) -> None:
        said = read_mention(row.body)
        pings = await self._pings(said.people)
        if said.soft:
            pings = Pings(soft=pings.soft)
        lines = bundle([row], lambda _: spoken.marked(said.text))
        channel = self._client.get_partial_messageable(night.row.home)
        sent, _ = await self._sending.text(channel, lines, pings.first, silent=not pings.loud)

        def to_one(person: PersonId) -> Text:
            line = Text(said.text.key, said.text.args | {"people": addressed((person,))})
            return text("ping-linked", line=line, link=night.link)

        def job(tx: Transaction) -> None:
            tx.delivered([row], sent)
            if not said.soft:
                NightCall(pings, to_one).go_on(tx, night)

        await self._services.store.write(job)
        self._nights.tell()

    # -- what they share -------------------------------------------------------------------------

    async def _check_host(self, night: Night) -> None:
        """Lets somebody else host a night whose host is no longer there. Raises `Again`."""
        guild = self._client.get_guild(night.row.guild)
        if guild is not None and await has_left(guild, night.row.host):
            await self._services.planning.host_left(night.id)
            raise Again

    async def _home(self, night: Night, spoken: Voice) -> Night:
        """Returns the night with its thread, which is opened the first time."""
        row = night.row
        if row.thread is not None:
            return night
        name = spoken.plain(text("night-thread"))
        thread = await open_thread(self._client, row.guild, row.channel, row.card, name)
        await self._services.store.write(lambda tx: tx.save_night(night.id, thread=thread))
        return await self._nights.find(night.id)

    async def _pings(self, people: Iterable[PersonId]) -> Pings:
        known = [await self._services.people.person(person) for person in people]
        return sorted_by_way((row.id, wished_call(row)) for row in known)

    async def _note(
        self,
        night: Night,
        row: OutboxRow,
        sent: tuple[int, NightCall | None] | None,
        **fields: Any,
    ) -> None:
        """Notes where a message of a night is. sent: the message and whom it called, if one was
        sent. Raises `Again` if the night has moved to another channel meanwhile.
        """

        def job(tx: Transaction) -> bool:
            now = tx.night(night.id)
            if now is None or now.channel != night.row.channel:
                return False
            tx.save_night(night.id, **fields)
            if sent is not None:
                message, called = sent
                if row.doubt:
                    tx.sure(row, message)
                else:
                    tx.delivered([row], message)
                if called is not None:
                    called.go_on(tx, night)
            return True

        async with self._nights.hold(night.id):
            if not await self._services.store.write(job):
                raise Again
        self._nights.tell()

    async def _drop(self, channel: ChannelId, message: int) -> None:
        """Deletes a board that a newer one has replaced, as far as that is possible."""
        place = self._client.get_partial_messageable(channel)
        try:
            await place.get_partial_message(message).delete()
        except discord.HTTPException as error:
            if trouble_of(error) is Trouble.PASSING:
                return  # it stays, above the new one

    async def _done(self, row: OutboxRow) -> None:
        await self._services.store.write(lambda tx: tx.delivered([row]))


def _number(row: OutboxRow) -> NightId:
    return NightId(int(row.lane.partition(":")[2]))


def _with_step(step: str) -> Callable[[discord.Message], bool]:
    """Returns a test of whether a message has a button of this step."""

    def found(items: Any) -> bool:
        return any(
            _is(getattr(item, "custom_id", None), step) or found(getattr(item, "children", ()))
            for item in items
        )

    return lambda message: found(message.components)


def _is(custom_id: str | None, step: str) -> bool:
    press = parse(custom_id or "")
    return isinstance(press, LoosePress) and press.step == step
