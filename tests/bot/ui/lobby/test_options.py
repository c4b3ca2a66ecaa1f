"""Options of a table: the card shows them and the menus change them, for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.components import walk
from bot.ui.custom_ids import Press, parse
from bot.ui.lobby.options import FIRST_GAME, Setting, options_form, pages_of
from bot.ui.sheets import voice
from games.engine import Text
from games.options import option_values
from games.registry import all_games
from tests.bot.panels import forged_card
from tests.bot.world import find_message, presses, step_of, words

if TYPE_CHECKING:
    from bot.tables.table import Table
    from tests.bot.world import World

COMPONENTS = 40
ONE_LINE = 100


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Loads all cogs, because every game has options."""


def settings_of(table: Table) -> list[Setting]:
    return [setting for page in pages_of(table) for setting in page]


OTHER = ("options", "preset", "starts")
"""Steps of the form besides the settings themselves."""


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_setting_is_on_some_page_and_no_page_is_too_full(
    world: World, game: str, locale: str
) -> None:
    table = await world.table(await world.sit(game, "ann"))
    found = set()
    for page in range(len(pages_of(table))):
        layout = options_form(table, voice(locale, table), page)
        pieces = list(walk(layout.to_components()))
        assert len(pieces) <= COMPONENTS
        steps = [parse(piece["custom_id"]) for piece in pieces if "custom_id" in piece]
        ours = [step for step in steps if isinstance(step, Press)]
        found |= {(step.step, step.args) for step in ours if step.step not in OTHER}
    assert found == {(setting.step, setting.args) for setting in settings_of(table)}


async def test_a_host_turns_the_page_and_changes_a_setting_there(world: World) -> None:
    number = await world.sit("capital-power", "ann", "bob")
    ann = world.person("ann")
    options = Press(number, 0, "options").encode()
    await ann.click(find_message(world.channel, ann, options), custom_id=options)
    form = world.newest(world.channel, ann)
    second = Press(number, 0, "options", ("1",)).encode()
    await ann.click(form, custom_id=second)
    form = next(m for m in world.channel.history(viewer=ann) if m.id == form.id)
    menus = [item for item in presses(form) if (step_of(item) or item).step == "option"]
    await ann.select(form, [menus[0].options[-1].value], custom_id=menus[0].custom_id)
    name = step_of(menus[0]).args[0]
    assert (await world.table(number)).row.options[name] == menus[0].options[-1].value
    card = find_message(world.channel, ann, Press(number, 0, "join").encode())
    assert "Everything else as usual" in words(card)
    form = next(m for m in world.channel.history(viewer=ann) if m.id == form.id)
    assert menus[0].custom_id in [item.custom_id for item in presses(form)]


async def test_c30_one_press_sets_all_four_advanced_rules_and_another_none(world: World) -> None:
    number = await world.sit("cover-your-assets", "ann", "bob")
    ann = world.person("ann")
    options = Press(number, 0, "options").encode()
    await ann.click(find_message(world.channel, ann, options), custom_id=options)
    form = world.newest(world.channel, ann).id
    four = ("six_cards", "two_actions", "new_cards", "second_set")
    for preset, value in (("advanced", "on"), ("classic", "off")):
        shown = next(m for m in world.channel.history(viewer=ann) if m.id == form)
        await ann.click(shown, custom_id=Press(number, 0, "preset", (preset,)).encode())
        chosen = (await world.table(number)).row.options
        assert [chosen[name] for name in four] == [value] * 4
        assert chosen["ending"] == "round"
    forged = Press(number, 0, "preset", ("all",)).encode()
    assert await forged_card(world, "ann", number, forged)
    assert (await world.table(number)).row.options == chosen


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_option_says_what_it_changes(world: World, game: str, locale: str) -> None:
    table = await world.table(await world.sit(game, "ann"))
    spoken = voice(locale, table)
    layouts = [options_form(table, spoken, page) for page in range(len(pages_of(table)))]
    pieces = [piece for layout in layouts for piece in walk(layout.to_components())]
    said = [piece["content"] for piece in pieces if "content" in piece]
    for setting in settings_of(table):
        if setting.about is None:
            continue
        about = spoken.marked(setting.about)
        assert len(about) <= ONE_LINE
        assert f"**{spoken.marked(Text(setting.key))}**\n-# {about}" in said
    options = [setting for setting in settings_of(table) if setting.step == "option"]
    assert all(setting.about for setting in options)


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_one_press_chooses_what_is_good_for_a_first_game(world: World, game: str) -> None:
    number = await world.sit(game, "ann", "bob")
    ann, press = world.person("ann"), Press(number, 0, "preset", (FIRST_GAME,)).encode()
    options = Press(number, 0, "options").encode()
    before = (await world.table(number)).row.options
    last = {name: values[-1] for name, values in option_values(all_games()[game].options).items()}
    with world.as_bot():
        await world.services.lobby.set_options(number, ann.user.id, last)
    await ann.click(find_message(world.channel, ann, options), custom_id=options)
    form = world.newest(world.channel, ann)
    (button,) = [item for item in presses(form) if item.custom_id == press]
    assert (button.label, button.disabled) == ("For a first game", False)
    await ann.click(form, custom_id=press)
    chosen = (await world.table(number)).row.options
    assert chosen == {**before, **all_games()[game].options.first}
    shown = next(m for m in world.channel.history(viewer=ann) if m.id == form.id)
    assert next(item for item in presses(shown) if item.custom_id == press).disabled


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_the_usual_value_and_the_one_for_a_first_game_are_marked(
    world: World, game: str
) -> None:
    table = await world.table(await world.sit(game, "ann"))
    layouts = [options_form(table, voice("en"), page) for page in range(2)]
    marks = {
        (press.args[0], entry["value"]): entry.get("description")
        for layout in layouts
        for piece in walk(layout.to_components())
        if "options" in piece
        and isinstance(press := parse(piece["custom_id"]), Press)
        and press.step == "option"
        for entry in piece["options"]
    }
    first = table.game.options.first
    usual = {name for (name, value), mark in marks.items() if mark == "As usual"}
    assert usual == {setting.args[0] for setting in settings_of(table) if setting.args}
    good = "Good for a first game"
    assert {name: value for (name, value), mark in marks.items() if mark == good} == first
