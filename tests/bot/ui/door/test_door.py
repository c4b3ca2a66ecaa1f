"""/play and /help: the games, one game, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.components import walk
from bot.ui.custom_ids import LoosePress, PrimerPress
from bot.ui.door.pages import OPEN, all_games_page, door_press, game_page, help_page
from bot.ui.door.presses import easiest_first, in_order
from bot.ui.door.shelf import SeenShelf, draw_shelf
from bot.ui.panel.heights import ORDINARY, height_of
from bot.ui.primers.pages import DOOR
from bot.ui.sheets import voice
from bot.words import LOCALES
from games.engine import LEAVE, Text
from games.registry import all_games
from tests.bot.panels import forge, said
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World

GAMES = easiest_first()
FIRST = TableNumber(1)


async def shown(world: World, name: str = "ann", **given: Any) -> Any:
    """Returns the message that somebody gets for `/play`."""
    person = world.person(name)
    await person.slash(world.channel, "play", **given)
    return world.newest(world.channel, person)


def labels(message: Any) -> list[str]:
    return [item.label for item in presses(message)]


async def test_all_games_are_shown_with_a_drawing_for_whoever_asks(world: World) -> None:
    page = await shown(world)
    assert page.flags.ephemeral
    assert labels(page) == [voice("en").plain(Text(game)) for game in GAMES]
    (picture,) = page.attachments
    assert "2–4 players · 30 min · light" in picture.description


async def test_a_game_is_chosen_and_left_again_in_the_same_message(world: World) -> None:
    ann = world.person("ann")
    page = await shown(world)
    await ann.click(page, label="Slush Fund")
    game = world.newest(world.channel, ann)
    assert game.id == page.id
    assert labels(game) == ["Open a table", "Practise alone", "How to play", "All games"]
    await ann.click(game, label="How to play")
    primer = world.newest(world.channel, ann)
    assert primer.id == page.id
    await ann.click(primer, label="Back")
    again = world.newest(world.channel, ann)
    assert (again.id, labels(again)[0]) == (page.id, "Open a table")
    await ann.click(again, label="All games")
    assert len(labels(world.newest(world.channel, ann))) == len(GAMES)


async def test_a_game_can_be_named_at_once(world: World) -> None:
    world.speaks("ann", "fr")
    ann = world.person("ann")
    offers = await ann.autocomplete(world.channel, "play", "game", "caisse")
    assert [offer["value"] for offer in offers] == ["slush-fund"]
    page = await shown(world, game="slush-fund")
    assert labels(page)[:2] == ["Ouvrir une table", "Jouer en solo"]


async def test_a_table_is_opened_from_the_door(world: World) -> None:
    ann = world.person("ann")
    await ann.click(await shown(world, game="slasher"), label="Open a table")
    table = await world.table(FIRST)
    assert (table.row.game, table.row.host) == ("slasher", ann.user.id)
    assert any("Slasher · table 1" in words(m) for m in world.channel.history())


async def test_in_direct_messages_no_table_is_offered_but_a_game_alone(world: World) -> None:
    user = world.person("ann").user
    result = await user.slash("play", game="slush-fund")
    assert labels(result.response.message)[0] == "Practise alone"


@pytest.mark.parametrize("step", [OPEN, DOOR])
async def test_a_forged_press_for_an_unknown_game_shows_the_games(world: World, step: str) -> None:
    page = await shown(world)
    for press in (LoosePress(step, ("chess",)), LoosePress(step), PrimerPress("chess", 0, DOOR)):
        data = {"custom_id": press.encode()}
        assert said(await forge(world, "ann", world.channel, page, data))
    assert not await world.services.store.read(lambda tx: tx.count_tables())


async def test_what_a_server_plays_comes_first(world: World) -> None:
    guild = world.client.get_guild(world.guild.id)
    store = world.services.store
    assert await in_order(store, guild) == GAMES
    await world.start("slush-fund", "ann", "bob")
    number = await world.start("slush-fund", "ann", "cyd")
    await world.sit("slasher", "bob")
    liked = ("slush-fund", "slasher")
    assert (await in_order(store, guild))[:2] == liked
    with world.as_bot():
        await world.services.playing.move(number, world.person("ann").user.id, LEAVE)
    assert (await in_order(store, guild))[:2] == liked, "finished games count too"
    assert sorted(await in_order(store, guild)) == sorted(GAMES)
    assert await in_order(store, None) == GAMES


def test_a_new_server_sees_the_easiest_games_first() -> None:
    assert GAMES[-1] == "capital-power"
    assert all_games()[GAMES[0]].sign.weight == "light"


async def test_what_is_played_where_not_everybody_looks_moves_nothing(world: World) -> None:
    """Otherwise the order would tell everybody what is played in a hidden channel."""
    hidden, thread = world.hidden_channel("ann"), world.private_thread("ann")
    for place in (hidden, thread):
        await world.person("ann").slash(place, "slush-fund new")
    assert (await world.table(TableNumber(2))).row.game == "slush-fund"
    guild = world.client.get_guild(world.guild.id)
    assert await in_order(world.services.store, guild) == GAMES


async def test_help_says_what_each_kind_of_command_does(world: World) -> None:
    ann = world.person("ann")
    page = await ann.slash(world.channel, "help")
    for name in ("/play", "/learn", "/tables", "/rules", "/me", "/server"):
        assert name in said(page)
    await ann.click(page.response.message, label="Show me the games")
    assert len(labels(world.newest(world.channel, ann))) == len(GAMES)


# -- what fits on a phone ------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_door_is_no_higher_than_a_phone(locale: str) -> None:
    spoken = voice(locale)
    sight = SeenShelf(GAMES, spoken)
    drawing = sight.show().drawing
    page = all_games_page(sight, attached=True)
    assert height_of(page.to_components(), drawing) <= ORDINARY
    assert height_of(help_page(spoken).to_components()) <= ORDINARY
    for game in GAMES:
        one = SeenShelf((game,), spoken)
        layout = game_page(one, attached=True, on_server=True)
        assert height_of(layout.to_components(), one.show().drawing) <= ORDINARY / 2


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_drawing_and_a_line_and_is_named_in_words_too(locale: str) -> None:
    say = voice(locale).drawn
    for game, known in all_games().items():
        assert known.sign.emblem, game
        sheet = draw_shelf((game,), say)
        assert say(Text(f"{game}.feel")) in sheet.text
        assert f"{known.sign.minutes}" in sheet.text


def test_every_button_of_the_door_leads_somewhere() -> None:
    page = all_games_page(SeenShelf(GAMES, voice("en")), attached=True)
    ids = [p["custom_id"] for p in walk(page.to_components()) if "custom_id" in p]
    assert ids == [door_press(game) for game in GAMES]
