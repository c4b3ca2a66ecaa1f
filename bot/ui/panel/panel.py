"""The private panel: what somebody holds, what is asked, and what they may do about it."""

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
from bot.ui.custom_ids import Press, RulePress
from bot.ui.panel.choices import ask_of, choice_items, leaving_button, press
from bot.ui.panel.form_answers import token_words
from bot.ui.panel.shortcuts import shown_options
from bot.ui.refusals import refusal_items
from bot.ui.times import own_items
from games.choosing import split_several, to_notation
from games.engine import Amount, Form, Pick, Several, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.errors import RefusedError
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.sheets import Shown, Voice
    from games.engine import View

_HEADING, _NOTE, _TWIN, _BODY, _QUESTION = 400, 400, 1_200, 1_700, 800
"""How much of a message's text each part may take; the rest is for what is chosen from."""


def panel(
    desk: Desk,
    voice: Voice,
    note: str | None = None,
    shown: Shown | None = None,
    page: int = 0,
    *,
    refused: RefusedError | None = None,
    lasting: bool = False,
    attached: bool = True,
) -> Layout:
    """Somebody's panel.

    note: a sentence about what has just happened. shown: the sheet with it, if there is one;
    attached: as the picture in the message, else in words. page: of a long menu. refused: what
    has just been turned down. lasting: it stays as it is until the own things change, so it says
    nothing of whose turn it is unless it is the own.
    """
    view = desk.table.view(desk.seat)
    told = not lasting or view.to_act
    items: list[Piece] = [
        paragraph(_told(desk, view, voice) if told else _linked(desk.table, voice), _HEADING)
    ]
    if note:
        items.append(paragraph(note, _NOTE))
    if refused is not None:
        items += refusal_items(refused, voice)
    if shown is not None:
        items.append(picture(shown) if attached else paragraph(shown.text, _TWIN))
    if held := holdings(desk.table, view, voice):
        items.append(paragraph(held, _BODY))
    if told:
        items += [separator(), paragraph(_question(desk, voice), _QUESTION)]
    items += own_items(desk, voice)
    items += choice_items(desk, voice, page)
    items += [separator(), *rows(_ways(desk, voice)), *look_menu(desk.table, view, voice)]
    return Layout([container(items)])


def heading(table: Table, view: View, voice: Voice) -> str:
    """The game, the table's number, and where the game stands."""
    return f"{_title(table, voice)}\n{voice.marked(table.game.headline(view))}"


def _told(desk: Desk, view: View, voice: Voice) -> str:
    return f"{_linked(desk.table, voice)}\n{voice.marked(desk.table.game.headline(view))}"


def _linked(table: Table, voice: Voice) -> str:
    """A panel may be far from its table: where it is played goes with the title."""
    return f"{_title(table, voice)}\n-# <#{table.home}>"


def _title(table: Table, voice: Voice) -> str:
    named = text("table-title", game=Text(table.row.game), number=str(table.id))
    return f"### {voice.marked(named)}"


def holdings(table: Table, view: View, voice: Voice) -> str:
    """The own hidden things, a line each."""
    return "\n".join(voice.marked(line) for line in table.game.holdings(view))


def look_menu(table: Table, view: View, voice: Voice) -> list[Piece]:
    """The menu of sheets that may be looked at."""
    names = table.game.sheets(view)
    entries = [option(voice.plain(Text(f"{table.row.game}-sheet-{n}")), n) for n in names]
    custom_id = Press(table.id, 0, "look").encode()
    return [menu(custom_id, entries, voice.plain(text("panel-look")))] if entries else []


def _question(desk: Desk, voice: Voice) -> str:
    asked = f"**{ask_of(desk, voice)}**"
    labels = chosen(desk, voice)
    return f"{' › '.join(labels)}\n{asked}" if labels else asked


def _ways(desk: Desk, voice: Voice) -> Sequence[Piece]:
    """Back, refresh, rules, what the table decides together, and leaving the game."""
    buttons = []
    if desk.path or desk.partial:
        buttons.append(button(voice.plain(text("panel-back")), press(desk, "back")))
    again = Press(desk.table.id, 0, "open").encode()
    buttons.append(button(voice.plain(text("panel-refresh")), again))
    rule = RulePress(desk.table.row.game, "").encode()
    buttons.append(button(voice.plain(text("panel-rules")), rule))
    together = Press(desk.table.id, 0, "table").encode()
    buttons.append(button(voice.plain(text("panel-table")), together))
    leaving = leaving_button(desk, voice)
    return [*buttons, leaving] if leaving is not None else buttons


def chosen(desk: Desk, voice: Voice) -> list[str]:
    """What has been chosen so far, in words: the labels along the half-made move."""
    steps = range(len(desk.path))
    return [
        words
        for length in steps
        if not _passed_over(desk, length) and (words := _chosen_at(desk, length, voice))
    ]


def _passed_over(desk: Desk, length: int) -> bool:
    """Whether one press led over this step and the next: the next one's label says it all."""
    both = to_notation(desk.path[length : length + 2])
    shown = shown_options(desk.table, desk.seat, desk.path[:length])
    return length + 1 < len(desk.path) and any(item.key == both for item in shown)


def _chosen_at(desk: Desk, length: int, voice: Voice) -> str:
    token = desk.path[length]
    choice = desk.table.choice(desk.seat, desk.path[:length])
    if isinstance(choice, Pick | Several):
        labels = {item.key: voice.marked(item.label) for item in choice.options}
        keys = [token] if isinstance(choice, Pick) else split_several(token)
        return ", ".join(labels.get(key, key) for key in keys) or voice.marked(text("panel-none"))
    if isinstance(choice, Form):
        return token_words(choice, token, voice)
    return token if isinstance(choice, Amount) else ""


def looking(
    table: Table, view: View, shown: Shown, voice: Voice, *, attached: bool, seated: bool
) -> Layout:
    """One sheet by itself, and of which table. attached: its picture is in the message; seated:
    offer the way back.
    """
    items: list[Piece] = [paragraph(f"{_linked(table, voice)}\n**{shown.title}**")]
    if attached:
        items.append(picture(shown))
    items += [paragraph(shown.text, 3_400), *look_menu(table, view, voice)]
    if seated and not view.over:
        back = Press(table.id, 0, "open").encode()
        items += rows([button(voice.plain(text("panel-to-my-panel")), back)])
    return Layout([container(items)])
