"""What people are told of a night, as rows of the outbox.

The messages of a night have a lane of their own. All but mentions are shown as the night is when
they are delivered, so a row that waits is replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.notifications import private_lane
from bot.tables.pings.mentions import MENTION, Mention, addressed, softly
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import NightId, PersonId
    from bot.store.transaction import Transaction
    from games.engine import Arg, Text

CARD, CALL, BOARD, END = "card", "call", "board", "end"
"""The card in the channel; who is called ten minutes before; the tables and the bench; the picture
of the whole night.
"""


def night_lane(night: NightId) -> str:
    """Returns the lane of the messages of a night."""
    return f"night:{night}"


def show(tx: Transaction, night: NightId, *kinds: str) -> None:
    """Has these messages of a night brought up to date."""
    for kind in kinds:
        tx.post_once(None, night_lane(night), kind)


def mention(
    tx: Transaction, night: NightId, people: Iterable[PersonId], key: str, **args: Arg
) -> None:
    """Mentions people where a night calls. key: of a sentence with ``people`` and ``count``."""
    called = tuple(people)
    if called:
        said = text(key, people=addressed(called), count=len(called), **args)
        tx.post(None, night_lane(night), MENTION, Mention(said, called).encode())


def mention_softly(tx: Transaction, night: NightId, people: tuple[PersonId, ...]) -> None:
    """Mentions people in a second message, without a sound."""
    if people:
        tx.post(None, night_lane(night), MENTION, softly(people).encode())


def write_to(tx: Transaction, person: PersonId, said: Text) -> None:
    """Writes somebody a sentence."""
    tx.post(None, private_lane(person), "note", msgspec.json.encode(said).decode())
