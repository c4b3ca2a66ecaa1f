"""The end of a game as everybody sees it, and what is one press behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.finished.results import standing, winners_of
from bot.ui.components import Layout, Piece, button, container, paragraph, picture, rows
from bot.ui.custom_ids import Press, RulePress
from bot.ui.finished.tempers import tempers
from bot.ui.outcome import (
    RECORD,
    TURNED,
    after_buttons,
    decided_lines,
    next_button,
    place_mark,
    seal_verdict,
    standing_text,
)
from bot.ui.panel.panel import look_menu
from bot.ui.panel.watching import keen_line
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice
    from games.engine import Result


def end_message(
    table: Table,
    result: Result,
    voice: Voice,
    shown: ShownSheet,
    *,
    attached: bool,
    keen: Sequence[PersonId] = (),
) -> Layout:
    """Returns the end: who won, the ranking, what decided it, one picture, and what to do now.

    attached: whether the picture is in the message; its text stands in if it could not be drawn.
    keen: the people without a seat who would like to play the next game.
    """
    items: list[Piece] = [paragraph(_words(table, result, voice), 2_400)]
    items.append(picture(shown) if attached else paragraph(shown.text, 1_400))
    if line := keen_line(keen, voice):
        items.append(paragraph(line))
    items += rows([*after_buttons(table, voice), *_next(table, voice)])
    return Layout([container(items)])


def _next(table: Table, voice: Voice) -> list[Piece]:
    return [] if table.private else [next_button(table, voice)]


def _words(table: Table, result: Result, voice: Voice) -> str:
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    paragraphs = [
        f"## {voice.marked(_verdict(table, result))}",
        "\n".join(_standing(table, result, seat, voice) for seat in order),
        decided_lines(result, voice),
    ]
    if result.anecdote is not None:
        paragraphs.append(f"*{voice.marked(result.anecdote)}*")
    paragraphs += [f"-# {voice.marked(line)}" for line in _hints(table)]
    paragraphs += [f"-# {voice.marked(line)}" for line in tempers(table)]
    if (seal := seal_verdict(table.row)) is not None:
        paragraphs.append(f"-# {voice.marked(seal)}")
    return "\n".join(words for words in paragraphs if words)


def _hints(table: Table) -> list[Text]:
    """Returns how many hints somebody asked for who played against computers."""
    return [
        text("hint-count", who=Who(seat.place), count=seat.hints)
        for seat in table.seats
        if seat.hints
    ]


def _verdict(table: Table, result: Result) -> Text:
    winners = winners_of(result)
    if table.row.ended_by == "shared":
        return text("end-shared", who=tuple(Who(seat) for seat in winners))
    if not winners:
        return text("end-nobody")
    return text("end-won", who=tuple(Who(seat) for seat in winners), count=len(winners))


def _standing(table: Table, result: Result, seat: int, voice: Voice) -> str:
    game, place = table.row.game, standing(result)[seat]
    words = voice.marked(standing_text(game, seat, result.scores[seat], place=place))
    return f"{place_mark(game, place)} {words}"


def end_details(table: Table, result: Result, voice: Voice) -> Layout:
    """Returns the page behind the end: all that decided it, the other sheets, record and rules."""
    title = table.title
    why = "\n".join(f"- {voice.marked(line)}" for line in result.why)
    record = Press(table.id, 0, RECORD).encode()
    turned = Press(table.id, 0, TURNED).encode()
    items: list[Piece] = [
        paragraph(f"### {voice.marked(title)}\n{why}", 3_500),
        *rows(
            [
                button(voice.plain(text("after-turned")), turned),
                button(voice.plain(text("after-record")), record),
                button(voice.plain(text("panel-rules")), RulePress(table.row.game, "").encode()),
            ]
        ),
        *look_menu(table, table.view(None), voice),
    ]
    return Layout([container(items)])
