"""Custom ids, which say what a button, a menu or a form is for when it comes back.

``t1:<table>:<version>:<step>`` is about a table, where a step is a word and its arguments joined by
dots: ``join``, ``pick.<digest>.<token>``. ``r1:<game>:<entry>`` opens a rulebook entry in a message
of its own, and ``r2:<game>:<entry>`` turns to it in a rulebook that is already open.
``h1:<game>:<page>:<inside>`` opens a page of how to play a game. ``p1:<step>``,
or ``p1:<step>:<arguments>``, is about no table but about the person, or the server where it was
pressed. An id contains only what the reader of its message may see, and is never trusted: the
person, the version and every token are checked again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId, TableNumber

if TYPE_CHECKING:
    from bot.tables.playing import Desk
    from games.engine import Path

LONGEST = 100
_ID_DIGITS, _NO_ID = 19, 2**63


class Press(msgspec.Struct, frozen=True):
    """A press on something of a table. `step` is the action, `args` are its arguments."""

    table: TableNumber
    version: int
    step: str
    args: tuple[str, ...] = ()

    def encode(self) -> str:
        """Returns the custom id. Raises ValueError if it would be longer than Discord allows."""
        step = ".".join((self.step, *self.args))
        custom_id = f"t1:{self.table}:{self.version}:{step}"
        if len(custom_id) > LONGEST:
            raise ValueError(f"a custom id of {len(custom_id)} characters: {custom_id}")
        return custom_id


class RulePress(msgspec.Struct, frozen=True):
    """A press that opens a rulebook entry; an empty entry means the list of all.

    turning: the press was on an open rulebook, whose message may be changed.
    """

    game: str
    entry: str
    turning: bool = False

    def encode(self) -> str:
        """Returns the custom id."""
        return f"{'r2' if self.turning else 'r1'}:{self.game}:{self.entry}"


class PrimerPress(msgspec.Struct, frozen=True):
    """A press that opens a page (0, 1, 2) of how to play a game; without a game it is chosen in a
    menu.

    inside: the message in which the page is turned, ``own`` for one that has nothing else, or the
    place that it leads back to, a key of `bot.ui.primers.pages.PLACES`. Empty: the press was
    elsewhere, and opens a message of its own.
    """

    game: str
    page: int = 0
    inside: str = ""

    def encode(self) -> str:
        """Returns the custom id."""
        return f"h1:{self.game}:{self.page}:{self.inside}"


class LoosePress(msgspec.Struct, frozen=True):
    """A press that is about no table, such as ``server.pace``. `args` are its arguments."""

    step: str
    args: tuple[str, ...] = ()

    def encode(self) -> str:
        """Returns the custom id."""
        return ":".join(("p1", self.step, *([".".join(self.args)] if self.args else [])))


def parse(custom_id: str) -> Press | RulePress | PrimerPress | LoosePress | None:
    """Returns the parsed custom id, or None if it is not ours or not well formed."""
    scheme, _, rest = custom_id.partition(":")
    parts = rest.split(":", 2)
    if len(custom_id) > LONGEST:
        return None
    if scheme == "p1" and len(parts) <= 2:
        return LoosePress(parts[0], tuple(parts[1].split(".")) if len(parts) == 2 else ())
    if scheme in ("r1", "r2") and len(parts) == 2:
        return RulePress(parts[0], parts[1], turning=scheme == "r2")
    if scheme == "h1" and len(parts) == 3 and _number(parts[1]):
        return PrimerPress(parts[0], int(parts[1]), parts[2])
    if scheme == "t1" and len(parts) == 3 and _number(parts[0]) and _number(parts[1]):
        step, *args = parts[2].split(".")
        return Press(TableNumber(int(parts[0])), int(parts[1]), step, tuple(args))
    return None


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 18


def read_person(word: str) -> PersonId:
    """Returns the id of somebody in an argument, 0, which is nobody's, if it is none."""
    digits = word.isascii() and word.isdigit() and len(word) <= _ID_DIGITS
    return PersonId(int(word) if digits and int(word) < _NO_ID else 0)


def digest(path: Path) -> str:
    """Returns eight characters that stand for a half-made move, so that a press on a panel
    showing another one is noticed.
    """
    return hashlib.blake2s(" ".join(path).encode(), digest_size=4).hexdigest()


def mark_of(desk: Desk) -> str:
    """Returns the mark of the half-made move that a panel shows, for its presses."""
    return digest((*desk.path, desk.partial))


def press(desk: Desk, step: str, *args: str) -> str:
    """Returns the custom id of a press on somebody's panel."""
    return Press(desk.table.id, desk.version, step, (mark_of(desk), *args)).encode()
