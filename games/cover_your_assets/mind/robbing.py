"""The gains of challenges, and of answering them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import payments
from games.cover_your_assets.material import cards_key, worth
from games.cover_your_assets.orders import at_stake
from games.cover_your_assets.state import present
from games.cover_your_assets.targets import exposed, target_token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.cover_your_assets.mind.outlook import Outlook
    from games.cover_your_assets.state import Cards
    from games.engine import Seat
    from games.thinking.mind import Rated

FOUGHT = 0.7
"""How often an opponent who could answer is beaten by somebody with more cards for it."""
KEPT = 0.8
"""The part of a set on top that its owner keeps."""


def win_chance(look: Outlook, whom: Seat, kind: int, spare: int) -> float:
    """Returns how likely `whom` gives up first, if this seat can still answer `spare` times."""
    held = look.view.hands[whom]
    none = look.chance_of_none(kind, held)
    if spare <= 0:
        return none
    return none + FOUGHT * (look.chance_of_none(kind, held, spare) - none)


def rate_challenges(look: Outlook) -> Iterator[Rated]:
    """Yields the challenges with the cards that could pay for them."""
    for whom, second, made in exposed(look.view):
        target = target_token(whom, second=second)
        for cards in payments(look.hand, made.kind, 2 if second else 1):
            win = win_chance(look, whom, made.kind, look.fits(made.kind) - len(cards))
            gain = _fight(look, whom, worth(made.cards), cards, win)
            gain += win * look.relief(len(cards))
            yield gain, ("challenge", target, cards_key(cards))


def rate_answers(look: Outlook) -> Iterator[Rated]:
    """Yields the answers to a challenge or a claim, and giving up."""
    contest = present(look.view.contest)
    yield 0.0, ("give-up",)
    rival, prize = contest.other(look.seat), at_stake(look.view)
    for cards in payments(look.hand, contest.kind, contest.demand):
        win = win_chance(look, rival, contest.kind, look.fits(contest.kind) - len(cards))
        yield _fight(look, rival, prize, cards, win), ("answer", cards_key(cards))


def _fight(look: Outlook, whom: Seat, prize: int, cards: Cards, win: float) -> float:
    """Returns the gain of fighting for a prize with these cards, by how likely they win it."""
    stake, harm = worth(cards), look.harm(whom)
    won = KEPT * (prize + stake) + harm * prize
    lost = (look.costs.lost(cards) + harm * stake) / look.temper.risk
    return win * won - (1.0 - win) * lost - look.costs.price(cards)
