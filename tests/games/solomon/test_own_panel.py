"""R2: a seat's panel leaves out what its own money does not allow, and says so (D17)."""

from collections.abc import Callable
from typing import Any

import pytest

from games import agent, casablanca
from games.choosing import to_path
from games.words import LOCALES, Speaker
from tests.games.solomon.scenes import Table

LIVE = {"contest": "live"}
PLENTY = 2_000


def agents(own: int, seat: int, **options: Any) -> Table:
    """Returns a table with $2,000 of everybody on usa1 but `own` of `seat`."""
    stakes = {s: {"usa1": own if s == seat else PLENTY} for s in range(3)}
    return Table(agent.GAME, stakes=stakes, at={"uk1": "havana"}, **options)


def houses(own: int, seat: int, **options: Any) -> Table:
    """Returns the same in Casablanca, on green."""
    stakes = {s: {"green": own if s == seat else PLENTY} for s in range(3)}
    return Table(casablanca.GAME, stakes=stakes, at={"red": "casino"}, **options)


def demanded(own: int, seat: int) -> Table:
    return agents(own, seat, **LIVE).do(0, "usa1 montreal").say({1: "demand"}).do(0, "refuse")


SCENES: dict[str, tuple[int, str, Callable[[int], Table]]] = {
    "sealed agent": (1, "", lambda own: agents(own, 1).do(0, "usa1 montreal")),
    "sealed casablanca": (1, "", lambda own: houses(own, 1).do(0, "green casino")),
    "live casablanca": (1, "", lambda own: houses(own, 1, **LIVE).do(0, "green casino")),
    "live agent": (1, "", lambda own: agents(own, 1, **LIVE).do(0, "usa1 montreal")),
    "first bid": (1, "", lambda own: demanded(own, 1)),
    "reply": (0, "", lambda own: demanded(own, 0).do(1, "bid 300")),
    "voice for": (2, "", lambda own: demanded(own, 2).do(1, "bid 300").do(0, "pass")),
    "voice against": (2, "", lambda own: demanded(own, 2).do(1, "pass")),
    "attack": (0, "usa1", lambda own: agents(own, 0)),
    "elimination": (0, "green", lambda own: houses(own, 0)),
    "orders": (0, "order usa1", lambda own: agents(own, 0)),
}  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("own", [0, 100, 300, 400, 500, 1_000])
def test_r2_what_is_left_out_for_want_of_money_is_said(scene: str, own: int) -> None:
    seat, path, make = SCENES[scene]
    poor, rich = make(own), make(PLENTY)
    fewer = poor.options(seat, path) != rich.options(seat, path)
    assert set(poor.options(seat, path)) <= set(rich.options(seat, path))
    asks: list[Any] = [
        table.game.choices(table.view(seat), to_path(path)) for table in (poor, rich)
    ]
    said = [choice.ask.args.get("short", "no") for choice in asks]
    assert said == ["yes" if fewer else "no", "no"]
    if own == 0:
        assert fewer == (scene not in ("live agent", "orders"))
    for other in {0, 1, 2} - {seat}:
        assert poor.options(other) == rich.options(other)
        assert poor.view(other) == rich.view(other)
    assert poor.deciders == rich.deciders


def test_r2_the_panel_names_the_agent_and_what_is_left() -> None:
    table = agents(0, 1).do(0, "usa1 montreal")
    choice: Any = table.game.choices(table.view(1))
    said = Speaker("en")(choice.ask)
    assert "You have no money on American 1: demanding it back is only a bluff" in said
    said = Speaker("fr")(choice.ask)
    assert "Vous n’avez rien sur Américain 1\N{NO-BREAK SPACE}: faire reprendre le coup" in said


def test_r2_without_cash_the_panel_says_that_one_cannot_bribe() -> None:
    for spent, said in ((9_900, "no"), (10_000, "yes")):
        table = Table(casablanca.GAME, 2, stakes={0: {"green": spent}})
        choice: Any = table.game.choices(table.view(0))
        assert ("bribe" in table.options(0), choice.ask.args["broke"]) == (said == "no", said)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_are_short_and_a_question_is_a_few_lines_on_a_phone(
    scene: str, locale: str
) -> None:
    seat, path, make = SCENES[scene]
    say = Speaker(locale, ("Ada", "Ben", "Chloé"))
    for own in (0, 100, PLENTY):
        table = make(own)
        choice: Any = table.game.choices(table.view(seat), to_path(path))
        assert len(say(choice.ask)) <= 240, say(choice.ask)
        beside = [o for o in choice.options if o.menu is None and not o.aside and not o.hint]
        assert [say(o.label) for o in beside if len(say(o.label)) > 34] == []
        assert all(len(say(o.hint)) <= 100 for o in choice.options if o.hint)
