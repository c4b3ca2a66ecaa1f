"""Opening a panel, looking at sheets, watching a table, coming back, and how to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotSeatedError, OverError
from bot.ui.access import find_seen
from bot.ui.chosen import chosen_or
from bot.ui.primers.buttons import taught
from bot.ui.primers.pages import PAGES, SeenPrimer, primer_page
from bot.ui.showing import committed, show, show_end, show_panel, show_sheet
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.ids import TableNumber
    from bot.services import Services
    from bot.ui.components import Layout
    from bot.ui.custom_ids import Press, PrimerPress
    from bot.ui.motions.presses import MotionHandlers
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet


class Looking:
    """Shows panels and sheets. `steps` are the presses by name."""

    def __init__(self, services: Services, motions: MotionHandlers) -> None:
        self._services = services
        self._motions = motions
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            "open": self._open,
            "look": self._look,
            "watch": lambda request, press: self.watch(request, press.table),
            "return": self._return,
        }

    async def watch(self, request: Request, number: TableNumber) -> None:
        """Shows a table's public board, exactly as a spectator sees it."""
        table = await find_seen(self._services, request, number, watching=True)
        await show_sheet(request, table, watching=True)

    async def _open(self, request: Request, press: Press) -> None:
        """Shows somebody's panel, the end of a game, or a spectator's board without a seat."""
        try:
            desk = await self._services.playing.desk(press.table, request.person)
        except OverError:
            await show_end(request, await self._services.tables.find(press.table))
            return
        except NotSeatedError:  # the button stands on the board, which everybody sees
            await self.watch(request, press.table)
            return
        await show_panel(request, desk)

    async def _look(self, request: Request, press: Press) -> None:
        """Shows a sheet as the person sees it."""
        table = await self._services.tables.find(press.table)
        sheets: Sequence[str] = ()
        if table.row.phase in ("playing", "over"):
            sheets = table.game.sheets(table.view(table.seat_of(request.person)))
        named = press.args[0] if press.args else chosen_or(request, sheets, "")
        await show_sheet(request, table, named)

    async def _return(self, request: Request, press: Press) -> None:
        back = await self._services.timeouts.come_back(press.table, request.person, request.id)
        said = text("time-returned" if back else "time-was-here")
        with committed():
            if (await self._services.tables.find(press.table)).row.still:
                await self._motions.standing(request, press.table, said)
                return
            desk = await self._services.playing.desk(press.table, request.person)
            await show_panel(request, desk, said)


async def turn_primer(request: Request, press: PrimerPress) -> None:
    """Shows a page of how to play, to the person who pressed alone."""
    game = chosen_or(request, taught(), press.game)
    if game not in taught() or press.page >= PAGES:
        await request.tell(text("press-unknown"))
        return
    sight = SeenPrimer(game, press.page, request.voice)

    def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
        return primer_page(sight, press.inside, attached=attached)

    await show(request, sight, draw, apart=not press.inside)
