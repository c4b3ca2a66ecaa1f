"""Agent: moves and the case (B1 to B11)."""

from games.agent import GAME
from tests.games.solomon.scenes import Table


def test_b1_any_agent_may_be_moved_with_nothing_on_it() -> None:
    table = Table(GAME, stakes={1: {"china1": 5_000}})
    agents = [agent.id for agent in GAME.edition.board.agents]
    assert table.options(0) == [*agents, "pay", "bribe", "order", "resign"]
    assert table.act(0, "china1 delhi").where("china1") == "delhi"


def test_b1_an_exiled_agent_does_nothing() -> None:
    table = Table(GAME, at={"uk1": "exiled"})
    assert "uk1" not in table.options(0)
    assert table.refusal(0, "uk1 dublin") == "B1"


def test_b2_any_number_may_stand_together_also_in_a_foreign_home() -> None:
    table = Table(GAME, at={"uk1": "havana", "uk2": "havana", "ussr1": "havana"})
    table.act(0, "usa1 havana")
    table.act(1, "uk1 washington")
    assert table.where("usa1") == "havana"
    assert table.where("uk1") == "washington"
    assert table.result is None


def test_b3_a_move_goes_one_step_along_a_road() -> None:
    table = Table(GAME)
    assert table.options(0, "usa1") == ["montreal", "havana"]
    for far in ("washington", "bermuda", "london"):
        assert table.refusal(0, f"usa1 {far}") == "B3"


def test_b4_arriving_at_the_free_case_an_agent_goes_on_it_or_beside_it() -> None:
    table = Table(GAME, at={"usa1": "azores"})
    assert {"tangier", "tangier-case"} <= set(table.options(0, "usa1"))
    beside = Table(GAME, at={"usa1": "azores"}).act(0, "usa1 tangier")
    assert (beside.where("usa1"), beside.holder) == ("tangier", None)
    on_it = table.act(0, "usa1 tangier-case")
    assert (on_it.where("usa1"), on_it.holder) == ("tangier", "usa1")
    assert on_it.deciders == {1}


def test_b4_the_case_is_taken_only_where_it_lies() -> None:
    assert Table(GAME).refusal(0, "usa1 havana-case") == "B4"


def test_b5_taking_the_case_later_is_an_action_on_which_that_agents_stakes_count() -> None:
    table = Table(GAME, at={"usa1": "tangier"}, stakes={0: {"usa1": 300}, 1: {"usa1": 400}})
    assert "take" in table.options(0, "usa1")
    assert "take" not in table.options(0, "usa2")
    assert table.refusal(0, "usa2 take") == "B5"
    table.do(0, "usa1 take").say({1: "object maximum=400"}).do(0, "defend 300")
    assert table.holder is None
    assert table.refusal(0, "usa1 take") == "D8"


def test_b5_uncontested_it_takes_the_turn() -> None:
    table = Table(GAME, at={"usa1": "tangier"}).act(0, "usa1 take")
    assert (table.holder, table.deciders) == ("usa1", {1})


def test_b6_the_case_is_not_taken_from_its_owner() -> None:
    table = Table(GAME, at={"uk1": "tangier", "usa1": "tangier", "usa2": "azores"}, holder="uk1")
    assert "take" not in table.options(0, "usa1")
    assert table.refusal(0, "usa1 take") == "B6"
    assert "tangier-case" not in table.options(0, "usa2")
    assert table.refusal(0, "usa2 tangier-case") == "B6"


def test_b7_the_owner_takes_the_case_along_or_leaves_it() -> None:
    at = {"usa1": "tangier"}
    along = Table(GAME, at=at, holder="usa1").act(0, "usa1 azores-case")
    assert (along.case, along.holder) == ("azores", "usa1")
    left = Table(GAME, at=at, holder="usa1").act(0, "usa1 azores")
    assert (left.case, left.holder) == ("tangier", None)


def test_b7_the_owner_may_step_aside_on_the_spot() -> None:
    table = Table(GAME, at={"usa1": "tangier", "usa2": "tangier"}, holder="usa1")
    assert table.refusal(0, "usa2 aside") == "B7"
    table.act(0, "usa1 aside")
    assert (table.where("usa1"), table.case, table.holder) == ("tangier", "tangier", None)
    assert table.act(1, "usa2 take").holder == "usa2"


def test_b8_an_agent_beside_the_case_cannot_carry_it() -> None:
    table = Table(GAME, at={"usa1": "tangier"})
    assert "azores-case" not in table.options(0, "usa1")
    assert table.refusal(0, "usa1 azores-case") == "B4"
    assert table.act(0, "usa1 azores").case == "tangier"


def test_b11_only_stakes_on_the_agent_that_acts_count() -> None:
    stakes = {0: {"usa1": 300}, 1: {"uk1": 5_000}}
    table = Table(GAME, at={"usa1": "tangier", "uk1": "tangier"}, holder="usa1", stakes=stakes)
    table.do(0, "usa1 azores-case")
    assert "object" not in table.options(1)
    assert table.refusal(1, "object -") == "D3"
    assert table.say({1: "demand"}).do(0, "defend 100").where("usa1") == "azores"


def told_case(table: Table, notation: str) -> object:
    """Returns what the announcement says of the case."""
    table.do(0, notation)
    return table.events[0].text.args["case"]


def test_an_announcement_says_what_becomes_of_the_case() -> None:
    at = {"usa1": "azores", "uk1": "tangier"}
    rich = {0: {"usa1": 500}}
    assert told_case(Table(GAME, at=at), "usa1 tangier-case") == "mount"
    assert told_case(Table(GAME, at=at), "usa1 tangier") == "beside"
    assert told_case(Table(GAME, at=at), "usa1 dakar") == "none"
    assert told_case(Table(GAME, at=at, holder="usa1"), "usa1 tangier-case") == "carry"
    assert told_case(Table(GAME, at=at, holder="usa1"), "usa1 tangier") == "leave"
    assert told_case(Table(GAME, at=at, holder="uk1"), "usa1 tangier") == "none"
    for holder, token, how in (
        ("uk1", "uk1-case", "seize"), ("uk1", "uk1", "spare"), ("usa1", "uk1-case", "carry"),
        ("usa1", "uk1", "leave"), (None, "uk1-case", "mount"), (None, "uk1", "beside"),
    ):  # fmt: skip
        table = Table(GAME, at=at, holder=holder, stakes=rich)
        assert told_case(table, f"usa1 exile {token}") == how
