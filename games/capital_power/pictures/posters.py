"""The posters: raids, bankruptcies, false books, managers in prison. They say no more than the
sentence that the table is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.names import COMPANY_NAMES, short_sum
from games.capital_power.pictures import scenes
from games.capital_power.pictures.look import DARK, LOOK, PAPER
from games.capital_power.posters import ACCUSED, CONFISCATED, POSTERS
from games.drawing import Gradient, Label
from games.drawing_kit import CAPTION, WIDE, poster
from games.engine import Sheet, Text, Who, text

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Poster, Say

NIGHT = Gradient(((0, "#06120f"), (1, "#14456b")))
SMOKE = Gradient(((0, "#3b0f12"), (1, "#0b2320")))
DESK = Gradient(((0, "#081a18"), (1, "#3a2616")))
CELL = Gradient(((0, "#0b2320"), (1, "#1b3a35")))


def draw_poster(given: Poster, say: Say) -> Sheet:
    """Returns a poster with its caption as text. Raises LookupError for a kind there is not."""
    if given.name not in {one.name for one in POSTERS}:
        raise LookupError(f"no poster is called {given.name!r} here")
    what, detail, figure = (say(part) if part else "" for part in _caption(given))
    word = say(text(f"capital-power-poster-{given.name}"))
    items, ground = _scene(given)
    title = Label(WIDE / 2, 84, word, 76, PAPER, "middle", face="roman", fit=WIDE - 30,
                  halo=DARK, halo_width=14)  # fmt: skip
    drawing = poster(
        LOOK, scenes.HEIGHT + CAPTION, (*items, title), what, detail, figure, ground=ground
    )
    words = f"**{word}**: {what}. {detail}{f' ({figure})' if figure else ''}."
    return Sheet(word, words, drawing)


def _scene(given: Poster) -> tuple[Shapes | list[Shape], Gradient]:
    seat = given.seats[0]
    if given.name == "raid":
        return scenes.raid(seat, police=bool(given.numbers[1])), NIGHT
    if given.name == "bankrupt":
        return scenes.bankruptcy(seat), SMOKE
    if given.name == "prison":
        return scenes.prison(given.numbers[0]), CELL
    return scenes.false_books(seat), DESK


def _caption(given: Poster) -> tuple[Text, Text, Text | None]:
    """Returns who and what, a second line, and a figure if there is one."""
    who, name = Who(given.seats[0]), given.name
    if name == "raid":
        fine, police = given.numbers
        what = text(
            "capital-power-poster-raid-what", who=who, by="police" if police else "interpol"
        )
        figure = text("capital-power-less", amount=short_sum(fine))
        return what, text("capital-power-poster-raid-detail"), figure
    if name == "prison":
        company = COMPANY_NAMES[given.numbers[0]]
        what = text("capital-power-poster-prison-what", who=who, company=company)
        return what, text("capital-power-poster-prison-detail"), None
    if name == "bankrupt":
        what = text("capital-power-poster-bankrupt-what", who=who)
        return what, text("capital-power-poster-out"), None
    key = {CONFISCATED: "confiscated", ACCUSED: "accused"}.get(given.numbers[0], "out")
    what = text("capital-power-poster-false-books-what", who=who)
    if key == "out":
        return what, text("capital-power-poster-out"), None
    by = Who(given.seats[-1])
    return what, text(f"capital-power-poster-false-books-{key}", whom=by), None
