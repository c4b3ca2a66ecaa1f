"""How to play Agent and Casablanca, in three drawn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Group, Label, Rect
from games.drawing_kit import PrimerPage, bar, hue_of, token
from games.solomon.pictures.scene import Wording

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Sheet
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World

_HERO, _RIVAL, _VICTIM = 2, 5, 7
"""The agents in the drawings, of three homes."""
_FACE, _FACE_HIGH = 84, 92
_STAGE = 186
_BIDS = (900, 600)
"""Sums that the two sides of a contest show, the higher first."""
_STAKES = (2_000, 1_500, 400)
"""Sums on the agent that comes home, the highest first."""


def draw_primer(edition: Edition, world: World, page: int, say: Say) -> Sheet:
    """Returns one of the three pages."""
    made = PrimerPage(edition.key, page, say, world.canvas)
    draw = (_draw_aim, _draw_turn, _draw_end)[page]
    draw(made, world, Wording(edition, say))
    return made.sheet()


def _draw_aim(page: PrimerPage, world: World, wording: Wording) -> None:
    put, edition = page.canvas.put, wording.edition
    x, y = page.show(edition.text("primer-agents"), _FACE_HIGH)
    for place, agent in enumerate((0, 2, 4, 6)):
        put(*_photo(world, wording, agent, x + place * 94, y))
    put(*world.case(x + 428, y + 52, 92))
    x, y = page.show(edition.text("primer-bribe"), 104, 190)
    put(*_bribed(world, wording, x, y))
    x, y = page.show(edition.text("primer-win"), 84, 190)
    put(*_way_home(page, world, wording, x, y + 40))


def _photo(world: World, wording: Wording, agent: int, x: float, y: float) -> Shapes:
    """Returns an agent's photograph, 84 wide and 92 high, with its piece at the lower left."""
    facts = wording.facts(agent)
    return (
        *world.photo(agent, facts.colour, x, y, _FACE, _FACE_HIGH, lit=True),
        *world.piece(facts, x + 15, y + _FACE_HIGH - 14, 30),
    )


def _bribed(world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns an agent with banknotes, 104 high."""
    return (
        *_photo(world, wording, _HERO, x + 6, y + 6),
        *(Group(_note(world), x + 138, y + 78 - n * 17, (-5, 4, -3)[n]) for n in range(3)),
    )


def _note(world: World) -> Shapes:
    """Returns a banknote around (0, 0)."""
    paper, edge = world.note
    return (Rect(-40, -22, 80, 44, paper, edge, 4, 5), Circle(0, 0, 12, None, edge, 4))


def _way_home(page: PrimerPage, world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns an agent that carries the case home, around the height y."""
    facts = wording.facts(_HERO)
    page.arrow(x + 110, y, x + 140, y)
    return (
        *world.piece(facts, x + 26, y, 46),
        *world.case(x + 76, y + 4, 44),
        Circle(x + 166, y, 21, None, facts.colour, 4),
        *world.home_sign(facts.team, x + 166, y),
    )


def _draw_turn(page: PrimerPage, world: World, wording: Wording) -> None:
    put, edition = page.canvas.put, wording.edition
    x, y = page.show(edition.text("primer-move"), 80, 190)
    put(*_step(page, world, wording, x, y + 38))
    x, y = page.show(edition.text("primer-pay"), 64, 190)
    put(*(Group(_note(world), x + 60 + n * 34, y + 32, -8 + n * 8) for n in range(3)))
    x, y = page.show(edition.text("primer-strike"), 80, 190)
    put(*_strike(page, world, wording, x, y + 38))
    x, y = page.show(edition.text("primer-object"), 96, 190)
    put(*_contest(world, wording, x, y))


def _step(page: PrimerPage, world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns an agent that takes the case one step along a road, around the height y."""
    line = world.look.line
    page.canvas.put(Curve(f"M{x + 30:g} {y:g}H{x + 160:g}", None, line, 5, dash=(2, 12)))
    page.arrow(x + 92, y, x + 126, y)
    return (
        Circle(x + 160, y, 24, world.look.ground, line, 5),
        *world.case(x + 66, y + 12, 40),
        *world.piece(wording.facts(_HERO), x + 32, y, 44),
    )


def _strike(page: PrimerPage, world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns an agent that strikes another one out, around the height y."""
    page.arrow(x + 70, y, x + 110, y)
    return (
        *world.piece(wording.facts(_RIVAL), x + 36, y, 48),
        *world.piece(wording.facts(_VICTIM), x + 150, y, 48, out=True),
    )


def _contest(world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns two people with what each has shown, 96 high: the higher sum prevails."""
    shapes: list[Shape] = []
    for n, sum_ in enumerate(_BIDS):
        top = y + n * 50
        shapes += token(x + 20, top + 22, n, 36)
        shapes.append(Rect(x + 48, top + 2, 134, 42, world.look.ground, hue_of(n), 4, 8))
        shapes.append(
            Label(
                x + 115, top + 33, wording.dollars(sum_), 28,
                world.look.accent if n == 0 else world.look.faint, "middle", fit=120,
                face=world.look.face,
            )
        )  # fmt: skip
    return tuple(shapes)


def _draw_end(page: PrimerPage, world: World, wording: Wording) -> None:
    put, edition = page.canvas.put, wording.edition
    _, y = page.show(edition.text("primer-home"), _STAGE)
    put(*world.stage(_HERO, wording.facts(_HERO).colour, y - 12, _STAGE + 8))
    put(*world.piece(wording.facts(_HERO), 66, y + _STAGE - 50, 56))
    x, y = page.show(edition.text("primer-stakes"), 118, 236)
    put(*_stakes(world, wording, x, y))
    x, y = page.show(edition.text("primer-clock"), 72, 100)
    put(*_clock(world, x + 50, y + 36))


def _stakes(world: World, wording: Wording, x: float, y: float) -> Shapes:
    """Returns a bar for everybody's stake, 118 high and 236 wide."""
    shapes: list[Shape] = []
    for n, sum_ in enumerate(_STAKES):
        top, part = y + n * 40, sum_ / _STAKES[0]
        shapes += token(x + 18, top + 19, n, 32)
        shapes += bar(x + 42, top + 3, 92, 32, part, hue_of(n), empty=world.look.ground)
        shapes.append(
            Label(
                x + 234, top + 29, wording.dollars(sum_), 26, world.look.ink, "end", fit=94,
                face=world.look.face,
            )
        )  # fmt: skip
    return tuple(shapes)


def _clock(world: World, x: float, y: float) -> Shapes:
    look = world.look
    hands = f"M{x:g} {y - 20:g}V{y:g}L{x + 15:g} {y + 10:g}"
    return (Circle(x, y, 32, look.ground, look.accent, 6), Curve(hands, None, look.accent, 6))
