"""Loads all commands, because settings are changed by /me and /server."""

import pytest


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Replaces the fixture for panels, which loads only a few."""
