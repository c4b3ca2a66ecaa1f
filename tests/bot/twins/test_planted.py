"""Leaks of every kind that was ever found, planted in the bot: the twin worlds find each."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from bot.metrics import Metrics
from bot.store.transaction import Transaction
from bot.tables import playing
from bot.tables.notifications import Notice, notices_of_play
from bot.tables.playing import Playing
from bot.ui.custom_ids import Press
from bot.ui.panel import panel
from bot.ui.settings import privacy
from tests.bot.twins import looking
from tests.bot.twins.twins import Plant, differences
from tests.bot.ui.conftest import few_cogs, odd_game

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import PersonId, TableNumber
    from tests.bot.twins.scenes import Scene

__all__ = ["few_cogs", "odd_game"]

COMMANDS = ("me export", "tables panel", "tables list", "tables pause", "tables watch")


async def short(scene: Scene) -> None:
    """Plays answers in secret, a few commands, and the end of the window."""
    assert await scene.play_to_window()
    await scene.answers_in_secret()
    await scene.note()
    for who in scene.eyes:
        await looking.give_every_command(scene, who, COMMANDS.__contains__)
    await scene.answers_late()


def counting_nonce(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("bot.post.sending.nonce", lambda _secret, row: f"{row.id}-{row.made}")


def list_by_last_change(patch: pytest.MonkeyPatch) -> None:
    listed = Transaction.tables_in_guild

    def sorted_by_change(tx: Any, *asked: Any) -> list[Any]:
        return sorted(listed(tx, *asked), key=lambda row: -tx.table(row.id).changed)

    patch.setattr(Transaction, "tables_in_guild", sorted_by_change)


def plies_in_an_export(patch: pytest.MonkeyPatch) -> None:
    packed = privacy.packed
    made: list[int] = []
    write = Playing.write

    def counted(self: Any, tx: Any, steps: Any, *more: Any) -> Any:
        made.append(steps[-1].move.ply)
        return write(self, tx, steps, *more)

    def with_plies(content: bytes, person: PersonId) -> tuple[str, bytes]:
        return packed(content + f"ply {made[-1]}".encode(), person)

    patch.setattr(Playing, "write", counted)
    patch.setattr(privacy, "packed", with_plies)


def line_in_the_log(patch: pytest.MonkeyPatch) -> None:
    move = Playing.move

    async def logged(
        self: Any, number: TableNumber, person: PersonId, *more: Any, **named: Any
    ) -> Any:
        logging.getLogger("bot.planted").info("%s moves at table %s", person, number)
        return await move(self, number, person, *more, **named)

    patch.setattr(Playing, "move", logged)


def version_to_press(patch: pytest.MonkeyPatch) -> None:
    look_menu = panel.look_menu

    def versioned(table: Any, view: Any, voice: Any) -> Any:
        version = sum(table.row.versions)
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(panel, "Press", lambda number, _, step: Press(number, version, step))
            return look_menu(table, view, voice)

    patch.setattr(panel, "look_menu", versioned)


def counting_file_name(patch: pytest.MonkeyPatch) -> None:
    def named(table: Any, _view: Any, name: str, _locale: str) -> str:
        return f"{name}-{table.row.plies}.png"

    patch.setattr("bot.ui.sheets.picture_name", named)


def edit_at_every_move(patch: pytest.MonkeyPatch) -> None:
    told = notices_of_play
    patch.setattr(playing, "notices_of_play", lambda *of: [*told(*of), Notice("turn")])


def count_at_every_move(patch: pytest.MonkeyPatch) -> None:
    moved = Metrics.moved

    def at_once(self: Any, table: TableNumber, seconds: float, **_sealed: bool) -> None:
        moved(self, table, seconds, sealed=False)

    patch.setattr(Metrics, "moved", at_once)


@pytest.mark.parametrize(
    "plant",
    [
        counting_nonce,
        list_by_last_change,
        plies_in_an_export,
        line_in_the_log,
        version_to_press,
        counting_file_name,
        edit_at_every_move,
        count_at_every_move,
    ],
)
async def test_a_planted_leak_is_found(
    odd_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    cogs = ["cogs.tables", "cogs.me", "tests.bot.ui.odd.cog"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)
    assert await differences(tmp_path, "odd", short, plant)


async def test_without_a_leak_nothing_is_found(
    odd_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cogs = ["cogs.tables", "cogs.me", "tests.bot.ui.odd.cog"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)
    assert await differences(tmp_path, "odd", short) == []
