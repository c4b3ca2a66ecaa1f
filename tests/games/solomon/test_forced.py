"""The moves that public facts force, which the table makes at once."""

from typing import Any

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from tests.games.solomon.scenes import Stakes, Table

STAKES: Stakes = {0: {"green": 300}, 1: {"green": 900}}


def forced(table: Table) -> tuple[str, ...] | None:
    return table.game.forced(table.view(None))


def contested(*, bribed: bool, **options: Any) -> Table:
    """Returns Casablanca after an objection with $400. bribed: whether the mover is known to have
    paid anybody anything.
    """
    table = Table(CASABLANCA, 2, stakes=STAKES, **options)
    table.state.bribes = (int(bribed), 1)
    return table.do(0, "green casino").say({1: "object opening=400,maximum=900"})


def test_whoever_never_paid_a_bribe_can_only_give_in() -> None:
    assert forced(contested(bribed=False)) == ("give-in",)
    assert forced(contested(bribed=True)) is None
    assert forced(contested(bribed=False, opening="on")) is None


def test_whoever_has_shown_all_its_money_elsewhere_can_only_give_in_or_pass() -> None:
    for live in (False, True):
        table = Table(CASABLANCA, 2, stakes=STAKES, opening="on", contest=("sealed", "live")[live])
        table.state.least = tuple(
            9_700 if n == table.agent("red") else 0 for n in range(len(table.state.least))
        )
        table.do(0, "green casino")
        table.say({1: "object 400" if live else "object opening=400,maximum=900"})
        assert forced(table) == (("pass",) if live else ("give-in",))


def test_an_objector_without_money_by_public_facts_can_only_pass_after_a_refused_demand() -> None:
    table = Table(AGENT, 2, contest="live")
    table.state.least = tuple(
        10_000 if n == 8 + table.agent("uk1") else 0 for n in range(len(table.state.least))
    )
    table.do(0, "usa1 havana").say({1: "demand"})
    assert forced(table) is None
    assert forced(table.do(0, "refuse")) == ("pass",)


def test_a_demand_can_be_refused_without_money_so_nothing_is_forced() -> None:
    table = Table(AGENT, 2).do(0, "usa1 havana").say({1: "demand"})
    assert (table.view(None).phase, forced(table)) == ("answer", None)


def test_a_turn_ends_where_nothing_else_is_left_and_no_attack_could_be_paid() -> None:
    at = {agent.id: "exiled" for agent in CASABLANCA.edition.board.agents} | {"green": "ricks-cafe"}
    table = Table(CASABLANCA, 2, at=at, stakes={1: {"green": 500}}, overturned="any")
    for move in ("green casino", "green tobacconist"):
        assert forced(table) is None
        table.do(0, move).say({1: "object -"}).do(0, "give-in")
    assert forced(table) == ("stop",)
    can_bribe = Table(CASABLANCA, 2, at=at, overturned="any", blocked="bribes")
    can_bribe.state.undone = table.state.undone
    assert forced(can_bribe) is None


def test_nothing_is_forced_in_a_window_or_on_an_ordinary_turn() -> None:
    table = Table(CASABLANCA, 2, stakes=STAKES)
    assert forced(table) is None
    assert forced(table.do(0, "green casino")) is None
