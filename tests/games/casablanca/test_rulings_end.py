"""Casablanca: the end, the clock, leaving, options (E, F, section 7)."""

import pytest

from games.casablanca import GAME
from games.solomon.names import name_agent
from tests.games.solomon.scenes import Stakes, Table, seeded

HOMEWARD = {"green": "casino"}


def home(stakes: Stakes, **options: str) -> Table:
    """Brings green home with the case for seat 0; nobody objects."""
    table = Table(GAME, 3, stakes=stakes, at=HOMEWARD, case="casino", **options)
    return table.act(0, "green ricks-cafe-case")


def test_e1_the_case_in_its_carriers_base_ends_the_game() -> None:
    table = home({0: {"green": 100}})
    assert (table.keys, table.winners) == (["unopposed", "home"], [0])


def test_e1_in_another_base_or_without_the_case_it_goes_on() -> None:
    assert home({}).result is not None
    assert Table(GAME, at=HOMEWARD, case="casino").act(0, "green ricks-cafe").result is None
    foreign = Table(GAME, at={"red": "casino"}, case="casino").act(0, "red ricks-cafe-case")
    assert foreign.result is None


def test_e1_the_step_before_an_elimination_counts() -> None:
    at = HOMEWARD | {"red": "ricks-cafe"}
    table = Table(GAME, at=at, case="casino", stakes={0: {"green": 1_000}})
    table.act(0, "green eliminate red-case")
    assert table.keys == ["unopposed", "exiled", "home"]


def test_e1_striking_at_home_where_the_case_lies_is_no_move() -> None:
    table = Table(GAME, case="ricks-cafe", stakes={0: {"green": 1_000}})
    assert table.act(0, "green eliminate violet").result is None


def test_e3_to_e6_who_wins() -> None:
    assert home({0: {"green": 900}, 1: {"green": 1_000}}).winners == [1]
    assert home({0: {"green": 1_000}, 1: {"green": 1_000}}).winners == [0]
    assert home({1: {"green": 500}, 2: {"green": 500}}).winners == [1, 2]
    assert home({1: {"green": 500}, 2: {"green": 500}}, ties="bringer").winners == [0]
    assert home({1: {"violet": 500}}).winners == [0]


def test_e3_the_fee_of_that_very_move_is_gone_before_stakes_are_compared() -> None:
    at = HOMEWARD | {"red": "ricks-cafe"}
    stakes: Stakes = {0: {"green": 1_200}, 1: {"green": 300}}
    table = Table(GAME, at=at, case="casino", stakes=stakes).act(0, "green eliminate red-case")
    assert table.winners == [1]


def test_f6_steps_are_counted_without_an_action_to_take_the_case() -> None:
    edition = GAME.edition
    base = edition.spaces["ricks-cafe"]

    def left(stands: str, case: str) -> int:
        table = Table(GAME, at={"green": stands}, case=case)
        return edition.steps_to_win(table.view(None), edition.agents["green"], base)

    assert left("bazaar", "bazaar") == 4
    assert left("hospital", "bazaar") == 5
    assert left("ricks-cafe", "ricks-cafe") == 2
    assert left("casino", "ricks-cafe") == 3


def test_f6_the_clock_lets_the_nearest_paid_agent_decide() -> None:
    table = Table(GAME, 2, at={"green": "bazaar"}, stakes={0: {"green": 200}, 1: {"red": 900}})
    table.state.turn, table.state.mover = 60, 1
    assert table.do(1, "skip").winners == [0]


def test_f6_an_agent_that_only_leavers_have_paid_is_ignored() -> None:
    stakes: Stakes = {0: {"red": 200}, 1: {"green": 900}}
    table = Table(GAME, 3, at={"green": "bazaar"}, stakes=stakes).do(1, "resign")
    table.state.turn, table.state.mover = 80, 2
    assert table.do(2, "skip").winners == [0]


def test_f2_the_announced_action_of_a_player_who_leaves_is_dropped() -> None:
    table = Table(GAME, 3).do(0, "green casino").do(0, "resign")
    assert table.where("green") == "ricks-cafe"
    assert table.deciders == {1}


# -- options -------------------------------------------------------------------------------------


def test_one_agent_a_base_is_a_short_game() -> None:
    table = Table(GAME, 2, agents="one")
    agents = ["green", "blue", "red", "yellow"]
    assert table.options(0)[:-4] == agents
    assert table.refusal(0, "violet casino") == "B1"
    assert table.refusal(0, "bribe violet=100") == "choices"
    assert table.refusal(0, "order violet quiet") == "B1"


def test_six_agents_lack_one_in_two_bases_by_lot() -> None:
    table = Table(GAME, 2, agents="six")
    missing = [a for a, place in enumerate(table.state.place) if place < 0]
    teams = {GAME.edition.board.agents[agent].team for agent in missing}
    assert len(missing) == len(teams) == 2
    assert {GAME.edition.board.agents[agent].number for agent in missing} == {2}


@pytest.mark.parametrize(
    ("seats", "bases"),
    [(2, ["ricks-cafe", "airport"]), (4, ["ricks-cafe", "hotel", "airport", "police"])],
)
def test_players_may_own_bases_and_win_by_the_case_coming_there(
    seats: int, bases: list[str]
) -> None:
    for seat, base in enumerate(bases):
        start = GAME.edition.board.near[GAME.edition.spaces[base]][0]
        beside = GAME.edition.board.spaces[start].id
        at = {"yellow": beside}
        table = Table(GAME, seats, at=at, case=beside, homes="players", stakes={0: {"yellow": 500}})
        assert table.act(0, f"yellow {base}-case").winners == [seat]


def test_a_base_nobody_owns_ends_nothing() -> None:
    table = Table(GAME, 2, at={"blue": "bank"}, case="bank", homes="players")
    assert table.act(0, "blue hotel-case").result is None
    left = Table(GAME, 3, at={"blue": "bank"}, case="bank", homes="players").do(1, "resign")
    assert left.act(0, "blue hotel-case").result is None


def test_with_owned_bases_the_clock_looks_for_the_nearest_owner() -> None:
    table = Table(GAME, 2, at={"red": "jazz-club"}, case="jazz-club", homes="players")
    table.state.turn, table.state.mover = 60, 1
    assert table.do(1, "skip").winners == [0]


def test_from_five_players_on_bases_are_not_owned() -> None:
    table = Table(GAME, 5, at=HOMEWARD, case="casino", homes="players", stakes={3: {"green": 100}})
    assert not table.state.switches.own_homes
    assert table.act(0, "green ricks-cafe-case").winners == [3]


def why(table: Table) -> list[str]:
    result = table.result
    assert result is not None
    return [text.key.removeprefix("casablanca-why-") for text in result.why]


def test_the_result_says_what_decided() -> None:
    assert why(home({0: {"green": 900}, 1: {"green": 1_000}})) == ["home", "stakes", "top"]
    assert why(home({})) == ["home", "unpaid"]
    owned = Table(GAME, 2, at={"red": "casino"}, case="casino", homes="players")
    assert why(owned.act(0, "red ricks-cafe-case")) == ["home", "owner"]
    left = Table(GAME, 3, at=HOMEWARD, case="casino", stakes={1: {"green": 500}}).do(1, "resign")
    left.act(0, "green ricks-cafe-case")
    assert (why(left), left.winners) == (["home", "stakes", "unpaid"], [0])


def test_agents_that_do_not_play_are_told() -> None:
    dealt = GAME.deal(2, GAME.options(agents="six"), seeded())
    (told, _) = dealt.events
    missing = [a for a, place in enumerate(dealt.state.place) if place < 0]
    assert told.text.key == "casablanca-told-missing"
    assert told.text.args["agents"] == tuple(name_agent(GAME.edition, n) for n in missing)


def test_f4_you_can_bring_the_case_home_for_somebody_else() -> None:
    stakes = {0: {"green": 100}, 1: {"green": 900}}
    table = Table(GAME, 3, stakes, at={"green": "casino"}, case="casino")
    assert table.act(0, "green ricks-cafe-case").winners == [1]
