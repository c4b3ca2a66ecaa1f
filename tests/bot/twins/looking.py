"""Tries everything there is as one person: every command, every suggestion, every step of the
router.

There is no list of what the bot can say; a new command or step is tried because it exists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.custom_ids import Press
from tests.bot.panels import forge
from tests.bot.walking import ANYTHING, leaves, loose_presses, presses_about
from tests.bot.world import find_message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.bot.twins.scenes import Scene
    from tests.bot.walking import Forged


def everything(_name: str) -> bool:
    """Accepts every command."""
    return True


async def give_every_command(
    scene: Scene, name: str, wanted: Callable[[str], bool] = everything
) -> None:
    """Gives every command that somebody has, and asks for all suggestions while it is typed."""
    world, actor = scene.world, scene.world.person(name)
    place = await world.thread(scene.number)
    theirs = set(actor.available_commands(place))
    for leaf in sorted(leaves(world), key=lambda leaf: leaf.name):
        if leaf.name not in theirs or not wanted(leaf.name):
            continue
        given = leaf.needed(world, scene.number)
        for parameter in leaf.typed:
            others = {key: value for key, value in given.items() if key != parameter}
            offers = await actor.autocomplete(place, leaf.name, parameter, "", **others)
            if offers and given.get(parameter) == ANYTHING:
                given[parameter] = offers[0]["value"]
        await actor.slash(place, leaf.name, **given)


async def press_everything(scene: Scene, name: str) -> None:
    """Sends every step about the table from its board."""
    table = await scene.table()
    seat = table.seat_of(scene.world.person(name).user.id)
    version = 0 if seat is None else table.row.versions[seat]
    await _press(scene, name, presses_about(scene.world, scene.number, version))


async def press_everything_loose(scene: Scene, name: str) -> None:
    """Sends every step that is about no table, one of which deletes everything about the person."""
    await _press(scene, name, loose_presses(scene.world))


async def _press(scene: Scene, name: str, presses: Iterable[Forged]) -> None:
    world = scene.world
    place = await world.thread(scene.number)
    board = find_message(place, world.person(name), Press(scene.number, 0, "look").encode())
    for press in presses:
        await forge(world, name, place, board, press.data, form=press.form)
