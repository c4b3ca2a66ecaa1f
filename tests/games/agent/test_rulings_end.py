"""Agent: the end and the practice (E1 to E7, F1 to F7)."""

from typing import Any

import pytest

from games.agent import GAME
from games.solomon.state import Answer
from tests.games.solomon.scenes import Stakes, Table, audit

HOMEWARD = {"usa1": "havana"}


def homeward(stakes: Stakes, seats: int = 3, **options: str) -> Table:
    """Returns usa1 with the case one step from home."""
    return Table(GAME, seats, stakes=stakes, at=HOMEWARD, holder="usa1", **options)


def home(stakes: Stakes, **options: Any) -> Table:
    """Brings usa1 home with the case for seat 0; nobody objects."""
    return homeward(stakes, **options).act(0, "usa1 washington-case")


def test_e1_a_move_into_its_own_city_with_the_case_ends_the_game() -> None:
    table = home({0: {"usa1": 100}})
    assert table.keys == ["unopposed", "home"]
    assert table.deciders == set()
    assert table.view(1).over
    assert table.refusal(1, "no") == "end"


@pytest.mark.parametrize("move", ["usa1 washington", "usa1 bermuda-case"])
def test_e1_without_the_case_or_elsewhere_it_goes_on(move: str) -> None:
    assert homeward({}).act(0, move).result is None


def test_e1_the_step_of_an_attack_is_a_move() -> None:
    table = Table(
        GAME, at=HOMEWARD | {"uk1": "washington"}, holder="usa1", stakes={0: {"usa1": 600}}
    )
    table.act(0, "usa1 exile uk1-case")
    assert table.winners == [0]
    assert table.keys == ["unopposed", "exiled", "read-out-none", "home"]


def test_e1_taking_the_case_at_home_does_not_count() -> None:
    table = Table(GAME, case="washington").act(0, "usa1 take")
    assert (table.result, table.holder) == (None, "usa1")
    arriving = Table(GAME, at=HOMEWARD, case="washington").act(0, "usa1 washington-case")
    assert (arriving.result, arriving.holder) == (None, "usa1")
    arriving.act(1, "usa1 havana-case").act(2, "usa1 washington-case")
    assert arriving.winners == [2]


def test_e2_the_last_move_is_contested_like_any_other() -> None:
    table = homeward({0: {"usa1": 100}, 1: {"usa1": 300}}).do(0, "usa1 washington-case")
    table.say({1: "object maximum=300"}).do(0, "defend 100")
    assert table.result is None
    assert table.where("usa1") == "havana"


def test_e3_the_highest_stake_wins_whoever_brought_it() -> None:
    table = home({0: {"usa1": 900}, 1: {"usa1": 1_000, "uk1": 9_000}, 2: {"usa1": 200}})
    assert table.winners == [1]
    assert table.result is not None
    assert table.result.places == (2, 1, 2)
    assert table.result.scores == (900, 1_000, 200)


def test_e4_a_tie_with_the_bringer_is_the_bringers() -> None:
    assert home({0: {"usa1": 900}, 1: {"usa1": 900}, 2: {"usa1": 800}}).winners == [0]


@pytest.mark.parametrize(("ties", "winners"), [("share", [1, 2]), ("bringer", [0])])
def test_e5_a_tie_without_the_bringer_is_shared(ties: str, winners: list[int]) -> None:
    stakes = {0: {"usa1": 100}, 1: {"usa1": 900}, 2: {"usa1": 900}}
    table = home(stakes, ties=ties)
    assert table.winners == winners
    assert table.keys[-1] == "home"  # who has won is said with the result


def test_e5_by_that_option_a_single_higher_stake_still_wins() -> None:
    assert home({0: {"usa1": 100}, 1: {"usa1": 900}}, ties="bringer").winners == [1]


def test_e6_if_nobody_paid_it_the_bringer_wins() -> None:
    assert home({1: {"usa2": 5_000}}).winners == [0]


def test_e7_all_is_shown_after_the_end_and_nothing_before() -> None:
    table = homeward({0: {"usa1": 900}, 1: {"uk1": 700}})
    table.do(0, "usa1 bermuda").say({1: "demand"}).do(0, "defend 300")
    for seat in (None, 0, 2):
        view = table.view(seat)
        assert (view.stake, view.purses, view.history, view.papers) == ((), (), (), ())
    table = home({0: {"usa1": 900}, 1: {"uk1": 700}})
    view = table.view(None)
    assert view.stake == table.state.stake
    assert view.purses == (9_100, 9_300, 10_000)
    assert [(spent.seat, spent.sum) for spent in view.history] == [(0, 900), (1, 700)]


def test_e7_sealed_answers_are_shown_with_their_limits() -> None:
    table = homeward({0: {"usa1": 900}, 1: {"usa1": 700}}).do(0, "usa1 washington-case")
    table.say({1: "object opening=200,maximum=600", 2: "no"}).do(0, "defend 800")
    answers = [(paper.seat, paper.answer) for paper in table.view(2).papers]
    assert answers == [(1, Answer("object", 200, 600)), (0, Answer("defend", 0, 800))]


def test_f1_when_the_movers_time_is_up_the_turn_passes() -> None:
    table = Table(GAME)
    assert GAME.fallback(table.view(0)) == ("skip",)
    assert table.refusal(1, "skip") == "turn"
    table.do(0, "skip")
    assert (table.keys, table.deciders) == (["skipped"], {1})


def test_f2_a_player_who_leaves_keeps_the_stakes_and_cannot_win() -> None:
    table = homeward({1: {"usa1": 9_000}, 2: {"usa1": 100}}).do(1, "resign")
    assert table.keys == ["leaves"]
    assert table.stake(1, "usa1") == 9_000
    table.act(0, "usa1 washington-case")
    assert table.winners == [2]
    assert table.result is not None
    assert table.result.places == (2, 3, 1)
    assert table.result.scores == (0, None, 100)
    assert table.refusal(1, "resign") == "end"


def test_f2_a_player_who_has_left_is_neither_asked_nor_on_turn() -> None:
    table = Table(GAME, 4).do(1, "resign")
    assert table.do(0, "usa1 havana").view(None).asked == (2, 3)
    assert table.close().deciders == {2}
    assert table.refusal(1, "demand") == "F2"


def test_f2_stakes_of_players_who_left_are_read_out_too() -> None:
    stakes: Stakes = {0: {"usa1": 500}, 1: {"uk1": 800}}
    table = Table(GAME, at={"usa1": "azores", "uk1": "tangier"}, stakes=stakes)
    assert table.do(1, "resign").act(0, "usa1 exile uk1").least(1, "uk1") == 800


def test_f3_with_one_left_the_game_ends_without_a_winner() -> None:
    table = Table(GAME).do(1, "resign").do(2, "resign")
    assert table.keys == ["leaves", "alone"]
    assert table.state.ending is not None
    assert table.state.ending.winners == ()
    assert table.result is not None
    assert [text.key for text in table.result.why] == ["agent-why-alone"]
    assert table.result.nobody


def test_f5_moves_may_be_repeated_for_ever() -> None:
    table = Table(GAME, 2)
    for _ in range(5):
        table.act(0, "usa1 havana").act(1, "usa1 washington")
    assert "havana" in table.options(0, "usa1")


def ticking(turn: int, stakes: Stakes, at: dict[str, str] | None = None, **facts: str) -> Table:
    """Returns two players near the clock; the last seat of the round lets its turn pass."""
    table = Table(GAME, 2, stakes=stakes, at=at, **facts)
    table.state.turn = turn
    table.state.mover = 1
    return table.do(1, "skip")


def test_f6_the_clock_decides_at_the_end_of_the_round() -> None:
    assert ticking(58, {0: {"usa1": 100}}).result is None
    late = ticking(60, {0: {"usa1": 100}})
    assert late.keys == ["skipped", "clock"]
    table = Table(GAME, 2)
    table.state.turn = 61
    assert table.do(0, "skip").result is None


def test_f6_the_long_clock_waits_twice_as_long() -> None:
    assert ticking(60, {}, clock="long").result is None
    assert ticking(120, {0: {"usa1": 100}}, clock="long").winners == [0]


def test_f6_the_nearest_agents_top_stake_wins_and_unpaid_agents_are_ignored() -> None:
    at = {"usa1": "azores", "uk1": "tangier"}
    stakes: Stakes = {0: {"usa1": 400}, 1: {"usa1": 300, "ussr1": 5_000}}
    assert ticking(60, stakes, at).winners == [0]


def test_f6_what_is_counted() -> None:
    edition = GAME.edition
    washington = edition.spaces["washington"]

    def left(agent: str = "usa1", **facts: Any) -> int:
        at = {"usa1": facts.pop("stands"), "uk1": "tangier"}
        table = Table(GAME, at=at, **facts)
        return edition.steps_to_win(table.view(None), edition.agents[agent], washington)

    assert left(stands="azores") == 1 + 4
    assert left(stands="tangier") == 0 + 4 + 1
    assert left(stands="tangier", holder="usa1") == 4
    assert left(stands="azores", holder="uk1") == 1 + 4 + 1
    assert left(stands="tangier", holder="uk1") == 0 + 4 + 1 + 1
    assert left(stands="havana", case="washington") == 1 + 2
    assert left(stands="washington", case="washington") == 0 + 2 + 1
    assert left(stands="washington", holder="usa1") == 2


def test_f6_equally_near_agents_share_and_none_is_a_draw() -> None:
    stakes: Stakes = {0: {"usa1": 400}, 1: {"uk1": 300}}
    shared = ticking(60, stakes)
    assert shared.winners == [0, 1]
    assert shared.keys[-1] == "clock"
    drawn = ticking(60, {})
    assert drawn.keys[-1] == "clock"
    assert drawn.result is not None
    assert drawn.result.places == (1, 1)
    assert [text.key for text in drawn.result.why] == ["agent-why-drawn"]


def test_f7_two_can_play() -> None:
    table = Table(GAME, 2, stakes={0: {"usa1": 200}, 1: {"usa1": 300}}).do(0, "usa1 havana")
    table.say({1: "object maximum=300"}).do(0, "defend 200")
    assert table.keys[-1] == "overturned"


def test_every_dollar_is_accounted_for() -> None:
    table = home({0: {"usa1": 900}, 1: {"uk1": 700}})
    assert set(audit(table.state)) == {0}
    assert GAME.conserved(table.state) == (10_000,) * 3
