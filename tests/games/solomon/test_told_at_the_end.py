"""What decided a game, what is worth retelling, and how a player stands, in a sentence each."""

from typing import Any

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.solomon.state import EXILED
from tests.games.solomon.scenes import Stakes, Table
from tests.games.voices import voices_of

NAMES = ("Maximilian-Alexander", "Anne-Élisabeth", "Łucja")


def told(table: Table) -> tuple[str, str]:
    """Returns what decided it and the anecdote, in English; "" for one that there is not."""
    result = table.result
    assert result is not None
    english, french = voices_of(table.game.key)
    lines = (result.decided, result.anecdote)
    assert all(french(line) for line in lines if line is not None)
    first, second = ("" if line is None else english(line) for line in lines)
    return first, second


def brought_home(stakes: Stakes, seats: int = 3, **options: Any) -> Table:
    """Returns Casablanca after seat 0 has brought the case home with Green."""
    table = Table(
        CASABLANCA, seats, stakes=stakes, at={"green": "casino"}, case="casino", **options
    )
    return table.act(0, "green ricks-cafe-case")


def standing(table: Table, seat: int | None) -> str | None:
    line = table.game.standing(table.view(seat))
    return None if line is None else voices_of(table.game.key)[0](line)


def test_who_has_won_is_said_with_the_result_alone() -> None:
    table = brought_home({0: {"green": 900}})
    assert table.keys[-1] == "home"
    assert table.winners == [0]


def test_the_highest_stake_decided_and_the_most_money_on_another_agent_is_retold() -> None:
    table = brought_home({0: {"green": 900}, 1: {"green": 400, "red": 3_000}})
    assert told(table) == (
        f"{NAMES[0]} had $900 on Green, $500 more than {NAMES[1]}.",
        f"{NAMES[1]} had put $3,000 of $10,000 on Red, all for nothing.",
    )


def test_who_carried_the_case_home_for_another_is_retold_before_wasted_money() -> None:
    table = brought_home({1: {"green": 400}, 2: {"red": 5_000}})
    assert told(table) == (
        f"{NAMES[1]} was the only one who had paid Green: $400.",
        f"{NAMES[0]} brought Green home with the case, and so made {NAMES[1]} win.",
    )


def test_a_tie_was_decided_by_bringing_the_case_home() -> None:
    table = brought_home({0: {"green": 400}, 1: {"green": 400}})
    assert told(table)[0] == (
        f"{NAMES[0]} was level with others on Green at $400, and brought the case home."
    )


def test_what_decided_a_shared_win_a_tie_by_option_and_an_unpaid_agent() -> None:
    level: Stakes = {1: {"green": 400}, 2: {"green": 400}}
    assert told(brought_home(level))[0].startswith("Nobody had more on Green than those who share")
    assert told(brought_home(level, ties="bringer"))[0] == (
        f"Others were level on Green; at this table {NAMES[0]}, who brought the case home, "
        "then wins."
    )
    assert told(brought_home({})) == (
        f"Nobody had paid Green, so {NAMES[0]} won by bringing it home.", "",
    )  # fmt: skip


def test_money_on_an_agent_in_the_bahamas_is_retold_as_such() -> None:
    table = Table(
        AGENT, 2, stakes={0: {"usa1": 200}, 1: {"uk2": 2_000}},
        at={"usa1": "havana", "uk2": "exiled"}, holder="usa1",
    )  # fmt: skip
    assert table.state.place[table.agent("uk2")] == EXILED
    assert told(table.act(0, "usa1 washington-case"))[1] == (
        f"{NAMES[1]} had put $2,000 of $10,000 on British 2, and British 2 ended in the Bahamas."
    )


def test_where_players_own_homes_the_owner_of_the_home_is_what_decided() -> None:
    table = Table(AGENT, 2, at={"usa1": "havana"}, holder="usa1", homes="players")
    assert told(table.act(1 - 1, "usa1 washington-case"))[0] == (
        f"American 1 brought the case to Washington, and Washington belongs to {NAMES[0]}."
    )


def test_nothing_decided_a_game_that_all_but_one_have_left() -> None:
    assert told(Table(CASABLANCA, 2).do(0, "resign")) == ("", "")


def test_a_seat_stands_by_its_best_agent_the_way_home_and_what_others_have_shown() -> None:
    table = Table(CASABLANCA, 2, stakes={0: {"green": 900, "red": 100}, 1: {"green": 500}})
    assert standing(table, 0) == ("Your best agent is Green: $900, 8 actions from winning")
    table.do(0, "green casino").say({1: "object maximum=300"}).do(0, "defend 900")
    assert standing(table, 0) == (
        f"Your best agent is Green: $900, 7 actions from winning; {NAMES[1]} has shown $300 there"
    )
    assert standing(Table(CASABLANCA), 0) == "You have paid no agent yet"
    lost = Table(CASABLANCA, stakes={0: {"green": 900}}, at={"green": "exiled"})
    assert standing(lost, 0) == "All agents you have paid are out of the game"
    assert standing(table, None) is None


def test_where_players_own_homes_a_seat_stands_by_the_agent_nearest_to_its_own() -> None:
    table = Table(AGENT, 2, at={"uk1": "bermuda"}, holder="uk1", homes="players")
    line = standing(table, 0)
    assert line is not None
    assert line.startswith("Nearest to your city: British 1, 2 actions away")


def test_the_story_of_a_contest_is_told_in_one_line_a_step() -> None:
    stakes: Stakes = {seat: {"usa1": 900} for seat in range(3)}
    english = voices_of(AGENT.key)[0]

    def story(defence: str, at: Table) -> list[str]:
        at.do(0, "usa1 havana").say({1: "object opening=200,maximum=500", 2: "support 300"})
        begun = [english(event.text) for event in at.events]
        return begun + [english(event.text) for event in at.do(0, defence).events if not event.to]

    begin = [f"{NAMES[1]} demands that {NAMES[0]} take it back."]
    refused = f"{NAMES[0]} insists; {NAMES[1]} has to show a sum."
    assert story("defend 600", Table(AGENT, 3, stakes=stakes)) == [
        *begin,
        refused,
        f"{NAMES[1]} bids $500 against the action.",
        f"{NAMES[0]} holds $500 for the action.",
        "So it stands: American 1 goes to Havana.",
    ]
    assert story("give-in", Table(AGENT, 3, stakes=stakes)) == [
        *begin,
        f"{NAMES[0]} takes it back.",
        "It is overturned, and American 1 stays where it was.",
    ]
