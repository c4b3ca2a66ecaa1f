"""Loads all commands, because managers see to tables by /server."""

import pytest


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Replaces the fixture for panels, which loads only a few."""
