"""Agent: set-up, money and bribes (A1 to A11)."""

from typing import Any

import pytest

from games.agent import GAME
from games.agent.material import EDITION
from games.engine import HOUSE, AmountField, Form
from games.solomon.state import MONEY
from tests.games.solomon.scenes import Table, audit, seeded
from tests.games.voices import voices_of


def dealt(seats: int = 3, **options: Any) -> Table:
    """Returns a table as it is dealt, in the opening."""
    table = Table(GAME, seats)
    table.state = GAME.deal(seats, GAME.options(**options), seeded()).state
    return table


def test_a1_two_to_four_play_and_five_or_six_may() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert GAME.advised == 4, "a table of five or six is warned"


def test_a2_two_numbered_agents_start_in_each_home() -> None:
    table = dealt()
    homes = [EDITION.board.spaces[home].id for home in EDITION.board.homes]
    assert homes == ["washington", "london", "moscow", "peking"]
    assert [table.where(agent.id) for agent in EDITION.board.agents] == [
        home for home in homes for _ in range(2)
    ]
    assert [agent.number for agent in EDITION.board.agents] == [1, 2] * 4
    assert (table.case, table.holder) == ("tangier", None)


def test_a2_every_home_lies_alike() -> None:
    board = EDITION.board
    assert len(board.spaces) == 25
    assert sum(map(len, board.near)) == 2 * 48
    for home in board.homes:
        assert board.steps[home][board.case_start] == 4
        assert sorted(board.steps[home][other] for other in board.homes) == [0, 4, 4, 6]


def test_a3_the_first_seat_begins_and_play_goes_by_seat() -> None:
    table = Table(GAME, 3)
    assert table.deciders == {0}
    table.act(0, "usa1 havana")
    assert table.deciders == {1}
    table.act(1, "uk1 dublin")
    table.act(2, "uk2 dublin")
    assert table.deciders == {0}


def test_a4_everybody_opens_at_once_and_in_secret() -> None:
    table = dealt()
    assert table.deciders == {0, 1, 2}
    before = table.view(0), table.view(None)
    table.do(1, "bribe usa1=3000,china2=7000")
    assert table.events == ()
    assert (table.view(0), table.view(None)) == before
    assert table.view(0).asked == (0, 1, 2)
    assert table.view(0).window == "opening"
    table.do(0, "bribe -").do(2, "bribe uk1=100")
    assert table.deciders == {HOUSE}
    assert (table.view(0).asked, table.view(None)) == ((0, 1, 2), before[1])
    table.do(HOUSE, "close")
    assert table.keys == ["opened"]
    assert (table.stake(1, "usa1"), table.view(1).cash) == (3_000, 0)
    assert (table.view(0).cash, table.deciders) == (MONEY, {0})
    assert sum(table.view(0).least) == sum(table.view(0).spent) == 0


def test_a4_opening_bribes_are_made_once() -> None:
    table = dealt().do(1, "bribe -")
    assert table.refusal(1, "bribe usa1=100") == "A4"
    assert table.options(1) == ["order", "resign"]
    assert table.refusal(0, "usa1 havana") == "A4"


def test_a5_a_player_who_misses_the_opening_has_spent_nothing() -> None:
    table = dealt()
    assert GAME.fallback(table.view(2)) == ("bribe", "-")
    table.close()
    assert table.view(2).cash == MONEY


def test_a6_sums_are_multiples_of_100() -> None:
    table = dealt()
    assert table.refusal(0, "bribe usa1=150") == "choices"
    assert table.refusal(0, "bribe usa1=50") == "choices"
    table.do(0, "bribe usa1=1300")


def test_a7_cash_is_hidden_from_everybody_else() -> None:
    poor = Table(GAME, stakes={1: {"uk1": 9_900}})
    rich = Table(GAME)
    assert poor.view(0) == rich.view(0)
    assert poor.view(None) == rich.view(None)
    assert poor.view(1) != rich.view(1)


@pytest.mark.parametrize("bribe", ["-", "usa1=0", "usa1=100,uk1=10000", "usa1=10100"])
def test_a8_a_bribe_is_at_least_100_and_at_most_the_cash(bribe: str) -> None:
    assert Table(GAME).refusal(0, f"bribe {bribe}") == "choices"


def test_a8_only_agents_on_the_board_are_bribed() -> None:
    table = Table(GAME, at={"uk1": "exiled"})
    assert table.refusal(0, "bribe uk1=100") == "choices"
    form = GAME.choices(table.view(0), ("bribe",))
    assert isinstance(form, Form)
    assert "uk1" not in [field.key for field in form.fields]
    assert {f.most for f in form.fields if isinstance(f, AmountField)} == {MONEY}


def test_a8_without_cash_there_is_no_bribing() -> None:
    table = Table(GAME, stakes={0: {"uk1": MONEY}})
    assert "bribe" not in table.options(0)
    assert table.refusal(0, "bribe uk1=100") == "A8"


def test_a9_a_bribe_is_done_at_once_and_ends_the_turn() -> None:
    table = Table(GAME, stakes={0: {"uk1": 200}}).do(0, "bribe usa1=300,uk1=1000")
    assert table.deciders == {1}
    assert (table.stake(0, "uk1"), table.stake(0, "usa1")) == (1_200, 300)
    assert set(audit(table.state)) == {0}


def test_a10_the_table_learns_of_a_bribe_and_no_more() -> None:
    small, large = Table(GAME).do(0, "bribe usa1=100"), Table(GAME).do(0, "bribe usa2=900,uk2=9000")
    assert small.keys == ["bribes"]
    assert small.events == large.events
    for seat in (None, 1, 2):
        assert small.view(seat) == large.view(seat)


def test_a11_a_turn_cannot_be_passed() -> None:
    table = Table(GAME)
    assert table.refusal(0, "stop") == "A11"
    assert not {"stop", "skip", "pass"} & set(table.options(0))


def test_only_the_mover_chooses_and_only_in_a_turn() -> None:
    table = Table(GAME)
    assert table.refusal(1, "usa1 havana") == "turn"
    table.do(0, "usa1 havana")
    assert table.refusal(0, "usa1 montreal") == "contest"
    assert table.refusal(0, "no") == "contest"
    assert table.refusal(HOUSE, "close") == "contest"
    assert table.refusal(7, "no") == "choices"


def test_d14_nobody_can_show_their_own_sheet_to_the_table() -> None:
    """Only its owner is offered it, and it holds nothing of anybody else."""
    table = Table(GAME, 3, {1: {"usa1": 700}})
    assert "mine" not in GAME.sheets(table.view(None))
    say = voices_of("agent")[0]
    texts = [GAME.sheet(table.view(seat), "mine", say).text for seat in range(3)]
    assert ["700" in text for text in texts] == [False, True, False]
