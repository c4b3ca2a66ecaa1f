"""Options that follow the pace of a table until its host chooses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.lobbies.opening import Place
from games.options import option_values, usual_options
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, BOB, CHANNEL, GUILD, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import TableNumber


CONTESTS = ("agent", "casablanca")


async def contest(top: Tabletop, number: TableNumber) -> str:
    found = (await top.table(number)).row.options["contest"]
    assert found == (await top.stored(number)).row.options["contest"]
    return found


async def opened(top: Tabletop, game: str, pace: str, **options: str) -> TableNumber:
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open(game, person(ANN), place, "en", options, pace)
    return table.id


@pytest.mark.parametrize("game", CONTESTS)
@pytest.mark.parametrize(
    ("pace", "expected"),
    [("live", "live"), ("evening", "sealed"), ("day", "sealed"), ("none", "sealed")],
)
async def test_contests_are_live_at_a_live_table_and_sealed_at_a_slow_one(
    top: Tabletop, game: str, pace: str, expected: str
) -> None:
    assert await contest(top, await opened(top, game, pace)) == expected


async def test_usual_options_follow_a_change_of_pace(top: Tabletop) -> None:
    number = await opened(top, "agent", "week")
    await top.services.lobby.set_pace(number, ANN, "live")
    assert await contest(top, number) == "live"
    await top.services.lobby.set_pace(number, ANN, "day")
    assert await contest(top, number) == "sealed"


@pytest.mark.parametrize("chosen", ["sealed", "live"])
async def test_an_option_that_the_host_chose_stays(top: Tabletop, chosen: str) -> None:
    first = await opened(top, "casablanca", "live", contest=chosen)
    second = await opened(top, "casablanca", "live")
    await top.services.lobby.set_options(second, ANN, {"contest": chosen})
    for number in (first, second):
        for pace in ("day", "live"):
            await top.services.lobby.set_pace(number, ANN, pace)
            assert await contest(top, number) == chosen


async def test_choosing_another_option_leaves_this_one_to_the_pace(top: Tabletop) -> None:
    number = await opened(top, "casablanca", "day")
    await top.services.lobby.set_options(number, ANN, {"ties": "bringer"})
    await top.services.lobby.set_pace(number, ANN, "live")
    assert await contest(top, number) == "live"
    assert (await top.table(number)).row.options["ties"] == "bringer"


async def test_the_game_is_played_with_the_usual_options(top: Tabletop) -> None:
    number = await opened(top, "casablanca", "live")
    await top.services.lobby.join(number, person(BOB))
    table = await top.services.lobby.start(number, ANN)
    assert not table.state.switches.sealed


@pytest.mark.parametrize("game", sorted(all_games()))
def test_usual_values_are_values_of_the_option(game: str) -> None:
    kind = all_games()[game].options
    for name, value in kind.together.items():
        assert value in option_values(kind)[name]
        assert usual_options(kind, together=True)[name] == value
