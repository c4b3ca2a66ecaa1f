"""Settings that make every test faster and its games repeatable: bytecode is kept, long tests begin
first, the garbage collector skips what was imported, and shuffles are the same in every run.
"""

from __future__ import annotations

import gc
import itertools
import os
import sys
from typing import TYPE_CHECKING

import pytest

from games.chance import make_seed

if TYPE_CHECKING:
    from pathlib import Path


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes longer than ten seconds, and so begins first")
    if sys.dont_write_bytecode:
        _keep_bytecode(config.rootpath / ".pytest_cache" / "bytecode")


def _keep_bytecode(folder: Path) -> None:
    """Keeps bytecode in a folder if none may be written beside the sources. Otherwise every worker,
    and every bot that a test starts as a process, would compile everything it imports, which takes
    longer than most tests.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts long tests first, because one that began last would leave the other workers with nothing
    to do.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Excludes all modules from garbage collection, because they stay until the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffles the tables of a test in the same way in every run, so that what fails once by the
    luck of a shuffle fails again.
    """
    if (lobby := sys.modules.get("bot.tables.lobbies.lobby")) is not None:
        counted = itertools.count()
        monkeypatch.setattr(lobby, "new_seed", lambda: make_seed(f"tables {next(counted)}"))
