"""Tables at which only people sit down whom the host has invited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import ChannelId, PersonId
from bot.tables.errors import NotHostError, NotWelcomeError, OptionError, WrongChannelError
from bot.tables.lobbies.calling import InvitedOnlyError, offers_call
from bot.tables.lobbies.invited import (
    MOST,
    InvitedAlreadyError,
    InvitedFullError,
    NotByInvitationError,
    NotInvitedError,
)
from bot.tables.lobbies.opening import Place
from bot.tables.pings.mentions import INVITE, REMOVE, read_mention
from games.engine import LEAVE
from tests.bot.tables.clockwork import notes, stand_in, to_act
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import TableNumber

THREAD = ChannelId(9_001)
PRIVATE = Place(GUILD, THREAD, thread=True, parent=CHANNEL)


async def opened(top: Tabletop, *invited: PersonId) -> TableNumber:
    """Returns Ann's table by invitation, to which these people are invited."""
    table = await top.services.lobby.open(
        "slush-fund", person(ANN), PRIVATE, "en", who_sits="invited"
    )
    if invited:
        await top.services.invited.invite(table.id, ANN, invited)
    return table.id


async def waiting(top: Tabletop, number: TableNumber) -> list[PersonId]:
    return await top.services.invited.waiting_for(await top.table(number))


async def called(top: Tabletop, number: TableNumber, kind: str = INVITE) -> list[PersonId]:
    rows = await top.outbox(f"public:{number}")
    return [one for row in rows if row.kind == kind for one in read_mention(row.body).people]


async def seated(top: Tabletop, number: TableNumber) -> list[PersonId]:
    table = await top.table(number)
    assert table.seats == (await top.stored(number)).seats
    return [seat.person for seat in table.seats]


async def refusal(top: Tabletop, number: TableNumber, who: PersonId) -> NotWelcomeError:
    with pytest.raises(NotWelcomeError) as error:
        await top.services.lobby.join(number, person(who))
    return error.value


async def test_only_people_who_are_invited_sit_down(top: Tabletop) -> None:
    number = await opened(top, BOB, CAT)
    assert await called(top, number) == [BOB, CAT]
    await top.services.lobby.join(number, person(CAT))
    assert await waiting(top, number) == [BOB]
    await refusal(top, number, DAN)
    assert await seated(top, number) == [ANN, CAT]


async def test_whoever_gets_up_may_sit_down_again_and_so_may_the_host(top: Tabletop) -> None:
    number = await opened(top, BOB)
    await top.services.lobby.join(number, person(BOB))
    for who in (ANN, BOB):
        await top.services.lobby.leave(number, who)
        await top.services.lobby.join(number, person(who))
    assert sorted(await seated(top, number)) == [ANN, BOB]


async def test_the_refusal_is_that_of_all_other_causes(top: Tabletop) -> None:
    """Not invited, taken back, put out, and barred by the server: equal to the letter, at a full
    table too, and so is what asking for a free seat says.
    """
    number = await opened(top, BOB, CAT, DAN)
    await top.services.invited.withdraw(number, ANN, [BOB])
    await top.services.lobby.join(number, person(CAT))
    await top.services.hosting.put_out(number, ANN, CAT)
    await top.services.store.write(lambda tx: tx.bar(GUILD, DAN, None))
    said = [str((await refusal(top, number, who)).said) for who in (BOB, CAT, DAN, EVE)]
    for _ in range(3):
        await top.services.computer_seats.add(number, ANN, "easy")
    said += [str((await refusal(top, number, who)).said) for who in (BOB, EVE)]
    with pytest.raises(NotWelcomeError) as error:
        await top.services.free_seats.ask(number, EVE)
    assert {*said, str(error.value.said)} == {str(NotWelcomeError().said)}


async def test_an_invitation_is_taken_back_without_a_word(top: Tabletop) -> None:
    number = await opened(top, BOB, CAT)
    await top.services.invited.withdraw(number, ANN, [BOB])
    assert await waiting(top, number) == [CAT]
    assert await called(top, number, REMOVE) == [BOB]
    assert await notes(top, BOB) == []
    with pytest.raises(NotInvitedError):
        await top.services.invited.withdraw(number, ANN, [BOB])
    await top.services.invited.invite(number, ANN, [BOB])
    await top.services.lobby.join(number, person(BOB))
    assert await seated(top, number) == [ANN, BOB]
    with pytest.raises(NotInvitedError):
        await top.services.invited.withdraw(number, ANN, [BOB])


async def test_who_is_put_out_leaves_the_thread_too(top: Tabletop) -> None:
    number = await opened(top, BOB)
    await top.services.lobby.join(number, person(BOB))
    await top.services.hosting.put_out(number, ANN, BOB)
    assert await called(top, number, REMOVE) == [BOB]


async def test_what_a_host_cannot_do_changes_nothing(top: Tabletop) -> None:
    number, invited = await opened(top, BOB), top.services.invited
    with pytest.raises(NotHostError):
        await invited.invite(number, BOB, [CAT])
    with pytest.raises(InvitedAlreadyError):
        await invited.invite(number, ANN, [ANN, BOB])
    many = [PersonId(5_000 + n) for n in range(MOST)]
    with pytest.raises(InvitedFullError):
        await invited.invite(number, ANN, many)
    assert await waiting(top, number) == [BOB]
    await invited.invite(number, ANN, many[1:])
    assert len(await waiting(top, number)) == MOST
    public = await top.services.lobby.open("slush-fund", person(CAT), Place(GUILD, CHANNEL), "en")
    for change in (invited.invite, invited.withdraw):
        with pytest.raises(NotByInvitationError):
            await change(public.id, CAT, [BOB])


async def test_nobody_is_called_by_role_or_wish(top: Tabletop) -> None:
    number = await opened(top)
    await top.services.people.set_guild(GUILD, call_role=77)
    table = await top.table(number)
    assert not await top.services.store.read(lambda tx: offers_call(tx, table))
    with pytest.raises(InvitedOnlyError):
        await top.services.calling.call(number, ANN, [BOB])


async def test_a_table_becomes_private_and_leaves_nothing_in_its_channel(top: Tabletop) -> None:
    place, services = Place(GUILD, CHANNEL), top.services
    table = await services.lobby.open("slush-fund", person(ANN), place, "en", who_sits="ask")
    number = table.id
    await services.lobby.join(number, person(BOB))
    await services.requests.accept(number, ANN, BOB)
    await services.lobby.join(number, person(CAT))
    await services.tables.amend(await top.table(number), lambda _tx: None, card=501)
    await services.store.write(lambda tx: tx.add_player_call(number, 502))
    await services.invited.make_private(number, ANN, PRIVATE)
    row = (await top.table(number)).row
    assert (row.who_sits, row.channel, row.thread, row.card) == ("invited", THREAD, THREAD, None)
    rows = await top.outbox(f"public:{number}")
    dropped = [row.body for row in rows if row.kind == "drop"]
    assert ["501" in dropped[0], "502" in dropped[1]] == [True, True]
    assert await notes(top, CAT) == ["request-declined"]
    await refusal(top, number, CAT)
    await services.lobby.leave(number, BOB)
    await services.lobby.join(number, person(BOB))
    with pytest.raises(NotByInvitationError):
        await services.invited.make_private(number, ANN, PRIVATE)
    for choice in ("open", "ask"):
        with pytest.raises(OptionError):
            await services.requests.set_who_sits(number, ANN, choice)


async def test_no_thread_is_opened_in_vain(top: Tabletop) -> None:
    check = top.services.invited.check_opening
    await check(person(ANN), Place(GUILD, CHANNEL))
    await top.services.people.set_guild(GUILD, channels=(ChannelId(4),))
    with pytest.raises(WrongChannelError):
        await check(person(ANN), Place(GUILD, CHANNEL))


async def test_a_rematch_is_for_the_same_people(top: Tabletop) -> None:
    number = await opened(top, BOB, CAT)
    await top.services.lobby.join(number, person(BOB))
    await top.services.lobby.start(number, ANN)
    for who in (BOB, ANN):
        if (await top.table(number)).row.phase == "playing":
            await top.services.playing.move(number, who, LEAVE)
    again, opened_now = await top.services.rematches.call(number, person(BOB), PRIVATE)
    assert opened_now
    assert again.row.who_sits == "invited"
    await refusal(top, again.id, CAT)
    await top.services.lobby.join(again.id, person(ANN))
    assert await seated(top, again.id) == [BOB, ANN]


async def test_seats_are_taken_over_by_people_who_are_invited(top: Tabletop) -> None:
    number, take = await opened(top, BOB, CAT, DAN), top.services.takeover.take
    for who in (BOB, CAT):
        await top.services.lobby.join(number, person(who))
    await top.services.lobby.set_pace(number, ANN, "day")
    await top.services.lobby.start(number, ANN)
    await stand_in(top, number, await to_act(top, number))
    with pytest.raises(NotWelcomeError):
        await take(number, person(EVE), None)
    await take(number, person(DAN), None)
    assert DAN in await seated(top, number)
    for who in await seated(top, number):
        if (await top.table(number)).row.phase == "playing":
            await top.services.playing.move(number, who, LEAVE)
    assert await top.services.store.read(lambda tx: tx.invited(number)) == []


async def test_nothing_is_left_of_somebody_who_deletes_their_data(top: Tabletop) -> None:
    number = await opened(top, BOB, CAT)
    await top.services.deletions.erase(BOB)
    assert await waiting(top, number) == [CAT]
    assert await called(top, number) == [CAT]
    await refusal(top, number, BOB)
