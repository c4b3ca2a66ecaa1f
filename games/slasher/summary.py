"""The situation in one sentence, a seat's hidden things, and the progress of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from games.engine import Text, Who, clockwise, text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.orders import order_line
from games.slasher.prospects import look
from games.slasher.state import Phase

if TYPE_CHECKING:
    from games.engine import Seat
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
    """Returns the round, its phase, and in set-up the seat that plays a card; all strikes of a
    round are one turn.
    """
    seat = view.turn if view.phase == "set-up" else -1
    return (view.round, _PHASES.index(view.phase), seat)


def chapter(view: View) -> tuple[int, ...]:
    """Returns the round, and whether it has come to the Monsters: a card is too little for a
    message of its own.
    """
    return (view.round, int(view.phase in ("monsters", "strike")))


def upcoming(view: View) -> tuple[Seat, ...]:
    """Returns the seats that play a card next in set-up: clockwise, without those who hold their
    last one (L28). At other times nobody can know.
    """
    if view.phase != "set-up":
        return ()
    return tuple(
        seat
        for seat in clockwise(view.turn, view.seats)
        if seat == view.turn or (seat not in view.left and view.hand_sizes[seat] > 1)
    )


def standing(view: View) -> Text | None:
    """Returns the seat's points, its lead or what it lacks, and the target; None for others."""
    if view.seat is None or view.over or not view.playing(view.seat):
        return None
    mine = view.scores[view.seat]
    if not any(view.scores):
        return text("slasher-standing-none", target=view.target)
    others = {s: view.scores[s] for s in range(view.seats) if s not in view.left and s != view.seat}
    first = max(others, key=lambda seat: others[seat])
    level = tuple(Who(seat) for seat, points in others.items() if points == mine)
    key = "leads" if mine > others[first] else "level" if mine == others[first] else "behind"
    return text(
        f"slasher-standing-{key}",
        points=mine,
        most=others[first],
        who=level if key == "level" else Who(first),
        target=view.target,
    )


def open_scores(view: View) -> tuple[int | None, ...]:
    """Returns the points, which are open (L29)."""
    return tuple(None if seat in view.left else points for seat, points in enumerate(view.scores))


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
    return (*lines, *orders(view))


def orders(view: View) -> tuple[Text, ...]:
    """Returns a seat's standing order, if it has one."""
    return () if view.order is None else (order_line(view.order),)


def _holding(view: View, monster: int) -> Text:
    """Returns one of the seat's Monsters: initiative, prey, and what it could strike now."""
    return text(
        "slasher-holding-monster",
        monster=names.MONSTER_NAMES[monster],
        initiative=MONSTERS[monster].initiative,
        strikes=names.MONSTER_TESTS[monster],
        prospect=look(view, monster).told,
    )
