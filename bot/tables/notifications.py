"""What a change at a table has to tell people: rows for the outbox.

Lanes keep order: ``public:<table>`` for what everybody sees, ``dm:<person>`` for one person,
``sweep:<table>`` for direct messages that have to go.
Kinds whose message shows the table as it is when delivered (`card`, `board`, `turn`, `hand`)
carry no body and wait at most once; sentences (`line`, `whisper`, `note`) carry their text,
`invite` also whom it calls, and `drop` the message that has to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.tables.anonymous import nameless
from games.engine import Event, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

NoticeKind: TypeAlias = Literal[
    "card", "line", "turn", "board", "end", "hand", "whisper", "note", "drop", "invite"
]

ALL = 1_000_000
"""More rows than ever wait in one lane."""

INVITE: NoticeKind = "invite"

REFRESHED: frozenset[str] = frozenset({"card", "board", "turn", "hand"})
"""Kinds that show the table as it is when they are delivered."""


TOLD: frozenset[str] = frozenset({"line", "whisper"})
"""Kinds whose sentence is kept: what has been told at the table."""


class Notice(msgspec.Struct, frozen=True):
    """One row for the outbox; `person` None is the public lane."""

    kind: NoticeKind
    person: int | None = None
    text: Text | None = None


def public_lane(table: int) -> str:
    """The lane of what everybody at and around a table sees."""
    return f"public:{table}"


def private_lane(person: int) -> str:
    """The lane of one person's direct messages."""
    return f"dm:{person}"


def write_notices(tx: Transaction, table: int, notices: Iterable[Notice]) -> None:
    """Put notices in the outbox, in order; what is for nobody is left out."""
    told = [notice for notice in notices if notice.person is None or not nameless(notice.person)]
    unheard = all(notice.person is not None for notice in told)
    for notice in told:
        person = notice.person
        lane = public_lane(table) if person is None else private_lane(person)
        if notice.kind in REFRESHED:
            tx.post_once(table, lane, notice.kind, unheard=unheard)
        else:
            body = "{}" if notice.text is None else msgspec.json.encode(notice.text).decode()
            tx.post(table, lane, notice.kind, body, unheard=unheard)
            if notice.kind in TOLD:
                tx.tell(table, body, person)


def turn_begins(tx: Transaction, before: Table, after: Table) -> int:
    """The last sentence told before the turn that is played after a change: see
    `TableRow.turn_line`. Asked when what the change tells has been written.
    """
    same = before.turn == after.turn
    return before.row.turn_line if same else tx.last_told(after.id)


class Dropped(msgspec.Struct, frozen=True):
    """A message that has to go, and where it is."""

    channel: int
    message: int


def drop_message(tx: Transaction, table: int, channel: int, message: int) -> None:
    """Have a public message of a table deleted, when all that waits now has been delivered."""
    body = msgspec.json.encode(Dropped(channel, message)).decode()
    tx.post(table, public_lane(table), "drop", body)


def sweep_message(tx: Transaction, table: int, channel: int, message: int) -> None:
    """Have a direct message about a table deleted, whatever else waits."""
    body = msgspec.json.encode(Dropped(channel, message)).decode()
    tx.post(table, f"sweep:{table}", "drop", body)


def read_dropped(body: str) -> Dropped:
    """The message in the body of a `drop`."""
    return msgspec.json.decode(body.encode(), type=Dropped)


class Invitation(msgspec.Struct, frozen=True):
    """A sentence by which people are called to a table, and who they are."""

    text: Text
    people: tuple[int, ...]


def invite(tx: Transaction, table: int, said: Text, people: tuple[int, ...]) -> None:
    """Have people called to a table, in the channel where its card is."""
    body = msgspec.json.encode(Invitation(said, people)).decode()
    tx.post(table, public_lane(table), INVITE, body)


def read_invitation(body: str) -> Invitation:
    """The sentence in the body of an `invite`, and whom it calls."""
    return msgspec.json.decode(body.encode(), type=Invitation)


def read_text(body: str) -> Text:
    """The sentence in a row's body."""
    return msgspec.json.decode(body.encode(), type=Text)


def begin_anew(tx: Transaction, table: int) -> None:
    """The table goes to another place: its card comes first there, then all that waits."""
    lane = public_lane(table)
    waiting = tx.waiting(lane, ALL)
    tx.clear_lane(lane)
    tx.post(table, lane, "card")
    for row in waiting:
        if row.kind != "card":
            tx.post(table, lane, row.kind, row.body)


def notices_of_play(before: Table | None, after: Table, events: Sequence[Event]) -> list[Notice]:
    """What people are told about one change of a game.

    before: None when the game has just been dealt.
    """
    notices = [Notice("line", text=event.text) for event in events if event.to is None]
    notices += _whispers(after, events)
    if before is None or _asked_anew(before, after):
        notices.append(Notice("turn"))
    if before is None or before.view(None) != after.view(None):
        notices.append(Notice("board"))
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


def _asked_anew(before: Table, after: Table) -> bool:
    """Whether somebody is publicly waited for who was not, or in another window."""
    old, new = before.view(None), after.view(None)
    return bool(set(new.asked) - set(old.asked)) or (bool(new.asked) and new.window != old.window)


def _hand_changed(before: Table, after: Table, seat: Seat) -> bool:
    """Whether the seat's own message would read differently: only its own things count, so that
    the time of an edit tells nobody anything.
    """
    old, new = before.view(seat), after.view(seat)
    return (
        before.game.holdings(old) != after.game.holdings(new)
        or old.to_act != new.to_act
        or old.over != new.over
    )


def commitment(after: Table) -> Notice:
    """The line that posts the hash of the seed at the start."""
    return Notice("line", text=text("table-commitment", hash=after.chance.commitment))
