"""The gains of claims to neutral cards (two and three players)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import kind_of
from games.cover_your_assets.material import card_key, is_action, worth
from games.cover_your_assets.mind.robbing import win_chance
from games.cover_your_assets.moves import piles_token
from games.cover_your_assets.piles.neutral import rival
from games.cover_your_assets.state import present
from games.cover_your_assets.targets import claimable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.cover_your_assets.mind.outlook import Outlook
    from games.cover_your_assets.state import Cards
    from games.thinking.mind import Rated

FREED = 0.2
"""The part of neutral cards' value that it is worth to draw them out of the others' reach."""
DARING = 0.6
"""How often somebody who could contest a claim does."""


def rate_claims(look: Outlook) -> Iterator[Rated]:
    """Yields the claims that each card of the hand can make."""
    view = look.view
    if not view.neutral:
        return
    for card in sorted(set(look.hand)):
        if not is_action(card):
            for piles in claimable(view, card):
                yield _claim(look, card, piles), ("claim", card_key(card), piles_token(piles))


def _claim(look: Outlook, card: int, piles: tuple[int, ...]) -> float:
    view = look.view
    taken: Cards = tuple([view.tops[pile] for pile in piles])
    made = (card, *taken)
    kind = present(kind_of(made))
    value, guards = worth(made), look.fits(kind) - 1
    whom = rival(view.seats, look.seat, piles[0])
    lose = 0.0
    if view.stacks[whom]:
        lose = DARING * (1.0 - win_chance(look, whom, kind, guards))
    won = look.laid(kind, value, guards) + look.relief() + FREED * worth(taken)
    lost = look.costs.lost((card,)) + look.harm(whom) * value
    return (1.0 - lose) * won - lose * lost / look.temper.risk - look.costs.price((card,))
