"""Nobody outside a contest can tell who answered, who had a standing order and who was silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import EARLIEST_CLOSE, SECOND
from bot.tables.clocks.pace import PACES
from tests.bot.flows.auction import LEAST, Auction, load_only, with_bribes
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.world import World

EVENING = (PACES["evening"].time("objections") or 0) // SECOND

STEPS = {"agent": ("usa1", "montreal"), "casablanca": ("blue", "bank")}
"""First step of the first mover in each game."""


@pytest.fixture(autouse=True)
def _load_only(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    load_only(monkeypatch, request)


async def at_the_first_turn(
    world: World, game: str, *sums: str, contest: str = "sealed", pace: str = "none"
) -> Auction:
    """Plays opening bribes of these sums, by seat, on the agent of the first step."""
    agent = STEPS[game][0]
    settings = {"opening": "on"} if game == "casablanca" else {}
    bribes = [{agent: own} if own else {} for own in sums]
    return await with_bribes(world, game, *bribes, contest=contest, pace=pace, **settings)


BOTH = pytest.mark.parametrize(("game", "contest"), [("agent", "sealed"), ("casablanca", "live")])
"""Each game with one form of contest, because windows ask by the same rules in both."""


@BOTH
async def test_everybody_is_asked_alike_whatever_they_staked(
    world: World, game: str, contest: str
) -> None:
    read = []
    for sums in (("100", "9000", "", "400"), ("5000", "", "200", "")):
        at = await at_the_first_turn(world, game, *sums, contest=contest)
        await at.announce(at.names[0], *STEPS[game])
        assert await at.closes_in() == EARLIEST_CLOSE["objections"]
        read.append(await at.anonymous())
    assert read[0] == read[1]
    assert sorted(await at.called()) == sorted(at.names[1:])


@BOTH
async def test_answers_by_order_look_like_answers_by_hand(
    world: World, game: str, contest: str
) -> None:
    read = []
    for by_order in (True, False):
        at = await at_the_first_turn(world, game, "500", "600", "", "", contest=contest)
        mover, *others = at.names
        for name in others if by_order else ():
            async with at.untold(name):
                await at.slash(name, "orders", agent="all", order="quiet")
        await at.announce(mover, *STEPS[game])
        heard = await at.anonymous()
        for name in () if by_order else others:
            await at.says(name, "no")
        await at.passes(LEAST - 1)
        assert await at.phase() == "objections", (
            "the window stays open even if everybody has answered"
        )
        assert await at.anonymous() == heard
        await at.passes(1)
        assert await at.phase() == "turn"
        read.append((heard, await at.anonymous()))
    assert read[0] == read[1]
    assert any("Nobody objects." in line for line in read[0][1])


async def test_a_standing_order_in_casablanca_objects_by_itself(world: World) -> None:
    at = await at_the_first_turn(world, "casablanca", "500", "600", "", "")
    mover, second, *others = at.names
    async with at.untold(second):
        panel = await at.panel(second)
        for key in ("order", "blue", "object"):
            await panel.pick(key)
        await panel.fill({"scope": "away", "opening": "200", "maximum": "600"})
        assert "Standing order" in await panel.held()
    await at.announce(mover, *STEPS["casablanca"])
    assert second in await at.called()
    for name in others:
        async with at.untold(name):
            await at.says(name, "no")
    await at.passes(LEAST - 1)
    assert await at.phase() == "objections"
    await at.passes(1)
    assert f"{second} objects to {mover}’s action with $200." in await at.told()


@BOTH
async def test_silence_is_no_objection_and_nobody_learns_who_was_silent(
    world: World, game: str, contest: str
) -> None:
    """At one of two tables the second seat is silent, at the other the two seats behind it."""
    tables = [
        await at_the_first_turn(world, game, "500", "600", "300", "", contest=contest, pace=pace)
        for pace in ("evening", "evening")
    ]
    silent: dict[str, list[int]] = {name: [] for name in tables[0].names}
    for at, seats in zip(tables, ((1,), (2, 3)), strict=True):
        await at.announce(at.names[0], *STEPS[game])
        for seat in (1, 2, 3):
            if seat in seats:
                silent[at.names[seat]].append(at.number)
            else:
                async with at.untold(at.names[seat]):
                    await at.says(at.names[seat], "no")
    before = [await at.anonymous() for at in tables]
    await tables[0].passes(EVENING - 1)
    assert [await at.phase() for at in tables] == ["objections"] * 2
    assert [await at.anonymous() for at in tables] == before
    await tables[0].passes(1)
    assert [await at.phase() for at in tables] == ["turn"] * 2
    read = [await at.anonymous() for at in tables]
    assert read[0] == read[1]
    assert any("Nobody objects." in line for line in read[0])
    for at in tables:
        told = await at.told()
        assert "ran out of time" not in told
        assert all(seat.misses == 0 for seat in (await world.table(at.number)).seats)
    for name, numbers in silent.items():
        notes = [words(m) for m in tables[0].dms(name) if "answered for you" in words(m)]
        assert len(notes) == len(numbers)
        assert all(f"table {n}" in note for note, n in zip(notes, numbers, strict=True))
