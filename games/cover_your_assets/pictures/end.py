"""The end of the game: everybody's money as a bar, round by round and set by set, and its twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.cover_your_assets.material import worth
from games.cover_your_assets.names import name_money, name_set
from games.cover_your_assets.pictures.parts import picture_text, seat_name
from games.cover_your_assets.summary import headline
from games.drawing import FAINT, GOOD, INK, WHITE, Label, Rect
from games.drawing_kit import MARGIN, MIDDLE, SMALL, Page, badge, seat_dot, seat_hue, text_width
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.drawing import Drawing, Shape
    from games.engine import Say, Seat

BAR = 54
"""The height of a bar."""
ROOM = 10
"""How much wider than its words a part of a bar must be to have them on it."""


class Part(msgspec.Struct, frozen=True):
    """A part of a player's money: a finished round (from 1), or a set of the last one (0)."""

    value: int
    round: int = 0


def parts_of(view: View, seat: Seat) -> list[Part]:
    """Returns a player's money: earlier rounds, then the sets of the last one from the bottom."""
    rounds = [Part(money[seat], number) for number, money in enumerate(view.rounds, 1)]
    sets = [Part(worth(made.cards)) for made in view.stacks[seat] if made is not None]
    last = rounds[-1].value if rounds else 0
    if sum(part.value for part in sets) == last:
        rounds = [*rounds[:-1], *sets]
    return [part for part in rounds if part.value]


def ranked(view: View) -> list[Seat]:
    """Returns the seats by place; those that left come last."""
    return sorted(range(view.seats), key=lambda seat: (view.out[seat], view.places[seat]))


# -- in words ------------------------------------------------------------------------------------


def write_end(view: View) -> list[Text | str]:
    """Returns the end in lines."""
    lines: list[Text | str] = [headline(view)]
    for seat in ranked(view):
        lines += ["", *_lines(view, seat)]
    return lines


def _lines(view: View, seat: Seat) -> list[Text]:
    if view.out[seat]:
        return [text("cover-your-assets-end-left", who=Who(seat))]
    value = view.totals[seat]
    place = view.places[seat]
    lines = [text("cover-your-assets-end-seat", place=place, who=Who(seat), value=value)]
    lines += [
        text("cover-your-assets-end-round", number=part.round, value=part.value)
        for part in parts_of(view, seat)
        if part.round
    ]
    sets = tuple(name_set(made) for made in view.stacks[seat] if made is not None)
    return [*lines, text("cover-your-assets-end-sets", sets=sets)] if sets else lines


# -- as a picture --------------------------------------------------------------------------------


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the end: a bar for everybody, the longest over the whole width."""
    page = Page(say(text("cover-your-assets-sheet-end")), say(headline(view)))
    most = max(1, *view.totals)
    for seat in ranked(view):
        _put_name(page, view, say, seat)
        _put_bar(page, view, say, seat, page.inner / most)
    page.paragraph(picture_text(say, "end-how"), fill=FAINT)
    return page.drawing()


def _put_name(page: Page, view: View, say: Say, seat: Seat) -> None:
    y = page.take(46, gap=4)
    page.put(*seat_dot(MARGIN + 20, y + 24, seat, 36))
    right = MARGIN + page.inner
    if view.out[seat]:
        page.put(Label(right, y + 34, picture_text(say, "left"), MIDDLE, FAINT, "end"))
    else:
        place, money = view.places[seat], say(name_money(view.totals[seat]))
        fill = GOOD if place == 1 else FAINT
        words = picture_text(say, "place", place=place)
        page.put(*badge(right - 220, y + 24, words, fill=fill, size=MIDDLE))
        page.put(Label(right, y + 35, money, 30, INK, "end", bold=True, fit=170))
    room = page.inner - 320
    page.put(Label(MARGIN + 50, y + 34, seat_name(say, seat), MIDDLE, INK, bold=True, fit=room))


def _put_bar(page: Page, view: View, say: Say, seat: Seat, scale: float) -> None:
    """Adds a bar: earlier rounds pale with a coloured edge, sets of the last one filled."""
    y = page.take(BAR, gap=14)
    x: float = MARGIN
    shapes: list[Shape] = []
    hue = seat_hue(seat)
    for part in () if view.out[seat] else parts_of(view, seat):
        width = part.value * scale
        fill, ink = (WHITE, INK) if part.round else (hue, WHITE)
        edge = hue if part.round else WHITE
        shapes.append(Rect(x + 1, y, max(2.0, width - 2), BAR, fill, edge, 3, 6))
        words = say(name_money(part.value))
        if text_width(words, SMALL, bold=True) + ROOM < width:
            middle = x + width / 2
            shapes.append(Label(middle, y + 35, words, SMALL, ink, "middle", bold=True))
        x += width
    page.put(*shapes)
