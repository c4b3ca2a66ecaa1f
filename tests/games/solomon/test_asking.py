"""How much a seat wants to be asked: nothing until its turn, or only what it has paid (D18)."""

from typing import Any

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import HOUSE, Pick
from games.solomon.moves import ASKING_WORDS
from games.solomon.orders import ordered
from tests.games.solomon.scenes import Stakes, Table
from tests.games.voices import voices_of

PAID: Stakes = {seat: {"green": 500} for seat in range(3)}


def offered(table: Table, seat: int) -> dict[str, bool]:
    """Returns which of the words a seat is offered, and whether they stand aside."""
    choice = table.game.choices(table.view(seat))
    assert isinstance(choice, Pick)
    return {option.key: option.aside for option in choice.options if option.key in ASKING_WORDS}


def others(table: Table, seat: int) -> list[Any]:
    return [table.view(other) for other in (None, 0, 1, 2) if other != seat]


def test_d18_letting_all_pass_answers_every_window_until_ones_own_turn() -> None:
    table = Table(CASABLANCA, 3, stakes=PAID).do(0, "green casino").do(2, "let-pass")
    assert table.deciders == {1}
    assert table.view(2).answer is not None
    table.close().do(1, "green theatre")
    assert table.view(2).ordered
    assert table.deciders == {0}
    table.do(0, "no").do(HOUSE, "close").do(2, "green bank")
    assert not table.view(2).resting
    table.close().do(0, "green hotel")
    assert table.deciders == {1, 2}


def test_d18_an_answer_of_ones_own_goes_before_letting_all_pass() -> None:
    table = Table(CASABLANCA, 3, stakes=PAID).do(2, "let-pass").do(0, "green casino")
    assert table.deciders == {1}
    assert table.options(2) == ["no", "object", "order", "resign"]
    table.do(2, "object -").do(1, "no").do(HOUSE, "close")
    assert table.keys == ["objects"]


def test_d18_letting_all_pass_goes_before_the_order_of_an_agent() -> None:
    table = Table(CASABLANCA, 3, stakes=PAID).do(2, "order green object maximum=500")
    table.do(2, "let-pass").do(0, "green casino").do(1, "no").do(HOUSE, "close")
    assert table.keys == ["unopposed"]


def test_d18_letting_all_pass_stays_out_of_others_contests() -> None:
    table = Table(AGENT, 3, contest="live").do(2, "let-pass").do(0, "usa1 havana")
    table.do(1, "demand").do(HOUSE, "close").do(0, "refuse").do(1, "pass")
    assert (table.view(None).phase, table.deciders) == ("voices", {HOUSE})


def test_d18_asked_only_about_agents_one_has_paid_one_is_still_waited_for() -> None:
    """What is paid may not show in when a window closes, so the table makes this a move later."""
    table = Table(CASABLANCA, 3, stakes={2: {"green": 500}}).do(2, "only-paid")
    for move, path in (("red customs", ("no",)), ("green casino", None)):
        at = Table(CASABLANCA, 3, stakes={2: {"green": 500}}).do(2, "only-paid").do(0, move)
        assert at.deciders == {1, 2}
        assert not at.view(2).ordered
        assert (ordered(at.view(2)), ordered(at.view(1))) == (path, None)
        assert CASABLANCA.ordered(at.view(2)) == path
    table.do(0, "red customs").do(2, "no")
    assert ordered(table.view(2)) is None


def test_d18_whoever_says_so_about_an_agent_without_their_money_has_answered() -> None:
    unpaid = Table(CASABLANCA, 3, stakes=PAID).do(0, "red customs").do(2, "only-paid")
    assert unpaid.deciders == {1}
    paid = Table(CASABLANCA, 3, stakes=PAID).do(0, "green casino").do(2, "only-paid")
    assert paid.deciders == {1, 2}


@pytest.mark.parametrize("word", ["let-pass", "only-paid"])
def test_d18_nobody_learns_of_it_and_everybody_can_do_it_at_any_time(word: str) -> None:
    table = Table(CASABLANCA, 3, stakes=PAID)
    assert [offered(table, seat) for seat in range(3)] == [
        {"let-pass": True, "only-paid": True}
    ] * 3
    before = others(table, 2)
    table.do(2, word)
    assert table.events == ()
    assert others(table, 2) == before
    table.do(0, "green casino")
    assert offered(table, 1) == {"let-pass": False, "only-paid": False}
    before = others(table, 1)
    table.do(1, word)
    assert others(table, 1) == before


def test_d18_it_is_taken_back_by_being_asked_about_everything() -> None:
    table = Table(CASABLANCA, 3, stakes=PAID).do(2, "only-paid").do(2, "let-pass")
    assert offered(table, 2) == {"ask-me": True}
    assert [line.key for line in CASABLANCA.holdings(table.view(2))][-2:] == [
        "casablanca-holds-resting", "casablanca-holds-choosy",
    ]  # fmt: skip
    assert table.refusal(2, "let-pass") == table.refusal(2, "only-paid") == "D18"
    table.do(2, "ask-me").do(0, "green casino")
    assert table.deciders == {1, 2}
    assert table.refusal(2, "ask-me") == "D18"


def test_d18_it_ends_with_the_game_and_with_leaving_it() -> None:
    table = Table(CASABLANCA, 3, stakes=PAID).do(2, "let-pass").do(2, "only-paid").do(2, "resign")
    assert not any((*table.state.resting, *table.state.choosy))
    table = Table(CASABLANCA, 2, at={"green": "casino"}, case="casino", stakes=PAID)
    table.do(1, "only-paid").do(1, "let-pass").act(0, "green ricks-cafe-case")
    assert not any((*table.state.resting, *table.state.choosy))


@pytest.mark.parametrize(
    ("game", "agent", "strike"), [(AGENT, "usa1", "exile"), (CASABLANCA, "green", "eliminate")]
)
def test_an_attack_is_named_as_its_menu_is_which_is_not_said_before_it_again(
    game: Any, agent: str, strike: str
) -> None:
    places = {"usa1": "paris", "uk1": "dublin"} if game is AGENT else {}
    table = Table(game, stakes={0: {agent: 2_000}}, at=places)
    options = {item.key: item.label for item in pick(table, agent).options}
    victims = [item.label for item in pick(table, agent, strike).options]
    assert victims
    for voice in voices_of(game.key):
        menu = voice(options[strike])
        assert all(voice(label).startswith(f"{menu} ") for label in victims)


def pick(table: Table, *path: str) -> Pick:
    choice = table.game.choices(table.view(0), path)
    assert isinstance(choice, Pick)
    return choice
