"""Fixtures that several tests of `games` need."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from games.registry import all_games
from tests.games.asking import Ask
from tests.games.toy import TOY


@pytest.fixture
def toy_in_registry() -> Iterator[None]:
    """Lets the toy game be found by its key, like the real ones."""
    with patch.dict(all_games(), {TOY.key: TOY}):
        yield


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """Lets a test run commands."""
    return Ask(capsys)
