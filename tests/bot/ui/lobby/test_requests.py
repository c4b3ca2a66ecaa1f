"""Tables at which the host decides who sits down, as people set, see and answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import PersonId, TableNumber
from bot.ui.custom_ids import Press
from tests.bot.panels import forged_card, said
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.ui.lobby.test_waiting import direct, newest_dm
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def opened(world: World, seats: str = "ask") -> TableNumber:
    result = await world.person("ann").slash(world.channel, "slush-fund new", seats=seats)
    assert "is open" in said(result) or "est ouverte" in said(result)
    return max(await world.services.store.read(lambda tx: tx.table_ids()))


async def press_join(world: World, name: str, number: TableNumber) -> str:
    answer = await forged_card(world, name, number, Press(number, 0, "join").encode())
    await world.env.settle()
    return answer


def labelled(world: World, label: str) -> Any:
    """Returns the newest message that Ann sees with a button of this name."""
    messages = reversed(world.channel.history(viewer=world.person("ann")))
    return next(message for message in messages if label in labels(message))


async def names(world: World, number: TableNumber) -> list[str]:
    return [seat.name for seat in (await world.table(number)).seats]


@BOTH
async def test_people_ask_on_the_card_and_the_host_answers_by_direct_message(
    world: World, locale: str
) -> None:
    for name in ("ann", "bob", "cat"):
        world.speaks(name, locale)
    number = await opened(world)
    card = card_of(world, number)
    assert "whom the host lets in" in words(card)
    assert "Ask to sit down" in labels(card)
    wanted = "Vous avez demandé une place" if locale == "fr" else "You have asked to sit down"
    for name in ("bob", "cat"):
        assert wanted in await press_join(world, name, number)
    ann, page = world.person("ann").user, newest_dm(world, "ann")
    yes, no = ("Accepter", "Refuser") if locale == "fr" else ("Accept", "Decline")
    await ann.click(page, label=f"{yes} bob")
    await ann.click(newest_dm(world, "ann"), label=f"{no} cat")
    assert await names(world, number) == ["ann", "bob"]
    seat = "une place vous attendait" if locale == "fr" else "has given you a seat"
    assert seat in " ".join(words(m) for m in direct(world, "bob"))
    none = "ne vous donne pas" if locale == "fr" else "does not give you a seat"
    assert none in words(newest_dm(world, "cat"))


async def test_the_host_finds_them_among_the_settings_too(world: World) -> None:
    number = await opened(world)
    ann = world.person("ann")
    await world.services.people.set_person(PersonId(ann.user.id), dm=False)
    await press_join(world, "bob", number)
    assert not direct(world, "ann")
    await ann.click(card_of(world, number), label="Options")
    shown = [m for m in world.channel.history(viewer=ann) if "Somebody asks" in words(m)]
    assert len(shown) == 1, "told at the next press, beside the settings"
    settings = labelled(world, "Who asks to sit down …")
    await ann.click(settings, label="Who asks to sit down …")
    await ann.click(labelled(world, "Accept bob"), label="Accept bob")
    assert await names(world, number) == ["ann", "bob"]


async def test_a_request_is_taken_back_with_leave(world: World) -> None:
    number = await opened(world)
    await press_join(world, "bob", number)
    answer = await forged_card(world, "bob", number, Press(number, 0, "leave").encode())
    assert "You no longer ask" in answer
    assert await world.services.requests.asking(number) == []


async def test_who_sits_is_set_in_a_menu(world: World) -> None:
    number = await opened(world, "open")
    ann = world.person("ann")
    assert "Who may sit down" not in words(card_of(world, number))
    await ann.click(card_of(world, number), label="Options")
    page = world.newest(world.channel, ann)
    press = Press(number, 0, "who-sits").encode()
    assert press in [item.custom_id for item in presses(page)]
    await ann.select(page, ["ask"], custom_id=press)
    assert (await world.table(number)).row.who_sits == "ask"
    assert "whom the host lets in" in words(card_of(world, number))
    assert "Who asks to sit down …" in labels(world.newest(world.channel, ann))


async def test_what_cannot_be_read_opens_no_table(world: World) -> None:
    result = await world.person("ann").slash(world.channel, "slush-fund new", seats="nobody")
    assert "nobody" in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []
    offers = await world.person("ann").autocomplete(world.channel, "slush-fund new", "seats", "")
    assert [offer["value"] for offer in offers] == ["open", "ask", "invited"]


async def test_many_people_ask_on_one_page(world: World) -> None:
    """Eight are shown, so that Discord accepts the page; the others follow."""
    number = await opened(world)
    for n in range(12):
        await world.services.store.write(
            lambda tx, n=n: tx.request_seat(number, PersonId(900 + n), f"P{n}")
        )
    ann = world.person("ann")
    await forged_card(world, "ann", number, Press(number, 0, "requests").encode())
    page = world.newest(world.channel, ann)
    assert "12 people ask" in words(page)
    assert "P7" in words(page)
    assert "P8" not in words(page)
