"""The picture of the end: everybody's points after every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing_kit import Page, axis, legend, plot
from games.engine import text
from games.slasher.pictures.board_text import points_after
from games.slasher.pictures.parts import seat_name
from games.slasher.summary import headline

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say
    from games.slasher.view import View


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the points after each round, with the line that ends the game."""
    page = Page(say(text("slasher-sheet-end")), say(headline(view)))
    seats = range(view.seats)
    lines = [points_after(view, seat) for seat in seats]
    names = [seat_name(say, seat) for seat in seats]
    reached = [f"{line[-1]} / {view.target}" for line in lines]
    for seat in view.left:
        reached[seat] = say(text("slasher-picture-left", points=lines[seat][-1]))
    legend(page, names, reached)
    goal = say(text("slasher-picture-goal", target=view.target))
    plot(page, lines, goal=view.target, about_goal=goal, least=10)
    axis(page, say(text("slasher-picture-rounds", count=len(lines[0]) - 1)))
    return page.drawing()
