"""Whole games played through the panel as people play them: they see it, and press what is there.

Nothing of Discord is needed for it: a panel is made from a table, and what can be pressed on it is
read from its components.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from bot.tables.drafts import lay_out
from bot.ui.components import walk
from bot.ui.custom_ids import Press, parse
from bot.ui.panel.form_answers import FORM_PAGE, form_pages
from bot.ui.panel.half_made import fields_of, one_by_one
from bot.ui.panel.heights import height_of
from bot.ui.panel.panel import panel
from bot.ui.sheets import SeenSheet, voice
from games.chance import Seeded
from games.choosing import NONE, is_apart, random_move, split_form, split_several, to_notation
from games.engine import CLOSE, HOUSE, Amount, Done, Form, Pick, Several
from tests.bot.ui.test_limits import make_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.drafts import Desk
    from bot.tables.table import Table
    from games.engine import Path, Seat
    from games.registry import AnyGame


NAMES = ("Ada", "Benjamin", "Chloé", "Darius", "Elif", "Florence", "Gus", "Hanna")


class Made(msgspec.Struct, frozen=True):
    """One move as it was made: by whom, in which turn and window, with how many presses; the
    heights of the panels that were seen on the way, in pixels.
    """

    seat: Seat
    path: Path
    turn: tuple[int, ...]
    window: str | None
    presses: int
    heights: tuple[int, ...]


def play(game: AnyGame, seats: int, seed: str, most: int = 400) -> Iterator[Made]:
    """Plays a game at random, without leaving it, and yields the moves that somebody made."""
    rng, chance = random.Random(seed), Seeded(seed.encode().ljust(32, b".")[:32])
    state = game.deal(seats, game.options(), chance).state
    for _ in range(most):
        deciders = game.deciders(state)
        if not deciders:
            return
        public = game.view(state, None)
        forced = game.forced(public)
        seat = rng.choice(sorted(deciders)) if forced is None else public.asked[0]
        path = CLOSE if seat == HOUSE else forced
        if path is None:
            table = seated(make_table(game, seats, state))
            path = wanted(table, seat, rng)
            yield press_through(table, seat, path)
        state = game.play(state, seat, path, chance).state


def seated(table: Table) -> Table:
    """Returns a table with people whose names are as long as most."""
    rows = zip(table.seats, NAMES, strict=False)
    return table.seated(tuple(msgspec.structs.replace(row, name=name) for row, name in rows))


def wanted(table: Table, seat: Seat, rng: random.Random) -> Path:
    """Returns a move that somebody wants to make, with which the game goes on."""
    choice = table.choice(seat)
    options = choice.options if isinstance(choice, Pick) else ()
    apart = {item.key for item in options if is_apart(item) or item.typed}
    for _ in range(200):
        path = random_move(table.game, table.view(seat), rng)
        if path is not None and path[0] not in apart:
            return path
    return table.game.fallback(table.view(seat))


def press_through(table: Table, seat: Seat, path: Path) -> Made:
    """Makes a move with the fewest presses on what the panel shows."""
    presses, heights = 0, []
    desk, summed_up = lay_out(table, seat, ()), False
    while True:
        pieces = look(desk)
        heights.append(height_of(pieces, sheet_of(desk).show().drawing))
        left = path[len(desk.path) :]
        assert desk.path == path[: len(desk.path)], f"{desk.path} is not on the way to {path}"
        if left:
            length, cost = step(desk, pieces, left)
            many = isinstance(desk.choice, Form) and form_pages(desk.choice) > 1
            summed_up = many and left[0] != NONE
            desk = lay_out(table, seat, (*desk.path, *left[:length]))
        else:
            cost = len(pressed(pieces, "do"))
            assert cost == 1, "the whole move cannot be made"
        presses += cost
        if not left or (isinstance(desk.choice, Done) and not (desk.choice.confirm or summed_up)):
            public = table.view(None)
            turn = table.game.turn(public)
            return Made(seat, path, turn, public.window, presses, tuple(heights))


def step(desk: Desk, pieces: list[Any], left: Path) -> tuple[int, int]:
    """Returns how many of these tokens the next presses give, and how many presses those are."""
    choice = desk.choice
    if isinstance(choice, Pick):
        keys = offered(pieces)
        lengths = range(len(left), 0, -1)
        found = next((length for length in lengths if to_notation(left[:length]) in keys), 0)
        return (found, 1) if found else (1, 1 + bool(pressed(pieces, "more")))
    if isinstance(choice, Several):
        count = len(split_several(left[0]))
        return 1, count + (count < choice.most) if one_by_one(choice) else 1
    if isinstance(choice, Form):
        if left[0] == NONE and NONE in offered(pieces):
            return 1, 1
        given = split_form(left[0])
        pages = {n // FORM_PAGE for n, field in enumerate(fields_of(choice)) if field.key in given}
        return 1, max(1, len(pages))
    assert isinstance(choice, Amount)
    return 1, 1


def look(desk: Desk) -> list[Any]:
    """Returns the components of somebody's panel, with its picture."""
    shown = sheet_of(desk).show()
    attached = shown.drawing is not None
    return panel(desk, voice("en", desk.table), shown=shown, attached=attached).to_components()


def sheet_of(desk: Desk) -> SeenSheet:
    view = desk.table.view(desk.seat)
    return SeenSheet.of(desk.table, view, voice("en", desk.table))


def pressed(pieces: list[Any], what: str) -> list[Press]:
    """Returns the presses of a step that are on a panel."""
    found = (parse(piece.get("custom_id", "")) for piece in walk(pieces))
    return [press for press in found if isinstance(press, Press) and press.step == what]


def offered(pieces: list[Any]) -> set[str]:
    """Returns the keys that can be picked on a panel, by a button or in a menu."""
    menus = [piece for piece in walk(pieces) if "options" in piece]
    keys = {entry["value"] for menu in menus for entry in menu["options"]}
    return keys | {".".join(press.args[1:]) for press in pressed(pieces, "pick")}
