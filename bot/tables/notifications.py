"""Notifications of changes at a table: rows for the outbox.

Lanes keep order: ``public:<table>`` for messages to everybody, ``dm:<person>`` for one person,
``sweep:<channel>`` for direct messages to delete. Kinds whose message shows the table at the time
of delivery (`card`, `turn`, `hand`, `asked`) have no body and wait at most once. A `note` to one
person carries its text, and `drop` the message to delete; what mentions people is in
`bot/tables/pings/mentions.py`.
What everybody is told (`line`) is stored in order, and the message of the turn is made from it.

A person has one direct message per table, their panel: `hand` brings it up to date, `asked` sends
it again as the newest message, which calls them. A `whisper` is told on one person's panel alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.ids import ChannelId, PersonId, TableNumber
from bot.tables.anonymous import nameless
from games.engine import LEAVE, Pick, Poster, Text, text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Event, Seat

NoticeKind: TypeAlias = Literal[
    "card",
    "line",
    "turn",
    "end",
    "hand",
    "asked",
    "again",
    "whisper",
    "note",
    "drop",
    "keep",
    "beside",
    "requests",
    "invited",
]

ALL = 1_000_000
"""More rows than ever wait in one lane."""

KEEP: NoticeKind = "keep"
"""The kind that asks the host whether a table shall go on waiting for players."""

BESIDE: NoticeKind = "beside"
"""The kind that tells somebody of people whom they avoid and who have sat down where they sit."""

REQUESTS: NoticeKind = "requests"
"""The kind that tells a host of people who ask to sit down."""

INVITED: NoticeKind = "invited"
"""The kind that calls somebody to a table at which only people sit down who are invited."""

REFRESHED: frozenset[str] = frozenset({"card", "turn"})
"""The kinds that show everybody the table at the time of their delivery."""

PANELS: frozenset[str] = frozenset({"hand", "asked", "again"})
"""Kinds that show one person the table as it is when they are delivered: on the panel they have, on
a new one that calls them, or on a new one without a sound below what was written to them meanwhile.
"""


class Notice(msgspec.Struct, frozen=True):
    """One row for the outbox. `person` None means the public lane. calls: whether a whisper calls
    its person, as if it were their turn. open, poster: see `Event`.
    """

    kind: NoticeKind
    person: PersonId | None = None
    text: Text | None = None
    calls: bool = False
    open: Text | None = None
    poster: Poster | None = None


def public_lane(table: TableNumber) -> str:
    """Returns the lane of messages for everybody at and around a table."""
    return f"public:{table}"


def private_lane(person: PersonId) -> str:
    """Returns the lane of one person's direct messages."""
    return f"dm:{person}"


def hands(seats: Iterable[SeatRow]) -> list[Notice]:
    """Returns the notices that bring the panels of all these seats up to date."""
    return [Notice("hand", seat.person) for seat in seats]


def write_notices(
    tx: Transaction, table: TableNumber, notices: Iterable[Notice], mover: Seat | None = None
) -> None:
    """Puts notices into the outbox, in order, without those for anonymous seats.

    mover: the seat whose own move they are about.
    """
    told = [notice for notice in notices if notice.person is None or not nameless(notice.person)]
    unheard = all(notice.person is not None for notice in told)
    if any(notice.kind == "line" for notice in told):
        tx.cover_told(table)
    for notice in told:
        kind, person = notice.kind, notice.person
        lane = public_lane(table) if person is None else private_lane(person)
        body = _written(notice.text) or "{}"
        if kind in ("line", "whisper"):
            tx.tell(table, body, person, mover, _written(notice.open), _written(notice.poster))
        if kind == "line":
            tx.post_once(table, lane, "turn")
        elif kind in REFRESHED:
            tx.post_once(table, lane, kind, unheard=unheard)
        elif kind in PANELS or kind == "whisper":
            wanted = "asked" if notice.calls else "hand" if kind == "whisper" else kind
            _refresh_panel(tx, table, lane, wanted, unheard=unheard)
        else:
            tx.post(table, lane, kind, body, unheard=unheard)


def _written(value: Text | Poster | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _refresh_panel(
    tx: Transaction, table: TableNumber, lane: str, wanted: str, *, unheard: bool
) -> None:
    """Has somebody's panel brought up to date, or sent again if that is wanted, or was and waits
    still. wanted: one of `PANELS`.
    """
    for kind in ("asked", "again"):
        if kind == wanted or tx.waits(table, lane, kind):
            tx.post_once(table, lane, kind, instead_of="hand", unheard=unheard)
            return
    tx.post_once(table, lane, "hand", unheard=unheard)


def uncalled(
    notices: Iterable[Notice], there: Collection[int], answered: Collection[int] = ()
) -> list[Notice]:
    """Returns the notices without calling the people who are there: they have just made a move.

    answered: people who are called by no question either, because it has been answered for them in
    the same transaction.
    """
    kept = []
    for notice in notices:
        quiet = notice.person in there or notice.person in answered
        kind: NoticeKind = "hand" if quiet and notice.kind == "asked" else notice.kind
        calls = notice.calls and notice.person not in there
        kept.append(msgspec.structs.replace(notice, kind=kind, calls=calls))
    return kept


def turn_begins(tx: Transaction, before: Table, after: Table) -> int:
    """Returns the last sentence told before the chapter that is played after a change.

    See `TableRow.turn_line`. It must be called when the change's own sentences have been written.
    """
    same = before.chapter == after.chapter
    return before.row.turn_line if same else tx.last_told(after.id)


class Dropped(msgspec.Struct, frozen=True):
    """A message to delete, and its channel."""

    channel: ChannelId
    message: int


def drop_message(tx: Transaction, table: TableNumber, channel: ChannelId, message: int) -> None:
    """Deletes a public message of a table, once everything that waits now has been delivered."""
    body = msgspec.json.encode(Dropped(channel, message)).decode()
    tx.post(table, public_lane(table), "drop", body)


def sweep_message(tx: Transaction, table: TableNumber, channel: ChannelId, message: int) -> None:
    """Deletes a direct message about a table, whatever else waits."""
    body = msgspec.json.encode(Dropped(channel, message)).decode()
    tx.post(table, f"sweep:{channel}", "drop", body)


def read_dropped(body: str) -> Dropped:
    """Returns the message in the body of a `drop`."""
    return msgspec.json.decode(body.encode(), type=Dropped)


def read_text(body: str) -> Text:
    """Returns the sentence in a row's body."""
    return msgspec.json.decode(body.encode(), type=Text)


def read_poster(body: str) -> Poster:
    """Returns the picture that a told sentence brings."""
    return msgspec.json.decode(body.encode(), type=Poster)


def put_card_first(tx: Transaction, table: TableNumber) -> None:
    """Puts the card first in the queue of a table that moves to another place."""
    lane = public_lane(table)
    waiting = tx.waiting(lane, ALL)
    tx.clear_lane(lane)
    tx.post(table, lane, "card")
    for row in waiting:
        if row.kind != "card":
            tx.post(table, lane, row.kind, row.body)


def notices_of_play(before: Table | None, after: Table, events: Sequence[Event]) -> list[Notice]:
    """Returns the notices of one change of a game.

    before: None when the game has just been dealt.
    """
    notices = [
        Notice("line", text=event.text, open=event.open, poster=event.poster)
        for event in events
        if event.to is None
    ]
    notices += _whispers(after, events)
    if before is None or before.view(None) != after.view(None):
        notices.append(Notice("turn"))
    called = _called(before, after)
    for seat in range(len(after.seats)):
        # A person's panel changes with their view and never otherwise: so the moment of a change
        # tells them nothing that they are not shown.
        if before is None or before.view(seat) != after.view(seat):
            kind: NoticeKind = "asked" if seat in called else "hand"
            notices.append(Notice(kind, person=after.person_at(seat)))
    if after.result is not None:
        notices += [Notice("end"), Notice("card")]
    return notices


def as_forced(events: Sequence[Event]) -> list[Event]:
    """Returns the events of a move that the table made because there was no other, with the first
    public one saying so.
    """
    told = list(events)
    for number, event in enumerate(told):
        if event.to is None:
            said = text("move-forced", line=event.text)
            shown = event.open and text("move-forced", line=event.open)
            told[number] = msgspec.structs.replace(event, text=said, open=shown)
            break
    return told


def _whispers(after: Table, events: Sequence[Event]) -> list[Notice]:
    return [
        Notice("whisper", after.person_at(seat), event.text, event.calls and may_act(after, seat))
        for event in events
        for seat in event.to or ()
    ]


def newly_asked(before: Table | None, after: Table) -> frozenset[Seat]:
    """Returns the seats that are asked something they were not asked before, each as a function of
    its own view. before: None when the game has just been dealt.
    """

    def is_new(seat: Seat) -> bool:
        new = after.view(seat)
        if before is None or not new.to_act:
            return new.to_act
        old = before.view(seat)
        return not old.to_act or old.window != new.window

    return frozenset(seat for seat in range(len(after.seats)) if is_new(seat))


def _called(before: Table | None, after: Table) -> frozenset[Seat]:
    """Returns the seats that are called by a change: those that are newly asked, but in the open
    only once for each question (`TableRow.questions`).
    """
    asked = newly_asked(before, after)
    if before is None:
        return asked
    old, new = before.row.questions, after.row.questions
    known = {seat for seat in after.view(None).asked if old[seat:] and old[seat] == new[seat]}
    return asked - known


def may_act(table: Table, seat: Seat) -> bool:
    """Whether a seat has something to do now besides standing orders and leaving the game."""
    choice = table.choice(seat)
    if not isinstance(choice, Pick):
        return choice is not None
    return any(not option.aside and option.key != LEAVE[0] for option in choice.options)
