"""Standing orders: answers set in advance, given automatically when a window opens."""

from __future__ import annotations

from games.solomon.state import NO, UNIT, Answer, Order


def make_order(word: str, answers: dict[str, str]) -> Order | None:
    """Returns the order that these answers to its form mean, None for `clear`."""
    if word == "clear":
        return None
    if word == "quiet":
        return Order(NO)
    scope = answers.get("scope", "any")
    if word == "demand":
        return Order(Answer("demand"), scope)  # type: ignore[arg-type] # checked by the form
    opening = int(answers.get("opening", UNIT))
    limit = int(answers.get("maximum", max(UNIT, opening)))
    return Order(Answer("object", opening, limit), scope)  # type: ignore[arg-type] # likewise
