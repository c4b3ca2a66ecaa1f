"""Capital Power as people play it: deals, debts and accusations, with a restart in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import TableNumber
from games.capital_power.material import COMPANIES
from tests.bot.flows.at_capital_power import (
    GAME,
    dms,
    look_around,
    now,
    pick,
    readers_of,
    sit_at,
)
from tests.bot.flows.scenery import lines_told
from tests.bot.panels import Panel
from tests.bot.world import presses
from tests.games.capital_power.scenes import co, of, purse, scene
from tests.games.capital_power.scenes import top as asked

if TYPE_CHECKING:
    from tests.bot.world import World

COGS = ["cogs.capital_power", "cogs.tables"]


@pytest.fixture(autouse=True)
def _one_cog_and_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


# -- deals ---------------------------------------------------------------------------------------


async def at_the_market(world: World) -> list[str]:
    """Returns a position with Blue on turn, Orange rich in money and shares, and Green able to sell
    a company.
    """
    return await sit_at(
        world,
        scene(
            {
                "blue-h": co(white=50, at="it04"),
                "blue-1": co(white=20, at="it03"),
                "orange-h": co(white=5317, black=4411, lots=4),
                "green-h": co(white=3119, black=1807),
                "green-1": co(),
            }
        ),
    )


async def test_a_deal_out_of_turn_is_private_and_disturbs_nobody(world: World) -> None:
    blue, orange, green = await at_the_market(world)
    turn = await Panel.open(world, blue, TableNumber(1))
    await pick(turn, "transfer", "blue-h", "blue-1")
    offering = await Panel.open(world, orange, TableNumber(1))
    await pick(offering, "offer", "3", "orange-h")
    await offering.fill({"white": "1317", "lots": "3"})
    await offering.fill({"black": "1219"})
    await offering.choose("green-1")
    before = await lines_told(world, TableNumber(1))
    await offering.press("do")
    assert (
        f"{orange} offers you a deal: {orange} gives $1,317,000 white and 30 shares; you"
        in dms(world, green)[-1]
    )
    assert await lines_told(world, TableNumber(1)) == before  # nobody else is told
    await world.restart()
    hand = Panel.in_dm(world, green)
    terms = "gives $1,317,000 white and 30 shares"
    assert terms in await hand.held()
    await pick(hand, "accept", "2-1", "green-h")
    await hand.press("do")
    state = await now(world)
    assert (of(state, "owner", "green-1"), of(state, "lots", "green-h")) == (1, 3)
    assert purse(state, "orange-h") == (4000, 5630)
    assert purse(state, "green-h") == (4436, 588)
    told = (await lines_told(world, TableNumber(1)))[len(before) :]
    assert told == [
        f"{orange} hands {green}: 30 shares.",
        f"{green} hands {orange}: Green 1.",
    ]
    assert f"The deal with {green} is done: you gave $1,317,000" in dms(world, orange)[-1]
    await look_around(world, blue, orange, green)
    for amount in (1317, 1219):
        assert readers_of(world, amount) == {orange, green}
    await turn.fill({"white": "7"})  # the form from before the deal still works
    assert purse(await now(world), "blue-1") == (27, 0)


async def test_an_offer_does_not_interrupt_what_its_receiver_has_begun(world: World) -> None:
    blue, orange, _ = await at_the_market(world)
    begun = await Panel.open(world, blue, TableNumber(1))
    await pick(begun, "transfer", "blue-h", "blue-1")
    offering = await Panel.open(world, orange, TableNumber(1))
    await pick(offering, "offer", "1", "orange-h")
    await offering.fill({"white": "11"})
    await offering.fill({})
    await offering.pick("-")
    await offering.press("do")
    assert (await now(world)).offers
    await begun.fill({"white": "7"})
    assert "⏳" not in begun.words.split("\n")[0]
    assert f"> {orange} offers you a deal" in begun.words, "what is new stands above what was begun"
    assert purse(await now(world), "blue-1") == (27, 0)
    keys = begun.keys()
    assert any(key.startswith("accept") for key in keys)
    await begun.renew()
    assert "> " not in begun.words, "it is new once"


async def test_a_deal_by_commands_is_declined_and_made_again(world: World) -> None:
    _, orange, green = await at_the_market(world)
    thread = await world.thread(TableNumber(1))
    seller, buyer = world.person(green), world.person(orange)
    await buyer.slash(thread, f"{GAME} offer", whom="3", company="orange-h")
    begun = Panel(world, buyer, thread, world.newest(thread, buyer).id)
    await begun.fill({"white": "1500"})
    await begun.fill({})
    await begun.choose("green-1")
    await world.restart()
    await begun.press("do")
    await seller.slash(thread, f"{GAME} decline", offer="2-1")
    assert f"{green} declines your offer." in dms(world, orange)[-1]
    assert not (await now(world)).offers
    await begun.renew()
    await pick(begun, "offer", "3", "orange-h")
    await begun.fill({"white": "1600"})
    await begun.fill({})
    await begun.choose("green-1")
    await begun.press("do")
    offers = await seller.autocomplete(thread, f"{GAME} accept", "offer", "")
    assert [offer["value"] for offer in offers] == ["2-1"]
    await seller.slash(thread, f"{GAME} accept", offer="2-1", company="green-h")
    assert purse(await now(world), "green-h") == (4719, 1807)
    for amount in (1500, 1600):
        assert readers_of(world, amount) == {orange, green}


# -- debts ---------------------------------------------------------------------------------------


async def test_a_rescue_saves_a_company_from_a_fine(world: World) -> None:
    companies = {
        "blue-h": co(white=1340, at="it04"),
        "blue-1": co(white=5, black=30),
        "orange-h": co(white=9),
    }
    blue, orange, _ = await sit_at(world, scene(companies, strict_fines="on"), blue_1="it07")
    person, thread = world.person(blue), await world.thread(TableNumber(1))
    await person.slash(thread, f"{GAME} roll", pawn="blue-1")
    assert asked(await now(world)) == "Debt"
    assert (await lines_told(world, TableNumber(1)))[-2:] == [
        f"The finance police check {blue}’s Blue 1: a fine of $30,000.",
        f"{blue}’s Blue 1 owes $30,000 in white and does not have all of it.",
    ]
    await world.restart()
    await person.slash(thread, f"{GAME} act", what="rescue", how="blue-h")
    panel = Panel(world, person, thread, world.newest(thread, person).id)
    assert "1,340,000" in panel.pictured
    await panel.fill({"white": "25"})
    state = await now(world)
    assert (purse(state, "blue-h"), purse(state, "blue-1")) == ((1315, 0), (0, 30))
    assert not state.pending
    assert (await lines_told(world, TableNumber(1)))[-1] == f"{blue}’s Blue 1 has paid its debt."
    assert panel.offers("roll")  # the turn goes on
    await look_around(world, orange)
    assert readers_of(world, 1340) == readers_of(world, 1315) == {blue}


async def test_a_company_is_liquidated_and_its_subsidiary_kept(world: World) -> None:
    companies = {
        "blue-h": co(at="it04"),
        "blue-1": co(capital=100),
        "blue-2": co(capital=60, at="it05"),
        "blue-3": co(capital=50, mother="blue-2", at="it05"),
    }
    blue, *_ = await sit_at(world, scene(companies), blue_1="it11")
    panel = await Panel.open(world, blue, TableNumber(1))
    await pick(panel, "roll", "blue-1")
    keys = panel.keys()
    assert "liquidate" in keys
    assert "bankrupt" not in keys
    await pick(panel, "liquidate", "blue-2", "blue-1")
    assert (await now(world)).kind[COMPANIES["blue-2"]]
    await world.restart()
    labels = [item.label for item in presses(panel.message) if hasattr(item, "label")]
    assert "Liquidate Blue 2 for good" in labels
    await panel.press("do")
    state = await now(world)
    assert not state.kind[COMPANIES["blue-2"]]
    assert state.mother[COMPANIES["blue-3"]] == COMPANIES["blue-1"]
    assert not state.pending
    assert (await lines_told(world, TableNumber(1)))[-2:] == [
        f"{blue} liquidates Blue 2; the bank pays $60,000.",
        f"{blue}’s Blue 1 has paid its debt.",
    ]


# -- false books ---------------------------------------------------------------------------------


async def test_an_accusation_reveals_that_books_were_false_but_not_by_how_much(
    world: World,
) -> None:
    companies = {
        "blue-h": co(white=50),
        "orange-h": co(white=40, black=2711, hidden=1311),
        "green-h": co(white=2222, black=9007, hidden=4217),
    }
    blue, orange, green = await sit_at(world, scene(companies, books="creative"), blue_h="it14")
    panel = await Panel.open(world, blue, TableNumber(1))
    await pick(panel, "roll", "blue-h", "accuse", "3")
    await world.restart()
    await panel.press("do")
    assert (await lines_told(world, TableNumber(1)))[-1] == (
        f"{blue} accuses {green} of false books, and is right: "
        f"all of {green}’s black money goes to the other players."
    )
    await pick(panel, "receive", "blue-h")
    await panel.fill({"amount": "1503"})
    if panel.has("do"):
        await panel.press("do")
    other = Panel.in_dm(world, orange)
    await pick(other, "receive", "orange-h")
    await other.fill({"amount": "0"})
    state = await now(world)
    assert (purse(state, "blue-h"), of(state, "hidden", "blue-h")) == ((45, 4503), 1503)
    assert (purse(state, "orange-h"), of(state, "hidden", "orange-h")) == ((40, 7214), 1311)
    assert purse(state, "green-h") == (2222, 0)
    assert state.bank_black == 1 - 2711 - 9007  # the indivisible rest goes to the bank
    await look_around(world, blue, orange, green)
    assert readers_of(world, 1503) == {blue}
    assert readers_of(world, 1311) == readers_of(world, 7214) == {orange}
    assert readers_of(world, 9007) == readers_of(world, 4217) == {green}


async def test_only_its_owner_reads_what_is_off_the_books(world: World) -> None:
    companies = {
        "blue-h": co(white=1010, at="it04"),
        "blue-1": co(white=500, capital=4000),
        "orange-h": co(white=40, black=2711, hidden=1311),
        "green-h": co(white=30),
    }
    blue, orange, green = await sit_at(world, scene(companies, books="creative"), blue_1="sa09")
    giver, taker = world.person(blue), world.person(orange)
    thread = await world.thread(TableNumber(1))
    await giver.slash(thread, f"{GAME} roll", pawn="blue-1")
    assert (await lines_told(world, TableNumber(1)))[-1].startswith(
        f"{blue}’s Blue 1 receives black money"
    )
    await look_around(world, blue, orange, green)
    panel = await Panel.open(world, blue, TableNumber(1))
    await panel.pick("part")
    await panel.fill({"hide": "1121"})
    await pick(panel, "offer", "2", "blue-1")
    await panel.fill({"black": "70", "hidden": "1063"})
    await world.restart()
    await panel.fill({"white": "9"})
    if panel.offers("-"):
        await panel.pick("-")
    await panel.press("do")
    assert "1,133,000 black" in await Panel.in_dm(world, orange).held()
    await taker.slash(thread, f"{GAME} accept", offer="1-1", company="orange-h")
    answer = Panel(world, taker, thread, world.newest(thread, taker).id)
    await answer.fill({"off": "1117"})
    await answer.press("do")
    state = await now(world)
    assert (purse(state, "blue-1"), of(state, "hidden", "blue-1")) == ((509, 67), 58)
    assert (purse(state, "orange-h"), of(state, "hidden", "orange-h")) == ((31, 3844), 2428)
    await look_around(world, blue, orange, green)
    for amount in (1200, 1121, 1063):
        assert readers_of(world, amount) == {blue}, amount
    for amount in (2711, 1311, 1117, 3844, 2428):
        assert readers_of(world, amount) == {orange}, amount
    assert readers_of(world, 1133) == {blue, orange}
