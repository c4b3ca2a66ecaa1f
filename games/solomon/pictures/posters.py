"""The posters: an exile, a contest of bribes, and the case at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Label, Rect
from games.drawing_kit import chip, poster
from games.engine import Sheet, Who
from games.solomon.pictures.scene import Wording, halves
from games.solomon.retelling import KINDS

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Poster, Say
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World

_HIGH = 580
_NOTE = 13
"""The height of a banknote in a pile."""
_MOST_NOTES = 6


def draw_poster(edition: Edition, world: World, poster_: Poster, say: Say) -> Sheet:
    """Returns a poster. Raises LookupError for a kind that these games do not have."""
    wording, kind = Wording(edition, say), poster_.name
    if kind not in _DRAW:
        raise LookupError(f"{edition.key} has no poster called {kind!r}")
    title, lines, drawing = _DRAW[kind](world, wording, poster_)
    return Sheet(title, "\n".join([f"**{title}**", *lines]), drawing)


_Made = tuple[str, list[str], "Drawing"]


def _exile(world: World, wording: Wording, moment: Poster) -> _Made:
    agent, *stakes = moment.numbers
    facts = wording.facts(agent)
    ground, drawn = world.exile(agent, facts.colour)
    title = wording.text("poster-exiled")
    what = wording.text("poster-exile", agent=wording.agent(agent))
    if wording.edition.reads_out:
        detail = wording.text("poster-read-out", sum=sum(stakes))
    else:
        detail = wording.text("poster-lost")
    items = (*drawn, *world.shout([title], 106, 92), *world.piece(facts, 60, 446, 64))
    picture = poster(world.look, _HIGH, items, what, detail, ground=ground)
    return title, [what, detail], picture


def _home(world: World, wording: Wording, moment: Poster) -> _Made:
    (bringer,), (agent, space) = moment.seats, moment.numbers
    facts = wording.facts(agent)
    ground, drawn = world.homecoming(agent, facts.colour)
    title = wording.text("poster-home")
    what = wording.text("at", agent=wording.agent(agent), space=wording.space(space))
    detail = wording.text("poster-brought", who=Who(bringer))
    items = (*drawn, *world.shout(halves(title), 82, 62), *world.piece(facts, 60, 446, 64))
    picture = poster(world.look, _HIGH, items, what, detail, ground=ground)
    return title, [what, detail], picture


# -- a contest -----------------------------------------------------------------------------------


def _contest(world: World, wording: Wording, moment: Poster) -> _Made:
    agent, start, to, victim, kind, held, bid, stands = moment.numbers
    facts, look = wording.facts(agent), world.look
    title = wording.text("poster-stands" if stands else "poster-overturned")
    if stands:
        args = {"victim": wording.agent(victim)} if victim >= 0 else {}
        what = wording.text(
            "poster-goes", agent=wording.agent(agent), space=wording.space(to), kind=KINDS[kind],
            **args,
        )  # fmt: skip
    else:
        what = wording.text("poster-stays", agent=wording.agent(agent), space=wording.space(start))
    sides = [*zip(moment.seats, (held, bid), strict=True)]
    (best, most), (beaten, less) = sides if stands else sides[::-1]
    better = wording.text("poster-side", who=Who(best), sum=most)
    worse = wording.text("poster-beaten", who=Who(beaten), sum=less)
    photo = world.photo(agent, facts.colour, 198, 146, 124, 132, lit=True)
    items: list[Shape] = [
        *world.shout([title], 92, 74),
        *_scales(world, wording, held, bid, lower_left=bool(stands)),
        Rect(190, 138, 140, 148, look.ink, radius=10),
        *photo,
        *world.piece(facts, 200, 158, 46),
        *chip(20, 440, 226, moment.seats[0], wording.seat(moment.seats[0])),
        *chip(274, 440, 226, moment.seats[1], wording.seat(moment.seats[1])),
    ]
    picture = poster(look, _HIGH, items, what, worse)
    return title, [what, better, worse], picture


def _scales(world: World, wording: Wording, held: int, bid: int, *, lower_left: bool) -> Shapes:
    """Returns a balance with the money of both sides; the side that wins hangs lower."""
    look = world.look
    tilt = 22 if lower_left else -22
    shapes: list[Shape] = [
        Curve("M252 296h16l8 124h-32z", look.line),
        Curve("M180 424h160l-14 -16h-132z", look.line),
        Curve(f"M104 {296 + tilt}L416 {296 - tilt}", None, look.accent, 10),
        Circle(260, 296, 13, look.accent, look.ground, 4),
    ]
    most = max(held, bid)
    for x, sum_, down in ((104, held, tilt), (416, bid, -tilt)):
        beam, pan = 296 + down, 372 + down
        shapes += [
            Curve(f"M{x} {beam}L{x - 62} {pan}M{x} {beam}L{x + 62} {pan}", None, look.faint, 3),
            Curve(f"M{x - 72} {pan}h144q-10 24 -72 24t-72 -24z", look.accent),
            *_pile(world, x, pan - 2, max(1, round(sum_ / most * _MOST_NOTES))),
            Label(
                x, beam - 26, wording.dollars(sum_), 38, look.accent,
                "middle", fit=160, halo=look.ground, halo_width=8, face=look.face,
            ),
        ]  # fmt: skip
    return tuple(shapes)


def _pile(world: World, x: float, foot: float, count: int) -> Shapes:
    """Returns banknotes on a pile that stands at `foot`, its middle at x."""
    notes = tuple(
        Rect(x - 40 + (n % 2) * 4, foot - (n + 1) * _NOTE, 76, _NOTE, *world.note, 3, 3)
        for n in range(count)
    )
    top = foot - count * _NOTE
    band = Curve(f"M{x - 9:g} {top:g}v{count * _NOTE}h18v-{count * _NOTE}z", world.note[1])
    return (*notes, band)


_DRAW = {"exile": _exile, "home": _home, "contest": _contest}
