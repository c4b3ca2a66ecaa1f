"""What one person sees of nights: their answer, the games they like, the host's page, the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from bot.tables.motions.takeover import computer_seats
from bot.tables.names import marked
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import LoosePress, Press
from bot.ui.nights import presses
from bot.ui.nights.card import agreed, moment, standing
from bot.ui.nights.draft import AGAIN, draft_of
from bot.ui.nights.presses import BAD, GOOD, MAIN, made
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.nights.night import Night
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

_SEATS = 4
"""The most seats that are offered to one who waits."""

_LISTED = 8
"""The most nights in a list."""


def head(night: Night, voice: Voice) -> str:
    """Returns a night's title, which leads to its card."""
    title = voice.plain(text("night-thread"))
    return f"-# [{title}]({night.link}) · {moment(night.row.starts)}"


def told(night: Night, voice: Voice, said: Text) -> Layout:
    """Returns a sentence about a night."""
    return Layout([paragraph(f"{head(night, voice)}\n{voice.marked(said)}")])


def answered(night: Night, person: PersonId, voice: Voice, said: Text) -> Layout:
    """Returns what somebody has answered, with the menu of the games they like."""
    words = paragraph(f"{head(night, voice)}\n{voice.marked(said)}")
    return Layout([words, *([] if night.is_over else [likes_menu(night, person, voice)])])


def likes_menu(night: Night, person: PersonId, voice: Voice) -> Piece:
    """Returns the menu of the games that somebody would like to play; nothing chosen is any."""
    known = night.person(person)
    likes = () if known is None else known.likes
    options = [
        option(voice.plain(Text(game)), game, default=game in likes) for game in night.row.games
    ]
    custom_id = LoosePress(presses.LIKED, (str(night.id),)).encode()
    label = voice.plain(text("night-menu-likes"))
    return menu(custom_id, options, label, least=0, most=len(options))


def host_page(night: Night, voice: Voice, *, may: bool) -> Layout:
    """Returns what can be done about a night. may: whether by this person; others read by whom."""
    row = night.row
    lines = [head(night, voice), voice.marked(standing(night))]
    if not may:
        lines.append(voice.marked(text("night-host-only", host=night.host_name)))
        return Layout([paragraph("\n".join(lines))])
    buttons: list[Piece] = []
    if row.state in ("planned", "gathering"):
        change = draft_of(night).press(AGAIN)
        buttons.append(button(voice.plain(text("night-change")), change, MAIN))
    if row.state == "planned":
        buttons.append(made(presses.BEGIN, night.id, "night-begin", voice, GOOD))
    if row.state == "playing":
        buttons.append(made(presses.END, night.id, "night-end", voice, BAD))
    elif not night.is_over:
        buttons.append(made(presses.CANCEL, night.id, "night-cancel", voice, BAD))
    return Layout([paragraph("\n".join(lines)), *rows(buttons)])


def bench_page(
    night: Night, person: PersonId, voice: Voice, tables: Sequence[Table] = ()
) -> Layout:
    """Returns how somebody waits for a table, or at which they sit down now. tables: those of the
    night that go on, at which they may play for a computer.
    """
    known = night.person(person)
    if known is not None and known.table_id is not None:
        table = next(t for t in night.tables if t.table_id == known.table_id)
        where = f"<#{table.thread or night.row.channel}>"
        said = text("night-seated-now", game=Text(table.game), where=where)
        return told(night, voice, said)
    others = tuple(marked(one.name) for one in night.bench if one.person != person)
    key = "night-benched" if others else "night-benched-alone"
    lines = [head(night, voice), voice.marked(text(key, people=others, count=len(others)))]
    joinable = [
        button(
            voice.plain(text("night-join", game=Text(table.game))),
            Press(table.table_id, 0, "join").encode(),
        )
        for table in night.going_on
        if table.phase == "lobby"
    ]
    leave = made(presses.UNBENCH, night.id, "night-unbench", voice)
    seats = [*joinable, *_computers(night, tables, voice)]
    return Layout([paragraph("\n".join(lines)), *rows([*seats[:_SEATS], leave])])


def _computers(night: Night, tables: Sequence[Table], voice: Voice) -> list[Piece]:
    """Returns buttons by which somebody plays on for a computer, one at each table."""
    buttons = []
    for table in tables:
        for seat in computer_seats(table)[:1]:
            press = LoosePress(presses.TAKE, (str(table.id), str(seat), str(night.id)))
            game, name = Text(table.row.game), table.seats[seat].name
            label = voice.plain(text("night-take", game=game, name=name))
            buttons.append(button(label, press.encode()))
    return buttons


def listed(nights: Sequence[Night], person: PersonId, voice: Voice) -> Layout:
    """Returns the nights of a server, the next one first, with somebody's answers."""
    items: list[Piece] = [paragraph(f"## {voice.marked(text('nights-title'))}")]
    if not nights:
        items.append(paragraph(voice.marked(text("nights-none"))))
    for night in nights[:_LISTED]:
        known = night.person(person)
        yours = "none" if known is None or known.answer is None else known.answer
        line = text(
            "nights-line",
            at=moment(night.row.starts),
            when=when(night.row.starts),
            count=len(night.who("yes")),
            yours=Text(f"night-yours-{yours}"),
        )
        link = f"[{voice.plain(text('night-thread'))}]({night.link})"
        words = f"{voice.marked(line)}\n{voice.marked(agreed(night))}\n-# {link}"
        items.append(paragraph(words))
        if night.row.state == "planned":
            items += rows(
                [
                    made(presses.YES, night.id, "night-yes", voice),
                    made(presses.PERHAPS, night.id, "night-maybe", voice),
                    made(presses.NO, night.id, "night-no", voice),
                ]
            )
    return Layout([container(items)])
