"""Learning and practising a game alone, by a press or by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.computers.practice import PractisingError
from bot.tables.lobbies.opening import check_lobby
from bot.tables.notifications import Notice, write_notices
from bot.ui.door.presses import in_order
from bot.ui.door.shelf import SeenShelf
from bot.ui.lessons.pages import (
    FIRST,
    FREE,
    games_page,
    has_lesson,
    offer_page,
    private_lobby,
)
from bot.ui.lobby.begun import answer_apart, comes_apart, comes_below, point_below, show_begun
from bot.ui.lobby.options import PRIVATE_LOBBY
from bot.ui.outcome import OPEN_TABLE, PRACTISE
from bot.ui.primers.pages import SeenPrimer
from bot.ui.showing import show, show_panel
from games.engine import text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import TableNumber
    from bot.services import Services
    from bot.ui.components import Layout
    from bot.ui.custom_ids import LoosePress, Press
    from bot.ui.lobby.actions import LobbyActions
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet


class LessonHandlers:
    """Opens private tables and shows them. `steps` are the presses about a table, `loose` those
    about a game, by name.
    """

    def __init__(self, services: Services, lobby: LobbyActions) -> None:
        self._services = services
        self._lobby_actions = lobby
        self._practice = services.practice
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            PRIVATE_LOBBY: self._lobby,
        }
        self.loose: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            PRACTISE: lambda request, press: self.begin(request, _game(press)),
            FIRST: lambda request, press: self._known(request, press, self._start),
            FREE: lambda request, press: self._known(request, press, self._free),
            OPEN_TABLE: lambda request, press: self._known(request, press, self._open_table),
        }

    async def begin(self, request: Request, game: str) -> None:
        """Lets somebody play a game alone: shows the game they are in the middle of, or else asks
        whether they want the prepared first game or free practice. An unknown game is asked for.
        """
        if game not in all_games():
            await self._ask_game(request)
            return
        table = await self._practice.playing(game, request.person)
        if table is not None:
            await self._go_on(request, table.id)
        elif has_lesson(game):
            await self._offer(request, game)
        else:
            await self._free(request, game)

    async def _ask_game(self, request: Request) -> None:
        order = await in_order(self._services.store, request.interaction.guild)
        sight = SeenShelf(order, request.voice)

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            return games_page(sight, attached=attached)

        await show(request, sight, draw, apart=comes_apart(request))

    async def _offer(self, request: Request, game: str) -> None:
        sight = SeenPrimer(game, 0, request.voice)
        if await self._practice.has_learnt(game, request.person):
            await answer_apart(request, offer_page(sight, learnt=True, attached=False))
            return

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            return offer_page(sight, learnt=False, attached=attached)

        await show(request, sight, draw, apart=comes_apart(request))

    async def _known(
        self,
        request: Request,
        press: LoosePress,
        then: Callable[[Request, str], Awaitable[None]],
    ) -> None:
        """Goes on with the game of a press, if there is such a game."""
        game = _game(press)
        await (then if game in all_games() else self.begin)(request, game)

    async def _start(self, request: Request, game: str) -> None:
        locale = request.voice.locale
        try:
            table = await self._practice.first_game(game, request.who, locale, request.id)
        except PractisingError as error:
            await self._go_on(request, error.table)
            return
        await show_begun(self._services, request, table)

    async def _free(self, request: Request, game: str) -> None:
        locale = request.voice.locale
        try:
            table = await self._practice.free(game, request.who, locale, request.id)
        except PractisingError as error:
            await self._go_on(request, error.table)
            return
        await answer_apart(request, private_lobby(table, request.voice.at(table)))

    async def _open_table(self, request: Request, game: str) -> None:
        await self._lobby_actions.open(request, game, {})

    async def _lobby(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        check_lobby(table)
        await request.respond(private_lobby(table, request.voice.at(table)))

    async def _go_on(self, request: Request, number: TableNumber) -> None:
        """Shows somebody the panel of the game that they are in the middle of."""
        said = text("lesson-under-way")
        if await comes_below(self._services, request):
            person = request.person
            await self._services.store.write(
                lambda tx: write_notices(tx, number, [Notice("again", person)])
            )
            self._services.tables.tell(await self._services.tables.find(number))
            await point_below(request, said)
            return
        desk = await self._services.playing.desk(number, request.person)
        await show_panel(request, desk, said)


def _game(press: LoosePress) -> str:
    return press.args[0] if press.args else ""
