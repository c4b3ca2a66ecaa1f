"""Fixtures for tests of panels: few commands, and the game of odd choices during a test."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentResource

import games.registry
import games.rulebook
from bot.words import LOCALES, bundle
from tests.bot.ui import odd

if TYPE_CHECKING:
    from tests.bot.world import World

COGS = ["cogs.rules", "cogs.slush_fund", "cogs.tables"]
"""The only cogs loaded here, because syncing every game's commands takes longer than a test."""


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)


@pytest.fixture
def odd_game(monkeypatch: pytest.MonkeyPatch, few_cogs: None) -> None:
    """Registers the odd game, its sentences and its rulebook."""
    monkeypatch.setattr(games.rulebook, "folder", _folder)
    for locale in LOCALES:
        words = resources.files("tests.bot.ui.odd").joinpath(f"words.{locale}.ftl")
        bundle(locale).add_resource(FluentResource(words.read_text("utf-8")))
    monkeypatch.setitem(games.registry.all_games(), odd.GAME.key, odd.GAME)
    monkeypatch.setattr("bot.client.extensions", lambda: [*COGS, "tests.bot.ui.odd.cog"])


@pytest.fixture
def odd_world(odd_game: None, world: World) -> World:
    """Returns a world in which the odd game can be played."""
    return world


def _folder(key: str) -> str:
    return "tests.bot.ui.odd" if key == odd.GAME.key else games.registry.folder(key)
