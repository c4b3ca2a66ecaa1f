"""Only the commands that lessons need."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.learn", "cogs.me", "cogs.slush_fund", "cogs.slasher", "cogs.tables"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)
