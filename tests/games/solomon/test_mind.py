"""How computers play Agent and Casablanca: situations in which the right move is plain."""

import random

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.chance import Quick, make_seed
from games.choosing import to_notation
from games.engine import CLOSE, HOUSE, LEAVE
from games.solomon import turns
from games.solomon.game import SolomonGame
from games.solomon.mind.attention import Watched
from games.solomon.mind.belief import Belief
from games.solomon.mind.contests import Dispute
from games.solomon.mind.outlook import Outlook
from games.solomon.state import Answer, Order
from games.thinking.mind import Temper
from games.thinking.players import ComputerPlayer
from tests.games.solomon.scenes import Table, seeded

GREAT, SMALL = 1.4, 0.6
BOTH = pytest.mark.parametrize("game", [AGENT, CASABLANCA], ids=["agent", "casablanca"])


def gains(table: Table, seat: int = 0, temper: Temper | None = None) -> dict[str, float]:
    """Returns the gain of each rated move in notation."""
    rated = table.game.mind.rated(table.view(seat), temper or Temper(), random.Random(1))
    return {to_notation(path): gain for gain, path in rated}


def best(table: Table, seat: int = 0) -> str:
    found = gains(table, seat)
    return max(found, key=lambda notation: found[notation])


def told(table: Table, notation: str, seat: int = 0) -> str:
    """Returns the key of the reason for a move, without what all have in common."""
    said = table.game.mind.reason(table.view(seat), tuple(notation.split()))
    return said.key.removeprefix(f"{table.game.key}-because-")


def show(table: Table, seat: int, agent: str, sum_: int) -> None:
    """Lets the table know that a seat has at least this much on an agent."""
    turns.show(table.state, seat, table.agent(agent), sum_)


# -- turns ---------------------------------------------------------------------------------------


def test_the_paid_agent_brings_the_case_home() -> None:
    table = Table(AGENT, 2, {0: {"usa1": 4_000}}, {"usa1": "montreal"}, holder="usa1")
    assert best(table) == "usa1 washington-case"
    assert told(table, "usa1 washington-case") == "home"


def test_an_agent_that_somebody_else_has_paid_more_is_not_brought_home() -> None:
    table = Table(
        AGENT, 2, {0: {"usa1": 500}, 1: {"usa1": 4_000}}, {"usa1": "montreal"}, holder="usa1"
    )
    show(table, 1, "usa1", 3_000)
    found = gains(table)
    assert found["usa1 washington-case"] < 0
    assert max(found.values()) > found["usa1 washington-case"]


def test_the_case_is_brought_to_the_own_city_where_players_own_them() -> None:
    options = {"homes": "players"}
    at = {"usa1": "montreal", "ussr1": "odessa"}
    table = Table(AGENT, 2, {0: {"usa1": 4_000}}, at, holder="usa1", **options)
    assert best(table) == "usa1 washington-case"
    theirs = Table(AGENT, 2, {0: {"ussr1": 4_000}}, at, holder="ussr1", **options)
    assert gains(theirs)["ussr1 moscow-case"] < 0


def test_a_rival_about_to_win_is_struck() -> None:
    at = {"usa1": "montreal", "uk1": "reykjavik"}
    table = Table(AGENT, 2, {0: {"uk1": 4_000}, 1: {"usa1": 5_000}}, at, holder="usa1")
    show(table, 1, "usa1", 5_000)
    assert best(table).startswith("uk1 exile usa1")
    assert told(table, "uk1 exile usa1-case") == "strike"


# -- contests ------------------------------------------------------------------------------------


def test_what_helps_the_own_agent_passes() -> None:
    table = Table(
        AGENT, 2, {0: {"usa1": 1_000}, 1: {"usa1": 4_000}}, {"usa1": "montreal"}, holder="usa1"
    )
    table.do(0, "usa1 washington-case")
    assert best(table, 1) in ("no", "support 4000")
    assert told(table, "no", 1) == "home"


def test_a_win_of_somebody_else_is_objected_to_with_all_money() -> None:
    table = Table(
        AGENT, 2, {0: {"usa1": 2_000}, 1: {"usa1": 1_500}}, {"usa1": "montreal"}, holder="usa1"
    )
    show(table, 0, "usa1", 1_600)
    table.do(0, "usa1 washington-case")
    assert best(table, 1) != "no"
    found = gains(table, 1)
    assert found["demand"] > found["no"]
    assert told(table, "demand", 1) == "demand"


@BOTH
def test_an_action_of_the_own_agent_is_defended_with_all_money(game: SolomonGame) -> None:
    first, second = [agent.id for agent in game.edition.board.agents][:2]
    table = Table(game, 2, {0: {first: 3_000}, 1: {first: 1_000, second: 1_000}})
    space = game.edition.board.spaces[game.edition.board.near[table.state.place[0]][0]].id
    table.do(0, f"{first} {space}")
    table.do(1, "object maximum=1000")
    table.close()
    assert best(table).startswith("defend")
    assert told(table, "defend 3000") == "for"


def test_aloud_a_demand_is_refused_and_a_sum_is_held() -> None:
    table = Table(AGENT, 2, {0: {"usa1": 3_000}, 1: {"usa1": 1_000}}, contest="live")
    table.do(0, "usa1 montreal")
    table.do(1, "demand")
    table.close()
    assert best(table) == "refuse"
    table.do(0, "refuse")
    assert set(gains(table, 1)) >= {"pass", "bid 100"}
    table.do(1, "bid 500")
    assert best(table) == "hold"
    assert told(table, "pass") == "secret"


# -- temper --------------------------------------------------------------------------------------


def test_every_part_of_a_temper_changes_the_gains() -> None:
    turn = Table(AGENT, 2, {0: {"usa1": 3_000}, 1: {"uk1": 3_000}}, {"usa1": "bermuda"})
    contest = Table(AGENT, 2, {0: {"usa1": 1_500}, 1: {"usa1": 1_500}}, {"usa1": "bermuda"})
    contest.do(0, "usa1 montreal")
    for name, table, seat in (("greed", turn, 0), ("spite", turn, 0), ("risk", contest, 1)):
        great, small = (gains(table, seat, Temper(**{name: value})) for value in (GREAT, SMALL))
        assert great != small, name
        assert great.keys() == small.keys(), name


# -- what is known and imagined ----------------------------------------------------------------


def test_whoever_pushes_an_agent_is_believed_to_have_paid_it() -> None:
    table = Table(AGENT, 2, {0: {"usa1": 3_000}, 1: {"uk1": 3_000}})
    mind = AGENT.mind
    known = mind.attend(None, table.view(1))
    before = Belief(AGENT.edition, mind.race.lore, known).above(0, table.agent("usa1"), 1_000)
    table.do(0, "usa1 montreal")
    known = mind.attend(known, table.view(1))
    assert isinstance(known, Watched)
    assert known.pushes[table.agent("usa1")] == 1
    assert mind.attend(known, table.view(1)) == known
    after = Belief(AGENT.edition, mind.race.lore, known).above(0, table.agent("usa1"), 1_000)
    assert after > before


def test_nothing_that_others_have_sealed_or_ordered_is_imagined() -> None:
    table = Table(AGENT, 3, {0: {"usa1": 3_000}, 1: {"usa1": 1_000}, 2: {"usa1": 2_000}})
    agents = len(table.state.place)
    table.state.orders = (Order(Answer("demand")),) * (3 * agents)
    table.do(0, "usa1 montreal")
    world = AGENT.mind.imagine(table.view(1), random.Random(3))
    assert world.orders == (None,) * agents + table.view(1).orders + (None,) * agents
    assert world.answers == [None] * 3
    assert AGENT.conserved(world) == AGENT.conserved(table.state)


@BOTH
def test_chances_follow_the_money_and_sum_to_one(game: SolomonGame) -> None:
    agent, *_, other = game.edition.board.agents
    near = game.edition.board.spaces[game.edition.board.near[agent.home][0]].id
    stakes = {0: {agent.id: 4_000}, 1: {agent.id: 1_000}, 2: {other.id: 8_000}}
    table = Table(game, 3, stakes, {agent.id: near}, case=near)
    chances = game.mind.worth(table.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == max(chances)
    table.state.gone = (True, False, False)
    assert game.mind.worth(table.state)[0] == 0


@BOTH
def test_an_imagined_game_goes_round_the_table_but_no_more_than_four_turns(
    game: SolomonGame,
) -> None:
    for seats, most in ((2, 2), (3, 3), (4, 4), (6, 4)):
        state = Table(game, seats).state
        may_stop = game.mind.horizon(state, 0)
        state.mover = 1
        stops = []
        for _ in range(most):
            stops.append(may_stop(state))
            state.turn += 1
        assert not any(stops), seats
        assert may_stop(state), seats


@BOTH
def test_a_search_does_less_where_a_turn_takes_more_moves(game: SolomonGame) -> None:
    views = [Table(game, seats).view(0) for seats in range(game.seats[0], game.seats[-1] + 1)]
    playouts = [game.mind.effort(view).playouts for view in views]
    assert playouts == sorted(playouts, reverse=True)
    assert playouts[0] > playouts[-1]


@BOTH
def test_imagined_players_leave_out_no_word_that_is_the_best(game: SolomonGame) -> None:
    chance, rng = Quick(4), random.Random(4)
    state, short = game.deal(4, game.options(), chance).state, 0
    while waiting := game.deciders(state):
        who, path = min(waiting), CLOSE
        if who != HOUSE:
            view = game.view(state, who)
            path = game.mind.light(view, rng)
            if view.action is not None:
                outlook = Outlook(game.edition, game.mind.race, view)
                dispute = Dispute(game.edition, view, outlook, Temper())
                assert max(dispute.rate_best()) == max(dispute.rate())
                short += len(dispute.rate_best()) < len(dispute.rate())
        state = game.play(state, who, path, chance).state
    assert short


# -- strength ------------------------------------------------------------------------------------


@BOTH
def test_normal_players_beat_random_moves(game: SolomonGame) -> None:
    won = sum(_wins_against_random(game, number) for number in range(10))
    assert won >= 7


def _wins_against_random(game: SolomonGame, number: int) -> bool:
    seat, chance = number % 2, seeded(number)
    kinds = ["normal" if other == seat else "random" for other in range(2)]
    players = [
        ComputerPlayer(game, s, kind, make_seed(f"mind {number}")) for s, kind in enumerate(kinds)
    ]
    state = game.deal(2, game.options(), chance).state
    while waiting := game.deciders(state):
        who = min(waiting)
        path = CLOSE if who == HOUSE else players[who].choose(state)
        assert path != LEAVE
        state = game.play(state, who, path, chance).state
    result = game.result(state)
    assert result is not None
    return result.places[seat] == 1


def test_a_reason_names_the_sum_that_is_said() -> None:
    table = Table(AGENT, 2, {0: {"usa1": 2_000}, 1: {"usa1": 2_000}})
    table.do(0, "usa1 montreal")
    assert told(table, "demand", 1) == "bluff"
    show(table, 0, "usa1", 2_000)
    assert told(table, "demand", 1) == "demand"
    table.do(1, "object maximum=1000")
    table.close()
    assert told(table, "defend 0") == "refuse"
    said = AGENT.mind.reason(table.view(0), ("defend", "100"))
    assert (said.key, said.args["sum"]) == ("agent-because-for", 100)


@BOTH
def test_most_of_the_money_on_one_agent_is_hard_to_outbid(game: SolomonGame) -> None:
    table = Table(game, 3)
    one, two = [agent.id for agent in game.edition.board.agents][:2]
    assert told(table, f"bribe {one}=6600") == "most"
    assert told(table, f"bribe {one}=500") == "bribe"
    assert told(table, f"bribe {one}=3600,{two}=3000") == "spread"


WORDS = {"demand", "object", "support"}
"""The words of somebody who does not let an action pass."""


@BOTH
def test_an_agent_of_one_s_own_has_letting_pass_as_a_button_and_many_words_in_a_menu(
    game: SolomonGame,
) -> None:
    one = game.edition.board.agents[0].id
    table = Table(game, 2, {1: {one: 1_000}})
    space = game.edition.board.spaces[game.edition.board.near[table.state.place[0]][0]].id
    table.do(0, f"{one} {space}")
    menus = {option.key: option.menu for option in table.game.choices(table.view(1)).options}
    assert menus.pop("no") is None
    said = {word: menu and menu.key for word, menu in menus.items() if word in WORDS}
    stop = "agent-menu-stop"
    few, many = {"object": None}, {"demand": stop, "object": stop, "support": stop}
    assert said == (many if game is AGENT else few)
