"""Opens a table, joins it, chooses options and starts the game, as people do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.checks.playing.screen import Item, find, items
from bot.checks.steps import CheckError
from bot.loopback.actor import texts

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from bot.loopback.actor import Actor
    from bot.loopback.wire import Json

_PLACE = re.compile(r"<#(\d+)>")


class PlayedLobby:
    """One table until its game begins. The first of the people is the host."""

    def __init__(self, people: list[Actor], channel: str) -> None:
        self._host, *self._others = people
        self._channel = channel
        self.table = 0

    async def open(self, game: str) -> None:
        """Opens a table as the host and presses Join on its card as everybody else."""
        before = set(_tables(await self._host.messages(self._channel)))
        await self._host.slash(f"{game} new", channel=self._channel)

        def newer(messages: list[Json]) -> list[int]:
            return [number for number in _tables(messages) if number not in before]

        self.table = newer(await self._host.until(self._channel, newer))[0]
        for person in self._others:
            card = await self._card(lambda message: True)
            await person.click(card, self._found(card, "join").custom_id)

    async def choose_options(self, rng: random.Random) -> None:
        """Chooses a random value for every option of the game, on every page, as the host.

        The pace is left as it is, because with one the table would move for people who are late.
        """
        shown = await self._card(lambda message: True)
        pages = find(shown, self.table, "options")
        seen: set[str] = set()
        while pages is not None:
            seen.add(pages.custom_id)
            done = await self._host.click(shown, pages.custom_id)
            shown = await self._host.message(self._channel, str(done["message"]))
            here = items(shown)
            for menu in here:
                if menu.press.step == "option":
                    await self._host.select(shown, menu.custom_id, [rng.choice(menu.values)])
            turns = (item for item in here if item.press.step == "options")
            pages = next((item for item in turns if item.custom_id not in seen), None)

    async def start(self) -> str:
        """Starts the game as the host and returns where it is played."""
        people = [self._host, *self._others]
        card = await self._card(
            lambda message: (
                all(person.name in texts(message) for person in people)
                and find(message, self.table, "start") is not None
            )
        )
        await self._host.click(card, self._found(card, "start").custom_id)
        card = await self._card(lambda message: _PLACE.search(texts(message)) is not None)
        place = _PLACE.search(texts(card))
        if place is None:
            raise CheckError("the card does not say where the game is played")
        return place[1]

    async def _card(self, holds: Callable[[Json], bool]) -> Json:
        """Returns the table's card once `holds` accepts it."""

        def wanted(messages: list[Json]) -> list[Json]:
            cards = [m for m in messages if self.table in _tables([m])]
            return [message for message in cards if holds(message)]

        return wanted(await self._host.until(self._channel, wanted))[-1]

    def _found(self, card: Json, step: str) -> Item:
        item = find(card, self.table, step)
        if item is None:
            raise CheckError(f"the card of table {self.table} has nothing that does {step}")
        return item


def _tables(messages: list[Json]) -> list[int]:
    """Returns the tables whose public cards these are."""
    steps = ("join", "leave", "start", "open")
    return [
        item.press.table
        for message in messages
        if not message["flags"] & (1 << 6)
        for item in items(message)
        if item.press.step in steps
    ]
