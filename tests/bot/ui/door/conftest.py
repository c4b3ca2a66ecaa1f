"""Only the commands that the door needs."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.play", "cogs.slush_fund", "cogs.slasher", "cogs.tables"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)
