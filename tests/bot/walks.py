"""The walk of one answer through the code: the rooms it enters, and how often it comes back.

What is counted is what a reader follows with a finger. A *room* is a module of `bot` or `cogs`. A
walk is the row of rooms in which functions begin, in that order; functions that begin in one room
one after the other are one stay there. A *return* is a step into a room that had been left before.

Counted are functions that begin in the task that answers the interaction and that are called by a
room of the front of the house (`FRONT`) or stand there themselves: how a move is made further in is
a walk of its own. Each call from one function to another counts once, however often a loop makes
it. Left out are comprehensions, properties, coroutines that go on, the store's own thread, pictures
drawn afterwards, and `MATERIALS`: what every room is made of is no room to go to.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

FRONT = ("cogs", "bot.ui", "bot.client", "bot.error_handler")
MATERIALS = ("bot.ui.components", "bot.ui.custom_ids", "bot.tables.table")
"""Pieces of messages, what a button is called, and a table as a value."""
PRESS, COMMAND = "discord.py: on_interaction", "CommandTree-invoker"
"""What discord.py calls the tasks in which they are answered."""


class Walk:
    """A walk. stays: the rooms in their order, each with the functions that began in it."""

    def __init__(self, how: str) -> None:
        self._how = how
        self.stays: list[tuple[str, list[str]]] = []
        self._known: set[Any] = set()

    @property
    def rooms(self) -> int:
        """How many rooms were entered."""
        return len({room for room, _ in self.stays})

    @property
    def returns(self) -> int:
        """How often a room that had been left was entered again."""
        return len(self.stays) - self.rooms

    def __str__(self) -> str:
        """A line for every stay; a return begins with an arrow."""
        seen: set[str] = set()
        lines = []
        for room, functions in self.stays:
            lines.append(f"{'↩' if room in seen else ' '} {room}: {', '.join(functions)}")
            seen.add(room)
        return "\n".join([*lines, f"{self.rooms} rooms, {self.returns} returns"])

    def called(self, frame: FrameType, event: str, _arg: Any) -> None:
        """Take note of a function that begins, if it counts; for `sys.setprofile`."""
        back = frame.f_back
        if event != "call" or back is None or not _answering(self._how):
            return
        room, name, step = _room(frame), frame.f_code.co_qualname, (back.f_code, frame.f_code)
        if room is None or room in MATERIALS or "<locals>.<" in name or _is_property(frame):
            return
        if not (_in_front(room) or _in_front(_room(back))):
            return
        if frame in self._known or step in self._known:
            return
        # The frame is kept, so that a coroutine that goes on is known again.
        self._known |= {frame, step}
        if not self.stays or self.stays[-1][0] != room:
            self.stays.append((room, []))
        self.stays[-1][1].append(name.rpartition(".")[2])


def _room(frame: FrameType) -> str | None:
    """The module in which a function stands, None where it is none of the rooms."""
    name = str(frame.f_globals.get("__name__", ""))
    loopback = name.startswith("bot.loopback")
    return name if name.startswith(("bot.", "cogs.")) and not loopback else None


def _is_property(frame: FrameType) -> bool:
    owner = type(frame.f_locals.get("self"))
    return isinstance(getattr(owner, frame.f_code.co_name, None), property)


def _in_front(room: str | None) -> bool:
    return room is not None and any(room == f or room.startswith(f"{f}.") for f in FRONT)


def _answering(how: str) -> bool:
    """Whether this is the task in which the interaction is answered."""
    with contextlib.suppress(RuntimeError):  # there is no loop on other threads
        task = asyncio.current_task()
        return task is not None and task.get_name() == how
    return False


@contextlib.contextmanager
def walking(how: str) -> Iterator[Walk]:
    """Watch the answer that is given meanwhile. how: `PRESS` or `COMMAND`."""
    walk = Walk(how)
    sys.setprofile(walk.called)
    try:
        yield walk
    finally:
        sys.setprofile(None)
