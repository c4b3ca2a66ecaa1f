"""Plots over the rounds: the race for shares, and at the end the money of every group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.pictures.game_text import series
from games.capital_power.pictures.parts import short_money
from games.capital_power.summary import headline
from games.drawing import FAINT, Label
from games.drawing_kit import MARGIN, SMALL, Page, axis, legend, plot
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.engine import Say


def draw_race(view: View, say: Say) -> Drawing:
    """Returns the shares of every player after each round, with the line that wins."""
    goal = view.seen.options.lots_to_win * 10
    page = Page(say(text("capital-power-sheet-race")), say(headline(view)))
    lines = [[10 * n for n in series(view, seat, [0])] for seat in range(view.seen.seats)]
    legend(page, _names(view, say), [str(line[-1]) for line in lines])
    plot(page, lines, goal=goal, about_goal=say(text("capital-power-wins", shares=goal)))
    axis(page, _rounds(view, say))
    return page.drawing()


def draw_money(view: View, say: Say) -> Drawing:
    """Returns cash and deposits of every group after each round, hidden money dashed."""
    page = Page(say(text("capital-power-sheet-money")), say(headline(view)))
    seats = range(view.seen.seats)
    lines = [series(view, seat, [1, 2, 4]) for seat in seats]
    hidden = [series(view, seat, [3]) for seat in seats] if view.seen.options.creative else []
    legend(page, _names(view, say), [short_money(line[-1], say) for line in lines])
    plot(page, lines, hidden, write=lambda n: short_money(n, say))
    words = say(text("capital-power-hidden-lines")) if hidden else ""
    page.put(Label(MARGIN + 4, page.y + 18, words, SMALL, FAINT, italic=True, fit=page.inner / 2))
    axis(page, _rounds(view, say))
    return page.drawing()


def _names(view: View, say: Say) -> list[str]:
    return [say(text("capital-power-player", who=Who(seat))) for seat in range(view.seen.seats)]


def _rounds(view: View, say: Say) -> str:
    """Returns the words about rounds below a plot."""
    return f"{say(text('capital-power-rounds-axis'))} 0–{len(view.seen.history) - 1}"
