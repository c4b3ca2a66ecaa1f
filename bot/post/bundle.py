"""Sentences that wait for the same channel and share a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ui.components import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.store.rows import OutboxRow

LONGEST = 1_900
"""The most characters in one message, a little under Discord's 2000."""


class Bundle(msgspec.Struct, frozen=True):
    """Rows of the outbox with the sentence of each, "" if it has nothing to say any more.

    head: a line above them, "" for none.
    """

    rows: tuple[OutboxRow, ...]
    words: tuple[str, ...]
    head: str = ""

    @property
    def content(self) -> str:
        """The whole message, or "" if there is nothing to say."""
        said = [words for words in self.words if words]
        return "\n".join([self.head, *said] if self.head else said) if said else ""

    def on(self, content: str) -> tuple[OutboxRow, ...]:
        """Returns the rows that are on a message which begins with the first of them.

        An earlier attempt may have had fewer rows, and Discord returns that message.
        """
        rest = f"{content.strip()}\n".removeprefix(f"{self.head}\n" if self.head else "")
        count = 0
        for words in self.words:
            line = f"{words.strip()}\n" if words else ""
            if not rest.startswith(line):
                break
            rest = rest[len(line) :]
            count += 1
        return self.rows[: max(count, 1)]

    def begins(self, content: str) -> bool:
        """Whether a message contains at least the first of the sentences."""
        said = next((words for words in self.words if words), "")
        first = f"{self.head}\n{said}" if self.head else said
        return bool(said) and f"{content.strip()}\n".startswith(f"{first.strip()}\n")


def bundle(rows: Iterable[OutboxRow], say: Callable[[OutboxRow], str], head: str = "") -> Bundle:
    """Returns a bundle of as many of these rows as fit in one message, at least one."""
    taken: list[OutboxRow] = []
    words: list[str] = []
    length = len(head)
    for row in rows:
        said = cut(say(row).strip(), LONGEST - len(head))
        length += len(said) + 1
        if taken and length > LONGEST:
            break
        taken.append(row)
        words.append(said)
    return Bundle(tuple(taken), tuple(words), head)
