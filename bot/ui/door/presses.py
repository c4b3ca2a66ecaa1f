"""The presses and commands of the door."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import discord

from bot.ids import GuildId
from bot.ui.door.pages import OPEN, all_games_page, game_page, help_page
from bot.ui.door.shelf import SeenShelf
from bot.ui.primers.pages import DOOR
from bot.ui.showing import show
from games.drawing_kit import WEIGHTS
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import ChannelId
    from bot.services import Services
    from bot.store.store import Store
    from bot.ui.components import Layout
    from bot.ui.custom_ids import LoosePress
    from bot.ui.lobby.actions import LobbyActions
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet


class DoorHandlers:
    """Shows the games and opens tables of them. `steps` are the presses by name."""

    def __init__(self, services: Services, lobby: LobbyActions) -> None:
        self._services = services
        self._lobby = lobby
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            DOOR: lambda request, press: self.show(request, _game(press)),
            OPEN: self._open,
        }

    async def show(self, request: Request, game: str = "") -> None:
        """Shows one game, or all of them if there is no such game."""
        if game in all_games():
            await self._show_game(request, game)
            return
        guild = request.interaction.guild
        sight = SeenShelf(await in_order(self._services.store, guild), request.voice)

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            return all_games_page(sight, attached=attached)

        await show(request, sight, draw)

    async def _show_game(self, request: Request, game: str) -> None:
        sight, on_server = SeenShelf((game,), request.voice), request.guild_id is not None

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            return game_page(sight, attached=attached, on_server=on_server)

        await show(request, sight, draw)

    async def _open(self, request: Request, press: LoosePress) -> None:
        game = _game(press)
        if game in all_games():
            await self._lobby.open(request, game, {})
        else:
            await self.show(request)

    async def help(self, request: Request) -> None:
        """Shows what each kind of command does."""
        await request.respond(help_page(request.voice))


def _game(press: LoosePress) -> str:
    return press.args[0] if press.args else ""


async def in_order(store: Store, guild: discord.Guild | None) -> tuple[str, ...]:
    """Returns the games as a server likes them: what was played last there, most often first.

    Only tables that everybody on the server sees count, so the order tells nobody what is played
    elsewhere. Without a server, and among games that are played as often, the easiest come first.
    """
    if guild is None:
        return easiest_first()
    number = GuildId(guild.id)
    finished, going = await store.read(
        lambda tx: (tx.finished_in(number), tx.tables_in_guild(number))
    )
    tables = [*((r.channel, r.game) for r in finished), *((r.channel, r.game) for r in going)]
    public = {channel: is_public(guild, channel) for channel in {place for place, _ in tables}}
    played = Counter(game for channel, game in tables if public[channel])
    return tuple(sorted(easiest_first(), key=lambda game: -played[game]))


def easiest_first() -> tuple[str, ...]:
    """Returns the games from the lightest to the heaviest, and from the shortest to the longest."""
    signs = {key: game.sign for key, game in all_games().items()}
    weights = {key: WEIGHTS.index(sign.weight) for key, sign in signs.items()}
    return tuple(sorted(signs, key=lambda key: (weights[key], signs[key].minutes)))


def is_public(guild: discord.Guild, channel: ChannelId) -> bool:
    """Whether everybody on the server sees a channel or thread."""
    found = guild.get_channel_or_thread(channel)
    if found is None or found.type is discord.ChannelType.private_thread:
        return False
    return found.permissions_for(guild.default_role).view_channel
