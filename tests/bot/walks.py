"""The walk of one answer through the code: the rooms it enters, and how often it comes back.

The walk is what a reader follows with a finger. A *room* is a module of `bot` or `cogs`. A walk is
the sequence of rooms in which functions begin; functions that begin in one room one after the other
are one stay there. A *return* is a step into a room that had been left before.

Counted are functions that begin in the task that answers the interaction, and that are in a room of
the front of the house (`FRONT`) or are called by one; how a move is made further inside is a walk
of its own. Each call from one function to another counts once, however often a loop makes it. Not
counted are comprehensions, properties, coroutines that go on, the store's own thread, pictures
drawn afterwards, and `MATERIALS`: the materials of every room are no room to go to.
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
MATERIALS = ("bot.ui.components", "bot.ui.panel.heights", "bot.ui.custom_ids", "bot.tables.table")
"""Modules that every room uses: pieces of messages and how high they are, names of buttons, a table
as a value.
"""
PRESS, COMMAND = "discord.py: on_interaction", "CommandTree-invoker"
"""Names that discord.py gives the tasks in which interactions are answered."""


class Walk:
    """A walk. stays: the rooms in their order, each with the functions that began in it."""

    def __init__(self, how: str) -> None:
        self._how = how
        self.stays: list[tuple[str, list[str]]] = []
        self._known: set[Any] = set()

    @property
    def rooms(self) -> int:
        """Returns the number of rooms entered."""
        return len({room for room, _ in self.stays})

    @property
    def returns(self) -> int:
        """Returns how often a room that had been left was entered again."""
        return len(self.stays) - self.rooms

    def __str__(self) -> str:
        """Returns a line for every stay; a return begins with an arrow."""
        seen: set[str] = set()
        lines = []
        for room, functions in self.stays:
            lines.append(f"{'↩' if room in seen else ' '} {room}: {', '.join(functions)}")
            seen.add(room)
        return "\n".join([*lines, f"{self.rooms} rooms, {self.returns} returns"])

    def called(self, frame: FrameType, event: str, _arg: Any) -> None:
        """Notes a function that begins, if it counts; for `sys.setprofile`."""
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
        # The frame is kept, so that a coroutine that goes on is recognised.
        self._known |= {frame, step}
        if not self.stays or self.stays[-1][0] != room:
            self.stays.append((room, []))
        self.stays[-1][1].append(name.rpartition(".")[2])


def _room(frame: FrameType) -> str | None:
    """Returns the module of a function, None if it is not one of the rooms."""
    name = str(frame.f_globals.get("__name__", ""))
    loopback = name.startswith("bot.loopback")
    return name if name.startswith(("bot.", "cogs.")) and not loopback else None


def _is_property(frame: FrameType) -> bool:
    owner = type(frame.f_locals.get("self"))
    return isinstance(getattr(owner, frame.f_code.co_name, None), property)


def _in_front(room: str | None) -> bool:
    return room is not None and any(room == f or room.startswith(f"{f}.") for f in FRONT)


def _answering(how: str) -> bool:
    """Tells whether this is the task in which the interaction is answered."""
    with contextlib.suppress(RuntimeError):  # other threads have no loop
        task = asyncio.current_task()
        return task is not None and task.get_name() == how
    return False


@contextlib.contextmanager
def walking(how: str) -> Iterator[Walk]:
    """Watches the answer that is given meanwhile. how: `PRESS` or `COMMAND`."""
    walk = Walk(how)
    sys.setprofile(walk.called)
    try:
        yield walk
    finally:
        sys.setprofile(None)
