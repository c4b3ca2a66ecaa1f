"""What everybody sees of a night: its card, the call before the hour, the board of the evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from bot.nights.night import liked
from bot.nights.seating import GameSize, table_sizes
from bot.tables.names import marked
from bot.tables.pings.mentions import addressed
from bot.tables.table import table_title
from bot.ui.components import Layout, Piece, container, cut, paragraph, rows
from bot.ui.nights import presses
from bot.ui.nights.presses import BAD, GOOD, MAIN, PLAIN, made
from games.engine import Text, text
from games.registry import all_games, find_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import discord

    from bot.ids import PersonId
    from bot.nights.night import Night
    from bot.store.sql.nights import AnswerRow, NightTableRow
    from bot.ui.sheets import Voice
    from games.engine import Arg

_NAMES = 1_200
"""The most characters of a list of names."""


def moment(at: int) -> str:
    """Returns a moment (unix milliseconds) that Discord shows to each person by their own clock,
    with the day.
    """
    return f"<t:{at // 1000}:F>"


def card(night: Night, voice: Voice) -> Layout:
    """Returns the card of a night, at every time of its life."""
    row = night.row
    items = [paragraph(f"## {voice.marked(text('night-title', when=moment(row.starts)))}")]
    items.append(paragraph(f"{voice.marked(standing(night))}\n{voice.marked(agreed(night))}"))
    if people := _people(night, voice):
        items.append(paragraph(people))
    if night.row.state in ("planned", "gathering") and (coming := len(night.who("yes"))) > 1:
        items.append(paragraph(f"-# {voice.marked(_tables(coming, row.games))}"))
    if not night.is_over:
        if wishes := liked(night.who("yes", "perhaps"), row.games):
            pairs = tuple(text("night-like", game=Text(game), count=n) for game, n in wishes)
            items.append(paragraph(voice.marked(text("night-liked", games=pairs))))
        items += _buttons(night, voice)
    elif night.row.state == "over" and night.tables:
        items += rows([made(presses.RESULTS, night.id, "night-results", voice)])
    return Layout([container(items)])


def _tables(people: int, games: tuple[str, ...]) -> Text:
    """Returns which tables so many people make."""
    sizes = table_sizes(people, [GameSize.of(find_game(game)) for game in games])
    named = tuple(str(size) for size in sizes)
    return text("night-tables", people=people, tables=len(sizes), sizes=named)


def standing(night: Night) -> Text:
    """Returns where a night stands."""
    row = night.row
    if row.state == "planned":
        return text("night-planned", when=when(row.starts), host=night.host_name)
    if row.state == "gathering":
        return text("night-gathering", when=when(row.hour), host=night.host_name)
    return text(f"night-{row.state}")


def agreed(night: Night) -> Text:
    """Returns what is played, how fast, and whether computers fill tables up."""
    row = night.row
    computers = "night-alone" if row.computers is None else f"night-fill-{row.computers}"
    games = tuple(Text(game) for game in row.games)
    some: Arg = games if len(games) < len(all_games()) else text("night-all-games")
    return text(
        "night-agreed", games=some, pace=Text(f"pace-{row.pace}"), computers=Text(computers)
    )


def _people(night: Night, voice: Voice) -> str:
    groups = {
        "night-coming": night.who("yes"),
        "night-perhaps": night.who("perhaps"),
        "night-again": night.who("again"),
    }
    lines = [
        cut(voice.marked(text(key, count=len(people), people=_names(people))), _NAMES)
        for key, people in groups.items()
        if people
    ]
    return "\n".join(lines)


def _names(people: Iterable[AnswerRow]) -> tuple[str, ...]:
    return tuple(marked(one.name) for one in people)


def _buttons(night: Night, voice: Voice) -> list[Piece]:
    if night.row.state == "playing":
        return rows([_come(night, voice), made(presses.HOST, night.id, "night-more", voice)])
    known = {
        "planned": [
            (presses.YES, "night-yes", GOOD),
            (presses.PERHAPS, "night-maybe", PLAIN),
            (presses.NO, "night-no", PLAIN),
        ],
        "gathering": _CALLED,
    }[night.row.state]
    more = [(presses.LIKES, "night-likes", PLAIN), (presses.HOST, "night-more", PLAIN)]
    return [*_row(night, voice, known), *_row(night, voice, more)]


_CALLED: list[tuple[str, str, discord.ButtonStyle]] = [
    (presses.HERE, "night-here", GOOD),
    (presses.LATE, "night-late", PLAIN),
    (presses.NO, "night-not", BAD),
]


def _row(
    night: Night, voice: Voice, buttons: Sequence[tuple[str, str, discord.ButtonStyle]]
) -> list[Piece]:
    return rows([made(step, night.id, key, voice, style) for step, key, style in buttons])


def _come(night: Night, voice: Voice) -> Piece:
    """Returns the button for people who have come late, or want to play again."""
    again = any(table.phase == "over" for table in night.tables)
    key = "night-another" if again else "night-just-come"
    return made(presses.BENCH, night.id, key, voice, MAIN)


# -- the call --------------------------------------------------------------------------------------


def call(night: Night, voice: Voice, here: Sequence[AnswerRow]) -> Layout:
    """Returns the call before the hour. here: who has said that they are there."""
    if night.row.state != "gathering":
        return Layout([paragraph(voice.marked(standing(night)))])
    called = addressed(tuple(one.person for one in night.who("yes")))
    key = "night-call" if called else "night-call-nobody"
    lines = [voice.marked(text(key, people=called, when=when(night.row.hour)))]
    late = [one for one in night.who("yes") if one.here == "late"]
    if here:
        lines.append(voice.marked(text("night-are-here", count=len(here), people=_names(here))))
    if late:
        lines.append(voice.marked(text("night-are-late", count=len(late), people=_names(late))))
    return Layout([paragraph("\n".join(lines)), *_row(night, voice, _CALLED)])


# -- the board -------------------------------------------------------------------------------------


def board(night: Night, voice: Voice) -> Layout:
    """Returns the tables of a night and who waits for one. Who sits at a table that has just been
    opened is mentioned.
    """
    items = [paragraph(f"### {voice.marked(text('night-round', number=night.row.round))}")]
    lines = [_table(night, table, voice) for table in _shown(night)]
    if any(table.phase == "lobby" for table in night.tables if table.round == night.row.round):
        lines.append(voice.marked(text("night-starting")))
    items.append(paragraph("\n".join(lines)))
    if night.is_over:
        items.append(paragraph(voice.marked(standing(night))))
        return Layout([container(items)])
    if night.bench:
        names = _names(night.bench)
        items.append(paragraph(voice.marked(text("night-bench", people=names, count=len(names)))))
    items.append(paragraph(f"-# {voice.marked(text('night-bench-how'))}"))
    items += rows([_come(night, voice), made(presses.HOST, night.id, "night-more", voice)])
    return Layout([container(items)])


def _shown(night: Night) -> list[NightTableRow]:
    """Returns the tables of the newest round, after those of earlier ones that go on."""
    return [t for t in night.tables if t.goes_on or t.round == night.row.round]


def _table(night: Night, table: NightTableRow, voice: Voice) -> str:
    people = seated(night, table)
    title = voice.marked(table_title(table.game, table.table_id))
    place = table.thread or night.row.channel
    linked = f"[{title}](https://discord.com/channels/{night.row.guild}/{place})"
    if not people:
        return voice.marked(text("night-table-over", table=linked))
    return voice.marked(text("night-table", table=linked, people=addressed(people)))


def seated(night: Night, table: NightTableRow) -> tuple[PersonId, ...]:
    """Returns who of a night sits at one of its tables."""
    return tuple(one.person for one in night.people if one.table_id == table.table_id)
