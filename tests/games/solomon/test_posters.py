"""Posters: they come once, with the event that they show, and show what the table was told."""

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import Poster
from games.solomon.game import SolomonGame
from games.solomon.retelling import BestSums, contest_of
from games.solomon.state import Fact
from tests.bot.draw.labels import says
from tests.games.solomon.scenes import Table
from tests.games.solomon.test_pictures import NAMES, speaker


def posters(table: Table) -> dict[str, Poster]:
    """Returns the posters of the last move by the event that brought each."""
    return {table.short(event): event.poster for event in table.events if event.poster}


def labels(game: SolomonGame, poster: Poster) -> list[str]:
    sheet = game.draw_poster(poster, speaker(game, "en"))
    assert sheet.drawing is not None
    found = says(sheet.drawing)
    assert sheet.title.upper() in " ".join(found).upper()
    return found


def test_an_exile_is_drawn_when_the_stakes_are_read_out() -> None:
    at = {"uk1": "havana"}
    table = Table(AGENT, at=at, stakes={0: {"usa1": 900, "uk1": 200}, 1: {"uk1": 300}})
    table.act(0, "usa1 exile uk1")
    uk1 = table.agent("uk1")
    assert posters(table) == {"read-out": Poster("exile", (), (uk1, 200, 300, 0))}
    found = labels(AGENT, posters(table)["read-out"])
    assert "British 1 retires to the Bahamas" in found
    assert "$500 of bribes read out" in found


def test_where_nothing_is_read_out_an_elimination_shows_no_stake() -> None:
    at = {"red": "ricks-cafe"}
    table = Table(CASABLANCA, at=at, stakes={0: {"green": 1_000}, 1: {"red": 700}})
    table.act(0, "green eliminate red")
    poster = Poster("exile", (), (table.agent("red"),))
    assert posters(table) == {"exiled": poster}
    assert not any("700" in label for label in labels(CASABLANCA, poster))


def test_the_case_at_home_is_drawn_with_who_brought_it() -> None:
    table = Table(CASABLANCA, at={"green": "casino"}, case="casino", stakes={1: {"green": 300}})
    table.act(0, "green ricks-cafe-case")
    green, home = table.agent("green"), table.space("ricks-cafe")
    assert posters(table) == {"home": Poster("home", (0,), (green, home))}
    found = labels(CASABLANCA, posters(table)["home"])
    assert "Green: Rick’s Café" in found
    assert f"brought by {NAMES[0]}" in found
    assert not any("300" in label for label in found)


def duel(limit: int, defence: int, case: str = "ricks-cafe") -> Table:
    """Returns Casablanca after seat 1 has objected to a step of Green, starting with $200."""
    stakes = {0: {"green": 2_500}, 1: {"green": 2_500}}
    table = Table(CASABLANCA, stakes=stakes, case=case)
    table.do(0, "green casino-case" if case == "ricks-cafe" else "green casino")
    table.say({1: f"object opening=200,maximum={limit}"})
    return table.do(0, f"defend {defence}")


def test_a_contest_is_drawn_with_the_sums_that_were_shown_and_not_the_limits() -> None:
    table = duel(900, 600)
    step = table.agent("green"), table.space("ricks-cafe"), table.space("casino")
    assert posters(table) == {"overturned": Poster("contest", (0, 1), (*step, -1, 0, 600, 700, 0))}
    found = labels(CASABLANCA, posters(table)["overturned"])
    assert {"$600", "$700", *NAMES[:2], "Green stays in Rick’s Café"} <= set(found)
    assert f"{NAMES[0]} showed $600, not enough" in found
    assert "$900" not in found
    stands = posters(duel(500, 900))["stands"]
    assert stands == Poster("contest", (0, 1), (*step, -1, 0, 500, 500, 1))
    found = labels(CASABLANCA, stands)
    assert "Green goes to Casino" in found
    assert f"{NAMES[1]} showed $500, not enough" in found


def test_a_contest_is_drawn_only_if_it_is_about_the_case_an_attack_or_much_money() -> None:
    assert posters(duel(900, 600, case="bazaar")) == {}
    assert list(posters(duel(2_300, 2_000, case="bazaar"))) == ["overturned"]
    table = Table(CASABLANCA, at={"red": "ricks-cafe"}, stakes={0: {"green": 1_500}})
    table.pay(1, "green", 900)
    table.do(0, "green eliminate red").say({1: "object opening=200,maximum=400"})
    assert "stands" in posters(table.do(0, "defend 900"))


def test_who_gives_in_without_money_makes_no_contest() -> None:
    stakes = {0: {"green": 900}, 1: {"green": 900}}
    table = Table(CASABLANCA, stakes=stakes, case="ricks-cafe").do(0, "green casino-case")
    assert posters(table.say({1: "object opening=200,maximum=500"}).do(0, "give-in")) == {}
    table = Table(AGENT, stakes={0: {"usa1": 900}}, holder="usa1").do(0, "usa1 havana-case")
    assert posters(table.say({1: "demand"}).do(0, "defend 400")) == {}, "nobody has named a sum"


def test_a_live_contest_is_drawn_with_the_last_sums_of_both_sides() -> None:
    stakes = {0: {"usa1": 900}, 1: {"usa1": 900}}
    table = Table(AGENT, 2, stakes=stakes, holder="usa1", contest="live")
    table.do(0, "usa1 havana-case").say({1: "demand"}).do(0, "refuse")
    table.do(1, "bid 300").do(0, "hold").do(1, "bid 500").do(0, "pass")
    (poster,) = posters(table).values()
    assert poster.seats == (0, 1)
    assert poster.numbers[-3:] == (300, 500, 0)


def test_an_earlier_contest_of_the_turn_is_forgotten() -> None:
    first = [Fact("bids", 1, sum=700), Fact("holds", 0, sum=600)]
    again = [Fact("overturned"), Fact("says-step", 0), Fact("bids", 2, sum=200)]
    assert contest_of(first) == BestSums(0, 600, 1, 700)
    assert contest_of([*first, *again]) is None
    assert contest_of([*first, *again, Fact("holds", 0, sum=200)]) == BestSums(0, 200, 2, 200)


def test_there_is_no_other_poster() -> None:
    with pytest.raises(LookupError):
        AGENT.draw_poster(Poster("raid"), speaker(AGENT, "en"))
