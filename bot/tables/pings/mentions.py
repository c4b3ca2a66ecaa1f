"""Messages that mention people besides the message of the turn, as rows of the outbox.

``invite`` is posted beside a table's card, while people can still join, and ``seated`` for those
who sit there; ``mention`` where the table is played; and ``ping`` is the same for one person, by
direct message. ``remove`` says nothing, and takes people out of the table's private thread. Their
body is a `Mention`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId
from bot.tables.notifications import private_lane, public_lane
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction

INVITE, SEATED, MENTION, PING, REMOVE = "invite", "seated", "mention", "ping", "remove"

MENTIONING = frozenset({INVITE, SEATED, MENTION, PING, REMOVE})
"""The kinds of rows whose body is a `Mention`."""


class Mention(msgspec.Struct, frozen=True):
    """A sentence that mentions people, and those people.

    soft: it is the second message, for people who are called without a sound. motion: the proposal
    that it is about; None is a turn, or a table whose game has not begun. seated: they sit at such
    a table, and are not invited to it. role: whose members it mentions too.
    """

    text: Text
    people: tuple[PersonId, ...]
    soft: bool = False
    motion: int | None = None
    seated: bool = False
    role: int | None = None

    def encode(self) -> str:
        """Returns it as the body of a row."""
        return msgspec.json.encode(self).decode()


def read_mention(body: str) -> Mention:
    """Returns the body of a row of one of the kinds `MENTIONING`."""
    return msgspec.json.decode(body.encode(), type=Mention)


def invite(
    tx: Transaction,
    table: TableNumber,
    said: Text,
    people: tuple[PersonId, ...],
    role: int | None = None,
) -> None:
    """Invites people, or the members of a role, to a table, in the channel of its card."""
    tx.post(table, public_lane(table), INVITE, Mention(said, people, role=role).encode())


def mention(tx: Transaction, table: TableNumber, kind: str, said: Mention) -> None:
    """Mentions people in a message of its own. kind: `INVITE`, `SEATED` or `MENTION`."""
    tx.post(table, public_lane(table), kind, said.encode())


def remove(tx: Transaction, table: TableNumber, people: tuple[PersonId, ...]) -> None:
    """Takes people out of a table's private thread."""
    mention(tx, table, REMOVE, Mention(text("invited-taken-back"), people))


def mention_softly(
    tx: Transaction,
    table: TableNumber,
    kind: str,
    people: tuple[PersonId, ...],
    motion: int | None = None,
) -> None:
    """Mentions people in a second message, without a sound. kind: see `mention`."""
    mention(tx, table, kind, softly(people, motion))


def softly(people: tuple[PersonId, ...], motion: int | None = None) -> Mention:
    """Returns the mention of people in a second message, without a sound."""
    line = text("ping-too", people=addressed(people))
    return Mention(line, people, soft=True, motion=motion)


def ping(tx: Transaction, table: TableNumber, person: PersonId, said: Mention) -> None:
    """Calls somebody by direct message."""
    tx.post(table, private_lane(person), PING, said.encode())


def mention_instead(tx: Transaction, row: OutboxRow, *, in_lobby: bool) -> None:
    """Mentions somebody whom a `PING` cannot reach, beside the card or where they play."""
    said = read_mention(row.body)
    if row.table_id is not None and (in_lobby or not said.seated):
        kind = SEATED if said.seated else INVITE if in_lobby else MENTION
        mention(tx, row.table_id, kind, said)


def addressed(people: tuple[PersonId, ...]) -> tuple[str, ...]:
    """Returns people as Discord's mentions, for a sentence."""
    return tuple(f"<@{person}>" for person in people)


def without(said: Mention, person: PersonId) -> Mention | None:
    """Returns a mention without somebody, or None if nobody is left in it."""
    people = tuple(other for other in said.people if other != person)
    if not people:
        return None
    args = said.text.args | {"people": addressed(people)}
    if "count" in args:
        args["count"] = len(people)
    return msgspec.structs.replace(said, text=Text(said.text.key, args), people=people)
