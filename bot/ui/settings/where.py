"""Where a person is reminded of tables that wait for them, set by command or in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

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

REMIND_PLACES: tuple[Remind, ...] = get_args(Remind)
_STEP = "me.remind"


class ReminderSetting:
    """Where somebody is reminded. `steps` are the presses on its menu."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            _STEP: self._press
        }

    async def choose(self, request: Request, where: str = "") -> None:
        """Sets it; "" shows it, with a menu. Raises `OptionError`."""
        spoken = request.voice
        if not where:
            row = await self._people.person(request.person)
            await request.respond(_page(row, spoken))
            return
        await self._set(request, where)
        await request.say(spoken.marked(text(f"me-reminders-{where}")))

    async def _set(self, request: Request, where: str) -> PersonRow:
        if where not in REMIND_PLACES:
            raise OptionError("reminders", where)
        changes: dict[str, Any] = {"remind": where}
        return await self._people.set_person(request.person, **changes)

    async def _press(self, request: Request, _press: LoosePress) -> None:
        row = await self._set(request, chosen(request, REMIND_PLACES))
        await request.respond(_page(row, request.voice))


def _page(row: PersonRow, spoken: Voice) -> Layout:
    """Returns how it is set, with a menu to change it."""
    options = [
        option(spoken.plain(Text(f"remind-{where}")), where, default=where == row.remind)
        for where in REMIND_PLACES
    ]
    words = paragraph(spoken.marked(text(f"me-reminders-{row.remind}")))
    asked = spoken.plain(text("remind-menu"))
    return Layout([container([words, menu(LoosePress(_STEP).encode(), options, asked)])])
