"""How somebody is called, set in the menus of `/me pings`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.tables.pings.ways import ABOUT, chosen_for, is_reachable, ways_for
from bot.ui.chosen import chosen
from bot.ui.components import Layout, Piece, container, menu, option, paragraph
from bot.ui.custom_ids import LoosePress
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.rows import PersonRow
    from bot.tables.pings.ways import About
    from bot.ui.request import Request
    from bot.ui.sheets import Voice


class PingSettings:
    """Sets how somebody is called. `steps` are the presses on its menus."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            f"me.pings-{about}": self._setting(about) for about in ABOUT
        }

    async def show(self, request: Request) -> None:
        """Shows how somebody is called, with menus to change it."""
        row = await self._people.person(request.person)
        await request.respond(pings_page(row, request.voice))

    def _setting(self, about: About) -> Callable[[Request, LoosePress], Awaitable[None]]:
        """Returns the handler of the menu for one thing that people are called for."""

        async def step(request: Request, _press: LoosePress) -> None:
            changes: dict[str, Any] = {f"ping_{about}": chosen(request, ways_for(about))}
            row = await self._people.set_person(request.person, **changes)
            await request.respond(pings_page(row, request.voice))

        return step


def pings_page(row: PersonRow, spoken: Voice) -> Layout:
    """Returns how somebody is called, with a menu for each thing they are called for."""
    lines = [spoken.marked(_line(row, about)) for about in ABOUT]
    head = f"## {spoken.marked(text('pings-title'))}"
    if not is_reachable(row):
        lines.append(f"⚠️ {spoken.marked(text('pings-unreachable'))}")
    lines.append(f"-# {spoken.marked(text('pings-note'))}")
    items: list[Piece] = [paragraph("\n".join([head, *lines]))]
    items += [_menu(row, about, spoken) for about in ABOUT]
    return Layout([container(items)])


def _line(row: PersonRow, about: About) -> Text:
    what = Text(f"ping-way-{chosen_for(row, about)}.hint")
    return text("pings-line", about=Text(f"pings-about-{about}"), what=what)


def _menu(row: PersonRow, about: About, spoken: Voice) -> Piece:
    named = Text(f"pings-about-{about}")
    options = [
        option(
            spoken.plain(text("pings-option", about=named, way=Text(f"ping-way-{way}"))),
            way,
            spoken.plain(Text(f"ping-way-{way}.hint")),
            default=way == chosen_for(row, about),
        )
        for way in ways_for(about)
    ]
    return menu(LoosePress(f"me.pings-{about}").encode(), options, spoken.plain(named))
