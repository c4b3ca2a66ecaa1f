"""Every command that a person has and every step that the router knows, found by asking the bot."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import msgspec

from bot.tables.voting.rules import VOTED
from bot.ui.custom_ids import LoosePress, Press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.ids import TableNumber
    from tests.bot.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
_GROUPS = (1, 2)
ANYTHING = "x"
"""Value for anything that has to be typed."""


_WAYS: dict[str, tuple[dict[str, str], ...]] = {
    "tables list": ({}, {"where": "server"}),
    "tables show": ({}, {"sheet": ANYTHING}),
    "tables propose": tuple({"what": kind, "about": ANYTHING} for kind in VOTED),
}
"""What to give to a command that does or shows something else for each of these."""


class Leaf(msgspec.Struct, frozen=True):
    """A command with its full name and its parameters, as Discord knows them, and a way to give
    it.
    """

    name: str
    options: list[dict[str, Any]]
    way: dict[str, str] = {}

    @property
    def names_table(self) -> bool:
        """Tells whether the command has a parameter for the table."""
        return any(o["name"] == "table" and o["type"] == INTEGER for o in self.options)

    @property
    def typed(self) -> list[str]:
        """Returns the parameters with suggestions."""
        return [o["name"] for o in self.options if o.get("autocomplete")]

    def needed(self, world: World, table: TableNumber) -> dict[str, Any]:
        """Returns values for the required parameters, those of the way, and the table."""
        known: dict[int, Any] = {
            STRING: ANYTHING,
            INTEGER: table,
            BOOLEAN: True,
            USER: next(iter(world.people.values())).user,
            CHANNEL: world.channel,
        }
        given = {
            o["name"]: o["choices"][0]["value"] if o.get("choices") else known[o["type"]]
            for o in self.options
            if o.get("required")
        }
        return given | self.way | ({"table": table} if self.names_table else {})


def leaves(world: World) -> Iterator[Leaf]:
    """Yields all commands, in all ways."""

    def walk(name: str, options: list[dict[str, Any]]) -> Iterator[Leaf]:
        groups = [option for option in options if option["type"] in _GROUPS]
        for group in groups:
            yield from walk(f"{name} {group['name']}", group.get("options") or [])
        if not groups:
            yield from (Leaf(name, options, way) for way in _WAYS.get(name, ({},)))

    for command in world.env.backend.commands[None].values():
        yield from walk(command["name"], command.get("options") or [])


class Forged(msgspec.Struct, frozen=True):
    """A press or a form as it reaches the bot."""

    custom_id: str
    form: bool

    @property
    def data(self) -> dict[str, Any]:
        """Returns the data of an interaction for it."""
        shown: dict[str, Any] = {"components": []} if self.form else {"values": ["1"]}
        return {"custom_id": self.custom_id, **shown}


_SHAPES: list[tuple[tuple[str, ...], bool]] = [((), False), (("1",), False), (("x", "1"), True)]
"""Arguments of a step, and whether it comes as a form."""


def presses_about(world: World, table: TableNumber, version: int = 0) -> Iterator[Forged]:
    """Yields every step about a table, in every shape."""
    for step, (args, form) in itertools.product(world.client.router.steps, _SHAPES):
        yield Forged(Press(table, version, step, args).encode(), form)


def loose_presses(world: World) -> Iterator[Forged]:
    """Yields every step that is about no table."""
    for step in sorted(world.client.router.loose):
        yield Forged(LoosePress(step).encode(), form=False)
