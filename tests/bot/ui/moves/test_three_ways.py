"""The same whole game of Slush Fund by buttons, by direct messages and by commands."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.tables.finished.records import record_of
from bot.ui.custom_ids import Press
from games.chance import Seeded
from games.choosing import random_move, split_several, to_notation
from games.engine import LEAVE
from games.options import make_options, options_dict
from games.record import Move, Outcome, Record, write
from games.registry import find_game
from tests.bot.panels import Panel
from tests.bot.world import find_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from games.engine import Path, View
    from games.registry import AnyGame
    from tests.bot.world import World

    Way = Callable[[World, str, Path], Awaitable[None]]

SEED = bytes(range(32))

MOST_PRESSES = {
    "take deck": 1,
    "take fund": 2,
    "stash": 1,
    "play 10k": 1,
    "play 20k": 1,
    "play 30k": 1,
    "play 40k": 1,
    "play 50k": 1,
    "play vp": 1,
    "play scandal": 1,
    "play thief": 1,
    "play transfer": 2,
    "play spy": 1,
    "peek": 1,
    "discard": 3,
}
"""Number of presses for each usual move once the panel is open; three at most."""


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: SEED)


async def start(world: World) -> None:
    """Starts a short game, as the host chooses on the card."""
    number = await world.sit("slush-fund", "ann", "bob")
    ann = world.person("ann")
    card = find_message(world.channel, ann, Press(number, 0, "options").encode())
    await ann.click(card, custom_id=Press(number, 0, "options").encode())
    options = world.newest(world.channel, ann)
    length = Press(number, 0, "option", ("length",)).encode()
    await ann.select(options, ["short"], custom_id=length)
    await ann.click(card, custom_id=Press(number, 0, "start").encode())


async def play(world: World, way: Way) -> str:
    """Makes the same moves until the game is over; returns its record."""
    await start(world)
    for _ in range(400):
        table = await world.table(TableNumber(1))
        if table.row.phase == "over":
            return write(await record_of(world.services.store, table))
        (seat,) = table.game.deciders(table.state)
        path = chosen_move(table.game, table.view(seat), table.row.plies)
        await way(world, await world.name_at(TableNumber(1), seat), path)
        assert (await world.table(TableNumber(1))).row.plies > table.row.plies, path
    raise AssertionError("the game does not end")


def chosen_move(game: AnyGame, view: View, ply: int) -> Path:
    rng = random.Random(ply)
    while True:
        path = random_move(game, view, rng)
        assert path is not None
        if path != LEAVE:
            return path


def kind_of(path: Path) -> str:
    return " ".join(path[:2]) if path[0] in ("take", "play") else path[0]


class Buttons:
    """One panel for each person in the thread, opened from the board and kept."""

    def __init__(self) -> None:
        self.panels: dict[str, Panel] = {}
        self.presses: dict[str, set[int]] = defaultdict(set)

    async def __call__(self, world: World, name: str, path: Path) -> None:
        if name not in self.panels:
            self.panels[name] = await Panel.open(world, name, TableNumber(1))
        panel = self.panels[name]
        await panel.renew()  # the panel may show an earlier turn
        self.presses[kind_of(path)].add(await panel.press_through(to_notation(path)))


async def by_dm(world: World, name: str, path: Path) -> None:
    """Uses the hand that came by direct message, always the same message."""
    await Panel.in_dm(world, name).press_through(to_notation(path))


COMMANDS: dict[str, tuple[str, ...]] = {
    "take": ("source", "cards"),
    "stash": ("card",),
    "play": ("card", "on", "to"),
    "discard": ("card",),
    "peek": ("pile",),
    "spy": ("scandal",),
}


async def by_command(world: World, name: str, path: Path) -> None:
    """Uses only commands, with every word taken from the suggestions."""
    person, thread = world.person(name), await world.thread(TableNumber(1))
    verb, tokens = path[0], path[1:]
    if path[:2] == ("play", "spy"):
        verb, tokens = "spy", path[2:]
    given: dict[str, str] = {}
    for parameter, token in zip(COMMANDS[verb], tokens, strict=False):
        given[parameter] = await offered(
            person, thread, f"slush-fund {verb}", parameter, token, given
        )
    await person.slash(thread, f"slush-fund {verb}", **given)


async def offered(
    person: Any, place: Any, command: str, parameter: str, token: str, given: dict[str, str]
) -> str:
    """Types until the token is suggested: nothing, or one card of several after another."""
    typed = ""
    for _ in range(4):
        offers = await person.autocomplete(place, command, parameter, typed, **given)
        values = [offer["value"] for offer in offers]
        if token in values:
            return token
        wanted = set(split_several(token))
        begun = [offer for offer in offers if set(split_several(offer["value"])) <= wanted]
        assert begun, f"{token} is not suggested among {values}"
        typed = begun[0]["name"] + " + "
    raise AssertionError(f"{token} was never offered")


def played_by_rules(names: tuple[str, ...]) -> str:
    """Returns the record of the same moves made without Discord."""
    game, chance = find_game("slush-fund"), Seeded(SEED)
    options = make_options(game.options, {"length": "short"})
    state = game.deal(len(names), options, chance).state
    moves: list[Move] = []
    while deciders := game.deciders(state):
        (seat,) = deciders
        forced = game.forced(game.view(state, None))
        path = forced or chosen_move(game, game.view(state, seat), len(moves))
        moves.append(Move(seat, path))
        state = game.play(state, seat, path, chance).state
    result = game.result(state)
    assert result is not None
    return write(
        Record(
            game=game.key,
            seats=len(names),
            options=options_dict(options),
            chance=SEED,
            moves=tuple(moves),
            names=names,
            outcome=Outcome.of(result),
        )
    )


@pytest.mark.parametrize("way", [Buttons(), by_dm, by_command], ids=["buttons", "dm", "commands"])
async def test_every_way_makes_the_same_record(world: World, way: Way) -> None:
    record = await play(world, way)
    assert record == played_by_rules((await world.table(TableNumber(1))).names)
    if isinstance(way, Buttons):
        assert {kind: max(counts) for kind, counts in way.presses.items()} == MOST_PRESSES
