"""What pictures cost, beside an empty one of the same size."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from bot.draw.names import picture_speaker
from bot.draw.picture import draw
from bot.gallery.scenes import PEOPLE, looking_seat, play_show
from games.drawing import Drawing
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.registry import AnyGame

KINDS = ("hand", "board", "end", "poster")
_SEATS = 4
_ROUNDS = 7


class Drawn(msgspec.Struct, frozen=True):
    """The slowest picture of a kind in a game: milliseconds of CPU, and those of an empty one."""

    game: str
    kind: str
    took: float
    empty: float

    @property
    def ratio(self) -> float:
        """How many empty pictures it costs."""
        return self.took / self.empty


def samples(game: AnyGame) -> Iterator[tuple[str, Drawing]]:
    """Yields pictures of a game with their kinds: a hand and a board from the middle of a game, its
    end, and its posters.
    """
    say = picture_speaker("en", PEOPLE)
    show = play_show(game, min(max(_SEATS, game.seats[0]), game.seats[-1]))
    states = {scene.when: scene.state for scene in show.scenes}
    hand = game.view(states["middle"], looking_seat(game, states["middle"]))
    board, end = game.view(states["middle"], None), game.view(states["end"], None)
    last = "end" if "end" in game.sheets(end) else "board"
    for kind, view, name in (
        ("hand", hand, game.sheets(hand)[0]),
        ("board", board, "board"),
        ("end", end, last),
    ):
        if (drawing := game.sheet(view, name, say).drawing) is not None:
            yield kind, drawing
    for poster in game.posters:
        if (drawing := game.draw_poster(poster, say).drawing) is not None:
            yield "poster", drawing


def measure_pictures() -> tuple[Drawn, ...]:
    """Draws a few pictures of every game, several times each."""
    found: list[Drawn] = []
    for game in all_games().values():
        drawn = [
            (kind, _cost(drawing), _cost(_emptied(drawing))) for kind, drawing in samples(game)
        ]
        for kind in KINDS:
            costs = [(took, empty) for other, took, empty in drawn if other == kind]
            if costs:
                took, empty = max(costs, key=lambda cost: cost[0] / cost[1])
                found.append(Drawn(game.key, kind, took, empty))
    return tuple(found)


def _emptied(drawing: Drawing) -> Drawing:
    return Drawing(drawing.width, drawing.height, (), "#123456")


def _cost(drawing: Drawing) -> float:
    """Returns the median milliseconds of CPU that a drawing takes, after a first time."""
    draw(drawing)
    times = []
    for _ in range(_ROUNDS):
        begun = time.process_time()
        draw(drawing)
        times.append(1e3 * (time.process_time() - begun))
    return median(times)
