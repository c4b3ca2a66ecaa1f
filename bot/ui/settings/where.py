"""Where a person hears from tables: called when it is their turn, and reminded; each is set by
command or in a menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from bot.store.rows import Pings, Remind
from bot.tables.errors import OptionError
from bot.ui.chosen import chosen
from bot.ui.components import Layout, container, menu, option, paragraph
from bot.ui.custom_ids import LoosePress
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.rows import PersonRow
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

REMIND_PLACES: tuple[Remind, ...] = get_args(Remind)
PINGS_PLACES: tuple[Pings, ...] = get_args(Pings)


class WhereSetting:
    """One setting of where somebody hears of something. `steps` are the presses on its menu.

    field: its field of a person, and the first word of its labels. command: the name of its
    command. places: its values. said: returns the sentence that says what a value means.
    """

    def __init__(
        self,
        services: Services,
        field: str,
        command: str,
        places: tuple[str, ...],
        said: Callable[[str], Text],
    ) -> None:
        self._people = services.people
        self._field, self._command, self._places, self._said = field, command, places, said
        self._step = f"me.{field}"
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            self._step: self._press
        }

    async def choose(self, request: Request, where: str = "") -> None:
        """Sets it; "" shows it, with a menu. Raises `OptionError`."""
        spoken = request.voice
        if not where:
            row = await self._people.person(request.person)
            await request.respond(self._page(row, spoken))
            return
        await self._set(request, where)
        await request.say(spoken.marked(self._said(where)))

    async def _set(self, request: Request, where: str) -> PersonRow:
        if where not in self._places:
            raise OptionError(self._command, where)
        changes: dict[str, Any] = {self._field: where}
        return await self._people.set_person(request.person, **changes)

    async def _press(self, request: Request, _press: LoosePress) -> None:
        row = await self._set(request, chosen(request, self._places))
        await request.respond(self._page(row, request.voice))

    def _page(self, row: PersonRow, spoken: Voice) -> Layout:
        """Returns how it is set, with a menu to change it."""
        now = getattr(row, self._field)
        options = [
            option(spoken.plain(Text(f"{self._field}-{where}")), where, default=where == now)
            for where in self._places
        ]
        asked = spoken.plain(text(f"{self._field}-menu"))
        words = paragraph(spoken.marked(self._said(now)))
        return Layout([container([words, menu(LoosePress(self._step).encode(), options, asked)])])


def reminder_setting(services: Services) -> WhereSetting:
    """Returns the setting of `/me reminders`."""

    def said(where: str) -> Text:
        return text(f"me-reminders-{where}")

    return WhereSetting(services, "remind", "reminders", REMIND_PLACES, said)


def pings_setting(services: Services) -> WhereSetting:
    """Returns the setting of `/me pings`."""

    def said(where: str) -> Text:
        return text(f"me-pings-{where}")

    return WhereSetting(services, "pings", "pings", PINGS_PLACES, said)
