"""Deliveries everybody at and around a table sees: the card, the thread's lines, the board."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.clock import HOUR
from bot.draw import PaintError
from bot.post.courier import Outcome, Waiting
from bot.post.finding import custom_ids, find_sent, nonce
from bot.post.trouble import Trouble, trouble_of
from bot.tables.notices import public_lane, read_text
from bot.ui.board import board, end_message, turn
from bot.ui.ids import parse
from bot.ui.lobby import card
from bot.ui.parts import cut
from bot.ui.sheets import picture_file, show_sheet, voice
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.house import House
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.parts import Layout
    from bot.ui.sheets import Shown, Voice

log = logging.getLogger(__name__)

_CONTENT = 1_900
_BURIED = 8
"""So many lines below it, a board is posted anew instead of edited."""
_OLD = HOUR
"""Discord lets messages older than this be edited only a few times."""

THREAD_ARCHIVE: Literal[10_080] = 10_080
"""Minutes until Discord hides a silent thread: a week, its longest."""


class PublicRound:
    """Delivers the public lane of a table."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._client = client
        self._house = house

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Round.deliver`."""
        row = rows[0]
        table = await self._table(row)
        if table.row.paused:
            raise Waiting
        spoken = voice(table.row.locale, table)
        if row.kind == "card":
            await self._card(table, row, spoken)
        elif row.kind in ("line", "turn"):
            await self._lines(table, rows, spoken)
        elif row.kind == "board":
            await self._board(table, row, spoken)
        elif row.kind == "end":
            await self._end(table, row, spoken)
        elif row.kind == "drop":
            await self._drop(table, row)
        else:
            raise ValueError(f"a public row of kind {row.kind}")

    async def failed(self, row: OutboxRow, trouble: Trouble) -> Outcome:
        """The table's place is lost: pause it and tell its host. See `Round.failed`."""
        why = {
            Trouble.CHANNEL_GONE: "pause-thread-gone",
            Trouble.NO_ACCESS: "pause-no-access",
            Trouble.ARCHIVED: "pause-no-access",
        }.get(trouble)
        if why is None or row.table_id is None:
            return Outcome.PARK
        await self._house.keeping.pause(row.table_id, why)
        return Outcome.WAIT

    async def _table(self, row: OutboxRow) -> Table:
        if row.table_id is None:
            raise ValueError("a public row without a table")
        return await self._house.tables.find(row.table_id)

    def _channel(self, number: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(number)

    # -- the card --------------------------------------------------------------------------------

    async def _card(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        layout = card(table, spoken)
        if table.row.card is not None:
            try:
                await self._edit(table.row.channel, table.row.card, layout)
            except discord.NotFound as error:
                if error.code != 10008:
                    raise
            else:
                await self._done([row])
                return
        message = await self._send_once(table.row.channel, row, layout, "join")
        await self._saved(table, [row], card=message.id)

    # -- lines -----------------------------------------------------------------------------------

    async def _lines(self, table: Table, rows: list[OutboxRow], spoken: Voice) -> None:
        """Lines that wait for the same thread share a message."""
        home = await self._home(table, spoken)
        taken, words, called = self._gather(table, rows, spoken)
        if not words:
            await self._done(taken)
            return
        content = "\n".join(words)
        channel = self._channel(home)
        message = await find_sent(
            channel, taken[0], self._house.clock.now(), self._me, lambda m: _begins(content, m)
        )
        if message is None:
            message = await channel.send(
                content,
                nonce=nonce(taken[0]),
                allowed_mentions=discord.AllowedMentions(
                    users=[discord.Object(person) for person in called]
                ),
            )
        # A repeat may bring back the message of an earlier try, with fewer lines on it.
        covered = _covered(message.content, words)
        await self._saved(table, taken[:covered], board_lines=table.row.board_lines + 1)

    def _gather(
        self, table: Table, rows: list[OutboxRow], spoken: Voice
    ) -> tuple[list[OutboxRow], list[str], list[int]]:
        """Rows that go into one message, what each says, and who is called by it."""
        taken: list[OutboxRow] = []
        words: list[str] = []
        called: list[int] = []
        length = 0
        for row in rows:
            if row.kind not in ("line", "turn"):
                break
            said, people = self._said(table, row, spoken)
            length += len(said) + 1
            if taken and length > _CONTENT:
                break
            taken.append(row)
            if said:
                words.append(cut(said, _CONTENT))
            called += people
        return taken, words, called

    @staticmethod
    def _said(table: Table, row: OutboxRow, spoken: Voice) -> tuple[str, list[int]]:
        if row.kind == "line":
            return spoken.marked(read_text(row.body)), []
        view = table.view(None)
        return ("", []) if view.over or not view.asked else turn(table, spoken)

    # -- the board -------------------------------------------------------------------------------

    async def _board(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        home = await self._home(table, spoken)
        table = await self._house.tables.find(table.id)
        shown, png = await self._picture(table, spoken)
        layout = board(table, shown, spoken, attached=png is not None)
        files = [] if png is None else [picture_file(shown, png)]
        if table.row.board is not None and not self._buried(table):
            try:
                await self._edit(home, table.row.board, layout, files)
            except discord.NotFound as error:
                if error.code != 10008:
                    raise
            else:
                await self._done([row])
                return
            files = [] if png is None else [picture_file(shown, png)]
        message = await self._send_once(home, row, layout, "open", files, known=table.row.board)
        await self._replace_board(table, row, message.id)

    def _buried(self, table: Table) -> bool:
        age = self._house.clock.now() - table.row.board_at
        return table.row.board_lines >= _BURIED or age > _OLD

    async def _replace_board(self, table: Table, row: OutboxRow, board: int) -> None:
        """The new board counts; the old one goes, so that nobody scrolls back to covered cards."""
        old = table.row.board

        def job(tx: Transaction) -> None:
            tx.delivered([row.id])
            if old is not None:
                tx.post(table.id, row.lane, "drop", json.dumps({"message": old}))

        now = self._house.clock.now()
        await self._house.tables.amend(table.id, job, board=board, board_at=now, board_lines=0)

    async def _drop(self, table: Table, row: OutboxRow) -> None:
        message = json.loads(row.body)["message"]
        try:
            await self._channel(table.home).get_partial_message(message).delete()
        except discord.NotFound as error:
            if error.code != 10008:
                raise
        await self._done([row])

    async def _picture(
        self, table: Table, spoken: Voice, name: str | None = None
    ) -> tuple[Shown, bytes | None]:
        view = table.view(None)
        shown = show_sheet(table, view, name or table.game.sheets(view)[0], spoken)
        if shown.drawing is None:
            return shown, None
        try:
            return shown, await self._house.painter.paint(shown.drawing)
        except PaintError:
            log.exception("table %s: no picture; its text twin stands in", table.id)
            return shown, None

    # -- the end ---------------------------------------------------------------------------------

    async def _end(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        home = await self._home(table, spoken)
        result = table.result
        if result is None:
            raise ValueError(f"table {table.id} has not ended")
        shown, png = await self._picture(table, spoken)
        layout = end_message(table, result, spoken, None if png is None else shown)
        files = [] if png is None else [picture_file(shown, png)]
        await self._send_once(home, row, layout, "record", files)
        await self._done([row])

    # -- what they share -------------------------------------------------------------------------

    @property
    def _me(self) -> int:
        return 0 if self._client.user is None else self._client.user.id

    async def _home(self, table: Table, spoken: Voice) -> int:
        """Where public play goes; a thread is opened for it the first time."""
        if table.row.thread is not None:
            return table.row.thread
        title = text("thread-title", game=Text(table.row.game), number=str(table.id))
        thread = await self._open_thread(table, cut(spoken.plain(title), 100))

        def job(tx: Transaction) -> None:
            # The card says where the table is played from now on.
            tx.post_once(table.id, public_lane(table.id), "card")

        await self._house.tables.amend(table.id, job, thread=thread)
        return thread

    async def _open_thread(self, table: Table, name: str) -> int:
        """A thread on the card; the channel itself where the bot may not open one."""
        if table.row.card is None:
            return table.row.channel
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        message = channel.get_partial_message(table.row.card)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=THREAD_ARCHIVE)
        except discord.HTTPException as error:
            if error.code == 160004:  # it was opened before we died: its id is the message's
                return table.row.card
            if error.code in (50013, 50024, 10008, 160006):
                return table.row.channel
            raise
        return int(thread.id)

    async def _edit(
        self, channel: int, message: int, layout: Layout, files: list[discord.File] | None = None
    ) -> None:
        partial = self._channel(channel).get_partial_message(message)
        changes: dict[str, Any] = {} if files is None else {"attachments": files}
        try:
            await partial.edit(view=layout, **changes)
        except discord.HTTPException as error:
            if trouble_of(error) is not Trouble.ARCHIVED:
                raise
            await self._wake_thread(channel)
            await partial.edit(view=layout, **changes)

    async def _wake_thread(self, thread: int) -> None:
        """Discord hides silent threads, and lets nothing in them be edited."""
        channel = await self._client.fetch_channel(thread)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)

    async def _send_once(
        self,
        channel_id: int,
        row: OutboxRow,
        layout: Layout,
        step: str,
        files: list[discord.File] | None = None,
        known: int | None = None,
    ) -> discord.Message:
        """Send a layout unless it was sent before we died.

        step: a press by which such a message is recognised; known: one that is not meant.
        """
        channel = self._channel(channel_id)

        def is_it(message: discord.Message) -> bool:
            if message.id == known:
                return False
            presses = [parse(custom_id) for custom_id in custom_ids(message)]
            steps = {(getattr(p, "table", None), getattr(p, "step", None)) for p in presses}
            return (row.table_id, step) in steps

        sent = await find_sent(channel, row, self._house.clock.now(), self._me, is_it)
        if sent is not None:
            return sent
        return await channel.send(view=layout, nonce=nonce(row), files=files or [])

    async def _done(self, rows: list[OutboxRow]) -> None:
        await self._house.store.write(lambda tx: tx.delivered([row.id for row in rows]))

    async def _saved(self, table: Table, rows: list[OutboxRow], **fields: Any) -> None:
        ids = [row.id for row in rows]
        await self._house.tables.amend(table.id, lambda tx: tx.delivered(ids), **fields)


def _begins(content: str, message: discord.Message) -> bool:
    return bool(message.content) and (content + "\n").startswith(message.content + "\n")


def _covered(sent: str, words: list[str]) -> int:
    """How many of the lines are on the message that was sent."""
    count, rest = 0, sent.strip() + "\n"
    for line in words:
        said = line.strip() + "\n"
        if not rest.startswith(said):
            break
        rest = rest[len(said) :]
        count += 1
    return max(count, 1)
