"""Capital Power in a given position, and the people who could read a given amount."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from bot.ids import ChannelId, GuildId, TableNumber
from bot.tables.lobbies.opening import Person, Place
from bot.ui.custom_ids import Press
from games.capital_power.board import BOARD, SPACES, WAYS
from games.capital_power.material import COMPANIES
from games.options import options_dict
from tests.bot.flows.scenery import lay, names_by_seat
from tests.bot.overheard import overheard
from tests.bot.panels import Panel
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from games.capital_power.state import State
    from tests.bot.world import World

GAME = "capital-power"
NAMES = ("ann", "bob", "cyd")
EVERYBODY = "everybody"


async def sit_at(world: World, state: State, **rolled_to: str) -> list[str]:
    """Opens table 1 in this position; returns the names of the people by seat.

    rolled_to: a pawn (``blue_1``) that the table's next die brings to this space.
    """
    host, *others = [Person(world.person(name).user.id, name) for name in NAMES[: state.seats]]
    home = Place(GuildId(world.guild.id), ChannelId(world.channel.id))
    with world.as_bot():
        await world.services.lobby.open(GAME, host, home, "en", options_dict(state.options))
        for person in others:
            await world.services.lobby.join(TableNumber(1), person)
        await world.services.lobby.start(TableNumber(1), host.id)
    await world.env.settle()
    die = (await world.table(TableNumber(1))).chance.die()
    for pawn, target in rolled_to.items():
        n, ends = COMPANIES[pawn.replace("_", "-")], (BOARD.number[target],)
        state.space[n] = next(s for s in range(len(SPACES)) if WAYS[s][die - 1] == ends)
    await lay(world, TableNumber(1), state)
    return await names_by_seat(world, TableNumber(1))


async def now(world: World) -> State:
    """Returns the state of table 1."""
    return cast("State", (await world.table(TableNumber(1))).state)


async def pick(panel: Panel, *keys: str) -> None:
    """Picks one option after another, and several at once if the panel offers them as one."""
    await panel.go(*keys)


def readers_of(world: World, amount: int) -> set[str]:
    """Returns the people who could read an amount; `EVERYBODY` if it was public.

    A number after an equals sign is a coordinate in a picture, not an amount.
    """
    thousands, rest = divmod(amount, 1000)
    written = re.compile(rf"(?<![\d=]){thousands}[,\s\u00a0\u202f]?{rest:03}(?!\d)")
    names = {member.user.id: name for name, member in world.people.items()}
    return {
        EVERYBODY if heard.reader is None else names[heard.reader]
        for heard in overheard(world)
        if written.search(heard.words)
    }


async def look_around(world: World, *names: str) -> None:
    """Lets these people look at everything they can, and a stranger at what the board offers."""
    for name in names:
        panel = await Panel.open(world, name, TableNumber(1))
        await panel.press("look", "board")
        for sheet in [option.value for option in panel.menus("look")[0].options]:
            await panel.look(sheet)
    stranger, thread = world.person("eve"), await world.thread(TableNumber(1))
    look = Press(TableNumber(1), 0, "look").encode()
    board = find_message(thread, stranger, look)
    (menu,) = [item for item in presses(board) if item.custom_id == look]
    for option in menu.options:
        await stranger.select(board, [option.value], custom_id=look)


def dms(world: World, name: str) -> list[str]:
    """Returns somebody's direct messages, oldest first."""
    user = world.person(name).user
    return [words(message) for message in user.dm_channel.history(viewer=user)]
