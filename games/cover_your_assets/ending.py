"""The end of a game: places, and what decided them (C21 to C23, C63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import MILLION, worth
from games.cover_your_assets.names import name_card, name_money
from games.engine import Arg, Result, Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.state import Cards, CardSet, State
    from games.engine import Seat


def _rank(state: State, seat: int) -> tuple[int, int, int]:
    if state.out[seat]:
        return (0, 0, 0)
    by_rounds = state.options.ending == "best-of"
    return (1, state.wins[seat] if by_rounds else 0, state.totals[seat])


def places(state: State) -> Cards:
    """Returns places by seat once the game is over: 1 is first, equal ones are shared.

    Most money counts, or most rounds and then money (C22, C23). Seats that left share the last
    place (C63).
    """
    ranks = [_rank(state, seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def result(state: State) -> Result | None:
    """Returns places, money in thousands of dollars (None: left), and why; None if not over."""
    if not state.over:
        return None
    scores = tuple(
        None if out else total for out, total in zip(state.out, state.totals, strict=True)
    )
    decided = _what_decided(state)
    return Result(
        places(state),
        scores,
        tuple(_why(state)),
        decided=decided,
        anecdote=_anecdote(state, decided),
    )


def _why(state: State) -> list[Text]:
    if state.out.count(False) == 1:
        return [text("cover-your-assets-why-left", who=Who(state.out.index(False)))]
    why = [
        text("cover-your-assets-why-money", who=Who(seat), value=state.totals[seat])
        for seat in range(state.seats)
        if not state.out[seat]
    ]
    ending = state.options.ending
    if ending == "best-of":
        why += [
            text("cover-your-assets-why-wins", who=Who(seat), count=state.wins[seat])
            for seat in range(state.seats)
            if not state.out[seat]
        ]
    inside = [total for total, out in zip(state.totals, state.out, strict=True) if not out]
    if ending == "million" and max(inside) < MILLION:
        why.append(text("cover-your-assets-why-stopped", count=state.round))
    return why


def _what_decided(state: State) -> Text | None:
    """Returns by how much the first is ahead, and which set of the last round alone made it."""
    playing = [seat for seat in range(state.seats) if not state.out[seat]]
    if len(playing) == 1:
        return text("cover-your-assets-why-left", who=Who(playing[0]))
    first, second = sorted(playing, key=lambda seat: _rank(state, seat), reverse=True)[:2]
    if _rank(state, first) == _rank(state, second):
        return None
    facts: dict[str, Arg] = {"who": Who(first), "whom": Who(second)}
    if state.options.ending == "best-of" and state.wins[first] != state.wins[second]:
        return text("cover-your-assets-decided-rounds", count=state.wins[first], **facts)
    lead = state.totals[first] - state.totals[second]
    facts["lead"] = name_money(lead)
    best = max(state.stacks[first], key=lambda made: worth(made.cards), default=None)
    if best is None or worth(best.cards) <= lead:
        return text("cover-your-assets-decided-lead", **facts)
    return text(
        "cover-your-assets-decided-set",
        card=name_card(best.kind),
        value=name_money(worth(best.cards)),
        fattest=int(best is _fattest_set(state)[1]),
        **facts,
    )


def _anecdote(state: State, decided: Text | None) -> Text | None:
    """Returns the most valuable set of the last round, or the tallest stack if what decided the
    game has told of that set; None if nobody has a set.
    """
    seat, made = _fattest_set(state)
    if made is None:
        return None
    if decided is not None and decided.args.get("fattest"):
        tallest = max(range(state.seats), key=lambda seat: len(state.stacks[seat]))
        count = len(state.stacks[tallest])
        return text("cover-your-assets-anecdote-stack", who=Who(tallest), count=count)
    return text(
        "cover-your-assets-anecdote-set",
        who=Who(seat),
        card=name_card(made.kind),
        count=len(made.cards),
        value=name_money(worth(made.cards)),
    )


def _fattest_set(state: State) -> tuple[Seat, CardSet | None]:
    """Returns the most valuable set of the last round and whose it is; None if there is no set."""
    sets = [(seat, made) for seat, stack in enumerate(state.stacks) for made in stack]
    return max(sets, key=lambda found: worth(found[1].cards), default=(0, None))
