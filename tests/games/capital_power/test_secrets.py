"""Nothing tells a seat what it cannot know, above all with creative books.

The conformance checks of the whole house, on games in which money is hidden, offers are open, and
debts and accusations are pending; and planted leaks that these checks must find.
"""

import random
from collections.abc import Callable
from unittest.mock import patch

import msgspec
import pytest

from games.capital_power import GAME
from games.capital_power import view as views
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import cash, declared
from games.capital_power.options import Options
from games.capital_power.pending import Debt, Split
from games.capital_power.state import State
from games.capital_power.view import View
from games.engine import Seat
from tests.games.capital_power.games import game, lively
from tests.games.capital_power.scenes import co, land, play, scene
from tests.games.conformance import Broken, Case, Journey, travel
from tests.games.conformance.secrets import SECRETS, imagined_worlds_look_the_same

CREATIVE = Options(books="creative", skim="on", false_books="confiscated", strict_fines="on")


@pytest.fixture(scope="module", params=[2, 3, 4])
def journey(request: pytest.FixtureRequest) -> Journey:
    """Returns a lively game with creative books, up to its middle."""
    return travel(Case(GAME, request.param, CREATIVE), 4, lively, 260)


@pytest.mark.parametrize("check", SECRETS, ids=lambda check: check.__name__)
def test_creative_books_stay_secret(journey: Journey, check: Callable[[Journey], None]) -> None:
    check(journey)


def _leak(column: str) -> Callable[[State, Seat | None], View]:
    """Returns a view that forgets to blank one column of the registers."""
    honest = views.view

    def view(state: State, seat: Seat | None) -> View:
        found = honest(state, seat)
        setattr(found.seen, column, list(getattr(state, column)))
        return found

    return view


@pytest.mark.parametrize("column", ["white", "black", "hidden", "deposit", "loan", "skimmed"])
def test_a_column_that_is_not_blank_is_found(journey: Journey, column: str) -> None:
    with patch.object(views, "view", _leak(column)), pytest.raises(Broken):
        imagined_worlds_look_the_same(journey)


# -- what is blank, and what is not --------------------------------------------------------------


def test_a_view_keeps_ones_own_registers_and_blanks_the_others() -> None:
    state = game(3, 5, lively, books="creative", round_limit="25", length="express",
                 strict_fines="on", skim="on").states[-40]  # fmt: skip
    for seat in range(3):
        seen = GAME.view(state, seat).seen
        for n, owner in enumerate(state.owner):
            for column in ("white", "black", "hidden", "deposit"):
                true = getattr(state, column)[n]
                assert getattr(seen, column)[n] == (true if owner == seat else 0)


def test_open_books_are_open_and_true_ones_are_not() -> None:
    companies = {"blue-1": co(white=5, black=6, deposit=7, loan=("black", 8))}
    opened = GAME.view(scene(companies, books="open"), None)
    assert (opened.seen.white[1], opened.seen.deposit[1], opened.seen.loan[1]) == (5, 7, 8)
    shut = GAME.view(scene(companies), None)
    assert (shut.seen.white[1], shut.seen.deposit[1], shut.seen.loan[1]) == (0, 0, 1)


def test_what_only_one_is_asked_is_known_to_nobody_else() -> None:
    state = land(scene({"blue-1": co(capital=100)}, books="creative"), "blue-1", "sa09")
    assert [len(GAME.view(state, seat).seen.pending) for seat in (0, 1, None)] == [1, 0, 0]
    bourse = land(scene({"blue-1": co(white=99)}), "blue-1", "it09")
    assert GAME.headline(GAME.view(bourse, 1)).key == "capital-power-headline-turn"


def test_everything_is_shown_when_the_game_is_over() -> None:
    state = play(scene({"blue-1": co(white=5, black=6)}, seats=2), "resign", seat=1)
    assert GAME.view(state, None).seen == msgspec.structs.replace(state, last=[])


# -- imagined worlds -----------------------------------------------------------------------------


def imagined(state: State, seat: Seat | None, tries: int = 20) -> list[State]:
    rng = random.Random(7)
    worlds = [GAME.imagine(GAME.view(state, seat), rng) for _ in range(tries)]
    for world in worlds:
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.conserved(world) == GAME.conserved(state)
    return worlds


def test_imagined_registers_vary_in_every_column() -> None:
    companies = {"orange-h": co(white=50, black=40, hidden=20, deposit=9, loan=("black", 80))}
    state = scene(companies, books="creative")
    worlds = imagined(state, 0)
    for column in ("white", "black", "hidden", "deposit", "loan"):
        assert len({tuple(getattr(world, column)) for world in worlds}) > 3
    assert len({len(world.offers) for world in worlds}) == 2  # one between two others, perhaps


def test_imagined_registers_say_together_what_is_declared() -> None:
    companies = {"orange-h": co(white=51, black=40, hidden=13), "orange-1": co(white=2)}
    for world in imagined(scene(companies, books="creative"), 0):
        assert sum(declared(world, n) for n in group(world, 1)) == 80


def test_imagined_companies_have_what_they_offer_and_owe() -> None:
    for books, hidden, given in (("true", 0, "black=40"), ("creative", 60, "black=10,hidden=30")):
        companies = {"orange-h": co(white=50, black=70, hidden=hidden)}
        offered = play(
            scene(companies, books=books, turn=1), f"offer 1 orange-h white=20,{given} -"
        )
        for world in imagined(offered, 0):
            assert world.white[6] >= 20
            assert world.black[6] >= 40
    split = Split(1, (7, 6), 30, 25, "ggff")
    companies = {"orange-h": co(white=50, black=70), "orange-1": co(white=5)}
    for world in imagined(scene(companies, pending=(split,)), 0):
        assert world.white[6] + world.white[7] >= 30
        assert world.black[6] + world.black[7] >= 25
    debt = Debt(1, 6, (6,), 200, "wb", "sumpt")
    for world in imagined(scene(companies, pending=(debt,)), 0):
        assert cash(world, 6) < 200
