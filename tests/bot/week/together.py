"""What people at a table do besides playing: a pause by vote, and a seat taken over.

Each act looks at what there is and goes on from that, so a person who is cut off begins again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.checks.playing.screen import find, items

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.loopback.wire import Json
    from tests.bot.week.plan import Pause, Taken
    from tests.bot.week.town import Town


async def pause(town: Town, wish: Pause) -> None:
    """Lets one person ask for a pause and another agree. Raises `Killed`."""
    number = wish.table
    while (await town.table(number)).row.resumes is None:
        motion = town.newest((await town.table(number)).home, number, "agree")
        if motion is None:
            menu = await _menu(town, wish.puts, number)
            asked = await _put(town, wish.puts, menu, number, "pause")
            await _put(town, wish.puts, asked, number, wish.value)
        else:
            await _press(town, wish.agrees, motion, number, "agree")


async def _menu(town: Town, name: str, number: TableNumber) -> Json:
    """Returns what the table can vote on, from a person's panel."""
    panel = await _press(town, name, await town.way_in(name, number), number, "open")
    while find(panel, number, "back"):  # in the middle of a move
        panel = await _press(town, name, panel, number, "back")
    return await _press(town, name, panel, number, "table")


async def _press(town: Town, name: str, message: Json, number: TableNumber, step: str) -> Json:
    item = find(message, number, step)
    assert item is not None, step
    return (await town.click(name, message, item.custom_id)).message


async def _put(town: Town, name: str, message: Json, number: TableNumber, value: str) -> Json:
    """Chooses in the menu that offers this."""
    menus = [item for item in items(message) if item.press.table == number]
    menu = next(item for item in menus if value in item.values)
    return (await town.select(name, message, menu.custom_id, [value])).message


async def take_over(town: Town, wish: Taken) -> bool:
    """Takes over a seat that the table plays, if possible now. Raises `Killed`."""
    number = wish.table
    now = await town.table(number)
    if now.seat_of(town.ids[wish.by]) is None:
        open_now = now.row.phase == "playing" and now.view(None).window is None
        if not open_now or not await town.stood_in(number, wish.of):
            return False
        shown = await _press(town, wish.by, await town.board(number), number, "takeover")
        await _press(town, wish.by, shown, number, "sit")
    return True
