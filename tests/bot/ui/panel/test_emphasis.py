"""Which buttons stand out: all that somebody is asked to choose among, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.tables.drafts import Desk
from bot.ui.components import Layout, container
from bot.ui.panel.choices import choice_items
from bot.ui.panel.form_answers import amount_items
from bot.ui.sheets import voice
from games.engine import HOUSE, Amount, text
from games.registry import all_games
from tests.bot.ui.test_limits import make_table
from tests.games.conformance import make_cases, travel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.registry import AnyGame

_BUTTON, _MENU = 2, 3
MAIN, PLAIN = discord.ButtonStyle.primary.value, discord.ButtonStyle.secondary.value
STATES = 60


def pieces(desk: Desk) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Returns the buttons and the menus with which somebody goes on."""
    (frame,) = Layout([container(choice_items(desk, voice("en", desk.table)))]).to_components()
    inside = [one for row in frame["components"] for one in row.get("components", ())]
    buttons = [one for one in inside if one["type"] == _BUTTON]
    return buttons, [one for one in inside if one["type"] == _MENU]


def desks(game: AnyGame) -> Iterator[Desk]:
    """Yields what seats are asked first at moments of a game."""
    case = make_cases(game)[0]
    journey = travel(case, 1)
    step = max(1, len(journey.steps) // STATES)
    for state in list(journey.states())[:-1:step]:
        table = make_table(game, case.seats, state)
        for seat in set(game.deciders(state)) - {HOUSE}:
            yield Desk(table, seat, (), table.choice(seat))


def test_a_button_beside_a_menu_does_not_stand_out() -> None:
    """Discarding was once the only blue button beside a menu with all ways to play the card."""
    alone = beside = 0
    for game in all_games().values():
        for desk in desks(game):
            buttons, menus = pieces(desk)
            styles = {one["style"] for one in buttons if one["style"] in (MAIN, PLAIN)}
            assert len(styles) <= 1
            assert MAIN not in styles or not menus
            alone += MAIN in styles
            beside += bool(menus and buttons)
    assert alone
    assert beside


def test_handy_amounts_stand_out_and_another_amount_does_not() -> None:
    asked = Amount(text("ask"), 0, 10_000, 1, handy=(100, 500))
    desk: Any = None
    items = amount_items(desk, asked, voice("en", None), lambda *_: "press")
    (frame,) = Layout([container(items)]).to_components()
    styles = [one["style"] for row in frame["components"] for one in row["components"]]
    assert styles == [MAIN, MAIN, PLAIN]
