"""A seat's hand as a picture: its money, its companies, and where the next pawn can come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import group, living, lots_of
from games.capital_power.debts.debts import shortage
from games.capital_power.foresight.prospects import Prospect, rolls
from games.capital_power.names import COMPANY_NAMES, SPACE_NAMES, SPOTS, short_sum
from games.capital_power.pending import Branch, Debt, Stop
from games.capital_power.pictures.hand_text import about_to_roll, effect_of, targets_of
from games.capital_power.pictures.parts import dice, pawn
from games.capital_power.stops.moving import bribe_colours, bribe_target
from games.capital_power.summary import tree
from games.capital_power.terms import offer_text
from games.drawing import BAD, EDGE, FAINT, GOOD, INK, SAND, WHITE, Label, Rect, Shape
from games.drawing_kit import MARGIN, SMALL, Page, badge, panel, text_width
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.engine import Say, Seat

WIDTH = 520
TILE = 74
ROW = 36
COLUMNS = ("white", "black", "bank", "owes")
COLUMN = 76
"""The width of a column of sums."""
MOST_COMPANIES = 3
"""The most companies shown beside the outlook of a roll, so that the picture stays low. Of more, or
beside forks, which take two lines, only the one that rolls is shown.
"""
MOST_OFFERS = 2
MOST_PAWNS = 4
OTHERS = 28
"""The height of the line with the other ways of a fork."""
BEST = "#b07d00"
"""The frame of the best roll."""


def draw_hand(view: View, say: Say) -> Drawing:
    """Returns what the seat has, and what it is asked about: a roll, a fork, a stop, a debt."""
    state = view.seen
    aside = text(
        "capital-power-hand-round", round=state.round, rounds=int(state.options.round_limit)
    )
    page = Page(say(text("capital-power-sheet-hand")), say(aside), width=WIDTH)
    if view.seat is None or not group(state, view.seat):
        page.paragraph(say(text("capital-power-no-group")))
        return page.drawing()
    _sums(page, state, view.seat, say)
    _question(page, view, view.seat, say)
    mine = [offer for offer in state.offers if offer.to == view.seat]
    page.note([say(offer_text(offer, view.seat)) for offer in mine[:MOST_OFFERS]])
    return page.drawing()


# -- what the seat has ---------------------------------------------------------------------------


def _sums(page: Page, state: State, seat: Seat, say: Say) -> None:
    """Adds the cash of the group in either colour, and its shares beside those that win."""
    own = group(state, seat)
    goal = state.options.lots_to_win * 10
    of = text("capital-power-hand-of", shares=lots_of(state, seat) * 10, goal=goal)
    tiles = (
        ("white", say(short_sum(sum(state.white[n] for n in own))), WHITE, INK),
        ("black", say(short_sum(sum(state.black[n] for n in own))), INK, WHITE),
        ("shares", say(of), SAND, INK),
    )
    width = (page.inner - 16) / 3
    top = page.take(TILE)
    for n, (key, words, fill, ink) in enumerate(tiles):
        x = MARGIN + n * (width + 8)
        page.put(
            *panel(x, top, width, TILE, fill=fill),
            Label(x + 12, top + 28, say(text(f"capital-power-hand-{key}")), SMALL, ink),
            Label(x + 12, top + 60, words, 28, ink, bold=True, fit=width - 20),
        )


def _companies(
    page: Page, state: State, seat: Seat, say: Say, *, most: int, framed: int = -1
) -> None:
    """Adds a row for each company: where it is, its cash, deposit and open loan."""
    own = [n for n, _ in tree(state, seat)]
    shown = own if len(own) <= most else sorted(own, key=lambda n: (n != framed, own.index(n)))
    shown = [n for n in own if n in shown[:most]]
    y = page.take(24, gap=4)
    for n, key in enumerate(COLUMNS):
        words = say(text(f"capital-power-hand-{key}"))
        page.put(Label(_column(n), y + 18, words, SMALL, FAINT, "end", fit=COLUMN - 6))
    for row, company in enumerate(shown):
        _company(page, state, company, say, fill=SAND if row % 2 else WHITE, framed=framed)
    if len(shown) < len(own):
        page.paragraph(
            say(text("capital-power-hand-more", count=len(own) - len(shown))), fill=FAINT
        )
    page.take(0)


def _column(n: int) -> float:
    """Returns the right edge of a column of sums."""
    return WIDTH - MARGIN - 8 - (len(COLUMNS) - 1 - n) * COLUMN


def _company(page: Page, state: State, company: int, say: Say, *, fill: str, framed: int) -> None:
    y = page.take(ROW, gap=3)
    mine = company == framed
    page.put(
        Rect(MARGIN, y, page.inner, ROW, fill, INK if mine else EDGE, 4 if mine else 2, 8),
        *pawn(MARGIN + 24, y + ROW / 2, company, 30),
        Label(
            MARGIN + 46, y + 26, say(text("capital-power-hand-place", **_place(state, company))),
            SMALL, INK, fit=_column(0) - COLUMN - MARGIN - 46 + 10,
        ),
    )  # fmt: skip
    sums = (
        state.white[company],
        state.black[company],
        state.deposit[company],
        state.loan[company],
    )
    for n, amount in enumerate(sums):
        words = say(short_sum(amount)) if amount else "–"
        ink = BAD if n == 3 and amount else INK if amount else FAINT
        page.put(Label(_column(n), y + 26, words, SMALL, ink, "end", bold=bool(amount)))


def _place(state: State, company: int) -> dict[str, str]:
    """Returns the arguments that say where a pawn is, or that it waits at the start."""
    if state.behind[company]:
        return {"where": "start", "number": ""}
    return _where(state.space[company])


def _where(space: int) -> dict[str, str]:
    """Returns the arguments that say in which country a space is, and its number there."""
    place = SPACES[space].place
    return {"where": place[:2].lower(), "number": place[2:].lstrip("0")}


# -- what is asked -------------------------------------------------------------------------------


def _question(page: Page, view: View, seat: Seat, say: Say) -> None:
    """Adds the companies, with the one that is asked about framed, and what it can come to."""
    state = view.seen
    top = state.pending[-1] if state.pending and view.to_act else None
    roller = about_to_roll(view)
    if roller >= 0:
        found = rolls(state, roller)
        forks = sum(len(ways) > 1 for ways in found)
        fits = forks < 3 and len(group(state, seat)) <= MOST_COMPANIES
        most = MOST_COMPANIES if fits else 1
        _companies(page, state, seat, say, most=most, framed=roller)
        page.heading(say(text("capital-power-hand-roll", company=COMPANY_NAMES[roller])))
        _rolls(page, state, roller, found, say)
        return
    framed = top.company if isinstance(top, Branch | Stop | Debt) else -1
    _companies(page, state, seat, say, most=8, framed=framed)
    if isinstance(top, Branch):
        key, args = "interpol-way", {}
        if framed >= 0:
            key, args = "way", {"company": COMPANY_NAMES[framed]}
        page.heading(say(text(f"capital-power-hand-{key}", **args)))
        _ways(page, state, top, say)
    elif isinstance(top, Stop):
        spot = SPOTS[state.space[framed]]
        page.heading(say(text("capital-power-hand-stop", space=spot)))
    elif isinstance(top, Debt):
        sums = {"due": short_sum(top.due), "missing": short_sum(shortage(state, top))}
        line = text("capital-power-hand-debt", company=COMPANY_NAMES[framed], **sums)
        page.note([say(line)], BAD)


def _rolls(page: Page, state: State, company: int, found: list[list[Prospect]], say: Say) -> None:
    """Adds a row for each side of the die, the best and the worst framed, then the bribe."""
    firsts = [ways[0] for ways in found]
    best, worst = max(firsts, key=lambda one: one.worth), min(firsts, key=lambda one: one.worth)
    for side, (first, *others) in enumerate(found, 1):
        edge = EDGE
        if first == worst and _is_bad(first):
            edge = BAD
        elif first == best and _is_good(first):
            edge = BEST
        height = ROW + (OTHERS if others else 0)
        y = page.take(height, gap=3)
        page.put(*_row(first, y, height, edge, say), *dice(MARGIN + 24, y + 18, side, 26))
        if others:
            line = _others(others, say, page.inner - 60)
            page.put(Label(MARGIN + 46, y + 54, line, SMALL, FAINT, fit=page.inner - 60))
    if any(one.sides for ways in found for one in ways):
        page.paragraph(say(text("capital-power-hand-threat")), fill=FAINT)
    target = bribe_target(state, company)
    if target >= 0 and bribe_colours(state, company):
        page.paragraph(say(text("capital-power-hand-bribe", space=SPOTS[target])), fill=FAINT)


def _others(others: list[Prospect], say: Say, room: float) -> str:
    """Returns the other ways of a fork, as many of them as there is room for."""
    names = list(dict.fromkeys(say(SPACE_NAMES[one.space]) for one in others))
    shown = len(names)
    while True:
        more = [f"+{len(names) - shown}"] if shown < len(names) else []
        line = say(text("capital-power-hand-or", spaces=(*names[:shown], *more)))
        if shown < 2 or text_width(line, SMALL) <= room:
            return line
        shown -= 1


def _is_bad(one: Prospect) -> bool:
    return one.out or one.short or one.change < 0


def _is_good(one: Prospect) -> bool:
    return not _is_bad(one) and (one.change > 0 or bool(one.choice))


def _ways(page: Page, state: State, branch: Branch, say: Say) -> None:
    """Adds a row for each way of a fork; for Interpol with the pawns that stand there."""
    for one in targets_of(state, branch):
        y = page.take(ROW, gap=3)
        page.put(*_row(one, y, ROW, EDGE, say, exact=True))
        here = [n for n in living(state) if state.space[n] == one.space and not state.behind[n]]
        if branch.company < 0:
            room = text_width(effect_of(one, say), SMALL, bold=True)
            for n, company in enumerate(here[:MOST_PAWNS]):
                x = WIDTH - MARGIN - 34 - room - n * 28
                page.put(*pawn(x, y + ROW / 2, company, 28))


def _row(
    one: Prospect, y: float, height: float, edge: str, say: Say, *, exact: bool = False
) -> list[Shape]:
    """Returns a space with what it would do to the group's money, and whether Interpol threatens.

    exact: with the place of the space, where several of a kind can be reached.
    """
    name = say(SPACE_NAMES[one.space])
    if exact:
        place = say(text("capital-power-hand-place", **_where(one.space)))
        name = say(text("capital-power-hand-spot", space=name, place=place.strip()))
    left = MARGIN + (12 if exact else 46)
    effect = effect_of(one, say)
    ink = BAD if _is_bad(one) else GOOD if _is_good(one) else FAINT
    room = text_width(effect, SMALL, bold=True)
    wide = edge != EDGE
    items: list[Shape] = [
        Rect(MARGIN, y, WIDTH - 2 * MARGIN, height, WHITE, edge, 4 if wide else 2, 8),
        Label(left, y + 26, name, SMALL, INK, fit=WIDTH - MARGIN - 30 - room - left),
        Label(WIDTH - MARGIN - 10, y + 26, effect, SMALL, ink, "end", bold=True),
    ]
    if one.sides:
        items += badge(WIDTH - MARGIN - 34 - room, y + 18, "IP", fill=BAD)
    return items
