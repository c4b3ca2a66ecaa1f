"""A finished game at one of its plies, as one seat saw it, and the form to jump to a move.

Every press carries the reader's position, and whether they want the picture in words too:
``replay.<where to>.<ply>.<eyes>.<sheet>.<words>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from bot.clock import when
from bot.ui.components import (
    LABEL,
    Layout,
    Piece,
    button,
    container,
    cut,
    menu,
    option,
    paragraph,
    picture,
    rows,
)
from bot.ui.custom_ids import Press
from bot.ui.outcome import REPLAY
from bot.ui.panel.choices import move_words
from bot.ui.panel.hints import reasoned_lines
from bot.ui.panel.panel import holdings
from games.choosing import whole_number
from games.engine import HOUSE, Seat, Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import TableNumber
    from bot.tables.finished.replays import Moment
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.thinking import Reasoned

EYES, SHEET, JUMP, JUMPED, WORDS, WHY = "eyes", "sheet", "jump", "jumped", "words", "why"
"""The words after ``replay`` for the two menus, the form and its answer, and the two questions."""

WAYS = ("first", "back", "next", "last")
FIELD = "ply"
_SPECTATOR = "all"
_HEAD, _MOVE, _WEIGHED, _SAID, _HELD, _TWIN = 300, 400, 800, 700, 600, 1_100


class Standpoint(msgspec.Struct, frozen=True):
    """The position from which somebody looks at a finished game: after which ply, through whose
    eyes (None: a spectator's), at which sheet ("": the first).
    """

    ply: int = 0
    eyes: Seat | None = None
    sheet: str = ""
    words: bool = False

    def press(self, table: TableNumber, what: str) -> str:
        """Returns the custom id of a press made from here."""
        eyes = _SPECTATOR if self.eyes is None else str(self.eyes)
        args = (what, str(self.ply), eyes, self.sheet, WORDS if self.words else "")
        return Press(table, 0, REPLAY, args).encode()


def read_standpoint(table: Table, args: tuple[str, ...]) -> Standpoint:
    """Returns the position from which a press was made; if it is not well formed, the beginning."""
    _, ply, eyes, sheet, words = (*args, "", "", "", "", "")[:5]
    return Standpoint(whole_number(ply) or 0, read_eyes(table, eyes), sheet, words == WORDS)


def read_eyes(table: Table, word: str) -> Seat | None:
    """Returns a seat by its number, or None (a spectator) for anything else."""
    seat = whole_number(word)
    return seat if seat is not None and 0 <= seat < len(table.seats) else None


def eyes_of(table: Table) -> tuple[str, ...]:
    """Returns the options of the menu of eyes: a spectator's, and every seat's."""
    return (_SPECTATOR, *(str(seat) for seat in range(len(table.seats))))


def at_way(last: int, at: Standpoint, way: str) -> int:
    """Returns the ply to which a button leads."""
    ways = {"first": 0, "back": at.ply - 1, "next": at.ply + 1, "last": last}
    return ways.get(way, at.ply)


def replay_page(
    moment: Moment,
    at: Standpoint,
    name: str,
    voice: Voice,
    shown: ShownSheet | None,
    *,
    attached: bool,
    back: bool = False,
    weighed: Sequence[Reasoned] = (),
) -> Layout:
    """Returns the page of a finished game after a ply: what can be pressed comes right after the
    picture, so that nobody has to scroll to the next move; answers to presses come below it, where
    they are seen at once.

    name: of the sheet that is shown; shown: None while its picture is on its way; attached: the
    picture is in the message; back: it stands in place of a panel, to which a button leads.
    weighed: what the computer weighed that made the move, if that was asked.
    """
    items: list[Piece] = [
        paragraph(_heading(moment, at, voice), _HEAD),
        paragraph(move_line(moment, voice), _MOVE),
    ]
    if told := _said(moment, at, voice):
        items.append(paragraph(told, _SAID))
    if shown is not None and attached:
        items.append(picture(shown))
    items += [*rows(_ways(moment, at, voice))]
    items += rows(_others(moment, at, voice, back=back))
    items += [_eyes_menu(moment, at, voice), *_sheet_menu(moment, at, name, voice)]
    if weighed and (said := _weighed(moment, weighed, voice)):
        items.append(paragraph(said, _WEIGHED))
    if shown is not None and (at.words or not attached):
        items.append(paragraph(shown.text, _TWIN))
        view = moment.table.view(at.eyes)
        if at.eyes is not None and (held := holdings(moment.table, view, voice)):
            items.append(paragraph(held, _HELD))
    return Layout([container(items)])


def _heading(moment: Moment, at: Standpoint, voice: Voice) -> str:
    table = moment.table
    title = table.title
    where = text("replay-where", ply=moment.ply, last=moment.last, eyes=_eyes_words(at.eyes))
    view = table.view(at.eyes)
    headline = voice.marked(table.game.headline(view))
    return f"### {voice.marked(title)}\n{voice.marked(where)}\n{headline}"


def _eyes_words(eyes: Seat | None) -> Text:
    return text("replay-spectator") if eyes is None else text("replay-seat", who=Who(eyes))


def move_line(moment: Moment, voice: Voice) -> str:
    """Returns who moved and what they chose, in the words of their panel."""
    move, before = moment.move, moment.before
    if move is None or before is None:
        return voice.marked(text("replay-deal", when=when(moment.at)))
    if move.seat == HOUSE:
        return voice.marked(text("replay-house", when=when(moment.at)))
    words = move_words(before, move.seat, move.path, voice)
    return voice.marked(text("replay-move", who=Who(move.seat), move=words, when=when(moment.at)))


def _weighed(moment: Moment, weighed: Sequence[Reasoned], voice: Voice) -> str:
    """Returns what the computer weighed, or "" for a moment without a move. Reasons are in the
    words of a hint, which address the seat: the heading says who that is.
    """
    if moment.before is None or moment.move is None:
        return ""
    seat = moment.move.seat
    lines = reasoned_lines(moment.before, seat, weighed, voice)
    return "\n".join([voice.marked(text("why-weighed", who=Who(seat))), *lines])


def _said(moment: Moment, at: Standpoint, voice: Voice) -> str:
    """Returns what somebody was told of the move, one line each; private lines are marked."""
    return "\n".join(
        f"> {'🤫 ' if event.to is not None else ''}{voice.marked(event.text)}"
        for event in moment.told(at.eyes)
    )


# -- buttons and menus ---------------------------------------------------------------------------


def _ways(moment: Moment, at: Standpoint, voice: Voice) -> list[Piece]:
    ends = {"first": 0, "back": 0, "next": moment.last, "last": moment.last}
    return [
        button(
            voice.plain(text(f"replay-{way}")),
            at.press(moment.table.id, way),
            disabled=moment.ply == ends[way],
        )
        for way in WAYS
    ]


def _others(moment: Moment, at: Standpoint, voice: Voice, *, back: bool) -> list[Piece]:
    """Returns the buttons that lead back to a panel, ask why a computer moved as it did, ask for a
    move, and show the picture in words.
    """
    number = moment.table.id
    jump = button(voice.plain(text("replay-jump")), at.press(number, JUMP))
    words = button(voice.plain(text("replay-words")), at.press(number, WORDS))
    leave = button(voice.plain(text("panel-to-my-panel")), Press(number, 0, "open").encode())
    why = button(voice.plain(text("replay-why")), at.press(number, WHY))
    asked = [why] if moment.by_computer else []
    return [*([leave] if back else []), *asked, jump, words]


def _eyes_menu(moment: Moment, at: Standpoint, voice: Voice) -> Piece:
    """Returns the menu of eyes, which may be anybody's now that the game is over."""
    eyes: list[Seat | None] = [None, *range(len(moment.table.seats))]
    entries = [
        option(
            cut(voice.plain(_eyes_words(who)), LABEL),
            _SPECTATOR if who is None else str(who),
            default=who == at.eyes,
        )
        for who in eyes
    ]
    return menu(at.press(moment.table.id, EYES), entries, voice.plain(text("replay-eyes")))


def _sheet_menu(moment: Moment, at: Standpoint, shown: str, voice: Voice) -> list[Piece]:
    table = moment.table
    names = table.game.sheets(table.view(at.eyes))
    if len(names) < 2:
        return []
    entries = [
        option(voice.plain(Text(f"{table.row.game}-sheet-{name}")), name, default=name == shown)
        for name in names
    ]
    return [menu(at.press(table.id, SHEET), entries, voice.plain(text("panel-look")))]


def jump_form(table: Table, at: Standpoint, voice: Voice) -> ui.Modal:
    """Returns the form that asks for the number of a move."""
    form: ui.Modal = ui.Modal(
        title=voice.plain(text("replay-jump")),
        timeout=None,
        custom_id=at.press(table.id, JUMPED),
    )
    asked: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        default=str(at.ply),
        max_length=6,
        style=discord.TextStyle.short,
    )
    bounds = voice.plain(text("form-bounds", least=0, most=table.row.plies))
    form.add_item(
        ui.Label(text=voice.plain(text("replay-ply")), description=bounds, component=asked)
    )
    form.stop()
    return form
