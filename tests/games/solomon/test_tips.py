"""What Agent and Casablanca explain to a seat, and where it would not be true."""

from collections.abc import Sequence

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import Text
from games.solomon.game import SolomonGame
from tests.games.solomon.scenes import Table

GAMES = pytest.mark.parametrize("game", [AGENT, CASABLANCA], ids=lambda game: game.key)


def tips(table: Table, seat: int, heard: Sequence[Text] = ()) -> list[str]:
    """Returns the names of the tips that a seat is given, the most pressing first."""
    found = table.game.teaching.tips(table.view(seat), heard)
    return [tip.key.removeprefix(f"{table.game.key}-tip-") for tip in found]


def objected(agent: str, step: str, word: str, contest: str = "sealed") -> Table:
    """Returns a table at which seat 1 has objected to a step of seat 0."""
    game = AGENT if agent == "usa1" else CASABLANCA
    stakes = {seat: {agent: 800} for seat in range(3)}
    table = Table(game, 3, stakes=stakes, contest=contest)
    return table.do(0, f"{agent} {step}").do(1, word).do(2, "no").close()


@pytest.mark.parametrize(
    ("stakes", "said", "not_said"),
    [({1: {"usa1": 500}}, "paid", "unpaid"), ({1: {"uk1": 500}}, "unpaid", "paid")],
)
def test_an_objection_is_explained_first_then_what_ones_money_allows(
    stakes: dict[int, dict[str, int]], said: str, not_said: str
) -> None:
    table = Table(AGENT, 3, stakes=stakes).do(0, "usa1 havana")
    assert tips(table, 1)[:2] == ["objection", said]
    assert not_said not in tips(table, 1)
    assert not {"objection", "limit", "support"} & set(tips(table, 0))


@pytest.mark.parametrize(
    "table",
    [
        objected("usa1", "havana", "object opening=200,maximum=500"),
        objected("green", "casino", "object opening=200,maximum=500"),
    ],
)
def test_whoever_has_to_answer_an_objection_is_told_that_first(table: Table) -> None:
    assert tips(table, 0)[0] == "answer"
    assert "contest" in tips(table, 2)


def test_sealed_limits_are_not_explained_where_sums_are_named_aloud() -> None:
    table = objected("usa1", "havana", "demand", contest="live")
    assert "answer" not in tips(table, 0)
    assert "contest" in tips(table, 0)


@GAMES
def test_what_others_were_told_meanwhile_comes_up_from_what_was_heard(game: SolomonGame) -> None:
    heard = [game.edition.text("told-overturned")]
    assert "overturned" in tips(Table(game, 3), 1, heard)
    assert "overturned" not in tips(Table(game, 3), 1)


@GAMES
def test_the_highest_stake_is_not_said_to_win_where_each_player_owns_a_home(
    game: SolomonGame,
) -> None:
    board = game.edition.board
    carrier, space = board.agents[0].id, board.spaces[board.near[board.agents[0].home][0]].id
    owner = carrier if game is AGENT else None
    usual = Table(game, 3, at={carrier: space}, case=space, holder=owner)
    owned = Table(game, 3, at={carrier: space}, case=space, holder=owner, homes="players")
    assert {"home", "late"} <= set(tips(usual, 0))
    assert not {"home", "late", "opening", "paid"} & set(tips(owned, 0))


def test_without_opening_bribes_the_aim_is_told_on_the_first_turn() -> None:
    assert tips(Table(CASABLANCA, 3), 0)[0] == "opening"
    assert "opening" not in tips(Table(CASABLANCA, 3, stakes={0: {"green": 500}}), 0)
