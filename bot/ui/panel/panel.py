"""The private panel: what somebody holds, what is asked, and what they can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import (
    Layout,
    Piece,
    button,
    container,
    menu,
    option,
    paragraph,
    picture,
    rows,
)
from bot.ui.custom_ids import Press, RulePress, press
from bot.ui.panel.choices import choice_items, question
from bot.ui.panel.half_made import is_begun
from bot.ui.panel.heights import height_of, room_beside
from bot.ui.panel.hints import HINT
from bot.ui.panel.news import DONE, lately_items, news_items, shorter, unless_asked
from bot.ui.panel.status import status_items
from bot.ui.panel.tips import TIP, tip_items
from bot.ui.panel.watching import next_items, watching_items
from bot.ui.primers.buttons import primer_button
from bot.ui.refusals import refusal_items
from bot.ui.sheets import first_sheet
from games.engine import Done, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.errors import RefusedError
    from bot.tables.looks import News, Watched
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.engine import View
    from games.teaching import Tip

BOARD = "board"
"""The sheet that spectators are shown first; a seat has it too."""

_HEADING, _NOTE, _TWIN, _BODY, _QUESTION = 400, 400, 1_200, 1_700, 800
"""How much of a message's text each part may take; the rest is for what is chosen from."""

_ENOUGH = 10_000
"""Pixels in which everything fits that can be chosen from."""

_OPENING, _NEW = 1, 8
"""How often what a seat can do has changed by its first move, and while a game is new to it. The
moves of all may not be counted, because some are secret.
"""


def panel(
    desk: Desk,
    voice: Voice,
    note: str | None = None,
    shown: ShownSheet | None = None,
    page: int = 0,
    *,
    news: News | None = None,
    refused: RefusedError | None = None,
    attached: bool = True,
    coming: ShownSheet | None = None,
    called: bool = False,
) -> Layout:
    """Returns somebody's panel.

    note: a sentence about what has just happened. shown: the sheet with it, if there is one;
    attached: as the picture in the message, otherwise in words; coming: the sheet whose picture is
    on its way, for which room is kept, so that nothing moves when it arrives. page: of a long menu.
    refused: the refusal that has just happened. news: what they were told since they last looked,
    and what is explained to them. called: they are asked something by this very message, so that
    what they have begun is older.
    """
    items: list[Piece] = []
    if note:
        items.append(paragraph(note, _NOTE))
    if called and _hides_question(desk):
        items.append(paragraph(voice.marked(text("panel-begun-before")), _NOTE))
    if desk.lost:
        items.append(paragraph(voice.marked(text("panel-lost")), _NOTE))
    items += _held(desk, voice, shown, attached=attached)
    tip = None if news is None else news.tip
    if tip is None or not desk.hinted:  # where nobody else waits, a tip says what matters now
        items += status_items(desk.table, desk.seat, voice)
    if refused is not None:
        items += refusal_items(refused, voice)
    items += tip_items(tip, voice)
    if asked := question(desk, voice):
        items.append(paragraph(asked, _QUESTION))
    back = news is not None and news.back
    ways = rows(_ways(desk, voice, tip, moved=back))
    pictured = shown if attached else None
    choices = choice_items(desk, voice, page, _ENOUGH)
    top = _top(desk, voice, news, _room([*items, *choices, *ways], pictured, coming))
    if height_of(choices) > (room := _room([*top, *items, *ways], pictured, coming)):
        choices = choice_items(desk, voice, page, room)
    return Layout([container([*top, *items, *choices, *ways])])


def _top(desk: Desk, voice: Voice, news: News | None, room: int) -> list[Piece]:
    """Returns which table it is and the news, without what the question says as well and with fewer
    sentences where they would not fit into `room` (pixels). Beside a tip at a private table, whose
    heading leads nowhere, the heading gives way too.
    """
    private = desk.table.private
    where = [paragraph(_where(desk.table, voice), _HEADING)]
    if not isinstance(desk.choice, Done | None):
        news = unless_asked(news, desk.choice.ask)
    while True:
        items = [*where, *news_items(news, desk.seat, voice, alone=private)]
        if height_of(items) <= room:
            return items
        if (fewer := shorter(news)) is not None:
            news = fewer
        elif private and where and news is not None and news.tip is not None:
            where = []
        else:
            return items


def _hides_question(desk: Desk) -> bool:
    """Whether what somebody has begun stands before what the table waits for."""
    return is_begun(desk) and desk.table.view(desk.seat).to_act


def _room(pieces: list[Piece], shown: ShownSheet | None, coming: ShownSheet | None) -> int:
    """Returns how high what can be chosen may be beside these pieces, in pixels."""
    if shown is None and coming is not None and coming.drawing is not None:
        pieces, shown = [*pieces, picture(coming)], coming
    return room_beside(pieces, None if shown is None else shown.drawing)


def _held(desk: Desk, voice: Voice, shown: ShownSheet | None, *, attached: bool) -> list[Piece]:
    """Returns what somebody holds, once: as the picture, its text twin, or the game's lines.

    The lines stay where the picture is one that everybody sees.
    """
    view, table = desk.table.view(desk.seat), desk.table
    items: list[Piece] = []
    if shown is not None:
        items.append(picture(shown) if attached else paragraph(shown.text, _TWIN))
    public = first_sheet(table, view) == first_sheet(table, table.view(None))
    if (shown is None or public) and (held := holdings(table, view, voice)):
        items.append(paragraph(held, _BODY))
    return items


def _where(table: Table, voice: Voice) -> str:
    """Which table it is, as a link to where it is played: what shows it may be far from there.

    A thread is called like its table, so that a mention of it would say the name twice.
    """
    named = table.title
    return f"-# {table.linked(voice.marked(named))}"


def holdings(table: Table, view: View, voice: Voice) -> str:
    """Returns the hidden things of one seat, one line each."""
    return "\n".join(voice.marked(line) for line in table.game.holdings(view))


def look_menu(table: Table, view: View, voice: Voice) -> list[Piece]:
    """Returns the menu of sheets that may be viewed."""
    names = table.game.sheets(view)
    entries = [option(voice.plain(Text(f"{table.row.game}-sheet-{n}")), n) for n in names]
    custom_id = Press(table.id, 0, "look").encode()
    return [menu(custom_id, entries, voice.plain(text("panel-look")))] if entries else []


def _ways(desk: Desk, voice: Voice, tip: Tip | None, *, moved: bool) -> Sequence[Piece]:
    """Returns the buttons for the board, the rules, and all that is not playing on; in the middle
    of a move one that leads back instead of the last, since four do not fit beside each other on a
    phone. Before somebody has begun a move at a practice table, there is a hint too, and taking
    back, if they have `moved`. While a game is new, the rules are reached through how to play;
    beside a tip stands its rule, once everybody may have read how to play; whoever practises opened
    it from there.
    """
    board = Press(desk.table.id, 0, "look", (BOARD,)).encode()
    together = Press(desk.table.id, 0, "table").encode()
    together_button = button(voice.plain(text("panel-table")), together)
    board_button = button(voice.plain(text("panel-board")), board)
    changes = desk.table.row.versions[desk.seat]
    how = primer_button(desk.table.row.game, voice) if changes <= _NEW else []
    opening = changes <= _OPENING and not desk.table.practice
    rules = how if how and (opening or tip is None) else [_rules_button(desk.table, tip, voice)]
    if is_begun(desk):
        back = button(voice.plain(text("panel-back")), press(desk, "back"))
        return [back, board_button, *rules]
    if not desk.table.practice:
        return [board_button, *rules, together_button]
    hint = Press(desk.table.id, 0, HINT).encode()
    hints = [button(voice.plain(text("hint-ask")), hint)] if desk.hinted else []
    # In this order they need the fewest lines on a phone.
    undo = [_take_back(desk.table, voice)] if moved else []
    return [*hints, board_button, *undo, together_button, *rules]


def _rules_button(table: Table, tip: Tip | None, voice: Voice) -> Piece:
    """Returns the button that opens the rules: at the rule of a tip, if there is one."""
    label, rule = ("tip-rule", tip.rule) if tip else ("panel-rules", "")
    sign = TIP if tip else ""
    return button(f"{sign}{voice.plain(text(label))}", RulePress(table.row.game, rule).encode())


def _take_back(table: Table, voice: Voice) -> Piece:
    undo = Press(table.id, 0, "put", ("undo",)).encode()
    return button(voice.plain(text("practice-take-back")), undo)


def looking(
    table: Table,
    view: View,
    shown: ShownSheet,
    voice: Voice,
    *,
    attached: bool,
    seated: bool,
    watched: Watched | None = None,
    lately: News | None = None,
    note: Text | None = None,
) -> Layout:
    """Returns one sheet alone, with its table. attached: its picture is in the message; seated:
    offers the way back. watched: for somebody without a seat. lately: what happened last, for
    somebody with a seat at a table without a thread. note: what has just happened.
    """
    items: list[Piece] = [] if note is None else [paragraph(f"{DONE}{voice.marked(note)}")]
    if watched is None:
        items.append(paragraph(_where(table, voice)))
        if view.seat is not None:
            items += lately_items(lately, view.seat, voice)
        items.append(paragraph(f"**{shown.title}**"))
    else:
        items.append(paragraph(_where(table, voice)))
        items += watching_items(table, view, watched, voice)
        items += [] if attached else [paragraph(f"**{shown.title}**")]
    if attached:
        items.append(picture(shown))
    items += look_menu(table, view, voice)
    if seated and not view.over:
        back = Press(table.id, 0, "open").encode()
        items += rows([button(voice.plain(text("panel-to-my-panel")), back)])
    if watched is not None:
        items += next_items(table, watched, voice)
    return Layout([container([*items, paragraph(shown.text, 3_400)])])
