"""A table for which nobody comes: the question to its host, its card, and its invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import TableNumber
from bot.tables.lobbies.patience import LAPSE, LAPSE_SOON
from bot.ui.custom_ids import Press
from tests.bot.panels import forged_card, said
from tests.bot.ui.finished.test_end import finish
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def ring(world: World, number: TableNumber, kind: str) -> None:
    """Does what is due at a table when it has waited so long."""
    with world.as_bot():
        await world.services.lapsing.ring(number, kind)
    await world.env.settle()


def direct(world: World, name: str) -> list[Any]:
    """Returns the direct messages to somebody, oldest first."""
    channel = world.person(name).user.dm_channel
    return [] if channel is None else list(channel.history())


def newest_dm(world: World, name: str) -> Any:
    """Returns the newest direct message to somebody."""
    return direct(world, name)[-1]


def invitation(world: World) -> str:
    """Returns what the newest message of the channel without buttons says."""
    messages = world.channel.history(viewer=world.person("ann"))
    return str(next(m.content for m in reversed(messages) if m.content and not presses(m)))


@BOTH
async def test_the_host_keeps_the_table_open_from_the_question(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    number = await world.sit("slush-fund", "ann", "bob")
    await ring(world, number, LAPSE_SOON)
    asked = newest_dm(world, "ann")
    label = "La garder ouverte" if locale == "fr" else "Keep it open"
    assert list(labels(asked)) == [label]
    await world.person("ann").user.click(asked, label=label)
    kept = "La table reste ouverte" if locale == "fr" else "The table stays open"
    assert kept in words(newest_dm(world, "ann"))
    assert labels(newest_dm(world, "ann")) == {}
    assert await world.services.store.read(lambda tx: tx.due_at(number, LAPSE_SOON)) is not None


async def test_a_question_that_somebody_has_answered_by_a_press_is_not_sent(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    before = len(direct(world, "ann"))
    with world.as_bot():
        await world.services.lapsing.ring(number, LAPSE_SOON)
        await world.services.lapsing.keep_open(number, world.person("ann").user.id)
    await world.env.settle()
    assert len(direct(world, "ann")) == before


async def test_another_person_cannot_answer_it(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    press = Press(number, 0, "keep").encode()
    assert "Only the table’s host" in await forged_card(world, "bob", number, press)


async def test_the_card_of_a_lapsed_table_opens_another(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    await ring(world, number, LAPSE)
    assert "Nobody else came" in words(card_of(world, number))
    assert labels(card_of(world, number)) == {"Open again": True, "Rules": True}
    result = await world.person("cyd").click(card_of(world, number), label="Open again")
    assert f"Table {number + 1} is open" in said(result)
    assert f"opened again as table {number + 1}" in words(card_of(world, number))
    assert labels(card_of(world, number)) == {"Rules": True}
    assert labels(card_of(world, TableNumber(number + 1)))["Join"] is True


@BOTH
async def test_the_call_for_players_says_how_it_ended(world: World, locale: str) -> None:
    number = await finish(world, "slush-fund", "ann", "bob", "cyd", "dan")
    ended = find_message(world.channel, world.person("ann"), Press(number, 0, "rematch").encode())
    rematch = TableNumber(number + 1)
    with world.as_bot():
        async with world.services.tables.hold(number):
            await world.services.tables.commit(
                number, lambda tx: tx.save_table(number, locale=locale[:2])
            )

    async def again(*names: str) -> None:
        for name in names:
            custom_id = Press(number, 0, "rematch").encode()
            await world.person(name).click(ended, custom_id=custom_id)

    await again("ann")
    assert f"<@{world.person('bob').user.id}>" in invitation(world)
    await again("bob", "cyd")
    assert f"<@{world.person('bob').user.id}>" in invitation(world)
    await again("dan")
    assert invitation(world).endswith("complet" if locale == "fr" else "full")
    await world.person("dan").slash(world.channel, "tables leave", table=rematch)
    assert invitation(world).endswith("libérée" if locale == "fr" else "a seat is free again")
    await ring(world, rematch, LAPSE)
    assert invitation(world).endswith("n’est venu" if locale == "fr" else "nobody else came")
    assert await world.services.store.read(lambda tx: tx.player_calls(rematch)) == []
