"""Names of spaces and agents as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.engine import Text
    from games.solomon.edition import Edition


def name_space(edition: Edition, space: int) -> Text:
    """Returns a space's name."""
    return edition.space_names[space]


def name_agent(edition: Edition, agent: int) -> Text:
    """Returns an agent's name."""
    return edition.agent_names[agent]
