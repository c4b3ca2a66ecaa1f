"""People who manage a server: one more onlooker, who sees what spectators see."""

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import SeatRow, TableRow
from bot.tables.table import Table
from bot.ui.managing.page import Overseen, oversee
from games.registry import all_games
from tests.games.conformance.journeys import Case, Journey, need

STATES, NOW = 6, 1_000
NUMBER = TableNumber(1)


def managers_see_what_spectators_see(journey: Journey) -> None:
    """Checks that what a manager sees of a table is the same in every world that a spectator
    imagines, whoever has answered in secret there.
    """
    case, game, rng = journey.case, journey.game, journey.rng("managing")
    for state in journey.sample(STATES):
        other = game.imagine(game.view(state, None), rng)
        same = _seen(case, state) == _seen(case, other)
        need(same, "what a manager sees rests on what spectators do not see")


def _seen(case: Case, state: object) -> Overseen:
    row = TableRow(
        id=NUMBER,
        game=next(iter(all_games())),
        options={},
        locale="en",
        guild=GuildId(1),
        channel=ChannelId(2),
        host=PersonId(1),
        phase="playing",
        opened=0,
        changed=0,
    )
    seats = tuple(
        SeatRow(table_id=NUMBER, person=PersonId(seat + 1), place=seat, name=f"P{seat}")
        for seat in range(case.seats)
    )
    table = Table(row, seats, state)  # type: ignore[arg-type]
    table.game = case.game  # which may be in no registry
    return oversee(table, NOW)


MANAGING = (managers_see_what_spectators_see,)
