"""The end of a game says what decided it: every stake that counted, and why it counted."""

from typing import Any

import pytest

from games import agent, casablanca
from games.words import Speaker
from tests.games.solomon.scenes import Stakes, Table

NAMES = ("Ann", "Bob", "Cy")
AGENTS = {"usa1": "azores", "uk1": "madrid"}


def told(table: Table) -> list[str]:
    assert table.result is not None
    say = Speaker("en", NAMES)
    return [say(line) for line in table.result.why]


def at_the_clock(stakes: Stakes, **facts: str) -> Table:
    """Returns a state with both agents one step from the case when the clock runs out."""
    table = Table(agent.GAME, 3, stakes=stakes, at=AGENTS, **facts)
    table.state.turn, table.state.mover = 80, 2
    return table.do(2, "skip")


def test_the_clock_with_two_agents_tells_the_stakes_on_each() -> None:
    table = at_the_clock({0: {"usa1": 700}, 1: {"uk1": 400, "usa1": 600}, 2: {"uk1": 300}})
    assert table.winners == [0, 1]
    assert told(table) == [
        "The clock has run out. Of the agents somebody has paid, American 1 and British 1 are "
        "equally near to winning: 5 more actions.",
        "Stakes on American 1: Ann $700 and Bob $600.",
        "Ann has the highest stake on American 1 of all who still play, and wins.",
        "Stakes on British 1: Bob $400 and Cy $300.",
        "Bob has the highest stake on British 1 of all who still play, and wins.",
    ]


def test_the_clock_with_owned_cities_tells_whose_is_nearest() -> None:
    table = at_the_clock({}, homes="players")
    said = told(table)
    assert said[0].startswith("The clock has run out. Nearest to a player’s city with the case: ")
    assert said[0].endswith("with 5 more actions.")
    assert len(said) == 1 + len(table.winners)


def home(stakes: Stakes, **options: Any) -> Table:
    table = Table(casablanca.GAME, at={"green": "casino"}, case="casino", stakes=stakes, **options)
    return table.act(0, "green ricks-cafe-case")


@pytest.mark.parametrize(
    ("stakes", "options", "winners", "last"),
    [
        ({1: {"green": 900}, 2: {"green": 300}}, {}, [1],
         "Bob has the highest stake on Green of all who still play, and wins."),
        ({0: {"green": 900}, 1: {"green": 900}}, {}, [0],
         "Ann and Bob have equally high stakes. Ann is one of them and brought the case home, "
         "so Ann wins alone."),
        ({1: {"green": 900}, 2: {"green": 900}}, {}, [1, 2],
         "Bob and Cy have equally high stakes on Green, the highest of all who still play, "
         "and share the win."),
        ({1: {"green": 900}, 2: {"green": 900}}, {"ties": "bringer"}, [0],
         "Bob and Cy have equally high stakes. At this table Ann, who brought the case home, "
         "then wins."),
        ({}, {}, [0],
         "Nobody who still plays has a stake there, so Ann, who brought the case home, wins."),
    ],
)  # fmt: skip
def test_a_case_brought_home_tells_what_decided(
    stakes: Stakes, options: dict[str, str], winners: list[int], last: str
) -> None:
    table = home(stakes, **options)
    assert table.winners == winners
    assert told(table)[-1] == last


def test_a_higher_stake_of_somebody_who_left_is_marked() -> None:
    stakes: Stakes = {0: {"green": 100}, 1: {"green": 900}}
    table = Table(casablanca.GAME, at={"green": "casino"}, case="casino", stakes=stakes)
    table.do(1, "resign").act(0, "green ricks-cafe-case")
    assert told(table)[1:] == [
        "Stakes on Green: Bob $900 (has left) and Ann $100.",
        "Ann has the highest stake on Green of all who still play, and wins.",
    ]
