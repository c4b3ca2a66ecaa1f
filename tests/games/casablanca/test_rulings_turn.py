"""Casablanca: set-up, bribes, moves, the case and eliminations (A, B, C)."""

from typing import Any

import pytest

from games.casablanca import GAME
from games.casablanca.material import EDITION
from games.engine import HOUSE
from games.solomon.state import MONEY
from tests.games.solomon.scenes import Stakes, Table, audit, seeded


def test_a3_two_to_eight_play() -> None:
    assert list(GAME.seats) == list(range(2, 9))


def test_all_eight_agents_start_two_in_each_corner() -> None:
    table = Table(GAME, 2)
    starts = {agent.id: table.where(agent.id) for agent in EDITION.board.agents}
    assert starts == {
        "green": "ricks-cafe", "violet": "ricks-cafe", "blue": "hotel", "white": "hotel",
        "red": "airport", "brown": "airport", "yellow": "police", "grey": "police",
    }  # fmt: skip
    assert table.case == "bazaar"


def test_the_bases_lie_alike() -> None:
    board = EDITION.board
    assert sum(map(len, board.near)) == 2 * 40
    for home in board.homes:
        assert board.steps[home][board.case_start] == 4
        assert sorted(board.steps[home][other] for other in board.homes) == [0, 4, 4, 8]


@pytest.mark.parametrize(
    ("opening", "seats", "opens"),
    [("auto", 4, False), ("auto", 5, True), ("on", 2, True), ("off", 8, False)],
)
def test_a4_opening_bribes_from_five_players_on_or_by_option(
    opening: Any, seats: int, opens: bool
) -> None:
    state = GAME.deal(seats, GAME.options(opening=opening), seeded()).state
    assert GAME.deciders(state) == (set(range(seats)) if opens else {0})
    assert GAME.view(state, None).window == ("opening" if opens else None)


def test_a4_opening_bribes_are_secret() -> None:
    table = Table(GAME, 2)
    table.state = GAME.deal(2, GAME.options(opening="on"), seeded()).state
    before = table.view(1)
    table.do(0, "bribe green=10000")
    assert table.view(1) == before
    table.do(1, "bribe -").do(HOUSE, "close")
    assert table.keys == ["opened"]
    assert (table.view(0).cash, table.view(1).cash) == (0, MONEY)


def test_a6_several_sums_in_one_action_also_on_one_agent_again() -> None:
    table = Table(GAME, 2, stakes={0: {"green": 300}}).do(0, "bribe green=400,white=1200")
    assert (table.stake(0, "green"), table.stake(0, "white")) == (700, 1_200)
    assert table.deciders == {1}
    assert set(audit(table.state)) == {0}


def test_a10_the_table_learns_of_a_bribe_and_no_more() -> None:
    small, large = Table(GAME).do(0, "bribe green=100"), Table(GAME).do(0, "bribe grey=9000")
    assert (small.keys, small.events) == (["bribes"], large.events)
    for seat in (None, 1, 2):
        assert small.view(seat) == large.view(seat)


def test_a11_a_turn_cannot_be_passed() -> None:
    assert Table(GAME).refusal(0, "stop") == "A11"


def test_b1_and_b3_any_agent_goes_one_house_along_a_street() -> None:
    table = Table(GAME)
    assert table.options(0, "grey") == ["prison", "barracks"]
    assert table.refusal(0, "grey carpet-house") == "B3"
    assert table.refusal(0, "grey police") == "B3"
    assert table.act(0, "grey prison").where("grey") == "prison"


def test_b2_any_number_may_stand_together_also_in_a_foreign_base() -> None:
    table = Table(GAME, at={"red": "casino", "blue": "casino"}).act(0, "green casino")
    table.act(1, "red ricks-cafe")
    assert (table.where("green"), table.where("red")) == ("casino", "ricks-cafe")
    assert table.result is None


def test_b9_an_agent_that_leaves_the_house_can_carry_the_case() -> None:
    at = {"green": "bazaar", "red": "bazaar"}
    carried = Table(GAME, at=at).act(0, "green hospital-case")
    assert (carried.case, carried.holder) == ("hospital", None)
    left = Table(GAME, at=at).act(0, "green hospital")
    assert left.case == "bazaar"
    assert left.act(1, "red goldsmith-case").case == "goldsmith"


@pytest.mark.parametrize(
    ("at", "move", "how"),
    [
        ("bazaar", "green hospital-case", "carry"),
        ("bazaar", "green hospital", "leave"),
        ("hospital", "green bazaar", "none"),
        ("ricks-cafe", "green casino", "none"),
    ],
)
def test_b9_an_announcement_says_what_becomes_of_the_case(at: str, move: str, how: str) -> None:
    (event,) = Table(GAME, at={"green": at}).do(0, move).events
    assert event.text.args["case"] == how


def test_b9_the_case_is_taken_only_from_where_it_lies() -> None:
    table = Table(GAME, at={"green": "hospital"})
    assert "bazaar-case" not in table.options(0, "green")
    assert table.refusal(0, "green bazaar-case") == "B9"


def test_b9_nobody_owns_the_case() -> None:
    table = Table(GAME, at={"green": "bazaar"})
    for word in ("take", "aside"):
        assert table.refusal(0, f"green {word}") == "choices"


def test_b10_the_case_stays_where_its_carrier_is_eliminated() -> None:
    table = Table(GAME, at={"green": "bazaar", "red": "hospital"}, stakes={1: {"red": 1_000}})
    table.act(0, "green hospital-case").act(1, "red eliminate green")
    assert (table.where("green"), table.case) == ("exiled", "hospital")
    assert table.act(2, "red lighthouse-case").case == "lighthouse"


def test_b11_only_stakes_on_the_agent_that_moves_count() -> None:
    table = Table(GAME, at={"green": "bazaar", "red": "bazaar"}, stakes={1: {"red": 5_000}})
    table.do(0, "green hospital-case")
    assert table.refusal(1, "object -") == "D3"


# -- eliminations --------------------------------------------------------------------------------

MEETING = {"green": "bazaar", "red": "bazaar", "white": "hospital", "blue": "hospital"}
STRONG: Stakes = {0: {"green": 1_500}}


def meeting(stakes: Stakes = STRONG, **options: Any) -> Table:
    """Returns green in the Bazaar with red; white and blue one step away, in the Hospital."""
    return Table(GAME, at=MEETING, stakes=stakes, **options)


def test_c2_an_elimination_is_on_the_spot_or_after_one_step() -> None:
    table = meeting()
    assert table.options(0, "green eliminate") == [
        "blue-case", "blue", "white-case", "white", "red",
    ]  # fmt: skip
    here = meeting().do(0, "green eliminate red")
    assert here.keys == ["says-strike-here"]
    here.close()
    assert (here.where("green"), here.where("red")) == ("bazaar", "exiled")
    step = meeting().act(0, "green eliminate white")
    assert (step.where("green"), step.where("white")) == ("hospital", "exiled")
    assert table.refusal(0, "green eliminate grey") == "C2"


def test_c2_step_and_elimination_are_one_action_that_is_contested_once() -> None:
    table = meeting({0: {"green": 1_500}, 1: {"green": 1_600}}).do(0, "green eliminate white-case")
    table.say({1: "object maximum=1600"}).do(0, "defend 1500")
    assert (table.where("green"), table.where("white"), table.case) == (
        "bazaar", "hospital", "bazaar",
    )  # fmt: skip
    assert table.least(0, "green") == 1_500


def test_c2_on_the_spot_the_case_is_not_carried() -> None:
    assert meeting().refusal(0, "green eliminate red-case") == "B9"
    assert meeting().act(0, "green eliminate white-case").case == "hospital"


def test_c3_one_victim_is_named_and_the_others_stay() -> None:
    assert meeting().act(0, "green eliminate white").where("blue") == "hospital"
    assert meeting().refusal(0, "green eliminate green") == "C3"


def test_c3_an_agent_that_is_out_or_strikes_itself_is_no_victim() -> None:
    at = {"green": "bazaar", "red": "exiled"}
    table = Table(GAME, at=at, stakes={0: {"green": 1_000}})
    assert table.refusal(0, "green eliminate red") == "C3"
    assert table.refusal(0, "green eliminate green") == "C3"


def test_c4_an_elimination_needs_1000_on_the_agent_that_strikes() -> None:
    poor = meeting({0: {"green": 900, "red": 5_000}})
    assert "eliminate" not in poor.options(0, "green")
    assert poor.refusal(0, "green eliminate red") == "C4"
    assert "eliminate" in meeting({0: {"green": 1_000}}).options(0, "green")


def test_c5_the_fee_is_taken_from_that_stake_when_it_is_carried_out() -> None:
    table = meeting().do(0, "green eliminate red")
    assert (table.stake(0, "green"), table.least(0, "green")) == (1_500, 1_000)
    table.close()
    assert (table.stake(0, "green"), table.least(0, "green")) == (500, 0)
    assert table.view(None).fees == (1_000, 0, 0)
    assert set(audit(table.state)) == {0}


def test_c8_an_overturned_elimination_costs_nothing_and_shows_the_fee() -> None:
    table = meeting({0: {"green": 1_000}, 1: {"green": 1_200}}).do(0, "green eliminate red")
    table.say({1: "object maximum=1200"}).do(0, "give-in")
    assert (table.where("red"), table.stake(0, "green")) == ("bazaar", 1_000)
    assert table.least(0, "green") == 1_000


def test_c10_bases_are_no_shelter_unless_the_host_says_so() -> None:
    at = {"red": "ricks-cafe"}
    stakes: Stakes = {0: {"red": 1_000}}
    open_ = Table(GAME, at=at, stakes=stakes)
    assert open_.options(0, "red eliminate") == ["green", "violet"]
    safe = Table(GAME, at=at, stakes=stakes, bases="safe")
    assert "eliminate" not in safe.options(0, "red")
    assert safe.refusal(0, "red eliminate green") == "C10"
    other = Table(GAME, at={"red": "hotel", "green": "hotel"}, stakes=stakes, bases="safe")
    assert other.options(0, "red eliminate") == ["green"]


def test_c11_nothing_is_read_out_and_the_bribes_are_lost() -> None:
    stakes: Stakes = {0: {"green": 1_000}, 1: {"red": 2_000}}
    paid, unpaid = meeting(stakes), meeting({0: {"green": 1_000}})
    paid.act(0, "green eliminate red")
    unpaid.act(0, "green eliminate red")
    assert paid.keys == ["unopposed", "exiled"]
    assert (paid.events, paid.view(2)) == (unpaid.events, unpaid.view(2))
    assert paid.view(1).cash == 8_000
    assert set(audit(paid.state)) == {0}


def test_c12_you_can_eliminate_an_agent_you_have_paid() -> None:
    table = meeting({0: {"green": 1_000, "red": 4_000}}).act(0, "green eliminate red")
    assert table.where("red") == "exiled"


def test_c13_with_one_agent_left_play_goes_on() -> None:
    at = {agent.id: "exiled" for agent in EDITION.board.agents}
    table = Table(GAME, at=at | {"green": "casino"}, stakes={0: {"green": 5_000}})
    assert table.options(0, "green") == ["ricks-cafe", "theatre", "jazz-club"]
    assert table.act(0, "green theatre").deciders == {1}
