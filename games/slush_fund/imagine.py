"""States that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.slush_fund.material import FALL, FULL_DECKS, LAST_BRIBE, SCANDAL, TIME
from games.slush_fund.recent import find_recent_cards, find_recent_losses
from games.slush_fund.state import Pile, State
from games.slush_fund.targets import can_use, context_of_state

if TYPE_CHECKING:
    import random

    from games.slush_fund.state import Cards
    from games.slush_fund.view import View


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state whose view for ``view.seat`` is `view`, everything else drawn at random.

    Cards that the last play tells of are where it put them. Cards that the seat's own Spies saw are
    still there where that is possible.
    """
    unknown = find_unknown(view)
    piles = _draw_piles(view, unknown, rng)
    deck, gone = _split_rest(view, unknown, rng)
    state = State(
        options=view.options,
        seats=view.seats,
        turn=view.turn,
        active=view.active,
        phase=view.phase,
        deck=deck,
        fund=(),
        hand=view.hand or (),
        taken=(),
        piles=piles,
        scandals=view.scandals,
        time=view.time,
        gone=gone,
        out=view.out,
        sights=view.own_sights,
        log=view.log,
        log_before=view.log_before,
    )
    _share_fund(view, state, rng)
    return state


def find_unknown(view: View) -> Counter[int]:
    """Returns how many of each card are where the seat that looks cannot see them."""
    unknown = Counter(FULL_DECKS[view.options.length])
    unknown.subtract(view.fund)
    unknown.update(view.spent)  # they have left the fund already
    if not view.taken:
        unknown.subtract(view.hand or ())
    for row in view.piles:
        for pile in row:
            if pile.cards is not None:
                unknown.subtract(pile.cards)
            elif pile.top is not None:
                unknown[pile.top] -= 1
    unknown.subtract(view.gone or ())
    unknown[TIME] -= view.time
    unknown[SCANDAL] -= sum(count for count in view.scandals if count < FALL)
    return unknown


# -- piles ---------------------------------------------------------------------------------------


def _draw_piles(view: View, unknown: Counter[int], rng: random.Random) -> list[Pile]:
    """Returns piles with the heights and tops that are seen."""
    upper = _find_upper(view, unknown)
    lower = _find_lower(view, unknown, upper)
    bribes = [card for card in range(LAST_BRIBE + 1) for _ in range(unknown[card])]
    rng.shuffle(bribes)
    piles: list[Pile] = []
    for politician, row in enumerate(view.piles):
        for owner, pile in enumerate(row):
            if pile.cards is not None:
                piles.append(pile.cards)
                continue
            below, above = lower.get((politician, owner), ()), upper[politician, owner]
            hidden = pile.height - len(below) - len(above)
            drawn = tuple(bribes.pop() for _ in range(hidden))
            unknown.subtract(drawn)
            piles.append(below + drawn + above)
    return piles


def _find_upper(view: View, unknown: Counter[int]) -> dict[tuple[int, int], Pile]:
    """Returns the upper cards of piles closed to the seat: of the last play, or the top.

    The covered ones among them are taken out of `unknown`.
    """
    recent = find_recent_cards(view)
    upper: dict[tuple[int, int], Pile] = {}
    for politician, row in enumerate(view.piles):
        for owner, pile in enumerate(row):
            if pile.cards is None:
                top = () if pile.top is None else (pile.top,)
                upper[politician, owner] = tuple(recent.get((politician, owner), ())) or top
                unknown.subtract(upper[politician, owner])
                unknown.update(top)
    return upper


def _find_lower(
    view: View, unknown: Counter[int], upper: dict[tuple[int, int], Pile]
) -> dict[tuple[int, int], Pile]:
    """Returns the bottom cards of piles that the seat's own Spies saw, taken out of `unknown`."""
    lower: dict[tuple[int, int], Pile] = {}
    for sight in reversed(view.own_sights):
        pile = view.piles[sight.politician][sight.owner]
        place = (sight.politician, sight.owner)
        if pile.cards is not None or place in lower:
            continue
        cards = sight.cards[: pile.height - len(upper[place])]
        if all(count <= unknown[card] for card, count in Counter(cards).items()):
            lower[place] = cards
            unknown.subtract(cards)
    return lower


# -- deck, discards and fund ---------------------------------------------------------------------


def _split_rest(view: View, unknown: Counter[int], rng: random.Random) -> tuple[list[int], Cards]:
    """Returns the remaining unknown cards, divided into the deck and the cards out of the game."""
    times = [TIME] * unknown.pop(TIME)
    if view.gone is not None:
        gone = list(view.gone)
        rest = list(unknown.elements())
    else:
        lost = _find_lost(view, unknown)
        unknown.subtract(lost)
        rest = list(unknown.elements())
        rng.shuffle(rest)
        at = view.deck - len(times)
        rest, gone = rest[:at], rest[at:] + lost
    return sorted(rest + times), tuple(sorted(gone))


def _find_lost(view: View, unknown: Counter[int]) -> list[int]:
    """Returns the cards certainly out of the game: scandals of the fallen, and losses just told."""
    fallen = sum(count >= FALL for count in view.scandals)
    lost = Counter([SCANDAL] * FALL * fallen + find_recent_losses(view))
    return list((lost & unknown).elements())


def _share_fund(view: View, state: State, rng: random.Random) -> None:
    """Draws the fund, the cards taken from it, and the hand of the active seat if hidden (S41)."""
    fund = Counter(view.fund)
    if view.taken:
        fund.subtract(view.spent)
        if view.hand is None:
            state.hand = _draw_hand(view, list(fund.elements()), state, rng)
        state.taken = tuple(sorted((*view.spent, *state.hand)))
        fund.subtract(state.hand)
    state.fund = tuple(sorted(fund.elements()))


def _draw_hand(view: View, pool: list[int], state: State, rng: random.Random) -> Cards:
    """Returns cards of the fund, one of them usable, as they would be discarded otherwise (S12)."""
    rng.shuffle(pool)
    if view.phase == "play":
        context = context_of_state(state)
        usable = next((at for at, card in enumerate(pool) if can_use(card, context)), 0)
        if usable >= view.hand_size:
            pool[0], pool[usable] = pool[usable], pool[0]
    return tuple(sorted(pool[: view.hand_size]))
