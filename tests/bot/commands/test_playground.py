"""`bot playground` passes on its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands import main
from bot.loopback import playground

if TYPE_CHECKING:
    import pytest


def test_arguments_reach_the_playground(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(playground, "run", lambda **flags: given.update(flags) or 3)
    typed = ["--users", "6", "--port", "81", "--db", "games.db", "--locale", "fr"]
    assert main(["playground", *typed]) == 3
    assert given == {"users": 6, "port": 81, "database": Path("games.db"), "locale": "fr"}


def test_without_a_database_no_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(playground, "run", lambda **flags: given.update(flags) or 0)
    assert main(["playground"]) == 0
    assert given == {"users": 4, "port": 8080, "database": None, "locale": "en"}
