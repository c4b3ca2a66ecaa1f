"""All commands are there: settings are changed by /me and /server."""

import pytest


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Not a few of them, as for panels."""
