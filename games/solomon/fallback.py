"""The move made for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.engine import Path
    from games.solomon.view import View


def fallback(view: View) -> Path:
    """Returns the most harmless move: no bribes, no objection, no bid; the turn passes (A5, F1)."""
    match view.phase:
        case "opening":
            return ("bribe", "-")
        case "objections" | "voices":
            return ("no",)
        case "answer":
            return ("give-in",)
        case "demand":
            return ("consent",)
        case "bid" | "reply":
            return ("pass",)
    return ("skip",)
