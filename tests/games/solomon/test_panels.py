"""The contents of a panel: questions, presses, headlines, holdings, progress."""

from typing import Any

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.choosing import to_path
from games.engine import Amount, Done, Form, Path, Pick, Text, Who
from games.solomon.game import SolomonGame
from games.solomon.names import name_agent, name_space
from tests.games.solomon.scenes import Stakes, Table, seeded
from tests.games.voices import voices_of


def table(game: SolomonGame, **options: Any) -> Table:
    name = "usa1" if game is AGENT else "green"
    return Table(game, 4, stakes={seat: {name: 1_000} for seat in range(4)}, **options)


def agent(**options: str) -> Table:
    return table(AGENT, **options)


def casablanca(**options: str) -> Table:
    return table(CASABLANCA, **options)


def presses(at: Table, seat: int, notation: str) -> int:
    """Returns one press for each pick, sum or form, and one to confirm where needed.

    What follows an option that is spread is picked in its place.
    """
    path = to_path(notation)
    done = at.game.choices(at.view(seat), path)
    assert isinstance(done, Done)
    return len(path) + done.confirm - sum(is_spread(at, seat, path[:n]) for n in range(len(path)))


def is_spread(at: Table, seat: int, path: Path) -> bool:
    """Whether the last option of this half-made move is replaced by those that follow it."""
    before = at.game.choices(at.view(seat), path[:-1])
    options = before.options if path and isinstance(before, Pick) else ()
    return any(option.spread for option in options if option.key == path[-1])


def test_a_move_takes_two_presses_a_bribe_three_and_an_answer_one() -> None:
    assert presses(agent(), 0, "usa1 havana") == 2
    assert presses(casablanca(), 0, "green casino") == 2
    near = Table(AGENT, stakes={0: {"usa1": 500}}, at={"uk1": "havana"})
    assert presses(near, 0, "usa1 exile uk1") == 3
    assert presses(casablanca(), 0, "pay green 500") == 3
    assert presses(casablanca(), 0, "pay green 300") == 4, "a typed sum is read once more"
    assert presses(casablanca(), 0, "bribe green=300,red=100") == 3, "and so are several"
    asked = casablanca().do(0, "green casino")
    assert presses(asked, 1, "object maximum=900") == 2
    assert [presses(asked, 1, word) for word in ("no", "let-pass", "only-paid")] == [1, 1, 1]
    live = casablanca(contest="live").do(0, "green casino")
    assert presses(live, 1, "object 300") == 2
    demanding = agent().do(0, "usa1 havana")
    assert [presses(demanding, 1, word) for word in ("no", "demand")] == [1, 1]
    assert presses(demanding, 1, "support 300") == 2


def test_where_one_sum_is_possible_none_has_to_be_entered() -> None:
    def labels(at: Table, seat: int, word: str) -> list[str]:
        choice = at.game.choices(at.view(seat), (word,))
        assert isinstance(choice, Pick), word
        assert is_spread(at, seat, (word,))
        return [voices_of(at.game.key)[0](option.label) for option in choice.options]

    hundred: Stakes = {0: {"usa1": 100}, 1: {"usa1": 100}}
    sealed = Table(AGENT, stakes=hundred).do(0, "usa1 havana")
    assert labels(sealed, 1, "object") == ["Object with $100"]
    assert labels(sealed, 1, "support") == ["Support it with $100"]
    assert presses(sealed, 1, "object -") == presses(sealed, 1, "support 100") == 1
    poor = Table(AGENT).do(0, "usa1 havana").say({1: "demand"})
    assert labels(poor, 0, "defend") == ["Refuse without showing money"]
    live = Table(AGENT, stakes=hundred, contest="live").do(0, "usa1 havana").say({1: "demand"})
    assert labels(live.do(0, "refuse"), 1, "bid") == ["Bid $100"]
    houses = Table(CASABLANCA, stakes={0: {"green": 100}, 1: {"green": 100}})
    assert labels(houses.do(0, "green casino"), 0, "defend") == ["Defend it with $100"]
    broke = Table(CASABLANCA, stakes={0: {"green": 9_900}})
    choice = broke.game.choices(broke.view(0), ("pay", "red"))
    assert isinstance(choice, Pick)
    assert [option.key for option in choice.options] == ["100"]


def test_agents_are_in_a_menu_and_bribes_are_buttons_beside_it() -> None:
    choice: Any = casablanca().game.choices(casablanca().view(0))
    menus = {option.key for option in choice.options if option.menu is not None}
    orders = {"let-pass", "only-paid", "order"}
    assert menus == {*CASABLANCA.edition.agents, *orders}
    assert all(option.aside for option in choice.options if option.key in orders)
    beside = [o.key for o in choice.options if o.menu is None and not o.aside]
    assert beside == ["pay", "bribe"]


def test_a_bribe_of_one_agent_is_the_bribe_of_the_form() -> None:
    for move in ("pay green 300", "bribe green=300"):
        table = Table(CASABLANCA).do(0, move)
        assert (table.stake(0, "green"), table.keys) == (300, ["bribes"])
    opening = Table(CASABLANCA, 3)
    opening.state = CASABLANCA.deal(3, CASABLANCA.options(opening="on"), seeded()).state
    assert opening.refusal(1, "pay green 300") == "A4"


def test_what_cannot_be_undone_is_confirmed_and_passing_is_not() -> None:
    bidding = agent(contest="live").do(0, "usa1 havana").say({1: "demand"})
    assert (presses(bidding, 0, "consent"), presses(bidding, 0, "refuse")) == (2, 1)
    bidding.do(0, "refuse")
    assert presses(bidding, 1, "pass") == 1
    bidding.do(1, "bid 300")
    assert (presses(bidding, 0, "hold"), presses(bidding, 0, "resign")) == (1, 2)
    assert presses(bidding, 2, "order usa1 quiet") == 3


def test_a_step_that_ends_the_game_is_confirmed_and_says_so() -> None:
    english = voices_of(AGENT.key)[0]
    at = Table(AGENT, at={"usa1": "havana", "uk1": "montreal"}, holder="usa1")
    done = at.game.choices(at.view(0), ("usa1", "washington-case"))
    assert isinstance(done, Done)
    assert done.confirm
    assert english(done.effect) == "Bring the case home with American 1: the game ends"
    without = at.game.choices(at.view(0), ("usa1", "washington"))
    assert isinstance(without, Done)
    assert not without.confirm
    owned = Table(AGENT, 2, at={"uk1": "havana"}, holder="uk1", homes="players")
    assert presses(owned, 0, "uk1 washington-case") == 3, "whoever owns the city"


def test_usual_sums_are_one_press_as_far_as_the_cash_goes() -> None:
    rich, poor = Table(CASABLANCA), Table(CASABLANCA, stakes={0: {"green": 6_000}})
    for at, handy in ((rich, (500, 1_000, 2_000, 5_000)), (poor, (500, 1_000, 2_000))):
        sums = at.game.choices(at.view(0), ("pay", "red"))
        assert isinstance(sums, Amount)
        assert sums.handy == handy
    done = rich.game.choices(rich.view(0), ("pay", "red", "500"))
    assert isinstance(done, Done)
    assert voices_of(CASABLANCA.key)[0](done.effect) == "Pay Red $500"


def question(at: Table, seat: int) -> Text:
    choice = at.game.choices(at.view(seat))
    assert isinstance(choice, Pick)
    return choice.ask


def asked(at: Table, seat: int) -> str:
    return question(at, seat).key.removeprefix(f"{at.game.key}-ask-now-")


def test_the_question_is_that_of_the_phase_or_that_nobody_waits() -> None:
    opening = Table(AGENT, 3)
    opening.state = AGENT.deal(3, AGENT.options(), seeded()).state
    assert asked(opening, 1) == "opening"
    assert asked(opening.do(1, "bribe -"), 1) == "other"
    turn = agent()
    assert (asked(turn, 0), asked(turn, 1)) == ("turn", "other")
    turn.do(0, "usa1 havana")
    assert (asked(turn, 0), asked(turn, 1)) == ("pledge", "objections")
    assert asked(turn.do(1, "demand"), 1) == "other"
    assert asked(turn.do(2, "order usa1 quiet"), 2) == "objections-order"
    turn.close()
    assert (asked(turn, 0), asked(turn, 1)) == ("answer", "other")
    live = agent(contest="live").do(0, "usa1 havana").say({1: "demand"})
    assert (asked(live, 0), asked(live, 1)) == ("demand", "other")
    live.do(0, "refuse")
    assert (asked(live, 1), asked(live, 0)) == ("bid", "other")
    live.do(1, "bid 300")
    assert asked(live, 0) == "reply"
    live.do(0, "pass")
    assert (asked(live, 2), asked(live, 0)) == ("voices", "other")


def test_how_an_action_is_stopped_is_true_of_sealed_limits_and_of_sums_named_aloud() -> None:
    english = voices_of(AGENT.key)[0]
    sealed, live = (agent(contest=form).do(0, "usa1 havana") for form in ("sealed", "live"))
    for table in (sealed, live):
        assert "has to give in, or you show more money" in english(question(table, 1))
    assert "object" in sealed.options(1)
    assert "object" not in live.options(1)


def test_what_would_end_the_game_is_said_to_whoever_may_stop_it() -> None:
    english = voices_of(AGENT.key)[0]
    at = Table(AGENT, 2, at={"usa1": "havana"}, holder="usa1").do(0, "usa1 washington-case")
    assert "That ends the game." in english(question(at, 1))
    other = Table(AGENT, 2, at={"usa1": "havana"}, holder="usa1").do(0, "usa1 washington")
    assert "ends the game" not in english(question(other, 1))


def test_the_question_names_agent_stake_sum_and_objector() -> None:
    at = casablanca().do(0, "green casino").say({2: "object opening=300,maximum=900"})
    name = name_agent(CASABLANCA.edition, at.agent("green"))
    facts = {"agent": name, "stake": 1_000, "short": "no"}
    assert question(at, 0).args.items() >= {**facts, "sum": 300, "who": Who(2)}.items()
    live = casablanca(contest="live").do(0, "green casino").say({1: "object 400"})
    assert question(live, 0).args.items() >= {**facts, "sum": 400, "who": Who(1)}.items()


def test_sums_are_bounded_by_ones_own_stake() -> None:
    at = casablanca().do(0, "green casino")
    form = at.game.choices(at.view(1), ("object",))
    assert isinstance(form, Form)
    bounds = [(f.key, f.least, f.most, f.step, f.default) for f in form.fields]
    assert bounds == [("opening", 100, 1_000, 100, 100), ("maximum", 100, 1_000, 100, 100)]
    assert form.growing == ("opening", "maximum")
    defend = at.game.choices(at.view(0), ("defend",))
    assert isinstance(defend, Amount)
    assert (defend.least, defend.most, defend.step) == (100, 1_000, 100)
    live = agent(contest="live").do(0, "usa1 havana").say({1: "demand"}).do(0, "refuse")
    first = live.game.choices(live.view(1), ("bid",))
    assert isinstance(first, Amount)
    assert (first.least, first.most) == (100, 1_000)
    higher = live.do(1, "bid 300").do(0, "hold").game.choices(live.view(1), ("bid",))
    assert isinstance(higher, Amount)
    assert (higher.least, higher.most) == (400, 1_000)


def test_an_agent_is_offered_with_its_place_and_ones_own_stake() -> None:
    at = casablanca()
    choice: Any = at.game.choices(at.view(0))
    green = next(option for option in choice.options if option.key == "green")
    assert green.label.args["space"] == name_space(CASABLANCA.edition, at.space("ricks-cafe"))
    assert green.hint.args == {"sum": 1_000, "steps": 8}


@pytest.mark.parametrize(
    ("word", "rule"), [("object -", "contest"), ("demand", "contest"), ("hold", "D4")]
)
def test_what_a_third_player_cannot_say_to_save_a_side(word: str, rule: str) -> None:
    at = Table(AGENT, 3, stakes={0: {"usa1": 500}, 1: {"usa1": 900}}, contest="live")
    at.do(0, "usa1 havana").say({1: "demand"}).do(0, "refuse").do(1, "bid 900").do(0, "pass")
    assert at.refusal(2, word) == rule


# -- headlines, holdings, progress -----------------------------------------------------------------


def headline(at: Table, seat: int | None = None) -> str:
    text = at.game.headline(at.view(seat))
    return text.key.removeprefix(f"{at.game.key}-headline-")


def test_headlines() -> None:
    opening = Table(AGENT, 3)
    opening.state = AGENT.deal(3, AGENT.options(), seeded()).state
    assert headline(opening) == "opening"
    live = agent(contest="live")
    seen = [headline(live)]
    for seat, move in (
        (0, "usa1 havana"), (1, "demand"), (0, "refuse"), (1, "bid 300"), (0, "hold"),
        (1, "pass"),
    ):  # fmt: skip
        live.do(seat, move)
        if live.view(None).phase == "objections" and seat == 1:
            live.close()
        seen.append(headline(live))
    assert seen == ["turn", "objections", "demand", "first-bid", "reply", "bid", "voices"]
    assert AGENT.headline(live.view(None)).args["sum"] == 300
    empty = agent(contest="live").do(0, "usa1 havana").say({1: "demand"}).do(0, "refuse")
    assert headline(empty.do(1, "pass")) == "voices-first"
    answering = agent().do(0, "usa1 havana").say({1: "demand"})
    assert headline(answering) == "answer"
    assert headline(answering.do(0, "give-in")) == "again"


def test_the_headline_of_the_end_names_the_winners() -> None:
    won = Table(CASABLANCA, 3, at={"green": "casino"}, case="casino", stakes={1: {"green": 100}})
    won.act(0, "green ricks-cafe-case")
    assert CASABLANCA.headline(won.view(2)).args == {"winners": (Who(1),), "count": 1}
    alone = Table(CASABLANCA, 2).do(0, "resign")
    assert headline(alone) == "nobody"


def held(at: Table, seat: int | None) -> list[str]:
    return [
        text.key.removeprefix(f"{at.game.key}-holds-") for text in at.game.holdings(at.view(seat))
    ]


def test_holdings_are_cash_stakes_orders_and_the_sealed_answer() -> None:
    assert held(Table(AGENT), 0) == ["cash"]
    at = agent().do(1, "order uk1 quiet").do(0, "usa1 havana").do(1, "object maximum=400")
    assert held(at, 1) == ["cash", "stakes", "order", "answer"]
    answer = AGENT.holdings(at.view(1))[-1].args["answer"]
    assert isinstance(answer, Text)
    assert answer.args == {"opening": 100, "limit": 400}
    assert held(at.do(2, "support 300"), 2) == ["cash", "stakes", "answer"]
    assert held(at.do(0, "defend 700"), 0) == ["cash", "stakes", "answer"]
    assert held(at, None) == []


def test_after_the_end_nothing_is_held_in_secret_any_more() -> None:
    at = agent().do(1, "order uk1 quiet")
    assert held(at, 1) == ["cash", "stakes", "order"]
    for seat in (0, 2, 3):
        at.do(seat, "resign")
    assert at.result is not None
    assert [held(at, seat) for seat in range(4)] == [[], [], [], []]


def test_the_mover_holds_the_first_sum_it_has_to_answer() -> None:
    at = agent().do(0, "usa1 havana").say({1: "object opening=300,maximum=400"})
    assert held(at, 0) == ["cash", "stakes", "opening"]
    assert held(at, 2) == ["cash", "stakes", "answer"]


def test_progress_follows_the_nearest_agent_or_the_clock() -> None:
    start = AGENT.progress(Table(AGENT, 2).view(None))
    near = Table(AGENT, 2, at={"usa1": "havana"}, holder="usa1")
    assert start == 0
    assert AGENT.progress(near.view(0)) == 1 - 1 / 8
    late = Table(AGENT, 2)
    late.state.turn = 32
    assert AGENT.progress(late.view(None)) == 31 / 62
    late.state.turn = 70
    assert AGENT.progress(late.view(None)) == 0.99


def test_bribes_are_counted_for_all_to_see() -> None:
    at = Table(CASABLANCA, 2).do(0, "bribe green=100").do(1, "bribe white=200,red=300")
    at.do(0, "bribe green=100")
    assert at.view(1).bribes == (2, 1)
    assert at.view(None).spent == (200, 100)


def test_after_three_steps_were_overturned_attacks_alone_do_not_keep_the_turn_going() -> None:
    """Whether the mover can pay for an attack is secret, so the turn may be ended then (D8)."""
    at = {agent.id: "exiled" for agent in CASABLANCA.edition.board.agents}
    at |= {"violet": "ricks-cafe", "green": "ricks-cafe"}
    spot = Table(CASABLANCA, 2, at=at, stakes={1: {"violet": 500, "green": 500}}, overturned="any")
    for move in ("violet casino", "violet tobacconist", "green casino"):
        spot.do(0, move).say({1: "object -"}).do(0, "give-in")
        assert "stop" not in spot.options(0)
    spot.do(0, "green tobacconist").say({1: "object -"}).do(0, "give-in")
    assert spot.options(0) == ["stop", "order", "resign"]
    spot.pay(0, "green", 1_000)
    assert spot.options(0) == ["green", "stop", "order", "resign"]


def test_the_last_play_is_on_the_board_and_no_secret_is_in_it() -> None:
    played = casablanca().do(0, "green casino")
    assert [fact.what for fact in played.view(None).told] == ["says-step"]
    assert [fact.what for fact in played.close().view(None).told] == ["says-step", "unopposed"]
    bribed = played.do(1, "bribe green=300")
    assert [fact.what for fact in bribed.view(None).told] == ["bribes"]
    assert bribed.view(None).told == bribed.view(1).told
