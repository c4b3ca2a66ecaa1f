"""The place where a person is reminded of tables that wait for them, set by command or in a
menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from bot.store.rows import Remind
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

PLACES: tuple[Remind, ...] = get_args(Remind)
_REMIND = "me.remind"


class ReminderSettings:
    """The settings of `/me reminders`. `steps` are the presses on its menu."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            _REMIND: self._press_remind,
        }

    async def reminders(self, request: Request, where: str = "") -> None:
        """Sets where somebody is reminded; "" shows it, with a menu. Raises `OptionError`."""
        spoken = request.voice
        if not where:
            row = await self._people.person(request.person)
            await request.respond(_reminders_page(row, spoken))
            return
        await self._set_remind(request, where)
        await request.say(spoken.marked(text(f"me-reminders-{where}")))

    async def _set_remind(self, request: Request, where: str) -> PersonRow:
        if where not in PLACES:
            raise OptionError("reminders", where)
        return await self._people.set_person(request.person, remind=where)

    async def _press_remind(self, request: Request, _press: LoosePress) -> None:
        row = await self._set_remind(request, chosen(request, PLACES))
        spoken = request.voice
        await request.respond(_reminders_page(row, spoken))


def _reminders_page(row: PersonRow, spoken: Voice) -> Layout:
    """Returns where somebody is reminded, with a menu to change it."""
    options = [
        option(spoken.plain(Text(f"remind-{where}")), where, default=where == row.remind)
        for where in PLACES
    ]
    asked = spoken.plain(text("remind-menu"))
    words = paragraph(spoken.marked(text(f"me-reminders-{row.remind}")))
    return Layout([container([words, menu(LoosePress(_REMIND).encode(), options, asked)])])
