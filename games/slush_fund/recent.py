"""What the last play tells of cards that are covered or gone by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.material import SPY, THIEF, TRANSFER

if TYPE_CHECKING:
    from games.slush_fund.view import View

_USED = {"thief": THIEF, "spy": SPY, "spy-move": SPY, "transfer": TRANSFER}
"""The cards that leave the game by being used, by the kind of line."""


def find_recent_cards(view: View) -> dict[tuple[int, int], list[int]]:
    """By politician and owner, the cards on top of a pile that the lines tell, the top one last."""
    piles: dict[tuple[int, int], list[int]] = {}
    for line in (*view.log_before, *view.log):
        source = (line.politician, line.who)
        if line.what == "bribe":
            piles.setdefault(source, []).extend(line.cards)
        elif line.what == "thief":
            robbed = piles.get((line.politician, line.whom))
            if robbed:
                robbed.pop()
            piles.setdefault(source, []).extend(line.cards)
        elif line.what == "transfer":
            piles[source] = []  # from which depth is not told
            piles.setdefault((line.target, line.who), []).extend(line.cards)
    return piles


def find_recent_losses(view: View) -> list[int]:
    """Cards that left the game in the turns the lines tell of."""
    lost: list[int] = []
    for line in (*view.log_before, *view.log):
        if line.what in _USED:
            lost.append(_USED[line.what])
        elif line.what == "discard" or line.what.startswith("useless"):
            lost.extend(line.cards)
    return lost
