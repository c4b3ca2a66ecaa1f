"""Tables by invitation: the page on which a host invites people, and the call that they get."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.errors import OptionError
from bot.tables.lobbies.invited import MOST
from bot.tables.lobbies.opening import Place, check_host
from bot.tables.names import marked
from bot.ui.chosen import chosen_people
from bot.ui.components import Layout, Piece, button, container, paragraph, rows, user_menu
from bot.ui.custom_ids import Press
from bot.ui.lobby.options import INVITED
from bot.ui.permissions import close_private, open_private, parent_of
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.ids import PersonId
    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice
    from games.engine import Text

_INVITE, _UNINVITE, _JOIN = "invite", "uninvite", "join"

INVITED_PRESSES = {_JOIN}
"""It is on every call."""


class InvitedActions:
    """Handles a host's presses about invitations, and opens such tables. `steps` are the presses by
    name.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            INVITED: self._open_page,
            _INVITE: self._invite,
            _UNINVITE: self._uninvite,
        }

    async def open(
        self, request: Request, game: str, locale: str, made: Callable[[Place], Awaitable[Table]]
    ) -> None:
        """Opens a table in a private thread of this channel, and asks whom to invite. made: opens
        it in that place.

        Raises `NoPrivateThreadsError`, `MissingPermissionsError` and the errors of opening a table.
        """
        guild = _guild(request)
        async with request.held_on():
            parent = parent_of(guild, request.channel)
            await self._services.invited.check_opening(request.who, request.place)
            place = await open_private(parent, game, locale, [request.person])
            table = await _or_close(guild, place, made)
        with committed():
            await self.show(request, table, text("invited-opened", where=f"<#{place.channel}>"))

    async def make_private(self, request: Request, press: Press) -> None:
        """Moves a table into a private thread. Raises the same."""
        guild, services = _guild(request), self._services
        async with request.held_on():
            table = await services.invited.check_private(press.table, request.person)
            parent = parent_of(guild, table.row.channel)
            people = [seat.person for seat in table.people]
            place = await open_private(parent, table.row.game, table.row.locale, people)
            table = await _or_close(
                guild,
                place,
                lambda to: services.invited.make_private(table.id, request.person, to, request.id),
            )
        with committed():
            await self.show(request, table, text("invited-moved", where=f"<#{place.channel}>"))

    async def _open_page(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        check_host(table, request.person)
        await self.show(request, table)

    async def _invite(self, request: Request, press: Press) -> None:
        people = _meant(request)
        table = await self._services.invited.invite(press.table, request.person, people, request.id)
        with committed():
            await self.show(request, table, text("invited-done", count=len(people)))

    async def _uninvite(self, request: Request, press: Press) -> None:
        people = _meant(request)
        table = await self._services.invited.withdraw(
            press.table, request.person, people, request.id
        )
        with committed():
            await self.show(request, table, text("invited-taken-back"))

    async def show(self, request: Request, table: Table, note: Text | None = None) -> None:
        """Shows whom the host has invited. note: what has just happened."""
        waiting = await self._services.invited.waiting_for(table)
        await request.respond(invited_page(table, waiting, request.voice.at(table), note))


async def _or_close(
    guild: discord.Guild, place: Place, made: Callable[[Place], Awaitable[Table]]
) -> Table:
    """Returns the table that is made in a private thread; without it the thread goes."""
    try:
        return await made(place)
    except Exception:
        await close_private(guild, place)
        raise


def _guild(request: Request) -> discord.Guild:
    guild = request.interaction.guild
    if guild is None:
        raise OptionError("seats", "invited")
    return guild


def _meant(request: Request) -> list[PersonId]:
    people = [person.id for person in chosen_people(request) if person.id != request.person]
    if not people:
        raise OptionError("menu", "")
    return people


def invited_page(
    table: Table, waiting: Sequence[PersonId], voice: Voice, note: Text | None = None
) -> Layout:
    """Returns who is invited and has not sat down, with the menus that invite people and take that
    back.
    """
    head = f"-# {table.linked(voice.marked(table.title))}"
    words = [head] if note is None else [head, voice.marked(note)]
    names = " ".join(f"<@{person}>" for person in waiting)
    said = voice.marked(text("invited-list" if waiting else "invited-nobody", count=len(waiting)))
    words += [said, names, f"-# {voice.marked(text('invited-note'))}"]
    items: list[Piece] = [paragraph("\n".join(word for word in words if word))]
    items.append(_menu(table, _INVITE, voice))
    if waiting:
        items.append(_menu(table, _UNINVITE, voice))
    return Layout([container(items)])


def _menu(table: Table, step: str, voice: Voice) -> Piece:
    label = voice.plain(text(f"{step}-who"))
    return user_menu(Press(table.id, 0, step).encode(), label, MOST)


def call_page(table: Table, voice: Voice) -> Layout:
    """Returns the call to a table that somebody gets by direct message."""
    said = text("invited-you", who=marked(table.host_name or ""), table=table.title)
    words = f"-# {table.linked(voice.marked(table.title))}\n{voice.marked(said)}"
    sit = button(
        voice.plain(text("invited-sit")),
        Press(table.id, 0, _JOIN).encode(),
        discord.ButtonStyle.primary,
    )
    return Layout([container([paragraph(words), *rows([sit])])])
