"""What people have had before them on their panels, and which panels are being answered.

A press on somebody's panel in their direct messages changes that very message. While it is being
answered nothing else changes it, and what waits for it in the outbox is dropped if the answer shows
it already: so nobody's panel is edited twice for one press.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from bot.store.errors import StoreError
from bot.tables.decisions import can_go_back
from bot.tables.notifications import ALL, PANELS, private_lane, read_text
from games.sentences import Text, names, text
from games.teaching import next_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.ids import PersonId, TableNumber
    from bot.store.sql.told import NewsLine, NewsRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.teaching import Tip

NEWS_LINES = 3
"""The most sentences of news that a panel shows; it says how many more there are, or tells the one
more that there is.
"""
NEWS_ABOUT = 6
"""The most that it shows if so many are to its owner or name them; none of those is left out for
others.
"""
WATCHED_LINES = 6
"""The most sentences of news that somebody without a seat is shown."""
LATELY = 12
"""The most sentences of what happened last that somebody is shown at a table without a thread."""
_TURN = "-told-turn"
"""How the key of a game's sentence ends that says whose turn begins."""
_READ = 200
"""The most sentences among which news is looked for."""


class News(msgspec.Struct, frozen=True):
    """What somebody was told at a table since they last looked.

    told: what others did to them or told them alone, then what their own move came to and the
    newest of the rest; what answers their move comes right after it. more: how many more there are.
    own: the place in `told` of what their own move came to, None if that is not told with it. last,
    seen: see `NewsRow`. heard: all of it, in the order in which it was told. tip: what is explained
    to them now, tip_at: the version of their seat at which it is. about: how many of `told`, at its
    beginning, are to them or name them, or are their own move that such a sentence answers. back:
    whether they can take a move back on their own.
    """

    told: tuple[Text, ...] = ()
    more: int = 0
    last: int = 0
    seen: bool = False
    own: int | None = None
    heard: tuple[Text, ...] = ()
    tip: Tip | None = None
    tip_at: int = -1
    about: int = 0
    back: bool = False


class Watched(msgspec.Struct, frozen=True):
    """What somebody without a seat is shown of a table beside its sheets. news: what everybody was
    told since they last looked; keen: whether they would like to play the next game.
    """

    news: News
    keen: bool


class Looks:
    """Reads news and notes who has looked. waiting: each is called when a panel for which something
    waits has been answered.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._answering: Counter[int] = Counter()
        self._missed: set[int] = set()
        """The messages for which something waits until they have been answered."""
        self.waiting: list[Callable[[], None]] = []

    # -- news ------------------------------------------------------------------------------------

    async def news(self, table: TableNumber, person: PersonId, *, own: bool = False) -> News:
        """Returns what somebody was told at a table since they last looked. own: with what
        everybody was told of their own moves. Raises `StoreError`.
        """
        row = await self._tables.store.read(lambda tx: tx.news(table, person, _READ, own=own))
        heard = tuple(_unwrapped(read_text(line.line)) for line in row.lines)
        row = _without_turns(row)
        said = _told_once(row.lines)
        total = row.total - len(row.lines) + len(said)
        lines = _chosen(said, row.place, total)
        told, owned = tuple(line.said for line in lines), [line.own for line in lines]
        first = owned.index(True) if own and True in owned else None
        about = sum(line.about for line in lines)
        more = total - len(told)
        return News(told, more, row.last, row.seen, first, heard, about=about)

    async def lately(self, table: TableNumber, person: PersonId) -> News:
        """Returns what somebody was told last, whether they have seen it or not. Raises
        `StoreError`.
        """
        rows = await self._tables.store.read(lambda tx: tx.told_since(table, 0, person, LATELY))
        return News(tuple(read_text(row.open or row.line) for row in rows))

    async def explained(self, table: Table, person: PersonId, news: News) -> News:
        """Returns the news with the tip that stands on somebody's panel, if there is one for them,
        and whether they can take a move back.

        A tip stays as long as they have the same to decide. Tips are for lessons and practice, and
        for somebody's first game of a kind with others. Raises `StoreError`.
        """
        back = await can_go_back(self._tables, table, person)
        news = msgspec.structs.replace(news, back=back)
        teaching, seat = table.game.teaching, table.seat_of(person)
        if teaching is None or not teaching.all_tips or seat is None:
            return news
        row = await self._tables.store.read(lambda tx: tx.tips(table.id, person))
        if not row.wanted or (row.played and not table.practice):
            return news
        version = table.row.versions[seat]
        if row.at == version:
            tip = next((tip for tip in teaching.all_tips if tip.key == row.tip), None)
        else:
            tip = next_tip(teaching, table.view(seat), news.heard, row.shown)
        return msgspec.structs.replace(news, tip=tip, tip_at=version)

    async def watched(self, table: TableNumber, person: PersonId) -> Watched:
        """Returns what everybody was told since somebody without a seat last looked. Raises
        `StoreError`.
        """

        def job(tx: Transaction) -> Watched:
            row, watcher = tx.public_news(table, person, WATCHED_LINES), tx.watcher(table, person)
            told = tuple(read_text(line.line) for line in row.lines)
            news = News(told, row.total - len(told), row.last, row.seen)
            return Watched(news, watcher is not None and watcher.keen is not None)

        return await self._tables.store.read(job)

    async def looked_on(self, table: TableNumber, person: PersonId, watched: Watched) -> None:
        """Notes that somebody without a seat has seen these news. If that fails they are told once
        more.
        """
        if watched.news.told:
            last = watched.news.last
            with contextlib.suppress(StoreError):
                await self._tables.store.write(lambda tx: tx.look_on(table, person, last))

    async def looked(self, table: TableNumber, person: PersonId, news: News) -> None:
        """Notes that somebody has had their panel with these news before them. If that fails they
        are told once more.
        """

        def job(tx: Transaction) -> None:
            tx.look(table, person, news.last)
            if news.tip is not None:
                tx.put_tip(table, person, news.tip.key, news.tip_at)
                tx.read_tip(table, person)

        if news.told or not news.seen or news.tip is not None:
            with contextlib.suppress(StoreError):
                await self._tables.store.write(job)

    # -- panels that are being answered ----------------------------------------------------------

    @contextlib.contextmanager
    def answering(self, message: int | None) -> Iterator[None]:
        """Nothing but the answer to a press changes this message meanwhile; None: there is none."""
        if message is None:
            yield
            return
        self.begin_answer(message)
        try:
            yield
        finally:
            self.end_answer(message)

    def begin_answer(self, message: int) -> None:
        """Nothing but an answer changes this message, until `end_answer` is called as often."""
        self._answering[message] += 1

    def end_answer(self, message: int) -> None:
        """One answer that changes this message has been given."""
        self._answering[message] -= 1
        if self._answering[message] > 0:
            return
        del self._answering[message]
        if message in self._missed:
            self._missed.discard(message)
            for wake in self.waiting:
                wake()

    def is_answered(self, message: int) -> bool:
        """Whether a message is being answered. Whoever asks waits until `waiting` is called."""
        busy = message in self._answering
        if busy:
            self._missed.add(message)
        return busy

    async def shown(self, table: Table, person: PersonId, message: int, news: News) -> None:
        """Drops what waits for somebody's panel if their own message shows it already. What cannot
        be dropped now is sent once more.

        table: as the message shows it.
        """
        with contextlib.suppress(StoreError):
            await self._drop_shown(table, person, message, news)

    async def _drop_shown(self, table: Table, person: PersonId, message: int, news: News) -> None:
        seat = table.seat_of(person)
        if seat is None or table.seats[seat].hand != message:
            return
        lane = private_lane(person)

        def waiting(tx: Transaction) -> list[int]:
            if tx.told_since(table.id, news.last, person, 1):
                return []
            rows = tx.waiting(lane, ALL)
            return [
                row.id
                for row in rows
                if row.kind in PANELS and row.table_id == table.id and not row.doubt
            ]

        store = self._tables.store
        rows = await store.read(waiting)
        # What comes after these rows were read puts others in their place.
        if rows and _face(await self._tables.find(table.id), person) == _face(table, person):
            await store.write(lambda tx: tx.drop(rows))


def look_at_panel(tx: Transaction, table: TableNumber, person: PersonId, message: int) -> None:
    """Notes that somebody has pressed a private message; if it is their panel, they have read what
    it shows.
    """
    if tx.look_at(table, person, message):
        tx.read_tip(table, person)


def _unwrapped(said: Text) -> Text:
    """Returns what a sentence tells, without saying that the table made the move."""
    line = said.args.get("line")
    return line if said.key == "move-forced" and isinstance(line, Text) else said


class _Line(msgspec.Struct, frozen=True):
    """A sentence of news that a panel shows. own: whether its owner's move told it; about: whether
    it comes first because it is to them or names them, or is answered by such a sentence.
    """

    said: Text
    own: bool
    about: bool


def _without_turns(row: NewsRow) -> NewsRow:
    """Returns the news without the sentences that say whose turn begins, which a panel says itself.
    The one that names its owner would leave no room for what others did before it.
    """
    kept = tuple(line for line in row.lines if not read_text(line.line).key.endswith(_TURN))
    total = row.total - len(row.lines) + len(kept)
    return msgspec.structs.replace(row, lines=kept, total=total)


def _told_once(lines: Sequence[NewsLine]) -> list[tuple[Text, NewsLine]]:
    """Returns sentences of news, those in the same words once and with how often they were told: of
    those to their reader alone the newest, of others the newest in succession.
    """
    kept: list[list[NewsLine]] = []
    for line in reversed(lines):
        same = next((told for told in kept if line.private and told[0] == line), None)
        if same is None and kept and kept[-1][0] == line:
            same = kept[-1]
        if same is None:
            kept.append([line])
        else:
            same.append(line)
    said = [(read_text(told[0].line), told) for told in reversed(kept)]
    return [
        (text("news-again", line=words, count=len(told)) if told[1:] else words, told[0])
        for words, told in said
    ]


def _chosen(said: Sequence[tuple[Text, NewsLine]], seat: int, total: int) -> list[_Line]:
    """Returns the news that a panel shows, in its order. total: how many sentences there are with
    those before them.
    """
    about = [
        place
        for place, (words, line) in enumerate(said)
        if line.private or (not line.own and names(words, seat))
    ]
    rest = [place for place in range(len(said)) if place not in about]
    newest = rest[-max(1, NEWS_LINES - len(about)) :]
    mine = [place for place in rest if said[place][1].own]
    if mine:  # What follows from a move, as the end of a round, may be longer than there is room.
        newest[0] = min(newest[0], mine[0])
    places = sorted([*about[-NEWS_ABOUT:], *newest])
    if total - len(places) == 1:
        # One more sentence takes no more room than to say that there is one.
        places = list(range(len(said)))
    kept = [(place, said[place]) for place in places]
    # What their own move brought them, as a card that is drawn, is told with that move.
    lines = [_Line(words, line.own, at in about and not line.own) for at, (words, line) in kept]
    return sorted(_answered(lines), key=lambda line: not line.about)


def _answered(lines: list[_Line]) -> list[_Line]:
    """Returns the lines, of which the first that the owner's move told goes with the answers to it:
    nobody objects to a move before it is announced.
    """
    first = next((at for at, line in enumerate(lines) if line.own), len(lines))
    if any(line.about for line in lines[first:]):
        lines[first] = msgspec.structs.replace(lines[first], about=True)
    return lines


def _face(table: Table, person: PersonId) -> object:
    """Everything that a panel shows of a table, besides the news and what its owner has begun."""
    seat = table.seat_of(person)
    row = table.row
    clocks = [msgspec.structs.replace(other, hand=None, thinks=None) for other in table.seats]
    state = None if table.state is None else table.view(seat)
    return (
        seat,
        state,
        clocks,
        row.phase,
        row.paused,
        row.resumes,
        row.sleeps,
        row.pace,
        table.place,
    )
