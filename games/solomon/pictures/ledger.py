"""Pictures of the ledger, and of everybody's sheets after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, GOOD, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import MARGIN, SMALL, Page, seat_dot
from games.solomon.pictures import board_text
from games.solomon.pictures.ledger_text import agents_in_play, is_exact
from games.solomon.pictures.parts import column_label, number, seat_name, token
from games.solomon.standing import shown_by
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say, Seat
    from games.solomon.edition import Edition
    from games.solomon.view import View

ROW = 54
NAME_WIDTH = 190.0


def _known(edition: Edition, view: View, say: Say, seat: Seat, agent: int) -> str:
    """Returns a sum of the ledger, with a mark if it is exact."""
    sum_ = shown_by(view, seat, agent)
    if is_exact(view, seat, agent):
        return say(edition.text("known-exact", sum=sum_))
    return number(edition, say, sum_) if sum_ else ""


def draw_ledger(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``ledger``: what the table knows of every stake (D12)."""
    page = Page(say(edition.text("sheet-ledger")), say(board_text.turn_line(edition, view)))
    if not view.switches.ledger:
        page.paragraph(say(edition.text("ledger-not-kept")))
    rows = [
        [
            *(_known(edition, view, say, seat, agent) for agent in agents_in_play(view)),
            str(view.bribes[seat]),
            number(edition, say, view.fees[seat]),
        ]
        for seat in range(view.seats)
    ]
    _put_matrix(page, edition, view, say, rows, ("column-bribes", "column-fees"))
    page.paragraph(say(edition.text("ledger-note")), fill=FAINT)
    return page.drawing()


def draw_end(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``end``: everybody's stakes, cash and fees, and what decided (E7)."""
    page = Page(say(edition.text("sheet-end")), say(board_text.turn_line(edition, view)))
    page.paragraph(say(board_text.headline(edition, view)))
    count = len(view.place)
    rows = [
        [
            *(
                number(edition, say, sum_) if (sum_ := view.stake[seat * count + agent]) else "–"
                for agent in agents_in_play(view)
            ),
            number(edition, say, view.purses[seat]),
            number(edition, say, view.fees[seat]),
        ]
        for seat in range(view.seats)
    ]
    _put_matrix(page, edition, view, say, rows, ("column-cash", "column-fees"))
    page.note([say(line) for line in board_text.told_lines(edition, view)[-2:]], GOOD)
    return page.drawing()


def _put_matrix(
    page: Page, edition: Edition, view: View, say: Say, rows: list[list[str]], last: tuple[str, str]
) -> None:
    """Adds a table of seats by agents with two more columns, deciders and winners highlighted."""
    agents = agents_in_play(view)
    deciding = view.ending.agents if view.ending else ()
    winners = view.ending.winners if view.ending else ()
    left = MARGIN + NAME_WIDTH
    each = (page.inner - NAME_WIDTH) / (len(agents) + 2)
    top = page.take(ROW * (view.seats + 1) + 2)
    for n, agent in enumerate(agents):
        if agent in deciding:
            box = Rect(left + n * each, top, each, ROW * (view.seats + 1), EDGE, None, 0, 8)
            page.put(box)
        out = view.place[agent] == EXILED
        page.put(*token(edition, agent, left + (n + 0.5) * each, top + ROW / 2, out=out))
    for n, name in enumerate(last, len(agents)):
        text = say(edition.text(name))
        page.put(column_label(left + (n + 0.5) * each, top + ROW / 2, text, each - 4, fill=FAINT))
    for seat, row in enumerate(rows):
        y = top + ROW * (seat + 1)
        fill = SAND if seat % 2 else WHITE
        page.put(Rect(MARGIN, y, page.inner, ROW - 6, fill, EDGE, 2, 8))
        page.put(*seat_dot(MARGIN + 26, y + ROW / 2 - 3, seat, 34))
        name = seat_name(edition, say, seat)
        won = seat in winners
        page.put(Label(MARGIN + 50, y + 32, name, SMALL, INK, bold=won, fit=NAME_WIDTH - 54))
        for n, text in enumerate(row):
            bold = n < len(agents) and agents[n] in deciding
            x = left + (n + 0.5) * each
            page.put(column_label(x, y + ROW / 2 - 3, text, each - 4, bold=bold))
