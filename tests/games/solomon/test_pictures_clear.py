"""Words in the pictures of both games that something else could run through."""

import pytest
from msgspec.structs import replace

from games.agent import GAME as AGENT
from games.drawing import Line, Rect
from games.words import LOCALES
from tests.bot.draw.frames import placed_shapes
from tests.bot.draw.labels import set_labels
from tests.games.solomon.scenes import Table
from tests.games.solomon.test_pictures import draw, speaker
from tests.games.solomon.test_records import states_of


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("percent", [0, 50, 60, 66, 70, 75, 90, 99, 100])
def test_that_somebody_wins_is_told_beside_the_bar_or_on_it(percent: int, locale: str) -> None:
    view = AGENT.view(states_of("agent-6")[-1], None)
    assert view.ending is not None
    winner = view.ending.winners[0]
    paid = tuple(3_500 * percent // 100 if seat == winner else 3_500 for seat in range(view.seats))
    end = replace(view.ending, winners=(winner,), paid=paid)
    picture = draw(AGENT, replace(view, ending=end), "end", locale)
    word = speaker(AGENT, locale)(AGENT.edition.text("end-wins"))
    (wins,) = [label for label in set_labels(picture) if label.says == word]
    sum_ = next(label for label in set_labels(picture) if label.base == wins.base)
    assert sum_.right < wins.left
    assert not wins.cut
    ends = [
        frame.at(item.x + item.width, item.y)
        for item, frame in placed_shapes(picture)
        if isinstance(item, Rect)
    ]
    edges = [x for x, y in ends if wins.base - 40 < y < wins.base]
    assert not any(wins.left < x < wins.right for x in edges)


def test_an_arrow_ends_before_a_name_that_is_in_its_way() -> None:
    board = draw(AGENT, Table(AGENT).act(0, "ussr1 helsinki").view(None), "board")
    ((_, tip),) = [
        frame.at(*item.points[-1])
        for item, frame in placed_shapes(board)
        if isinstance(item, Line) and item.arrow
    ]
    (name,) = [label for label in set_labels(board) if label.says == "Helsinki"]
    assert tip > name.base, "the arrow comes from below, where the name is"
