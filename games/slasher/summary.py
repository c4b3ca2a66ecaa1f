"""The situation in one sentence, a seat's hidden things, and the progress of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from games.engine import Text, Who, text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.orders import order_line
from games.slasher.prospects import look
from games.slasher.state import Phase

if TYPE_CHECKING:
    from games.slasher.view import View

_PHASES = get_args(Phase)


def headline(view: View) -> Text:
    """Returns the current situation; while Monsters are picked, it is the same for everybody."""
    if view.over:
        winners = tuple([Who(seat) for seat in best(view)])
        return text("slasher-headline-over", who=winners, count=len(winners))
    who = tuple([Who(seat) for seat in view.asked])
    if view.phase == "strike":
        return text(
            "slasher-headline-strike", who=who, monster=names.THE_MONSTERS[view.queue[0][0]]
        )
    return text(f"slasher-headline-{view.phase}", who=who, count=len(who))


def turn(view: View) -> tuple[int, ...]:
    """Returns the round, its phase, and the seat that plays a card or whose Monster strikes."""
    return (view.round, _PHASES.index(view.phase), view.turn)


def progress(view: View) -> float:
    """Returns the best score against the target."""
    return 1.0 if view.over else min(0.99, max(view.scores) / view.target)


def best(view: View) -> list[int]:
    """Returns the seats with the highest score among those still in the game."""
    playing = [seat for seat in range(view.seats) if seat not in view.left]
    most = max(view.scores[seat] for seat in playing)
    return [seat for seat in playing if view.scores[seat] == most]


def holdings(view: View) -> tuple[Text, ...]:
    """Returns a seat's cards, its Monsters and their prey, its secret pick and its order."""
    lines = []
    if view.hand:
        cards = tuple([names.CARD_NAMES[card] for card in view.hand])
        lines.append(text("slasher-holding-cards", cards=cards, count=len(cards)))
    lines.extend([_holding(view, monster) for monster in view.monsters])
    if view.lock is not None:
        picked = names.monsters(view.lock) or (text("slasher-no-monsters"),)
        lines.append(text("slasher-holding-lock", monsters=picked))
    if view.order is not None:
        lines.append(order_line(view.order))
    return tuple(lines)


def _holding(view: View, monster: int) -> Text:
    """Returns one of the seat's Monsters: initiative, prey, and what it could strike now."""
    return text(
        "slasher-holding-monster",
        monster=names.MONSTER_NAMES[monster],
        initiative=MONSTERS[monster].initiative,
        strikes=names.MONSTER_TESTS[monster],
        prospect=look(view, monster).told,
    )
