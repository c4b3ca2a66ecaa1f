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
    from games.cover_your_assets.state import Cards, CardSet
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
        plays = list(payments(look.hand, made.kind, 2 if second else 1))
        fits = look.fits(made.kind) if plays else 0
        target = target_token(whom, second=second)
        for cards in plays:
            win = win_chance(look, whom, made.kind, fits - len(cards))
            gain = _rob(look, whom, made, cards, win)
            gain += win * look.relief(len(cards)) - look.costs.price(cards)
            yield gain, ("challenge", target, cards_key(cards))


def _rob(look: Outlook, whom: Seat, made: CardSet, cards: Cards, win: float) -> float:
    """Returns the gain of a challenge for a set, besides the price of the cards."""
    prize, stake, harm = worth(made.cards), worth(cards), look.harm(whom)
    won = KEPT * (prize + stake) + harm * prize
    lost = (look.costs.lost(cards) + harm * stake) / look.temper.risk
    return win * won - (1.0 - win) * lost


def rate_answers(look: Outlook) -> Iterator[Rated]:
    """Yields the answers to a challenge or a claim, and giving up."""
    contest = present(look.view.contest)
    yield 0.0, ("give-up",)
    rival = contest.other(look.seat)
    fits = look.fits(contest.kind)
    prize = at_stake(look.view)
    for cards in payments(look.hand, contest.kind, contest.demand):
        win = win_chance(look, rival, contest.kind, fits - len(cards))
        stake, harm = worth(cards), look.harm(rival)
        won = KEPT * (prize + stake) + harm * prize
        lost = (look.costs.lost(cards) + harm * stake) / look.temper.risk
        gain = win * won - (1.0 - win) * lost - look.costs.price(cards)
        yield gain, ("answer", cards_key(cards))
