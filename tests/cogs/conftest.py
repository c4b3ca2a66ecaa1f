"""Fixtures for tests of slash commands: those for panels, and all cogs on request."""

from tests.bot.conftest import (
    _migrated_at_once,
    _no_errors_logged,
    _no_pause_between_new_conversations,
    _unflushed,
    database,
    simcord_bot,
    world,
)
from tests.bot.ui.conftest import few_cogs, odd_game, odd_world

__all__ = [
    "_migrated_at_once",
    "_no_errors_logged",
    "_no_pause_between_new_conversations",
    "_unflushed",
    "database",
    "few_cogs",
    "odd_game",
    "odd_world",
    "simcord_bot",
    "world",
]
