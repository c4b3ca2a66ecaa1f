"""Contests of Agent and Casablanca as four people play them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import EARLIEST_CLOSE
from tests.bot.flows.auction import LEAST, Auction, load_only, two_pages, with_bribes
from tests.bot.panels import pictured, said
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.world import World

STEP, OBJECT, OPENING = 2, 2, 3
"""Number of presses after the panel is open: for a step, agent, space and confirmation; for a word,
the word and its form; for opening bribes, the same with a form of two pages.
"""


@pytest.fixture(autouse=True)
def _load_only(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    load_only(monkeypatch, request)


async def before_the_attack(world: World, third: str = "900", **settings: str) -> Auction:
    """Lets British 1 go to Dublin without an objection, so that the second seat can announce the
    attack of British 2 there. The first seat has no stake on British 2.
    """
    bribes = ({"uk1": "300"}, {"uk2": "2000"}, {"uk2": third}, {"uk2": "1000"})
    at = await with_bribes(world, "agent", *bribes, **settings)
    first, second, *others = at.names
    panel = await at.announce(first, "uk1", "dublin")
    assert panel.pressed == STEP
    for name in (second, *others):
        await at.says(name, "no")
    await at.passes(LEAST)
    assert (await at.told()).count("Nobody objects.") == 1
    await at.announce(second, "uk2", "exile uk1")
    return at


async def since_the_attack(at: Auction) -> str:
    return (await at.told()).rpartition("off to the Bahamas!")[2]


# -- opening bribes ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["agent", "casablanca"])
async def test_opening_bribes_are_made_by_form(world: World, game: str) -> None:
    settings = {"opening": "on"} if game == "casablanca" else {}
    at = await Auction.start(world, game, **settings)
    agents = {"agent": ("usa1", "china2"), "casablanca": ("green", "grey")}[game]
    for number, name in enumerate(at.names):
        own = {agents[0]: f"{number + 2}00", agents[1]: f"{number + 1}00"}
        async with at.untold(name):
            panel = await at.bribe(name, two_pages(own))
        assert panel.pressed == OPENING
        assert f"Cash:** ${10_000 - 100 * (2 * number + 3):,}" in await panel.held()
        (hand,) = at.dms(name)
        assert f"${number + 1}00" in pictured(hand), "their own sheet came by direct message"
        await panel.look("mine")
        assert f": ${number + 1}00 of yours" in panel.words
        del at.panels[name]
    assert await at.phase() == "opening", "four quick answers do not close the window"
    await at.passes(LEAST - 1)
    assert await at.phase() == "opening"
    await at.passes(1)
    assert await at.phase() == "turn"
    assert "The opening bribes are placed." in await at.told()


async def test_only_the_page_that_asks_too_much_is_refused(world: World) -> None:
    at = await Auction.start(world, "agent")
    name = at.names[0]
    async with at.untold(name):
        panel = await at.bribe(name, ({"usa1": "9900"},))
        await panel.fill({"china1": "200"}, 1)
    assert await at.plies() == []
    assert "10,100" in panel.words
    await panel.fill({"china1": "100"}, 1)
    await panel.press("do")
    assert await at.plies() == ["0 bribe usa1=9900,china1=100"]


# -- sealed, in Agent ----------------------------------------------------------------------------


async def test_a_sealed_attack_in_agent_is_objected_to_and_answered(world: World) -> None:
    at = await before_the_attack(world, contest="sealed")
    first, _mover, third, fourth = at.names
    assert sorted(await at.called()) == sorted([first, third, fourth]), "whatever they staked"
    assert await at.closes_in() == EARLIEST_CLOSE["objections"]

    plies = await at.plies()
    async with at.untold(third):
        panel = await at.says(third, "object", opening="300", maximum="1000")
        assert panel.pressed == OBJECT
        assert "⛔ " in panel.words
    assert await at.plies() == plies, "the sum is more than the stake"
    async with at.untold(third):
        await panel.fill({"opening": "300", "maximum": "900"})
    assert await at.plies() == [*plies, "2 object opening=300,maximum=900"]
    assert "object, from $300 up to $900" in await panel.held()

    before = await at.public()
    await world.restart()
    assert await at.public() == before
    async with at.untold(fourth):
        await at.slash(fourth, "support", sum="400")
    async with at.untold(first):
        await at.says(first, "no")
    await at.passes(LEAST - 1)
    assert await at.phase() == "objections", "the window stays open although everybody has answered"
    assert await at.public() == before
    await at.passes(1)
    await the_answer_to_the_attack(at)


async def the_answer_to_the_attack(at: Auction) -> None:
    """Checks that only the mover is told the first sum, and that everybody is told what the limits
    come to.
    """
    mover, third = at.names[1:3]
    assert await at.phase() == "answer"
    heard = await since_the_attack(at)
    assert f"{third} demands that {mover} take it back." in heard
    assert "$300" not in heard
    await at.world.restart()
    panel = await at.panel(mover)
    assert f"{third} wants you to take back British 2’s action, and starts with $300" in panel.words
    assert "$900" not in panel.words
    panel = await at.says(mover, "defend", amount="1000")
    assert panel.pressed == OBJECT
    lines = (await since_the_attack(at)).splitlines()
    told = [line for line in lines if line.strip() and "<@" not in line]
    start = told.index(f"{mover} insists; {third} has to show a sum.")
    assert told[start : start + 6] == [
        f"{mover} insists; {third} has to show a sum.",
        f"{third} bids $900 against the action.",
        f"{mover} holds $900 for the action.",
        "So it stands: the attack takes place.",
        f"British 1 is off to the Bahamas. {mover} pays $500 for that.",
        f"All stakes on British 1 are read out: {at.names[0]} $300. Nobody else had any.",
    ]
    assert "1,000" not in await since_the_attack(at), "the mover's limit stays hidden"
    assert "400" not in await since_the_attack(at), (
        "offers of support that were not needed stay hidden"
    )
    assert "British 2: $1,500 of yours" in pictured(at.dms(mover)[0]), (
        "the fee is taken off their own sheet"
    )


# -- live, in Agent ------------------------------------------------------------------------------


async def test_a_live_attack_in_agent_is_bid_for_in_turn(world: World) -> None:
    at = await before_the_attack(world, "3000", contest="live")
    first, mover, third, fourth = at.names
    async with at.untold(third):
        panel = await at.says(third, "demand")
    assert panel.pressed == 1, "the word alone"
    for name in (first, fourth):
        async with at.untold(name):
            await at.slash(name, "answer", what="no")
    await at.passes(LEAST - 1)
    assert await at.phase() == "objections"
    await at.passes(1)
    assert await at.phase() == "demand"
    await at.says(mover, "refuse")
    await too_high(at, third)
    await at.panels[third].fill({"amount": "300"})
    await at.says(mover, "hold")
    await world.restart()
    await at.slash(third, "bid", sum="800")
    await at.slash(mover, "pass")
    assert await at.phase() == "voices"
    async with at.untold(fourth):
        await at.says(fourth, "hold")
    async with at.untold(first):
        await at.says(first, "no")
    await at.passes(LEAST - 1)
    assert await at.phase() == "voices"
    await at.passes(1)
    await at.slash(third, "bid", sum="900")
    await at.says(fourth, "pass")
    await at.says(first, "no")
    await at.passes(LEAST)
    assert await at.phase() == "turn"
    told = await since_the_attack(at)
    lines = [line for line in told.splitlines() if line.endswith(".") and "<@" not in line]
    # A turn that is being played shows what was announced and its latest lines.
    assert lines[-7:] == [
        f"{mover} holds $300.",
        f"{third} bids $800.",
        f"{mover} passes.",
        f"{fourth} holds $800 for the action.",
        f"{third} bids $900.",
        f"{fourth} passes.",
        "It is overturned, and British 2 stays where it was.",
    ]


async def too_high(at: Auction, name: str) -> None:
    """Tries to bid more than the player's stake, by form and by command, and checks that nobody
    else sees a trace.
    """
    plies = await at.plies()
    async with at.untold(name):
        panel = await at.says(name, "bid", amount="3100")
        assert "⛔ " in panel.words
        assert "⛔ " in said(await at.slash(name, "bid", sum="5000"))
    assert await at.plies() == plies


# -- Casablanca ----------------------------------------------------------------------------------

CASABLANCA: tuple[dict[str, str], ...] = ({"blue": "500"}, {"blue": "900"}, {"blue": "600"}, {})


async def test_a_sealed_step_in_casablanca_is_objected_to_and_answered(world: World) -> None:
    at = await with_bribes(world, "casablanca", *CASABLANCA, opening="on", contest="sealed")
    mover, second, third, fourth = at.names
    panel = await at.announce(mover, "blue", "bank")
    assert panel.pressed == STEP
    assert sorted(await at.called()) == sorted([second, third, fourth]), "whatever they staked"
    async with at.untold(fourth):
        assert not (await at.panel(fourth)).offers("object"), (
            "a player without a stake cannot object"
        )
        await at.says(fourth, "no")
    async with at.untold(third):
        await at.says(third, "object", opening="100", maximum="600")
    async with at.untold(second):
        await at.slash(second, "object", sums="opening=200,maximum=900")
    await at.passes(LEAST - 1)
    assert await at.phase() == "objections"
    await at.passes(1)
    async with at.untold(mover):
        assert "⛔ " in said(await at.slash(mover, "defend", sum="600"))
    assert await at.phase() == "answer", "the sum is more than the mover's stake"
    assert (await at.says(mover, "defend", amount="500")).pressed == OBJECT
    told = (await at.told()).rpartition("announces:")[2]
    lines = [line for line in told.splitlines()[1:] if line.endswith(".") and "<@" not in line]
    assert lines == [
        f"{second} objects to {mover}’s action with $200.",
        f"{mover} holds up to $500; {second} bids $600.",
        "It is overturned, and Blue stays where it was.",
    ]
    assert "$900" not in told
    unheard = [name for name in at.names if "was not needed" in words(at.dms(name)[-1])]
    assert unheard == [third], "only a player whose objection was not needed is told so"


async def test_a_live_step_in_casablanca_is_bid_for_in_turn(world: World) -> None:
    at = await with_bribes(world, "casablanca", *CASABLANCA, opening="on", contest="live")
    mover, second, third, fourth = at.names
    await at.announce(mover, "blue", "bank")
    async with at.untold(second):
        panel = await at.says(second, "object", amount="200")
    assert panel.pressed == OBJECT
    for name in (third, fourth):
        await at.says(name, "no")
    await at.passes(LEAST)
    await at.says(mover, "hold")
    await at.says(second, "pass")
    assert await at.phase() == "objections", "the players behind the objector are asked again"
    for name in (third, fourth):
        async with at.untold(name):
            await at.says(name, "no")
    await at.passes(LEAST)
    told = (await at.told()).rpartition("announces:")[2]
    lines = [line for line in told.splitlines()[1:] if line.endswith(".") and "<@" not in line]
    assert lines == [
        f"{second} objects to {mover}’s action with $200.",
        f"{mover} holds $200.",
        f"{second} passes.",
        f"{second}’s objection fails.",
        "Nobody objects any more.",
    ]
    assert (await at.state()).mover == 1
