"""The time before a game: joining, and every refusal of a table, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import Press, RulePress
from games.registry import find_game
from tests.bot.panels import Panel, forged_card, said
from tests.bot.world import find_message, presses, told, words

if TYPE_CHECKING:
    from tests.bot.world import World

BOTH = pytest.mark.parametrize("locale", ["en-GB", "fr"])


def card_of(world: World, number: TableNumber) -> Any:
    """Returns the card of a table in the channel, which links to the rules and shows its number."""
    ann, rules = world.person("ann"), RulePress("slush-fund", "").encode()
    for message in reversed(world.channel.history(viewer=ann)):
        pressed = [item.custom_id for item in presses(message)]
        if rules in pressed and f"table {number}" in words(message):
            return message
    raise AssertionError(f"table {number} has no card")


def labels(message: Any) -> dict[str, bool]:
    """Returns the labels of a message's buttons, and whether each can be pressed."""
    return {item.label: not item.disabled for item in presses(message) if hasattr(item, "label")}


# -- the card ------------------------------------------------------------------------------------


async def test_the_card_says_what_can_be_done(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    assert labels(card_of(world, number)) == {
        "Join": True, "Leave": True, "Start": False,
        "Add a computer": True, "Options": True, "How to play": True, "Rules": True,
    }  # fmt: skip
    for name in ("bob", "cyd", "dan"):
        card = find_message(world.channel, world.person(name), Press(number, 0, "join").encode())
        await world.person(name).click(card, label="Join")
    assert labels(card_of(world, number))["Join"] is False
    assert labels(card_of(world, number))["Start"] is True
    await world.person("ann").click(card_of(world, number), label="Start")
    card = card_of(world, number)
    assert labels(card) == {"My panel": True, "Rules": True}
    assert f"<#{(await world.table(number)).home}>" in words(card)


async def test_a_table_for_more_people_than_a_game_is_made_for_has_a_warning(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("slush-fund")), "advised", 2)
    number = await world.sit("slush-fund", "ann", "bob")
    join, warning = Press(number, 0, "join").encode(), "Made for up to 2 players"
    card = find_message(world.channel, world.person("ann"), join)
    assert warning not in words(card)
    await world.person("cyd").click(card, custom_id=join)
    assert warning in words(card_of(world, number))
    await world.person("ann").click(card_of(world, number), label="Start")
    assert warning not in words(card_of(world, number))


async def test_a_host_who_leaves_is_replaced_and_the_last_one_closes(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    await world.person("ann").click(card_of(world, number), label="Leave")
    assert (await world.table(number)).row.host == world.person("bob").id
    await world.person("bob").click(card_of(world, number), label="Leave")
    assert "This table was closed." in words(card_of(world, number))
    assert labels(card_of(world, number)) == {"Rules": True}


async def test_options_are_changed_in_menus(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    ann = world.person("ann")
    await ann.click(card_of(world, number), label="Options")
    form = world.newest(world.channel, ann)
    await ann.select(form, ["open"], custom_id=Press(number, 0, "option", ("memory",)).encode())
    assert "Changed." in words(world.newest(world.channel, ann))
    assert (await world.table(number)).row.options["memory"] == "open"
    await ann.click(card_of(world, number), label="Leave")
    late = await ann.select(
        form, ["full"], custom_id=Press(number, 0, "option", ("length",)).encode()
    )
    assert "is over" in said(late)


# -- refusals ------------------------------------------------------------------------------------


@BOTH
async def test_joining_a_full_table_is_refused(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob", "cyd", "dan")
    world.speaks("eve", locale)
    sentence = "Les 4 places sont prises." if locale == "fr" else "All 4 seats are taken."
    join = Press(number, 0, "join").encode()
    card = card_of(world, number)
    assert card.flags.ephemeral is False
    result = await world.person("eve").slash(world.channel, "tables join")
    assert sentence in said(result)
    assert result.response.ephemeral
    assert sentence in await forged_card(world, "eve", number, join)


@BOTH
async def test_joining_twice_is_refused(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    world.speaks("bob", locale)
    result = await world.person("bob").click(card_of(world, number), label="Join")
    assert ("déjà à cette table" if locale == "fr" else "already at this table") in said(result)


@BOTH
async def test_joining_a_game_that_has_begun_is_refused(world: World, locale: str) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    world.speaks("eve", locale)
    result = await world.person("eve").slash(world.channel, "tables join", table=number)
    assert ("La partie a commencé" if locale == "fr" else "The game has begun") in said(result)


@BOTH
async def test_only_the_host_starts_closes_and_changes_options(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    world.speaks("bob", locale)
    bob = world.person("bob")
    sentence = "Seul l’hôte" if locale == "fr" else "Only the table’s host"
    for verb in ("start", "close"):
        result = await bob.slash(world.channel, f"tables {verb}", table=number)
        assert sentence in said(result)
    for label in ("Start", "Options", "Add a computer"):
        assert sentence in said(await bob.click(card_of(world, number), label=label))


@BOTH
async def test_starting_with_too_few_players_is_refused(world: World, locale: str) -> None:
    await world.sit("slush-fund", "ann")
    world.speaks("ann", locale)
    result = await world.person("ann").slash(world.channel, "tables start")
    assert ("n’y en a encore qu’un" if locale == "fr" else "there is one so far") in said(result)


@BOTH
async def test_an_unknown_table_is_refused(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    ann = world.person("ann")
    sentence = "Il n’y a pas de table 99." if locale == "fr" else "There is no table 99."
    for verb in ("join", "leave", "start", "close", "panel", "show", "record"):
        result = await ann.slash(world.channel, f"tables {verb}", table=99)
        assert sentence in said(result), verb


@BOTH
async def test_a_command_without_a_table_here_is_refused(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    ann, french = world.person("ann"), locale == "fr"
    taken = said(await ann.slash(world.channel, "slush-fund take"))
    assert ("Aucune table ne joue à Caisse noire" if french else "no Slush Fund table") in taken
    opened = said(await ann.slash(world.channel, "tables panel"))
    assert ("Il n’y a aucune table ici" if french else "There is no table here") in opened


@BOTH
async def test_a_person_without_a_seat_is_refused(world: World, locale: str) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    world.speaks("eve", locale)
    sentence = "Vous n’êtes pas à la table" if locale == "fr" else "You are not at table"
    for command in ("slush-fund take", "tables panel", "tables leave"):
        thread = await world.thread(number)
        result = await world.person("eve").slash(thread, command)
        assert sentence in said(result), command


@BOTH
async def test_a_table_of_another_game_is_refused(odd_world: World, locale: str) -> None:
    await odd_world.sit("slush-fund", "ann")
    odd_world.speaks("bob", locale)
    result = await odd_world.person("bob").slash(odd_world.channel, "odd do", table=1)
    sentence = "joue à Caisse noire" if locale == "fr" else "plays Slush Fund"
    assert sentence in said(result)
    assert len((await odd_world.table(TableNumber(1))).seats) == 1


# -- two tables in one channel -------------------------------------------------------------------


@BOTH
async def test_a_command_that_could_mean_two_tables_asks_which(world: World, locale: str) -> None:
    numbers = [await world.start("slush-fund", "ann", other) for other in ("bob", "cyd")]
    world.speaks("ann", locale)
    ann = world.person("ann")
    result = await ann.slash(world.channel, "tables panel")
    assert "1, 2" in said(result)
    assert ("Plusieurs tables" if locale == "fr" else "several tables") in said(result)
    for number in numbers:
        result = await ann.slash(await world.thread(number), "tables panel")
        assert f"table {number}" in said(result)
        result = await ann.slash(world.channel, "tables panel", table=number)
        assert f"table {number}" in said(result)


async def test_joining_means_the_table_with_a_free_seat(world: World) -> None:
    """Ann already plays elsewhere, so here she means the table where she has no seat."""
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.start("slush-fund", "ann", "bob")
    await world.person("cyd").slash(elsewhere, "slush-fund new")
    result = await world.person("ann").slash(elsewhere, "tables join")
    assert "You joined table 2." in said(result)


async def test_starting_means_the_table_that_the_person_hosts(world: World) -> None:
    await world.start("slush-fund", "ann", "bob")
    await world.sit("slush-fund", "ann", "cyd")
    result = await world.person("ann").slash(world.channel, "tables start")
    assert "Table 2 begins!" in said(result)


async def test_two_tables_can_be_played_in_the_channel_itself(world: World) -> None:
    """Without threads, each player's commands mean the table where they sit."""
    world.limit_bot(create_public_threads=False)
    first = await world.sit("slush-fund", "ann", "bob")
    second = await world.sit("slush-fund", "cyd", "dan")
    for name in ("ann", "cyd"):
        await world.person(name).slash(world.channel, "tables start")
    assert (await world.table(first)).home == (await world.table(second)).home == world.channel.id
    for name, number in (("bob", first), ("dan", second)):
        result = await world.person(name).slash(world.channel, "tables panel")
        assert f"table {number}" in said(result)
    result = await world.person("eve").slash(world.channel, "tables show")
    assert "several tables: 1, 2" in said(result)


@BOTH
async def test_no_second_table_is_opened_in_a_table_s_own_thread(world: World, locale: str) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    world.speaks("cyd", locale)
    result = await world.person("cyd").slash(await world.thread(number), "slush-fund new")
    sentence = "se joue dans ce salon" if locale == "fr" else "is being played in this channel"
    assert sentence in said(result)


# -- places --------------------------------------------------------------------------------------


@BOTH
async def test_no_table_is_opened_in_a_direct_message(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    result = await world.person("ann").user.slash("slush-fund new")
    sentence = "dans un salon d’un serveur" if locale == "fr" else "in a channel of a server"
    assert sentence in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []


async def test_commands_work_in_a_direct_message(world: World) -> None:
    await world.start("slush-fund", "ann", "bob")
    name = await world.to_act(TableNumber(1))
    user = world.person(name).user
    result = await user.slash("slush-fund stash", card=await world.card_to_stash(TableNumber(1)))
    assert f"✅ {name} " in said(result)  # puts it there, or what had to follow at once
    result = await user.slash("tables show", table=1)
    assert "Slush Fund" in said(result) or "board" in said(result).casefold()


@BOTH
@pytest.mark.parametrize(
    ("permission", "english", "french"),
    [
        ("send_messages", "Send Messages", "Envoyer des messages"),
        ("attach_files", "Attach Files", "Joindre des fichiers"),
        ("read_message_history", "Read Message History", "Voir les anciens messages"),
        ("view_channel", "View Channel", "Voir le salon"),
        (
            "send_messages_in_threads",
            "Send Messages in Threads",
            "Envoyer des messages dans les fils",
        ),
    ],
)
async def test_a_missing_permission_is_named(
    world: World, locale: str, permission: str, english: str, french: str
) -> None:
    world.speaks("ann", locale)
    world.limit_bot(**{permission: False})
    result = await world.person("ann").slash(world.channel, "slush-fund new")
    assert (french if locale == "fr" else english) in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []


async def test_permission_to_write_in_threads_is_not_needed_without_threads(world: World) -> None:
    world.limit_bot(create_public_threads=False, send_messages_in_threads=False)
    result = await world.person("ann").slash(world.channel, "slush-fund new")
    assert "Table 1 is open" in said(result)


async def test_closed_direct_messages_do_not_hold_up_a_game(world: World) -> None:
    """The thread says so once, and the panel has everything."""
    ann = world.person("ann").user
    world.env.inject_error(
        "POST", f"/channels/{ann.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    lines = "\n".join(told(m) for m in thread.history(viewer=world.person("bob")))
    assert lines.count("I cannot send direct messages to ann") == 1
    panel = await Panel.open(world, "ann", number)
    assert "Slush Fund · table 1" in panel.words
    if await world.to_act(number) == "ann":
        await panel.pick(await world.card_to_stash(number))
        assert (await world.table(number)).row.plies > 1


# -- lost places ---------------------------------------------------------------------------------


@BOTH
async def test_a_table_without_its_thread_goes_on_elsewhere(world: World, locale: str) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    while (name := await world.to_act(number)) == "ann":  # the host has a new panel below the note
        number = await world.start("slush-fund", "ann", "bob")
    world.speaks(name, locale)
    await world.delete_channel((await world.table(number)).home)
    panel, card = Panel.in_dm(world, name), await world.card_to_stash(number)
    result = await panel.pick(card)
    sentence = "La table est en pause" if locale == "fr" else "The table is paused"
    assert sentence in said(result)
    assert (await world.table(number)).row.plies == 1
    again = world.guild.create_text_channel("again")
    await world.person(name).slash(again, "tables show", table=number)
    assert (await world.table(number)).row.paused is None
    await Panel.in_dm(world, name).pick(card)  # it was sent again, since they are asked again
    assert (await world.table(number)).row.plies > 1


async def test_a_paused_table_is_not_taken_to_another_server(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    home = (await world.table(number)).home
    await world.delete_channel(home)
    other = world.env.create_guild("Other")
    member = other.add_member(world.person("ann").user)
    result = await member.slash(other.create_text_channel("x"), "tables show", table=number)
    table = await world.table(number)
    assert (table.row.paused, table.home) == ("pause-thread-gone", home)
    assert "⛔" not in said(result)
