"""Pictures of a seat's own sheet, the ledger, and everybody's sheets after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, GOOD, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import MARGIN, SMALL, Page, seat_dot
from games.engine import Who
from games.solomon.names import name_agent
from games.solomon.pictures import board_text, ledger_text
from games.solomon.pictures.ledger_text import agents_in_play, best_of_others, is_exact, shown_by
from games.solomon.pictures.parts import column_label, number, seat_name, token
from games.solomon.state import EXILED, MONEY

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say, Seat
    from games.solomon.edition import Edition
    from games.solomon.view import View

ROW = 54
NAME_WIDTH = 190.0


def draw_mine(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``mine``: the seat's own stakes beside what was shown of them."""
    page = Page(say(edition.text("sheet-mine")), say(edition.text("cash", sum=view.cash)))
    top = page.take(34, gap=4)
    for x, name in ((330, "stake"), (560, "shown"), (800, "others")):
        text = say(edition.text(f"column-{name}"))
        page.put(column_label(x, top + 17, text, 220, fill=FAINT, bold=True))
    for n, agent in enumerate(agents_in_play(view)):
        _put_own_row(page, edition, view, say, agent, band=n)
    page.note([_plain(say(line)) for line in ledger_text.money_lines(edition, view)])
    return page.drawing()


def _put_own_row(
    page: Page, edition: Edition, view: View, say: Say, agent: int, *, band: int
) -> None:
    seat = view.seat or 0
    top = page.take(ROW - 6, gap=6)
    middle = top + (ROW - 6) / 2
    out = view.place[agent] == EXILED
    page.put(Rect(MARGIN, top, page.inner, ROW - 6, SAND if band % 2 else WHITE, EDGE, 2, 10))
    page.put(*token(edition, agent, MARGIN + 34, middle, out=out))
    name = say(name_agent(edition, agent))
    page.put(Label(MARGIN + 68, middle + 8, name, SMALL, FAINT if out else INK, fit=160))
    stake = view.stakes[agent]
    page.put(Rect(262, middle + 14, 136, 6, EDGE, radius=3))
    page.put(Rect(262, middle + 14, max(0.1, 136 * stake / MONEY), 6, INK, radius=3))
    text = number(edition, say, stake)
    page.put(column_label(330, middle - 6, text, 136, bold=stake > 0, fill=INK if stake else FAINT))
    shown = shown_by(view, seat, agent)
    if shown or is_exact(view, seat, agent):
        page.put(column_label(560, middle, _known(edition, view, say, seat, agent), 200))
    sum_, who = best_of_others(view, agent)
    if sum_:
        page.put(*seat_dot(700, middle, who, 34))
        other = say(edition.text("other-shown", who=Who(who), sum=sum_))
        page.put(Label(726, middle + 8, other, SMALL, INK, fit=1000 - MARGIN - 740))


def _known(edition: Edition, view: View, say: Say, seat: Seat, agent: int) -> str:
    """Returns a sum of the ledger, with a mark if it is exact."""
    sum_ = shown_by(view, seat, agent)
    if is_exact(view, seat, agent):
        return say(edition.text("known-exact", sum=sum_))
    return number(edition, say, sum_) if sum_ else ""


def _plain(markdown: str) -> str:
    return markdown.replace("**", "")


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
