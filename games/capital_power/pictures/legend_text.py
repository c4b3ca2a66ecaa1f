"""What each kind of space does, in a few words, by the options of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Text


def does_text(state: State, kind: str) -> Text:
    """Returns what a space of this kind does at this table, in a sentence."""
    return text(
        f"capital-power-does-{kind}",
        arms=int(state.options.arms_resale), colour=state.options.sa_income_colour,
    )  # fmt: skip


def sign_text(state: State, kind: str) -> Text:
    """Returns the same in two or three words and figures, for the legend."""
    return text(f"capital-power-sign-{kind}", arms=int(state.options.arms_resale))
