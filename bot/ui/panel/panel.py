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
    separator,
)
from bot.ui.custom_ids import Press, RulePress, press
from bot.ui.panel.choices import choice_items, question
from bot.ui.panel.news import news_items
from bot.ui.panel.status import status_items
from bot.ui.refusals import refusal_items
from games.engine import LEAVE, Pick, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.errors import RefusedError
    from bot.tables.looks import News
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.engine import Choice, View

_HEADING, _NOTE, _TWIN, _BODY, _QUESTION = 400, 400, 1_200, 1_700, 800
"""The most characters in each part of a message; the rest is for the items to choose from."""


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
) -> Layout:
    """Returns somebody's panel.

    note: a sentence about what has just happened. shown: the sheet with it, if there is one;
    attached: as the picture in the message, otherwise in words. page: of a long menu. refused: the
    refusal that has just happened. news: what they were told since they last looked.
    """
    view = desk.table.view(desk.seat)
    items: list[Piece] = [
        paragraph(_told(desk, view, voice), _HEADING),
        *news_items(news, voice),
    ]
    if note:
        items.append(paragraph(note, _NOTE))
    if refused is not None:
        items += refusal_items(refused, voice)
    if shown is not None:
        items.append(picture(shown) if attached else paragraph(shown.text, _TWIN))
    if held := holdings(desk.table, view, voice):
        items.append(paragraph(held, _BODY))
    items += [separator(), *status_items(desk.table, desk.seat, voice)]
    if desk.choice is not None:
        items.append(paragraph(question(desk, voice), _QUESTION))
    items += choice_items(desk, voice, page)
    items += [separator(), *rows(_ways(desk, voice)), *look_menu(desk.table, view, voice)]
    return Layout([container(items)])


def heading(table: Table, view: View, voice: Voice) -> str:
    """Returns the game, the table's number, and the state of the game."""
    return f"{_title(table, voice)}\n{voice.marked(table.game.headline(view))}"


def _told(desk: Desk, view: View, voice: Voice) -> str:
    return f"{_linked(desk.table, voice)}\n{voice.marked(desk.table.game.headline(view))}"


def _linked(table: Table, voice: Voice) -> str:
    """Returns the title with a link to the table, because a panel may be far from it."""
    return f"{_title(table, voice)}\n-# <#{table.home}>"


def _title(table: Table, voice: Voice) -> str:
    named = text("table-title", game=Text(table.row.game), number=str(table.id))
    return f"### {voice.marked(named)}"


def holdings(table: Table, view: View, voice: Voice) -> str:
    """Returns the hidden things of one seat, one line each."""
    return "\n".join(voice.marked(line) for line in table.game.holdings(view))


def look_menu(table: Table, view: View, voice: Voice) -> list[Piece]:
    """Returns the menu of sheets that may be viewed."""
    names = table.game.sheets(view)
    entries = [option(voice.plain(Text(f"{table.row.game}-sheet-{n}")), n) for n in names]
    custom_id = Press(table.id, 0, "look").encode()
    return [menu(custom_id, entries, voice.plain(text("panel-look")))] if entries else []


def _ways(desk: Desk, voice: Voice) -> Sequence[Piece]:
    """Returns the buttons for back, refresh, rules, motions, and leaving the game."""
    buttons = []
    if desk.path or desk.partial:
        buttons.append(button(voice.plain(text("panel-back")), press(desk, "back")))
    again = Press(desk.table.id, 0, "open").encode()
    buttons.append(button(voice.plain(text("panel-refresh")), again))
    rule = RulePress(desk.table.row.game, "").encode()
    buttons.append(button(voice.plain(text("panel-rules")), rule))
    together = Press(desk.table.id, 0, "table").encode()
    buttons.append(button(voice.plain(text("panel-table")), together))
    leaving = _leaving_button(desk, voice)
    return [*buttons, leaving] if leaving is not None else buttons


def _leaving_button(desk: Desk, voice: Voice) -> Piece | None:
    """Returns the button to leave the game, apart from the game's own choices, or None if that
    is not offered.
    """
    leaving = leaving_label(desk.choice, voice)
    return None if leaving is None else button(leaving, press(desk, "pick", LEAVE[0]))


def leaving_label(choice: Choice | None, voice: Voice) -> str | None:
    """Returns the label for leaving the game, or None if that is not offered."""
    options = choice.options if isinstance(choice, Pick) else ()
    return next((voice.plain(item.label) for item in options if item.key == LEAVE[0]), None)


def looking(
    table: Table, view: View, shown: ShownSheet, voice: Voice, *, attached: bool, seated: bool
) -> Layout:
    """Returns one sheet alone, with its table. attached: its picture is in the message; seated:
    offers the way back.
    """
    items: list[Piece] = [paragraph(f"{_linked(table, voice)}\n**{shown.title}**")]
    if attached:
        items.append(picture(shown))
    items += [paragraph(shown.text, 3_400), *look_menu(table, view, voice)]
    if seated and not view.over:
        back = Press(table.id, 0, "open").encode()
        items += rows([button(voice.plain(text("panel-to-my-panel")), back)])
    return Layout([container(items)])
