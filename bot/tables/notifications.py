"""Notifications of changes at a table: rows for the outbox.

Lanes keep order: ``public:<table>`` for messages to everybody, ``dm:<person>`` for one person,
``sweep:<table>`` for direct messages to delete. Kinds whose message shows the table at the time of
delivery (`card`, `turn`, `hand`) have no body and wait at most once. Sentences to one person
(`whisper`, `note`) carry their text, `invite` also the people it mentions, and `drop` the message
to delete. What everybody is told (`line`) is stored in order, and the message of the turn is made
from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.ids import ChannelId, PersonId, TableNumber
from bot.tables.anonymous import nameless
from games.engine import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Event, Seat

NoticeKind: TypeAlias = Literal[
    "card", "line", "turn", "end", "hand", "whisper", "note", "drop", "invite"
]

ALL = 1_000_000
"""More rows than ever wait in one lane."""

INVITE: NoticeKind = "invite"

REFRESHED: frozenset[str] = frozenset({"card", "turn", "hand"})
"""The kinds that show the table at the time of their delivery."""


class Notice(msgspec.Struct, frozen=True):
    """One row for the outbox. `person` None means the public lane. open: see `Event.open`."""

    kind: NoticeKind
    person: PersonId | None = None
    text: Text | None = None
    open: Text | None = None


def public_lane(table: TableNumber) -> str:
    """Returns the lane of messages for everybody at and around a table."""
    return f"public:{table}"


def private_lane(person: PersonId) -> str:
    """Returns the lane of one person's direct messages."""
    return f"dm:{person}"


def write_notices(tx: Transaction, table: TableNumber, notices: Iterable[Notice]) -> None:
    """Puts notices into the outbox, in order, without those for anonymous seats."""
    told = [notice for notice in notices if notice.person is None or not nameless(notice.person)]
    unheard = all(notice.person is not None for notice in told)
    if any(notice.kind == "line" for notice in told):
        tx.cover_told(table)
    for notice in told:
        kind, person = notice.kind, notice.person
        lane = public_lane(table) if person is None else private_lane(person)
        body = "{}" if notice.text is None else msgspec.json.encode(notice.text).decode()
        if kind in ("line", "whisper"):
            shown = None if notice.open is None else msgspec.json.encode(notice.open).decode()
            tx.tell(table, body, person, shown)
        if kind == "line":
            tx.post_once(table, lane, "turn")
        elif kind in REFRESHED:
            tx.post_once(table, lane, kind, unheard=unheard)
        else:
            tx.post(table, lane, kind, body, unheard=unheard)


def turn_begins(tx: Transaction, before: Table, after: Table) -> int:
    """Returns the last sentence told before the turn that is played after a change.

    See `TableRow.turn_line`. It must be called when the change's own sentences have been written.
    """
    same = before.turn == after.turn
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
    tx.post(table, f"sweep:{table}", "drop", body)


def read_dropped(body: str) -> Dropped:
    """Returns the message in the body of a `drop`."""
    return msgspec.json.decode(body.encode(), type=Dropped)


class Invitation(msgspec.Struct, frozen=True):
    """A sentence that invites people to a table, and those people."""

    text: Text
    people: tuple[PersonId, ...]


def invite(tx: Transaction, table: TableNumber, said: Text, people: tuple[PersonId, ...]) -> None:
    """Invites people to a table, in the channel of its card."""
    body = msgspec.json.encode(Invitation(said, people)).decode()
    tx.post(table, public_lane(table), INVITE, body)


def read_invitation(body: str) -> Invitation:
    """Returns the sentence in the body of an `invite`, and the people it mentions."""
    return msgspec.json.decode(body.encode(), type=Invitation)


def read_text(body: str) -> Text:
    """Returns the sentence in a row's body."""
    return msgspec.json.decode(body.encode(), type=Text)


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
        Notice("line", text=event.text, open=event.open) for event in events if event.to is None
    ]
    notices += _whispers(after, events)
    if before is None or before.view(None) != after.view(None):
        notices.append(Notice("turn"))
    for seat in range(len(after.seats)):
        if before is None or _hand_changed(before, after, seat):
            notices.append(Notice("hand", person=after.person_at(seat)))
    if after.result is not None:
        notices += [Notice("end"), Notice("card")]
    return notices


def _whispers(after: Table, events: Sequence[Event]) -> list[Notice]:
    return [
        Notice("whisper", person=after.person_at(seat), text=event.text)
        for event in events
        for seat in event.to or ()
    ]


def _hand_changed(before: Table, after: Table, seat: Seat) -> bool:
    """Whether the seat's own message would read differently. Only the seat's own things count,
    so that the time of an edit reveals nothing.
    """
    old, new = before.view(seat), after.view(seat)
    return (
        before.game.holdings(old) != after.game.holdings(new)
        or old.to_act != new.to_act
        or old.over != new.over
    )
