"""What somebody is told alone when a person whom they avoid has sat down where they sit, with what
they can do about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.presence.host import others
from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press, read_person
from bot.ui.refusals import plain
from bot.ui.showing import committed
from games.engine import Who, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.ids import PersonId
    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_PUT_OUT, _LEAVE, _OPEN = "beside-out", "leave", "open"
BESIDE_PRESSES = {_LEAVE, _OPEN}
"""One of these is on every such message."""


class BesideActions:
    """Handles presses on what they are told. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            _PUT_OUT: self._put_out
        }

    async def _put_out(self, request: Request, press: Press) -> None:
        who = read_person("".join(press.args))
        before = await self._services.tables.find(press.table)
        await self._services.hosting.put_out(press.table, request.person, who, request.id)
        with committed():
            said = text("host-put-out", who=Who(before.seat_of(who) or 0))
            await request.respond(plain(request.voice.at(before).marked(said)))


def beside_page(
    table: Table, person: PersonId, people: Sequence[PersonId], voice: Voice
) -> Layout | None:
    """Returns what somebody is told of these people at their table, None if one of the two is not
    there any more.
    """
    here = [seat for seat in others(table, person) if seat.person in people]
    if not here or table.seat_of(person) is None or table.row.phase not in ("lobby", "playing"):
        return None
    lobby = table.row.phase == "lobby"
    hosts = lobby and table.row.host == person
    said = text("beside-sat", people=tuple(Who(seat.place) for seat in here), count=len(here))
    hint = text("beside-host" if hosts else "beside-lobby" if lobby else "beside-playing")
    head = f"-# {table.linked(voice.marked(table.title))}"
    words = f"{head}\n{voice.marked(said)}\n-# {voice.marked(hint)}"

    def made(key: str, step: str, *args: str, who: int = 0) -> Piece:
        label = voice.plain(text(key, who=Who(who)))
        return button(label, Press(table.id, 0, step, args).encode())

    ways = [made("beside-leave", _LEAVE)] if lobby else [made("panel-to-my-panel", _OPEN)]
    if hosts:
        ways += [
            made("beside-put-out", _PUT_OUT, str(seat.person), who=seat.place) for seat in here
        ]
    return Layout([container([paragraph(words), *rows(ways)])])
