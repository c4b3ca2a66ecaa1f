"""A person's panel in a simulated Discord: what is on it, and how it is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord import actors
from simcord.results import to_discord_message

from bot.ui.components import walk
from bot.ui.custom_ids import Press
from bot.ui.panel.panel import holdings
from bot.ui.sheets import voice
from games.choosing import split_several, to_path
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.ids import TableNumber
    from tests.bot.world import World

BUTTON, MENU = 2, 3
PANEL = ("table", "back", "open")
"""Steps of a panel, and of what is looked at in its place."""
APART = ("order", "resign")
"""What stands behind "Table …" in the games that have it."""


class Panel:
    """One private message and the person who looks at it. `pressed` counts their presses on it."""

    def __init__(self, world: World, actor: Any, place: Any, message: int) -> None:
        self.world = world
        self.actor = actor
        self.place = place
        self.id = message
        self.pressed = 0

    @classmethod
    async def open(cls, world: World, name: str, number: TableNumber) -> Panel:
        """Presses the board's button."""
        message = await world.open_panel(name, number)
        return cls(world, world.person(name), await world.thread(number), message.id)

    @classmethod
    def in_dm(cls, world: World, name: str) -> Panel:
        """Returns the hand that came by direct message."""
        user = world.person(name).user
        return cls(world, user, user.dm_channel, find_panel(user.dm_channel, user).id)

    @property
    def message(self) -> Any:
        """Returns the message as it is now."""
        stored = self.world.env.backend.get_message(self.place.id, self.id)
        assert stored.visible_to(self.actor.id)
        return to_discord_message(self.world.env, stored)

    @property
    def words(self) -> str:
        return words(self.message)

    @property
    def pictured(self) -> str:
        """What the description of the picture says."""
        return pictured(self.message)

    @property
    def steps(self) -> list[Press]:
        """Returns the presses about the table that the message offers."""
        return [press for item in presses(self.message) if (press := step_of(item))]

    def find(self, step: str, *args: str) -> Any:
        """Returns the component for this step."""
        return find_press(self.message, step, *args)

    def has(self, step: str, *args: str) -> bool:
        try:
            self.find(step, *args)
        except AssertionError:
            return False
        return True

    async def press(self, step: str, *args: str) -> Any:
        """Presses a button."""
        self.pressed += 1
        return await self.actor.click(self.message, custom_id=self.find(step, *args).custom_id)

    async def renew(self) -> Any:
        """Goes to the board, or whatever page is open, and back: to the current panel. The page of
        somebody without a seat leads nowhere.
        """
        if self.has("next"):
            return None
        if not self.has("open"):
            await self.press("look", "board")
        return await self.press("open")

    async def aside(self, key: str) -> Any:
        """Begins what is behind "Table …": an order, or leaving the game."""
        while self.has("back"):  # in the middle of a move
            await self.press("back")
        await self.press("table")
        if any(offers(item, [key]) for item in self.menus("aside")):
            return await self.choose(key, step="aside")
        return await self.press("aside", key)

    async def held(self) -> str:
        """Returns what the player holds, in words, as the game lists it."""
        table = await self.world.table(self.steps[0].table)
        return holdings(table, table.view(table.seat_of(self.actor.id)), voice("en", table))

    async def look(self, sheet: str) -> Any:
        """Looks at a sheet: the board, and from there any other."""
        if self.has("look", "board"):
            await self.press("look", "board")
        return await self.choose(sheet, step="look")

    async def choose(self, *values: str, step: str = "menu") -> Any:
        """Chooses in the menu that offers this, which counts as one press."""
        self.pressed += 1
        menus = [item for item in self.menus(step) if offers(item, values)]
        menu = menus[0] if menus else self.find(step)
        return await self.actor.select(self.message, list(values), custom_id=menu.custom_id)

    def menus(self, step: str = "menu") -> list[Any]:
        """The menus of a step, from top to bottom."""
        found = (item for item in presses(self.message) if hasattr(item, "options"))
        return [item for item in found if (press := step_of(item)) and press.step == step]

    async def pick(self, key: str) -> Any:
        """Picks one option, by its button, in its menu, or behind "Table …"."""
        if self.has("pick", key):
            return await self.press("pick", key)
        if not self.offers(key) and key in APART:
            return await self.aside(key)
        return await self.choose(key)

    async def go(self, *keys: str) -> None:
        """Picks one option after another, several at once where the panel offers them as one.

        What the panel does not ask, because it has one answer, is left out.
        """
        left = " ".join(keys).split()
        while left:
            sizes = range(len(left), 0, -1)
            size = next((size for size in sizes if self.offers(" ".join(left[:size]))), 0)
            if size or left[0] in APART:
                await self.pick(" ".join(left[: max(size, 1)]))
            left = left[max(size, 1) :]

    async def press_through(self, notation: str) -> int:
        """Presses a move's tokens one after another; returns the number of presses."""
        (number,) = {press.table for press in self.steps if press.step == "table"}
        before, left = self.pressed, list(to_path(notation))
        plies = (await self.world.table(number)).row.plies
        while left:
            keys = self.keys()
            sizes = range(len(left), 0, -1)
            size = next((size for size in sizes if " ".join(left[:size]) in keys), 0)
            if size:
                await self.pick(" ".join(left[:size]))
            elif self.has("menu") and set(split_several(left[0])) <= set(keys):
                await self.choose(*split_several(left[0]))
            # Any other step has one answer and was passed over.
            left = left[max(size, 1) :]
        if (await self.world.table(number)).row.plies == plies:
            await self.press("do")
        assert (await self.world.table(number)).row.plies > plies
        return self.pressed - before

    async def fill(self, values: Mapping[str, str], page: int = 0) -> Any:
        """Opens a page of the form and sends it, which counts as one press."""
        form = await self.press("form", str(page))
        assert form.modal is not None
        return await self.actor.submit_modal(form, as_typed(form.modal, values))

    def offers(self, key: str) -> bool:
        return key in self.keys()

    def keys(self) -> list[str]:
        """Returns the keys that can be picked now, by button or menu."""
        found = [".".join(p.args[1:]) for p in self.steps if p.step == "pick"]
        found += [option.value for menu in self.menus() for option in menu.options]
        return found


def offers(menu: Any, values: Sequence[str]) -> bool:
    """Whether a menu offers all of these values."""
    return set(values) <= {option.value for option in menu.options}


def as_typed(modal: Mapping[str, Any], values: Mapping[str, str]) -> dict[str, Any]:
    """Returns values for a form: text for text fields, lists for menus; other fields keep their
    values.
    """
    typed: dict[str, Any] = {}
    for label in modal["components"]:
        field = label["component"]
        key = field["custom_id"]
        if field["type"] == MENU:
            chosen = [o["value"] for o in field["options"] if o.get("default")]
            if not chosen and field.get("required", True):
                chosen = [field["options"][0]["value"]]
            typed[key] = [values[key]] if key in values else chosen
        else:
            typed[key] = values.get(key, field.get("value") or "")
    return typed


def pictured(message: Any) -> str:
    """Returns what the descriptions of a message's pictures say."""
    pieces = walk(component.to_dict() for component in message.components)
    return "\n".join(item["description"] for piece in pieces for item in piece.get("items", ()))


def find_panel(place: Any, person: Any) -> Any:
    """Returns the newest message in a place that shows a panel to somebody."""
    for message in reversed(place.history(viewer=person)):
        if any((press := step_of(item)) and press.step in PANEL for item in presses(message)):
            return message
    raise AssertionError("no panel here")


async def forge(
    world: World, name: str, place: Any, message: Any, data: dict[str, Any], *, form: bool = False
) -> Any:
    """Sends a press that Discord's own client would not send."""
    person = world.person(name)
    stored = world.env.backend.get_message(place.id, message.id)
    if not form:
        data = {"component_type": BUTTON, **data}
        return await actors._component_interaction(person, stored, data)
    return await actors._dispatch_actor_interaction(person, 5, place, data)


async def forged_press(world: World, name: str, number: TableNumber, custom_id: Any) -> str:
    """Sends this custom id from the board; returns the answer."""
    thread = await world.thread(number)
    person = world.person(name)
    board = find_message(thread, person, Press(number, 0, "open").encode())
    result = await forge(world, name, thread, board, {"custom_id": custom_id})
    return said(result)


async def forged_card(world: World, name: str, number: TableNumber, custom_id: str) -> str:
    """Sends this custom id from the card of a table; returns the answer."""
    card = find_message(world.channel, world.person(name), Press(number, 0, "join").encode())
    return said(await forge(world, name, world.channel, card, {"custom_id": custom_id}))


def said(result: Any) -> str:
    """Returns the words of an answer and of its followups."""
    shown = [result.response, *result.followups]
    return "\n".join(words(part.message) for part in shown if part is not None)


def typed(command: str) -> tuple[str, dict[str, str]]:
    """Returns a command as it is typed, ``tables list where:server``, as its name and what is
    given.
    """
    said, given = [], {}
    for word in command.split():
        key, colon, value = word.partition(":")
        if colon:
            given[key] = value
        else:
            said.append(word)
    return " ".join(said), given
