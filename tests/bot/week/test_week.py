"""A week of six games between four people who are seldom there together. Nothing is lost, nothing
comes twice, and a bot that is killed every few moves gives the same games.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from games.__main__ import main as games
from games.record import write
from tests.bot.week import proofs
from tests.bot.week.course import Week, spend
from tests.bot.week.same_games import difference
from tests.bot.week.town import town_in

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long

KILLS = 50
"""Least number of times that the bot is killed in the second week."""


def look_at(week: Week) -> None:
    """Checks everything that must hold after a week."""
    proofs.every_game_is_finished_and_replays(week)
    proofs.every_move_is_made_once(week)
    proofs.every_line_is_said_once(week)
    proofs.nothing_private_is_a_message_of_its_own(week)
    proofs.every_reminder_is_sent_once_a_step(week)
    proofs.none_comes_in_quiet_hours(week)
    proofs.nothing_is_enforced_for_time_the_bot_was_down(week)
    proofs.what_was_agreed_was_kept(week)
    assert week.left == ([], 0), "rows are left in the outbox, due and parked"


async def test_a_week_with_the_bot_killed_every_few_moves_gives_the_same_games(
    tmp_path: Path,
) -> None:
    async with town_in(tmp_path / "week") as town:
        week = await spend(town)
    look_at(week)
    for number, record in week.records.items():
        file = tmp_path / f"{number}.txt"
        file.write_text(write(record), "utf-8")
        assert games(["replay", str(file)]) == 0
    async with town_in(tmp_path / "killed", random.Random("killed")) as town:
        killed = await spend(town)
    assert town.killed > KILLS
    look_at(killed)
    differs = difference(week, killed)
    assert not differs, differs
