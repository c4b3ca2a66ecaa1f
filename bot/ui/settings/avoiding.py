"""Whom somebody avoids, set with `/me avoid`. Everything here is shown to them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from bot.ids import PersonId
from bot.store.sql.avoiding import AvoidKind
from bot.tables.names import clean_name
from bot.tables.welcome.avoiding import AvoidNobodyError
from bot.ui.chosen import chosen, chosen_people
from bot.ui.components import (
    MENU,
    Layout,
    Piece,
    button,
    container,
    menu,
    option,
    paragraph,
    rows,
    user_menu,
)
from bot.ui.custom_ids import LoosePress, read_person
from games.choosing import whole_number
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.store.sql.avoiding import AvoidRow
    from bot.tables.lobbies.opening import Person
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_LIST, _ADD, _PICK, _SET = "me.avoid", "me.avoid-add", "me.avoid-pick", "me.avoid-set"
_KINDS: tuple[AvoidKind, ...] = get_args(AvoidKind)
_NOT = "not"
"""The choice to avoid somebody no longer."""


class AvoidSettings:
    """Shows and changes whom somebody avoids. `steps` are the presses."""

    def __init__(self, services: Services) -> None:
        self._avoiding = services.avoiding
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            _LIST: self._turn,
            _ADD: self._add,
            _PICK: self._pick,
            _SET: self._set,
        }

    async def show(self, request: Request, who: Person | None = None) -> None:
        """Avoids somebody from now on, if they are not avoided already, and shows how; without
        somebody shows the list.
        """
        if who is None:
            await self._show_list(request, 0)
            return
        found = await self._avoiding.listed(request.person)
        if _find(found, who.id) is None:
            found = await self._avoiding.avoid(request.person, who.id, who.name, "avoid")
        await request.respond(person_page(found, who.id, request.voice))

    async def _show_list(self, request: Request, page: int) -> None:
        found = await self._avoiding.listed(request.person)
        await request.respond(list_page(found, page, request.voice))

    async def _turn(self, request: Request, press: LoosePress) -> None:
        await self._show_list(request, whole_number("".join(press.args)) or 0)

    async def _add(self, request: Request, _press: LoosePress) -> None:
        people = chosen_people(request)
        if not people:
            raise AvoidNobodyError
        await self.show(request, people[0])

    async def _pick(self, request: Request, _press: LoosePress) -> None:
        found = await self._avoiding.listed(request.person)
        other = PersonId(int(chosen(request, {str(row.other) for row in found})))
        await request.respond(person_page(found, other, request.voice))

    async def _set(self, request: Request, press: LoosePress) -> None:
        number, kind = (*press.args, "", "")[:2]
        other = read_person(number)
        known: AvoidKind | None = next((one for one in _KINDS if one == kind), None)
        if known is None:
            found = await self._avoiding.avoid_no_more(request.person, other)
        else:
            row = _find(await self._avoiding.listed(request.person), other)
            name = clean_name("", other) if row is None else row.name
            found = await self._avoiding.avoid(request.person, other, name, known)
        await request.respond(person_page(found, other, request.voice))


def _find(found: Sequence[AvoidRow], other: PersonId) -> AvoidRow | None:
    return next((row for row in found if row.other == other), None)


def list_page(found: Sequence[AvoidRow], page: int, spoken: Voice) -> Layout:
    """Returns a page of whom somebody avoids, with menus to change it."""
    last = max(len(found) - 1, 0) // MENU
    page = min(page, last)
    shown = found[page * MENU : (page + 1) * MENU]
    lines = [
        spoken.marked(text("avoid-line", who=f"<@{row.other}>", how=Text(f"avoid-how-{row.kind}")))
        for row in shown
    ] or [spoken.marked(text("avoid-none"))]
    head, about = spoken.marked(text("avoid-title")), spoken.marked(text("avoid-about"))
    items = [
        paragraph("\n".join([f"## {head}", *lines, f"-# {about}"])),
        user_menu(LoosePress(_ADD).encode(), spoken.plain(text("avoid-add"))),
    ]
    if shown:
        people = [option(row.name, str(row.other)) for row in shown]
        items.append(menu(LoosePress(_PICK).encode(), people, spoken.plain(text("avoid-change"))))
    if last:
        ways = {"avoid-back": page - 1, "avoid-next": page + 1}
        items += rows([_to_page(key, to, last, spoken) for key, to in ways.items()])
    return Layout([container(items)])


def _to_page(key: str, page: int, last: int, spoken: Voice) -> Piece:
    custom_id = LoosePress(_LIST, (str(max(page, 0)),)).encode()
    return button(spoken.plain(text(key)), custom_id, disabled=not 0 <= page <= last)


def person_page(found: Sequence[AvoidRow], other: PersonId, spoken: Voice) -> Layout:
    """Returns how somebody avoids another person, with the ways to change it."""
    row = _find(found, other)
    kind = _NOT if row is None else row.kind
    said = spoken.marked(text(f"avoid-{kind}", who=f"<@{other}>"))
    about = spoken.marked(Text(f"avoid-{kind}.about"))
    ways = [
        button(
            spoken.plain(text(f"avoid-to-{way}")),
            LoosePress(_SET, (str(other), way)).encode(),
            disabled=way == kind,
        )
        for way in (*_KINDS, _NOT)
    ]
    back = button(spoken.plain(text("avoid-to-list")), LoosePress(_LIST).encode())
    return Layout([container([paragraph(f"{said}\n-# {about}"), *rows(ways), *rows([back])])])
