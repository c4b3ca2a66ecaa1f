"""Whole games on the local Discord, as steps of `bot check`."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.checks.commands import gather_commands, playable
from bot.checks.steps import CheckError, CheckStep, run_steps, some
from bot.checks.stored import wrong_tables
from bot.loopback.installed import why_not
from bot.store.backup import damage, reading
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    from bot.checks.playing.finished_game import FinishedGame
    from bot.checks.playing.game import PlayedTable
    from bot.checks.playing.stage import Stage
    from bot.checks.steps import Tell

    Ended: TypeAlias = tuple[PlayedTable, FinishedGame]

KILLS = 4
"""Kills of the bot during one game."""


async def play_games(only: str | None, tell: Tell) -> bool:
    """Plays every game that has commands, or only one, and returns whether all went well."""
    if wrong := why_not():
        tell(f"FAIL  games: no game was played. {wrong}")
        return False
    from bot.checks.playing.stage import setting

    keys = [only] if only else playable(await gather_commands())
    with tempfile.TemporaryDirectory() as folder:
        try:
            async with setting(Path(folder)) as stage:
                return await _play_all(stage, keys, Path(folder), tell)
        except CheckError as error:
            tell(f"FAIL  games: {error}")
            return False


async def _play_all(stage: Stage, keys: list[str], folder: Path, tell: Tell) -> bool:
    ended: list[Ended] = []

    def step(key: str) -> CheckStep:
        return CheckStep(f"game {key}", lambda: _play(stage, key, ended))

    all_hold = await run_steps([step(key) for key in keys], tell)
    after = CheckStep("after the games", lambda: _look_again(stage, ended, folder))
    return await run_steps([after], tell) and all_hold


async def _play(stage: Stage, key: str, ended: list[Ended]) -> str:
    """Plays a game at two tables at once, while the bot is killed again and again."""
    from bot.checks.playing.finished_game import compare, fetch_finished_game
    from bot.checks.playing.game import Course, open_table, seat_counts
    from bot.checks.playing.killer import Killer

    await stage.start_bot()
    killer = Killer(stage, _draws(key), KILLS)
    courses = []
    for place, seats in enumerate(seat_counts(key)):
        draws = _draws(f"{key}/{seats}")
        people = stage.people[:seats]
        table = await open_table(stage, killer, key, people, draws, vary=place > 0)
        courses.append(Course(stage, killer, table, draws))
    killing = asyncio.create_task(killer.run())
    try:
        async with asyncio.TaskGroup() as group:
            for course in courses:
                group.create_task(course.run())
    except* CheckError as errors:
        raise CheckError(str(errors.exceptions[0])) from errors
    finally:
        await killer.stop(killing)
    told = []
    for course in courses:
        table = course.table
        finished = await fetch_finished_game(stage, table)
        await compare(stage, table, finished)
        ended.append((table, finished))
        told.append(f"{len(table.players)} players, {len(finished.record.moves)} moves")
    stage.check_log()
    return f"{'; '.join(told)}; killed {killer.kills} times; all as the records say"


def _draws(words: str) -> random.Random:
    """Returns a random generator that follows from these words."""
    return random.Random(words)  # noqa: S311 - which buttons are pressed is no secret


async def _look_again(stage: Stage, ended: list[Ended], folder: Path) -> str:
    """Starts the bot once more normally, after which nothing may be repeated or left over."""
    from bot.checks.playing.finished_game import compare

    await stage.bot.restart()
    await stage.start_bot()
    for table, finished in ended:
        await compare(stage, table, finished)
    stage.check_log()
    await stage.bot.stop()
    with reading(folder / "games.db") as connection:
        tx = Transaction(connection, 0)
        waiting, parked = tx.outbox_size(), len(tx.parked())
        wrong = [*damage(connection), *wrong_tables(connection)]
    if waiting or parked:
        raise CheckError(f"{waiting} deliveries are left over, {parked} could not be made")
    if wrong:
        raise CheckError(some(wrong))
    return f"{len(ended)} games stored as they were played, nothing told twice or left untold"
