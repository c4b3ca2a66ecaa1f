"""Where an agent can go, with how many actions it then needs to win."""

from typing import Any

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.solomon.game import SolomonGame
from games.solomon.standing import way_home
from games.words import Speaker
from tests.games.solomon.scenes import Table


@pytest.mark.parametrize("homes", ["agents", "players"])
@pytest.mark.parametrize(
    ("game", "scene"),
    [
        (AGENT, {"at": {"usa1": "tangier"}}),
        (AGENT, {"at": {"usa1": "tangier"}, "holder": "usa1"}),
        (CASABLANCA, {"at": {"green": "prison"}}),
        (CASABLANCA, {"at": {"green": "prison"}, "case": "prison"}),
    ],
)
def test_a_way_to_go_says_how_many_actions_are_needed_after_it(
    game: SolomonGame, scene: dict[str, Any], homes: str
) -> None:
    def choose() -> tuple[Table, Any]:
        before = Table(game, 2, homes=homes, **scene)
        return before, game.choices(before.view(0), (one,))

    one = game.edition.board.agents[0].id
    before, choice = choose()
    assert choice.ask.args["steps"] == way_home(game.edition, before.view(0), 0)
    assert len(choice.options) > 2
    for option in choice.options:
        then, _ = choose()
        then.do(0, f"{one} {option.key}").say({})
        assert option.label.args["steps"] == way_home(game.edition, then.view(0), 0)


def test_a_way_that_ends_the_game_says_so() -> None:
    before = Table(AGENT, at={"usa1": "havana"}, holder="usa1")
    choice: Any = AGENT.choices(before.view(0), ("usa1",))
    home = next(option.label for option in choice.options if option.key == "washington-case")
    assert Speaker("en")(home) == "Washington, with the case · home"
    assert Speaker("fr")(home) == "Washington, avec la valise · fin"
    assert {o.label.args["steps"] == 0 for o in choice.options if o.label is not home} == {False}


def test_the_question_about_an_action_has_what_was_told_of_it() -> None:
    for game in (AGENT, CASABLANCA):
        table = Table(game)
        one = game.edition.board.agents[0].id
        choice: Any = game.choices(table.view(0), (one,))
        table.do(0, f"{one} {choice.options[0].key}")
        asked: Any = game.choices(table.view(1))
        assert asked.ask.args["told"] == table.events[-1].text
