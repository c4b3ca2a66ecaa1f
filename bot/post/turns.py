"""The public message of a turn, or in a game of very short turns of a chapter: who plays, what was
told in it, the board, and the buttons.

It is edited as the turn goes on. When another chapter begins it keeps its lines and loses the board
and the buttons, so that nobody scrolls back to cards that are covered now, and a new message calls
whoever plays. In a chapter of several turns, a message that has to call somebody takes the place of
the one before, because nothing rings when a message is edited. What it says is made from the store
when it is delivered: the table's row says where its lines begin (`board_from`), and lines count as
told only when a later message begins after them. So a line is told once whatever happens in
between. A line may bring a poster: it is in the message that tells the line, and stays there with
it. While the turn is played only the newest one is shown, above the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.post.courier import Again
from bot.post.lines import in_words, latest, page, paint_posters, worded
from bot.post.mentions import NOBODY, Pings
from bot.post.sending import OLD
from bot.tables.anonymous import nameless
from bot.tables.clocks.clocks import PRESENT
from bot.tables.due.reminders import call_later
from bot.tables.notifications import Notice, drop_message, write_notices
from bot.tables.pings.mentions import MENTION, mention_softly
from bot.tables.pings.questions import called_now, not_called
from bot.tables.pings.ways import WAYS, called_by, wished
from bot.ui.board import closed_message, is_turn, turn_message
from bot.ui.sheets import Painted, paint, show_sheet
from games.engine import Seat  # noqa: TC001 - msgspec reads field types

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import discord

    from bot.ids import PersonId, TableNumber
    from bot.post.lines import ToldLine
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow, Way
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.sheets import Voice

_ENDED = -1
"""Stands for no turn: a message of lines whose turn is over."""


class Sent(msgspec.Struct, frozen=True):
    """What a message was sent for, kept in its row until it is known to be sent.

    turn: the `turn_line` of its turn. called: see `TableRow.called`. soft: the seats that a second
    message mentions, without a sound. held: the seats that are called later.
    """

    turn: int
    called: tuple[int, ...]
    soft: tuple[Seat, ...] = ()
    held: tuple[Seat, ...] = ()

    def encode(self) -> str:
        """Returns it as a row's body."""
        return msgspec.json.encode(self).decode()


class TurnMessages:
    """Posts and edits them."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def show(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Brings the thread up to date by one message; the row waits on if more are needed."""
        if row.doubt and await self._found(table, row):
            return
        lines = await self._lines(table, spoken)
        over, now = table.row.phase != "playing", table.row.turn_line
        ended = [line for line in lines if over or line.id <= now]
        first = page(ended or lines)
        if ended or len(first) < len(lines):
            await self._close(table, row, first, spoken)
        elif table.row.board is not None and (over or table.row.board_turn != now):
            await self._drop(table)  # nothing was told in its turn
        elif over:
            await self._services.store.write(lambda tx: tx.delivered([row]))
        else:
            await self._refresh(table, row, lines, spoken)

    async def settled(self, table: Table, spoken: Voice) -> bool:
        """Returns whether everything told is posted, and no message shows the board any more."""
        return table.row.board is None and not await self._lines(table, spoken)

    async def _lines(self, table: Table, spoken: Voice) -> list[ToldLine]:
        """Returns what the message of the turn has to tell, and what no message has told."""
        told = await self._services.store.read(
            lambda tx: tx.told_since(table.id, table.row.board_from)
        )
        return worded(table, told, spoken)

    # -- a turn that is over ---------------------------------------------------------------------

    async def _close(
        self, table: Table, row: OutboxRow, lines: list[ToldLine], spoken: Voice
    ) -> None:
        """Leaves these lines and their posters in the message there is, without board and buttons;
        in a new one if there is none.
        """
        posters = await paint_posters(self._services.painter, table, lines, spoken)
        shown = [poster.shown for poster in posters]
        layout = closed_message(table, in_words(lines, spoken), spoken, shown)
        known, last = table.row.board, lines[-1].id

        def files() -> list[discord.File]:
            return [poster.file() for poster in posters]

        def job(tx: Transaction) -> None:
            if table.row.phase != "playing":
                tx.forget_told(table.id, last)

        if known is not None and await self._sending.edit(table.home, known, layout, files):
            await self._note(table, job, board=None, board_from=last)
            return
        want = Sent(_ENDED, table.row.called)

        def more(tx: Transaction) -> None:
            if not row.doubt:
                job(tx)
                write_notices(tx, table.id, [Notice("turn")])

        await self._post(table, row, layout, want, files=files(), job=more, ends=last)

    async def _drop(self, table: Table) -> None:
        """Deletes the message of a turn in which nothing was told."""
        known = table.row.board or 0
        await self._note(
            table, lambda tx: drop_message(tx, table.id, table.home, known), board=None
        )

    # -- the turn that is played -----------------------------------------------------------------

    async def _refresh(
        self, table: Table, row: OutboxRow, lines: list[ToldLine], spoken: Voice
    ) -> None:
        """Shows the turn as it is now: edits its message, or posts it again at the bottom if it is
        gone or old, or if somebody has to be called.
        """
        shown = show_sheet(table, table.view(None), "board", spoken)
        png = await paint(self._services.painter, shown)
        near = latest(lines)
        newest = [line for line in near if line.poster is not None][-1:]
        posters = await paint_posters(self._services.painter, table, newest, spoken)
        layout = turn_message(
            table,
            in_words(near, spoken, len(lines) - len(near)),
            shown,
            spoken,
            attached=png is not None,
            posters=[poster.shown for poster in posters],
        )
        pictures = posters if png is None else [*posters, Painted(shown, png)]

        def files() -> list[discord.File]:
            return [picture.file() for picture in pictures]

        pings, held = await self._to_call(table)
        soft = tuple(table.seat_of(person) or 0 for person in pings.second)
        known, want = table.row.board, Sent(table.row.turn_line, called_now(table), soft, held)

        def others(tx: Transaction) -> None:
            _call_others(tx, table, want)

        def delivered(tx: Transaction) -> None:
            others(tx)
            tx.delivered([row])

        old = self._services.clock.now() - table.row.board_at > OLD
        stays = known is not None and not pings.first and not old
        if stays and await self._sending.edit(table.home, known or 0, layout, files):
            await self._note(table, delivered, called=want.called)
        else:
            await self._post(table, row, layout, want, pings, files(), job=others)
        if held:
            self._services.tables.tell(table)  # they wait in lanes of their own

    async def _to_call(self, table: Table) -> tuple[Pings, tuple[Seat, ...]]:
        """Returns the people that the thread calls now, and the seats that are called later: in the
        morning, after a vacation, or when it is a while since they have moved.
        """
        now, held = self._services.clock.now(), []
        people: dict[Way, list[PersonId]] = {way: [] for way in WAYS}
        for seat in () if table.practice else not_called(table):
            if table.seats[seat].away != PRESENT or nameless(table.person_at(seat)):
                continue
            person = await self._services.people.person(table.person_at(seat))
            way = called_by(person, table, now)
            people[way].append(person.id)
            if way == "name" and wished(person, table, "turn") != "name":
                held.append(seat)
        return Pings(tuple(people["loud"]), tuple(people["silent"])), tuple(held)

    # -- sending ---------------------------------------------------------------------------------

    async def _post(
        self,
        table: Table,
        row: OutboxRow,
        layout: Layout,
        want: Sent,
        pings: Pings = NOBODY,
        files: Sequence[discord.File] = (),
        *,
        job: Callable[[Transaction], None],
        ends: int | None = None,
    ) -> None:
        """Sends a message for a row, instead of the one there was. Raises `Again`.

        ends: the last sentence of a message that will not change any more. For a row in doubt it
        may be an earlier one that Discord remembers: it is edited before it counts.
        """
        if row.doubt and row.body not in ("{}", want.encode()):
            await self._services.store.write(lambda tx: _replace(tx, table.id, row))
            raise Again
        channel = self._client.get_partial_messageable(table.home)
        body = want.encode()
        made = await self._sending.layout(
            channel,
            row,
            is_turn,
            layout,
            list(files),
            pings.first,
            body=body,
            silent=not pings.loud,
        )

        def whole(tx: Transaction) -> None:
            if not row.doubt:
                tx.delivered([row], made)
            job(tx)

        await self._take(table, row, made, want, whole, None if row.doubt else ends)

    async def _found(self, table: Table, row: OutboxRow) -> bool:
        """Takes the message that an earlier try has sent, whatever it was sent for; returns False
        if there is none.
        """
        sent = None if row.body == "{}" else _read_sent(row.body)
        if sent is None:
            return False
        channel = self._client.get_partial_messageable(table.home)
        found = await self._sending.find(channel, row, is_turn)
        if found is None:
            return False
        await self._take(table, row, found, sent, lambda tx: _call_others(tx, table, sent))
        self._services.tables.tell(table)  # for those who are called later
        return True

    async def _take(
        self,
        table: Table,
        row: OutboxRow,
        made: int,
        sent: Sent,
        job: Callable[[Transaction], None],
        ends: int | None = None,
    ) -> None:
        """Notes a message as the one of the turn, and has the one before deleted. ends: see
        `_post`.
        """
        known = table.row.board

        def whole(tx: Transaction) -> None:
            if known is not None and known != made:
                drop_message(tx, table.id, table.home, known)
            if row.doubt:
                _replace(tx, table.id, row, made)  # to bring the message up to date
            job(tx)

        now = self._services.clock.now()
        fields: dict[str, Any] = {"board_at": now, "board_turn": sent.turn, "called": sent.called}
        fields |= {"board": made} if ends is None else {"board": None, "board_from": ends}
        if not await self._services.tables.amend(table, whole, **fields):
            home = table.home
            await self._services.store.write(lambda tx: drop_message(tx, table.id, home, made))
            raise Again

    async def _note(self, table: Table, job: Callable[[Transaction], None], **fields: Any) -> None:
        if not await self._services.tables.amend(table, job, **fields):
            raise Again


def _call_others(tx: Transaction, table: Table, sent: Sent) -> None:
    """Calls the people whom the message of the turn was not to call."""
    if sent.soft:
        people = tuple(table.person_at(seat) for seat in sent.soft)
        mention_softly(tx, table.id, MENTION, people)
    for seat in sent.held:
        call_later(tx, table.id, table.person_at(seat))


def _read_sent(body: str) -> Sent:
    return msgspec.json.decode(body.encode(), type=Sent)


def _replace(tx: Transaction, table: TableNumber, row: OutboxRow, made: int | None = None) -> None:
    """Puts a fresh row in the place of one in doubt, whose nonce belongs to what was sent for it
    (`made`), or would have been.
    """
    tx.delivered([row], made)
    write_notices(tx, table, [Notice("turn")])
