"""An export holds what is stored about one person; of a seat that changed hands, each gets their
own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bot.clock import MINUTE
from bot.ids import PersonId, TableNumber
from tests.bot.tables.clocks.test_standing_orders import give
from tests.bot.tables.clockwork import stand_in
from tests.bot.tables.deciding import begin, seat_of, vote
from tests.bot.tables.privacy.somebody import ZOE, traces
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, person

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


async def of(top: Tabletop, who: int, number: TableNumber) -> dict[str, Any]:
    """Returns what a person's export says of a table."""
    values = json.loads(await top.services.exports.export(PersonId(who), "en"))
    return next(table for table in values["tables"] if table["table"] == number)


async def test_a_move_that_is_taken_back_gives_nobody_another_person_s_move(top: Tabletop) -> None:
    """The seat changed hands after two moves, of which one has been taken back."""
    number = await begin(top, "cover-your-assets", "none", ANN, BOB, CAT)
    bobs = await seat_of(top, number, BOB)
    await give(top, number, bobs, "give-up")
    await give(top, number, await seat_of(top, number, CAT), "give-up")
    await stand_in(top, number, bobs)
    await top.services.takeover.take(number, person(DAN), bobs)
    assert await top.services.motions.undo(number, CAT) is None
    await give(top, number, bobs, "clear")
    assert [move["made"] for move in (await of(top, BOB, number))["moves"]] == ["order give-up"]
    assert [move["made"] for move in (await of(top, DAN, number))["moves"]] == ["order clear"]


async def test_motions_and_votes_of_a_seat_belong_to_the_person_who_played_it_then(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    bobs = await seat_of(top, number, BOB)
    await top.services.motions.put(number, BOB, "pause", value="day")
    row = (await top.services.motions.open_at(number))[0]
    await top.services.motions.withdraw(number, BOB, row.id)
    asked = await top.services.motions.put(number, ANN, "pace", value="week")
    await vote(top, asked, BOB, agrees=False)
    top.clock.pass_by(MINUTE)
    await stand_in(top, number, bobs)
    await top.services.takeover.take(number, person(DAN), bobs)
    top.clock.pass_by(MINUTE)
    asked = await top.services.motions.put(number, ANN, "pace", value="day")
    await vote(top, asked, DAN, agrees=False)
    old, new = (await of(top, BOB, number))["votes"], (await of(top, DAN, number))["votes"]
    assert [(said["about"], said["you put it"]) for said in old] == [("pause", True)]
    assert [(said["about"], said["you agreed"]) for said in new] == [("pace", False)]


async def test_parked_messages_and_calls_are_in_an_export_too(top: Tabletop) -> None:
    await traces(top)
    values = json.loads(await top.services.exports.export(ZOE, "en"))
    said = [said["says"] for said in values["waiting"] if said["kind"] == "note"]
    assert len(said) - len(set(said)) == 1, "one is parked, one waits"
    assert {"call", "invite"} <= {said["kind"] for said in values["waiting"]}
    assert values["newest messages"] == {"dm": "99", "remind": "99"}
