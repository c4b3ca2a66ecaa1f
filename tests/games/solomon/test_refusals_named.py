"""Refusals that named what was not in the way, each with the sentence it has now."""

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.choosing import to_path
from games.engine import Refused
from tests.games.solomon.scenes import Table, seeded


def told(table: Table, seat: int, notation: str) -> str:
    try:
        table.game.play(table.state, seat, to_path(notation), seeded())
    except Refused as refused:
        return refused.text.key.removeprefix(f"{table.game.key}-no-")
    raise AssertionError(f"{notation} was accepted")


def test_b5_the_owner_of_the_case_is_not_told_to_attack_itself() -> None:
    table = Table(AGENT, at={"usa1": "paris"}, holder="usa1")
    assert told(table, 0, "usa1 take") == "case-own"
    assert told(
        Table(AGENT, at={"usa1": "paris", "uk1": "paris"}, holder="uk1"), 0, "usa1 take"
    ) == ("case-owned")


def test_b9_a_case_on_the_spot_is_not_said_to_lie_elsewhere() -> None:
    agents = tuple(CASABLANCA.edition.agents)
    base = Table(CASABLANCA).where(agents[0])
    stakes = {0: {agents[0]: 2_000}}
    table = Table(CASABLANCA, 3, stakes, {agents[2]: base}, case=base)
    assert told(table, 0, f"{agents[0]} eliminate {agents[2]}-case") == "case-stays"


def test_d7_support_in_an_open_live_contest_is_not_called_a_duel() -> None:
    stakes = {0: {"usa1": 500}, 1: {"usa1": 500}}
    for voices, sentence in (("open", "support-live"), ("duel", "support")):
        table = Table(AGENT, 3, stakes, {"usa1": "paris"}, contest="live", voices=voices)
        space = AGENT.edition.board.near[table.space("paris")][0]
        table.do(0, f"usa1 {AGENT.edition.board.spaces[space].id}")
        assert told(table, 1, "support 100") == sentence


def test_only_the_table_closes_a_window_even_when_it_may_be_closed() -> None:
    table = Table(AGENT, 2, {}, {"usa1": "paris"})
    space = AGENT.edition.board.near[table.space("paris")][0]
    table.do(0, f"usa1 {AGENT.edition.board.spaces[space].id}").do(1, "no")
    assert told(table, 0, "close") == "house"
