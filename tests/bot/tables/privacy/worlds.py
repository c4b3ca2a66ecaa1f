"""Another world in the database, different in everything that a person at the table cannot know.

Every column of every table is secret unless `shown_to` says whose rows of it a person may see, so a
new column is secret until somebody thinks about it.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from bot.tables.due.reminders import reminder_lane
from bot.tables.notifications import private_lane
from games.registry import find_game
from tests.bot.tables.privacy.footprints import tables_of

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import PersonId


ALL = "1"

_TOGGLED = {
    "dm",
    "dm_closed",
    "tips",
    "doubt",
    "settled",
    "counts",
    "stand_in",
    "lapsed",
    "muted",
    "start_held",
    "full_told",
    "lost",
    "left_out",
    "spends",
}
_INSTEAD = {
    "versions": "'[77, 77, 77]'",
    "channels": "'[55]'",
    "likes": "'[\"else\"]'",
    "state": "'lapsed'",
    "computers": "case computers when 'hard' then 'easy' else 'hard' end",
    "answer": "case answer when 'no' then 'yes' else 'no' end",
    "here": "case here when 'late' then 'here' else 'late' end",
    "questions": "'[77, 77, 77]'",
    "called": "'[77, 77, 77]'",
    "chosen": "'[\"else\"]'",
    "games": "'[\"else\"]'",
    "body": "'{\"else\": 1}'",
    "opening": "'managers'",
    "remind": "case remind when 'off' then 'dm' else 'off' end",
    "ping_turn": "case ping_turn when 'dm' then 'loud' else 'dm' end",
    "ping_decisions": "case ping_decisions when 'dm' then 'loud' else 'dm' end",
    "ping_full": "case ping_full when 'dm' then 'loud' else 'dm' end",
    "kind": "case kind when 'avoid' then 'bar' when 'bar' then 'avoid' else kind || 'else' end",
    "ping_calls": "case ping_calls when 'dm' then 'loud' else 'dm' end",
}
"""Other values for columns that accept only some."""

TOGETHER = {"move.ply", "sitting.plies", "game_table.plies"}
"""Columns that count the same plies, of which more were made in secret."""

APART = {"migration", "sqlite_sequence"}
"""Tables that the database keeps for itself."""


def shown_to(person: PersonId) -> dict[str, str]:
    """Returns, for each column, the rows in which a person may know it, as SQL. This is about games
    under way, because everybody may know everything about a finished game.
    """
    hers = f"person = {person}"
    waiting = (
        f"(lane in ('{private_lane(person)}', '{reminder_lane(person)}')"
        f" or (lane like 'public:%' and body like '%{person}%'))"
    )
    played = (
        f"exists (select 1 from seat s where s.table_id = move.table_id and s.place = move.seat"
        f" and s.person = {person}) or exists (select 1 from sitting o"
        f" where o.table_id = move.table_id and o.place = move.seat and o.person = {person})"
    )
    public = {
        "game_table": "id game options guild channel thread host phase pace opened stand_ins pause"
        " fill fill_to lesson lapsed reopened sleeps ended_by quiet start_with start_at begins"
        " start_held full_told who_sits",
        "player_call": "table_id message says",
        "seat": "table_id place name over asked computer moved_at",
        "motion": "id table_id kind author target votes put outcome",
        "sitting": "table_id place",
        "result": "table_id seat place score",  # there is none before the end
        "draft": "table_id",
        "reminder": "table_id",
        "due": "table_id",
        "left_seat": "table_id",
        "vacation_over": "table_id",
        "watcher": "table_id",
        "put_out": "table_id",
        "seat_wish": "table_id",
        "seat_request": "table_id",
        "invited": "table_id",
        "move": "table_id",
        "night_answer": "night",
    }
    own = {
        "person": (f"id = {person}", "id locale seen dm dm_channel dm_closed quiet_from quiet_to"),
        "seat": (
            hers,
            "person hand ends rest misses away stand_in began summoned seen owes until thinks"
            " hints muted reserve earned spends gave",
        ),
        "move": (played, "seat path at"),
        "draft": (hers, "person path partial"),
        "reminder": (hers, "person step at ends span"),
        "sitting": (hers, "person at"),
        "watcher": (hers, "person looked keen"),
        "put_out": (hers, "person at"),
        "seat_wish": (hers, "person at"),
        "seat_request": (hers, "person name at"),
        "invited": (hers, "person at"),
        "avoid": (hers, "person other kind name at"),
        "beside": (hers, "person table_id other"),
        "night": (
            f"host = {person} or exists (select 1 from night_answer a where a.night = night.id"
            f" and a.person = {person})",
            "id guild channel host starts",
        ),
        "night_answer": (hers, "person name answer likes here bench left_out table_id at"),
        "result": (hers, "person"),
        "tip": (hers, "person tip at"),
        "call_wish": (hers, "guild person games starts ends last_call"),
        "vacation": (hers, "id person first last starts ends settled"),
        "erasure": (hers, "person names begun"),
        "told": (f"person is null or person = {person}", "id table_id person line"),
        "outbox": (waiting, "table_id lane kind body made"),
        "posted": (
            f"lane in ('{private_lane(person)}', '{reminder_lane(person)}')",
            "lane message",
        ),
    }
    shown = {f"{table}.{name}": ALL for table, names in public.items() for name in names.split()}
    for table, (rows, names) in own.items():
        shown |= {f"{table}.{name}": rows for name in names.split()}
    settings = (
        "timezone",
        "remind",
        "ping_turn",
        "ping_decisions",
        "ping_calls",
        "ping_full",
        "tips",
    )
    shown |= {f"person.{name}": f"id = {person}" for name in settings}
    return shown | {"game_table.changed": "phase = 'over'"}


def columns(database: Path) -> set[str]:
    """Returns every column, as ``seat.person``."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            f"{table}.{row['name']}"
            for table in tables_of(connection)
            if table not in APART
            for row in connection.execute(f"pragma table_info({table})").fetchall()
        }


def make_another(database: Path, person: PersonId) -> set[str]:
    """Changes everything that a person cannot know; returns the columns in which there was
    anything.
    """
    changed = set()
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.row_factory = sqlite3.Row
        changed |= _imagine(connection, person)
        shown = shown_to(person)
        # The columns that identify the rows she may see are changed last.
        late = ("person", "lane", "id", "seat", "key", "phase", "body", "kind")
        for name in sorted(columns(database), key=lambda n: (n.split(".")[1] in late, n)):
            table, column = name.split(".")
            if name == "game_table.state" or shown.get(name) == ALL:
                continue
            where = "1" if name in TOGETHER else f"not ({shown.get(name, '0')})"
            kinds = {
                row["name"]: row["type"]
                for row in connection.execute(f"pragma table_info({table})")
            }
            sql = f"update {table} set {column} = {_other(name, kinds[column])} where {where}"
            if connection.execute(sql).rowcount:
                changed.add(name)
    return changed


def _other(name: str, kind: str) -> str:
    """Returns another value for a column, as SQL."""
    column = name.split(".")[1]
    if column in _INSTEAD:
        return _INSTEAD[column]
    if column in _TOGGLED:
        return f"1 - {column}"
    if kind == "BLOB":
        return "randomblob(32)"
    if kind == "TEXT":
        return f"coalesce({column}, '') || 'x' || abs(random())" if column != "at" else column
    # Far above all numbers there are, in the same order, so that no two rows meet.
    return f"coalesce({column} + 2000000, 1000000 + rowid)"


def _imagine(connection: sqlite3.Connection, person: PersonId) -> set[str]:
    """Replaces the state of every game under way by one that a person at it cannot tell apart."""
    rng = random.Random(5)
    changed: set[str] = set()
    sql = (
        "select t.id, t.game, t.state, s.place from game_table t join seat s on s.table_id = t.id"
        " where t.phase = 'playing' and s.person = ?"
    )
    for row in connection.execute(sql, (person,)).fetchall():
        game = find_game(row["game"])
        view = game.view(game.decode(row["state"].encode()), row["place"])
        other = game.encode(game.imagine(view, rng)).decode()
        if msgspec.json.decode(other) != msgspec.json.decode(row["state"]):
            changed.add("game_table.state")
        connection.execute("update game_table set state = ? where id = ?", (other, row["id"]))
    return changed
