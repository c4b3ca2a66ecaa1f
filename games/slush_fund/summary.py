"""The situation in one sentence, a seat's hidden things, and the progress of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Text, Who, clockwise, text
from games.slush_fund.ending import decide_politician
from games.slush_fund.material import FALL, LAST_TIME, POLITICIANS, VALUE, VP
from games.slush_fund.names import name_cards, name_politician, title_politician

if TYPE_CHECKING:
    from games.engine import Seat
    from games.slush_fund.state import Pile, Sight
    from games.slush_fund.view import View


def headline(view: View) -> Text:
    """Returns the current situation in one sentence."""
    if view.ending is not None:
        winners = tuple(Who(seat) for seat in view.ending.winners)
        return text("slush-fund-headline-over", winners=winners, count=len(winners))
    return text(f"slush-fund-headline-{view.phase}", who=Who(view.active), count=view.hand_size)


def bribe_line(view: View, politician: int) -> Text:
    """Returns a seat's own pile on a politician, from the bottom, with its total (S15)."""
    pile = view.piles[politician][view.seat or 0]
    cards = pile.cards or ()
    name = title_politician(politician)
    if not cards:
        return text("slush-fund-own-none", politician=name)
    total = sum(VALUE[card] for card in cards)
    facts: dict[str, Arg] = {"politician": name, "cards": name_cards(cards), "total": total}
    key = "slush-fund-own-lost" if view.scandals[politician] >= FALL else "slush-fund-own-pile"
    return text(key, count=len(cards), **facts)


def sight_line(sight: Sight) -> Text:
    """Returns what the seat's own Spy saw, as it was then (S22)."""
    return text(
        "slush-fund-own-sight",
        turn=sight.turn,
        whom=Who(sight.owner),
        politician=name_politician(sight.politician),
        cards=name_cards(sight.cards),
    )


def own_hand_line(view: View) -> Text:
    """Returns the cards the seat chooses from: just revealed, or still to be played."""
    key = "slush-fund-own-revealed" if view.phase == "stash" else "slush-fund-own-hand"
    return text(key, cards=name_cards(view.hand or ()))


def holdings(view: View) -> tuple[Text, ...]:
    """Returns a seat's hidden things: piles, the hand taken from the fund, what its Spies saw."""
    if view.seat is None:
        return ()
    lines = [
        bribe_line(view, politician)
        for politician in range(len(POLITICIANS))
        if view.piles[politician][view.seat].height
    ]
    if view.to_act and view.hand:
        lines.append(own_hand_line(view))
    return (*lines, *(sight_line(sight) for sight in view.own_sights))


def turn(view: View) -> tuple[int, ...]:
    """Returns the number of the turn."""
    return (view.turn,)


def upcoming(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the game, clockwise from the active one."""
    if view.over:
        return ()
    return tuple(seat for seat in clockwise(view.active, view.seats) if not view.out[seat])


def live_piles(view: View) -> list[Pile]:
    """Returns the seat's piles on politicians still standing."""
    piles = [row[view.seat or 0].cards or () for row in view.piles]
    return [
        pile
        for pile, scandals in zip(piles, view.scandals, strict=True)
        if pile and scandals < FALL
    ]


def live_sums(view: View) -> list[int]:
    """Returns the money in each of these piles, in thousands."""
    return [sum(VALUE[card] for card in pile) for pile in live_piles(view)]


def standing(view: View) -> Text | None:
    """Returns the seat's money and VP cards on live politicians (S15); None once it is out."""
    if view.seat is None or view.over or view.out[view.seat]:
        return None
    piles, left = live_piles(view), LAST_TIME - view.time
    total, vps = sum(live_sums(view)), sum(pile.count(VP) for pile in piles)
    bribes = [text("slush-fund-standing-money", total=total)] if total else []
    if vps:
        bribes.append(text("slush-fund-standing-vps", count=vps))
    return text("slush-fund-standing", bribes=tuple(bribes), count=len(piles), left=left)


def open_scores(view: View) -> tuple[int | None, ...]:
    """Returns the points as they would be counted now, if every pile lies open; empty if not
    (S39).
    """
    if view.options.memory != "open":
        return ()
    points = [0] * view.seats
    for politician, (row, scandals) in enumerate(zip(view.piles, view.scandals, strict=True)):
        piles = [pile.cards or () for pile in row]
        for seat, won in enumerate(decide_politician(politician, scandals, piles).points):
            points[seat] += won
    return tuple(None if out else total for out, total in zip(view.out, points, strict=True))


def progress(view: View) -> float:
    """Returns the Time cards shown, of those that end the game."""
    return 1.0 if view.over else view.time / LAST_TIME
