"""Motions as people see them: the message in the thread, and the private menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.clock import when
from bot.tables.clocks.clocks import PRESENT
from bot.tables.clocks.pace import PACES
from bot.tables.motions.sentences import title_of
from bot.tables.motions.takeover import open_seats
from bot.tables.voting.rules import ENDINGS, KINDS, RESTS, VOTED, asked
from bot.tables.voting.summons import SUMMONS
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import LoosePress, Press
from bot.ui.lobby.hosting import host_buttons
from bot.ui.panel.choices import entry
from bot.ui.panel.offers import named_menus, options_apart
from bot.ui.settings.vacations import OPEN as VACATIONS
from bot.ui.times import away_items, return_button
from games.engine import LEAVE, Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.store.rows import MotionRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Option, Seat


MUTE, AGAIN = "mute", "again"
"""The press that mutes a table, and its argument if it unmutes it."""

# -- what everybody sees -------------------------------------------------------------------------


def motion_message(table: Table, motion: MotionRow, voice: Voice) -> Layout:
    """Returns a motion in the thread: its subject, the answers, and the buttons."""
    items: list[Piece] = [paragraph(_words(table, motion, voice), 1_500)]
    if motion.outcome is None:
        items += rows(_presses(table, motion, voice))
    return Layout([container(items)])


def still_asked(table: Table, motion: MotionRow) -> list[PersonId]:
    """Returns the ids of the people who have not answered."""
    if motion.kind == SUMMONS:
        return [table.person_at(motion.target or 0)]
    seats = asked(table, KINDS[motion.kind], motion.target)
    return [table.person_at(seat) for seat in seats if str(seat) not in motion.votes]


def _words(table: Table, motion: MotionRow, voice: Voice) -> str:
    sign = "💺" if motion.kind == SUMMONS else "🗳️"
    own = KINDS[motion.kind].own
    votes = _count(table, motion, voice) if own else _votes(motion, voice)
    lines = [f"{sign} {voice.marked(asking(table, motion))}", *votes]
    if motion.outcome is not None:
        return "\n".join([*lines, f"**{voice.marked(_end(motion))}**"])
    if not KINDS[motion.kind].voted:
        return "\n".join(lines)
    if people := _named(table, motion):
        mentions = tuple(f"<@{person}>" for person in people)
        key = "motion-asked" if own else "motion-waiting"
        lines.append(voice.marked(text(key, people=mentions)))
    rule = "motion-rule-all" if KINDS[motion.kind].unanimous else "motion-rule-half"
    if own:
        rule = "motion-rule-own"
    lines.append(f"-# {voice.marked(text(rule, when=when(motion.lapses)))}")
    return "\n".join(lines)


def _named(table: Table, motion: MotionRow) -> list[PersonId]:
    """Returns the people whom the message names as asked. Where nobody learns who has declined,
    they are named whether they have answered or not.
    """
    kind = KINDS[motion.kind]
    if not kind.own:
        return still_asked(table, motion)
    seats = asked(table, kind, motion.target)
    return [table.person_at(seat) for seat in seats if seat != motion.author]


def _count(table: Table, motion: MotionRow, voice: Voice) -> list[str]:
    """Returns how many of those who are asked agree, without their names."""
    seats = asked(table, KINDS[motion.kind], motion.target)
    agreed = sum(motion.votes.get(str(seat)) is True for seat in seats)
    return [voice.marked(text("motion-agreed-count", count=agreed, all=len(seats)))]


def _end(motion: MotionRow) -> Text:
    """Returns how a motion ended that the thread does not tell."""
    return text(f"motion-is-{motion.outcome}")


def asking(table: Table, motion: MotionRow) -> Text:
    """Returns what is asked, and by whom."""
    if motion.kind == SUMMONS:
        target = motion.target or 0
        called = Who(target) if motion.outcome else f"<@{table.person_at(target)}>"
        return text("motion-summons", person=called, when=when(motion.lapses))
    return text("motion-put", who=Who(motion.author), what=title_of(motion))


def _votes(motion: MotionRow, voice: Voice) -> list[str]:
    lines = []
    for key, agrees in (("motion-agreed", True), ("motion-declined", False)):
        seats = sorted(int(seat) for seat, vote in motion.votes.items() if vote is agrees)
        if seats:
            lines.append(voice.marked(text(key, who=tuple(Who(seat) for seat in seats))))
    return lines


def _presses(table: Table, motion: MotionRow, voice: Voice) -> list[Piece]:
    """Returns the buttons of a motion; a summons has one to say that somebody is there."""
    votes = _answers(table, motion, voice) if KINDS[motion.kind].voted else []
    return [*votes, return_button(table, voice)] if KINDS[motion.kind].aimed else votes


def _answers(table: Table, motion: MotionRow, voice: Voice) -> list[Piece]:
    def made(step: str, style: discord.ButtonStyle) -> Piece:
        press = Press(table.id, 0, step, (str(motion.id),))
        return button(voice.plain(text(f"motion-{step}")), press.encode(), style)

    return [
        made("agree", discord.ButtonStyle.success),
        made("decline", discord.ButtonStyle.danger),
        made("withdraw", discord.ButtonStyle.secondary),
    ]


# -- what one person sees ------------------------------------------------------------------------


def together(
    table: Table, motions: Sequence[MotionRow], seat: Seat, voice: Voice, note: str | None = None
) -> Layout:
    """Returns the private menu of possible motions for the player of a seat. While the table is
    paused, it replaces their panel.

    note: what has just happened.
    """
    items: list[Piece] = [paragraph(_head(table, voice))]
    if note:
        items.append(paragraph(note, 400))
    kinds = _kinds(table, motions, voice)
    if kinds and not motions:
        how = text("motion-how-alone" if table.practice else "motion-how")
        items.append(paragraph(f"-# {voice.marked(how)}"))
    # The panel shows what somebody holds, but not their orders; while the table is paused there is
    # no panel.
    told = table.game.holdings if table.row.still else table.game.orders
    if lines := told(table.view(seat)):
        items.append(paragraph("\n".join(map(voice.marked, lines)), 1_000))
    if table.row.paused:
        why = text("table-paused", why=Text(table.row.paused))
        items.append(paragraph(voice.marked(why), 400))
    if table.row.resumes is not None:
        items.append(paragraph(voice.marked(text("rest-until", when=when(table.row.resumes)))))
    if table.row.sleeps is not None:
        items.append(paragraph(voice.marked(text("sleep-asleep"))))
    if table.row.still:
        items += away_items(table, seat, voice)
    for motion in motions:
        items.append(paragraph(_words(table, motion, voice), 500))
        items += rows(_own_answers(table, motion, seat, voice))
    items += kinds
    items += _ways_on(table, seat, voice)
    return Layout([container(items)])


def _ways_on(table: Table, seat: Seat, voice: Voice) -> list[Piece]:
    """Returns the way back to the panel, a vacation, and what a seat may do apart from playing on,
    leaving last. While the table stands still this page is in place of the panel, and a seat may
    only leave.
    """
    options = options_apart(table, seat)
    if table.row.still:
        return rows([_aside(table, item, voice) for item in options if item.key == LEAVE[0]])
    vacation = button(f"🌴 {voice.plain(text('vacation-title'))}", LoosePress(VACATIONS).encode())
    over = host_buttons(table, table.person_at(seat), voice)
    alone = [_aside(table, item, voice) for item in options if item.menu is None]
    back = [_back(table, voice), vacation, *([] if table.practice else [_mute(table, seat, voice)])]
    return [*_asides(table, options, voice), *rows([*back, *over, *alone])]


def _mute(table: Table, seat: Seat, voice: Voice) -> Piece:
    """Returns the button that mutes the table for a seat, or unmutes it."""
    muted = table.seats[seat].muted
    label = voice.plain(text("mute-again" if muted else "mute-this"))
    args = (AGAIN,) if muted else ()
    return button(f"{'🔔' if muted else '🔕'} {label}", Press(table.id, 0, MUTE, args).encode())


def _asides(table: Table, options: tuple[Option, ...], voice: Voice) -> list[Piece]:
    """Returns the menus that a game names for some of what is apart from playing on."""
    press = Press(table.id, 0, "aside").encode()
    return [
        menu(
            press,
            [entry(item, voice) for item in items],
            voice.plain(text("panel-menu-of", label=label)),
        )
        for label, items in named_menus(options)
    ]


def _aside(table: Table, item: Option, voice: Voice) -> Piece:
    press = Press(table.id, 0, "aside", (item.key,)).encode()
    danger = item.key == LEAVE[0]
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.secondary
    return button(voice.plain(item.label), press, style)


def _own_answers(table: Table, motion: MotionRow, seat: Seat, voice: Voice) -> list[Piece]:
    """Returns somebody's buttons for a motion: its author withdraws it, the others answer."""
    if seat == motion.target:
        return [return_button(table, voice)]
    if not KINDS[motion.kind].voted:
        return []
    agree, decline, withdraw = _answers(table, motion, voice)
    if seat == motion.author:
        return [withdraw]
    voted = motion.votes.get(str(seat))
    agree["disabled"], decline["disabled"] = voted is True, voted is False
    return [agree, decline] if seat in asked(table, KINDS[motion.kind], motion.target) else []


_ALONE = ("undo", "resume")
"""The kinds that make sense where one person plays with computers."""


def _kinds(table: Table, motions: Sequence[MotionRow], voice: Voice) -> list[Piece]:
    open_now = {motion.kind for motion in motions}
    if (table.row.paused or table.row.sleeps is not None) and table.row.resumes is None:
        return []
    resting = table.row.resumes is not None
    entries = [
        option(
            voice.plain(text(f"motion-kind-{key}")),
            key,
            voice.plain(Text(f"motion-kind-{key}.hint")),
        )
        for key in VOTED
        if KINDS[key].resting == resting
        and key not in open_now
        and (not table.practice or key in _ALONE)
    ]
    if not entries:
        return []
    if table.practice:  # nobody is asked, so nothing is voted on
        return rows([_at_once(table, entry["value"], voice) for entry in entries])
    put = Press(table.id, 0, "put").encode()
    return [menu(put, entries, voice.plain(text("motion-which")))]


def _at_once(table: Table, kind: str, voice: Voice) -> Piece:
    label = voice.plain(text(f"motion-kind-{kind}"))
    return button(label, Press(table.id, 0, "put", (kind,)).encode())


def argument_menu(table: Table, kind: str, seat: Seat, voice: Voice) -> Layout:
    """Returns the menu for the argument of a motion to be proposed. seat: the author's."""
    entries = [option(label, value) for label, value in arguments(table, kind, seat, voice)]
    hint = text("motion-choose-how", hint=Text(f"motion-kind-{kind}.hint"))
    head = f"{_head(table, voice)}\n**{voice.marked(text(f'motion-kind-{kind}'))}**"
    items: list[Piece] = [paragraph(f"{head}\n-# {voice.marked(hint)}")]
    if entries:
        put = Press(table.id, 0, "put", (kind,)).encode()
        items.append(menu(put, entries, voice.plain(text(f"motion-ask-{kind}"))))
    else:
        items.append(paragraph(voice.marked(text(f"motion-none-{kind}"))))
    back = Press(table.id, 0, "table").encode()
    items += rows([button(voice.plain(text("panel-back")), back), _back(table, voice)])
    return Layout([container(items)])


def arguments(table: Table, kind: str, seat: Seat | None, voice: Voice) -> list[tuple[str, str]]:
    """Returns labels and values of the possible subjects of a motion of this kind."""
    if kind == "pace":
        paces = [pace for pace in PACES if pace != table.row.pace]
        return [(voice.plain(Text(f"pace-{pace}")), pace) for pace in paces]
    if kind == "pause":
        return [(voice.plain(Text(f"rest-{rest}")), rest) for rest in RESTS]
    if kind == "end":
        return [(voice.plain(Text(f"ending-{how}")), how) for how in ENDINGS]
    there = kind == "replace"
    return [
        _seat_entry(row.place, voice)
        for row in table.seats
        if row.place != seat
        and row.computer is None
        and table.in_game(row.place)
        and (row.away == PRESENT) == there
    ]


def values_of(table: Table, kind: str) -> tuple[str, ...]:
    """Returns all possible values of a motion of this kind, even those that would change nothing
    now.
    """
    known = {"pace": tuple(PACES), "pause": tuple(RESTS), "end": ENDINGS}
    return known.get(kind) or tuple(str(seat + 1) for seat in range(len(table.seats)))


def take_menu(table: Table, voice: Voice) -> Layout:
    """Returns the page that says what taking a seat over means, and asks which seat."""
    items: list[Piece] = [paragraph(_head(table, voice)), paragraph(voice.marked(text("seat-ask")))]
    items += rows([_take_button(table, seat, voice) for seat in open_seats(table)])
    return Layout([container(items)])


def _take_button(table: Table, seat: Seat, voice: Voice) -> Piece:
    label = voice.plain(text("seat-take-this", who=Who(seat)))
    return button(label, Press(table.id, 0, "sit", (str(seat),)).encode())


def seats_to_take(table: Table, voice: Voice) -> list[tuple[str, str]]:
    """Returns labels and values of the open seats."""
    return [_seat_entry(seat, voice) for seat in open_seats(table)]


def _seat_entry(seat: Seat, voice: Voice) -> tuple[str, str]:
    """Returns a seat as people count it, from 1."""
    return voice.plain(text("lobby-seat", who=Who(seat))), str(seat + 1)


def _head(table: Table, voice: Voice) -> str:
    title = table.title
    return f"### {table.linked(voice.marked(title))}"


def _back(table: Table, voice: Voice) -> Piece:
    return button(voice.plain(text("panel-to-my-panel")), Press(table.id, 0, "open").encode())
