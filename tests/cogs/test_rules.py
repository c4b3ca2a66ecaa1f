"""/rules: what is typed is answered, in both languages. What the look-up finds is tested in
tests/bot/rulebooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId
from bot.loopback.wire import walk
from bot.rulebooks.lookup import look_up
from bot.ui.custom_ids import PrimerPress, RulePress
from bot.ui.primers.buttons import taught
from bot.ui.primers.pages import RULES
from bot.ui.rules import contents_layout, entry_layout, hits_layout, library_layout
from bot.ui.sheets import voice
from bot.words.folding import fits, fold
from games.registry import all_games
from games.rulebook import rulebook
from games.words import LOCALES
from tests.bot.panels import said
from tests.bot.validator import message_faults
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.client.extensions",
        lambda: ["cogs.rules", "cogs.slasher", "cogs.slush_fund", "cogs.tables"],
    )


async def ask(world: World, locale: str = "en-US", name: str = "ann", **given: Any) -> Any:
    world.speaks(name, locale)
    return await world.person(name).slash(world.channel, "rules", **given)


# -- finding -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "entry", "title"),
    [
        ("en-US", "thief", "Thief"),
        ("en-US", "Thief", "Thief"),
        ("en-US", "theif", "Thief"),
        ("en-US", "S17", "Thief"),
        ("en-US", "s17", "Thief"),
        ("en-US", "slush fnd", "The slush fund"),
        ("en-US", "money transfer", "Money Transfer"),
        ("fr", "thief", "Voleur"),
        ("fr", "voleur", "Voleur"),
        ("fr", "S17", "Voleur"),
        ("fr", "quiter la partie", "Quitter la partie"),
        ("fr", "aperçu", "Le but"),
        ("fr", "apercu", "Le but"),
        ("fr", "APERCU", "Le but"),
        ("fr", "sénateur", "Les politiciens"),
        ("fr", "senatuer", "Les politiciens"),
    ],
)
async def test_an_entry_is_found(world: World, locale: str, entry: str, title: str) -> None:
    result = await ask(world, locale, game="slush-fund", search=entry)
    assert f" · {title}\n" in said(result)
    assert result.response.ephemeral


@pytest.mark.parametrize(
    ("locale", "key", "expected"),
    [
        ("en-US", "S17", "Thief"),
        ("fr", "s17", "Voleur"),
        ("en-US", "K", None),
    ],
)
async def test_the_number_of_a_ruling_is_enough(
    world: World, locale: str, key: str, expected: str | None
) -> None:
    result = await ask(world, locale, search=key)
    assert expected is None or expected in said(result)
    assert said(result)


async def test_a_ruling_of_several_games_offers_them_all(world: World) -> None:
    told = said(await ask(world, search="C20"))
    assert all(game in told for game in ("Cover Your Assets", "Capital Power"))
    assert "Jokers" in told
    assert "Bribing the way" in told


async def test_the_game_of_the_channel_comes_first(world: World) -> None:
    """Of a thread it is that of its table, of a channel that of the last table there."""
    anywhere = said(await ask(world, search="how do i win"))
    assert [anywhere.count(f"{game.title()} · The aim") for game in ("Slasher", "Agent")] == [1, 1]
    await world.sit("slasher", "ann")
    assert "### Slasher · The aim" in said(await ask(world, search="how do i win"))
    number = await world.start("slush-fund", "ann", "bob")
    table = await world.table(number)
    thread = world.place(ChannelId(table.row.thread or 0))
    for typed, title in (("how do i win", "The aim"), ("who wins", ""), ("stael", "Thief")):
        result = await world.person("ann").slash(thread, "rules", search=typed)
        assert f"Slush Fund · {title}" in said(result)


async def test_an_answer_leads_on_to_what_else_may_be_meant(world: World) -> None:
    result = await ask(world, game="slush-fund", search="theif")
    assert "### Slush Fund · Thief" in said(result)
    assert "See also:" not in said(result), "nothing else is nearly as strong"
    result = await ask(world, game="slush-fund", search="same bribe tie")
    assert "See also:" in said(result)
    labels = [press.label for press in presses(result.response.message)]
    assert len(labels) == len(set(labels))
    elsewhere = said(await ask(world, "fr", search="werewolf"))
    assert "### Slasher · Loup-Garou (30)" in elsewhere


@pytest.mark.parametrize(
    ("locale", "entry", "note"),
    [("en-US", "qqqqzzzz", "Nothing found"), ("fr", "qqqqzzzz", "Aucun résultat")],
)
async def test_an_unknown_entry_shows_the_list(
    world: World, locale: str, entry: str, note: str
) -> None:
    result = await ask(world, locale, game="slush-fund", search=entry)
    assert note in said(result)
    how, menu, *_ = presses(result.response.message)
    assert how.custom_id == PrimerPress("slush-fund", inside=RULES).encode()
    assert len(menu.options) == len(rulebook("slush-fund", "en").entries)


@pytest.mark.parametrize(
    ("locale", "wanted", "title"),
    [
        ("en-US", "top money card opponent", "Thief"),
        ("en-US", "steal", "Thief"),
        ("en-US", "may a thief take a vp card?", "Thief"),
        ("en-US", "S17", "Thief"),
        ("fr", "pot de vin", "Pots-de-vin et piles"),
        ("fr", "départage", "égal"),
        ("fr", "departage", "égal"),
        ("fr", "qui gagne le sénateur quand tout est egal", "égaux"),
    ],
)
async def test_words_are_searched_for_in_the_bodies_of_entries(
    world: World, locale: str, wanted: str, title: str
) -> None:
    result = await ask(world, locale, game="slush-fund", search=wanted)
    assert title in said(result)
    anywhere = await ask(world, locale, search=wanted)
    assert "Slush Fund" in said(anywhere) or "Caisse noire" in said(anywhere)


async def test_words_that_occur_nowhere_are_said_not_to_be_found(world: World) -> None:
    assert "Nothing found" in said(await ask(world, search="xyzzyplugh"))
    assert "Aucun résultat" in said(await ask(world, "fr", search="xyzzyplugh"))
    assert "Nothing found" in said(await ask(world, search='"*:()'))


async def test_without_game_and_words_all_rulebooks_are_listed(world: World) -> None:
    result = await ask(world)
    assert "Which rulebook?" in said(result)
    *opening, how = presses(result.response.message)
    assert len(opening) == len(all_games())
    assert [option.value for option in how.options] == taught()
    turned = await world.person("ann").click(
        result.response.message, custom_id=opening[0].custom_id
    )
    assert presses(turned.response.message)[-1].custom_id.startswith("r2:")
    result = await ask(world)
    await world.person("ann").select(
        result.response.message, ["slush-fund"], custom_id=how.custom_id
    )
    assert "how to play, 1/3" in words(world.newest(world.channel, world.person("ann")))


@pytest.mark.parametrize(
    ("game", "there"), [("chess", False), ("Slush Fund", True), ("slush", True)]
)
async def test_a_game_can_be_named_in_several_ways(world: World, game: str, there: bool) -> None:
    result = await ask(world, game=game, search="thief")
    assert ("· Thief" in said(result)) is there
    assert ("There is no game by that name" in said(result)) is not there


# -- showing -------------------------------------------------------------------------------------


async def test_rules_are_shown_to_everybody_on_request(world: World) -> None:
    private = await ask(world, game="slush-fund", search="thief")
    assert private.response.ephemeral
    shown = await ask(world, game="slush-fund", search="thief", show=True)
    assert not shown.response.ephemeral


async def test_an_entry_leads_to_others_in_place(world: World) -> None:
    result = await ask(world, game="slush-fund", search="the slush fund")
    ann, message = world.person("ann"), result.response.message
    linked = presses(message)[0]
    await ann.click(message, custom_id=linked.custom_id)
    again = world.newest(world.channel, ann)
    assert again.id == message.id
    assert f"Slush Fund · {linked.label}" in words(again)
    await ann.click(again, label="All entries")
    menu = presses(world.newest(world.channel, ann))[1]
    await ann.select(world.newest(world.channel, ann), ["spy"], custom_id=menu.custom_id)
    assert "Spy" in words(world.newest(world.channel, ann))


async def test_other_people_cannot_turn_the_pages_of_a_public_entry(world: World) -> None:
    result = await ask(world, game="slush-fund", search="the slush fund", show=True)
    bob, message = world.person("bob"), result.response.message
    linked = presses(message)[0]
    turned = await bob.click(message, custom_id=linked.custom_id)
    assert turned.response.ephemeral
    assert turned.response.id != message.id
    assert "The slush fund" in words(
        world.place(ChannelId(world.channel.id)).history(viewer=bob)[0]
    )


async def test_the_rules_button_opens_the_rulebook_privately(world: World) -> None:
    await world.sit("slush-fund", "ann")
    world.speaks("bob", "fr")
    card = world.channel.history(viewer=world.person("bob"))[-1]
    result = await world.person("bob").click(card, custom_id=RulePress("slush-fund", "").encode())
    assert result.response.ephemeral
    assert "Caisse noire" in said(result)


async def test_entries_are_suggested_while_somebody_types(world: World) -> None:
    ann = world.person("ann")
    all_entries = await ann.autocomplete(world.channel, "rules", "search", "", game="slush-fund")
    assert [o["name"] for o in all_entries][:2] == ["The aim", "The politicians"]
    world.speaks("ann", "fr")
    french = await ann.autocomplete(world.channel, "rules", "search", "espoin", game="slush-fund")
    assert french[0]["name"] == "Espion"
    anywhere = await ann.autocomplete(world.channel, "rules", "search", "thief")
    assert anywhere[0] == {"name": "Caisse noire · Voleur", "value": "slush-fund/thief"}
    aims = await ann.autocomplete(world.channel, "rules", "search", "")
    assert len(aims) == len(all_games())
    games = await ann.autocomplete(world.channel, "rules", "game", "caisse")
    assert [o["value"] for o in games] == ["slush-fund"]


# -- every entry of every book -------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(all_games()))
def test_every_entry_fits_a_message_uncut(game: str, locale: str) -> None:
    spoken = voice(locale)
    for entry in rulebook(game, locale).entries:
        layout = entry_layout(game, entry, spoken)
        body = {"components": layout.to_components()}
        assert list(message_faults(body)) == [], entry.id
        assert "…" not in "".join(part.get("content", "") for part in walk(body["components"]))
        for ruling in entry.rulings:
            assert rulebook(game, locale).entry(ruling) is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_list_fits_a_message(locale: str) -> None:
    spoken = voice(locale)
    layouts = [contents_layout(game, spoken, "x" * 100) for game in all_games()]
    layouts += [library_layout(spoken), hits_layout(look_up("card", locale).hits, "card", spoken)]
    for layout in layouts:
        assert list(message_faults({"components": layout.to_components()})) == []


def test_ligatures_are_written_out() -> None:
    assert fold("Œuvre ÆTHER") == "oeuvre aether"
    assert fits("coeur", "Le Cœur")
