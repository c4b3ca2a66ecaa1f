"""The end of a game: who won which politician, the points, the places (S31 to S38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from games.engine import Arg, Result, Seat, Text, Who, text
from games.slush_fund.material import FALL, LAST_MONEY, LAST_TIME, VALUE, VP, WORTH
from games.slush_fund.names import name_politician, title_politician

if TYPE_CHECKING:
    from games.slush_fund.state import State

Seats: TypeAlias = tuple[Seat, ...]

Cause: TypeAlias = Literal["time", "last", "fallen", "deck"]
"""The cause of the end: last Time card, one seat left (S38), all fallen (S26), no cards (S9)."""

Verdict: TypeAlias = Literal["money", "notes", "shared", "nobody", "fallen"]
"""The way a politician was won: by the sum, then the number of money cards, then shared (S32)."""


class Verdicts(msgspec.Struct, frozen=True):
    """One politician at the end. The tuples are by seat.

    money: sums in thousands. notes: numbers of money cards. vps: numbers of VP cards. points: VP
    this politician brings.
    """

    politician: int
    verdict: Verdict
    winners: Seats
    scandals: int
    money: tuple[int, ...]
    notes: tuple[int, ...]
    vps: tuple[int, ...]
    points: tuple[int, ...]


class TieStep(msgspec.Struct, frozen=True):
    """A step of the tie-break (S35).

    tied: the tied seats. won: those of them that won this politician. left: the seats still tied
    after it.
    """

    politician: int
    tied: Seats
    won: Seats
    left: Seats


class Ending(msgspec.Struct, frozen=True):
    """The end of a game.

    totals: VP by seat, even of those that left. places: by seat. winners: the seats that share the
    first place. ties: the steps that decided between equal VP there.
    """

    cause: Cause
    politicians: tuple[Verdicts, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: Seats
    ties: tuple[TieStep, ...]


def decide_politician(politician: int, scandals: int, piles: list[tuple[int, ...]]) -> Verdicts:
    """Returns who won a politician: most money, then most money cards, then shared (S31 to S34)."""
    money = tuple(sum(VALUE[card] for card in pile) for pile in piles)
    notes = tuple(sum(card <= LAST_MONEY for card in pile) for pile in piles)
    vps = tuple(pile.count(VP) for pile in piles)
    verdict, winners = _find_winners(scandals, money, notes)
    points = tuple(
        WORTH - scandals + vps[seat] if seat in winners else 0 for seat in range(len(piles))
    )
    return Verdicts(politician, verdict, winners, scandals, money, notes, vps, points)


def _find_winners(
    scandals: int, money: tuple[int, ...], notes: tuple[int, ...]
) -> tuple[Verdict, Seats]:
    if scandals >= FALL:
        return "fallen", ()
    most = max(money)
    if not most:
        return "nobody", ()
    richest = tuple(seat for seat, total in enumerate(money) if total == most)
    if len(richest) == 1:
        return "money", richest
    many = max(notes[seat] for seat in richest)
    winners = tuple(seat for seat in richest if notes[seat] == many)
    return ("notes" if len(winners) == 1 else "shared"), winners


def break_tie(tied: Seats, politicians: tuple[Verdicts, ...]) -> tuple[Seats, tuple[TieStep, ...]]:
    """Returns the first of seats with equal VP, and the steps that show it (S35 to S37)."""
    steps: list[TieStep] = []
    for verdicts in politicians:
        if len(tied) == 1:
            break
        if verdicts.verdict == "fallen":
            continue
        won = tuple(seat for seat in tied if seat in verdicts.winners)
        left = won or tied
        steps.append(TieStep(verdicts.politician, tied, won, left))
        tied = left
    return tied, tuple(steps)


def make_ending(state: State) -> Ending:
    """Returns the final count of a game that is over. Seats that left cannot win it (S38)."""
    seats = state.seats
    politicians = tuple(
        decide_politician(number, scandals, state.piles[number * seats : number * seats + seats])
        for number, scandals in enumerate(state.scandals)
    )
    totals = tuple(sum(v.points[seat] for v in politicians) for seat in range(seats))
    staying = [seat for seat in range(seats) if not state.out[seat]]
    places = [len(staying) + 1] * seats
    ties: tuple[TieStep, ...] = ()
    winners: Seats = ()
    place = 1
    while staying:
        most = max(totals[seat] for seat in staying)
        tied = tuple(seat for seat in staying if totals[seat] == most)
        first, steps = break_tie(tied, politicians)
        if place == 1:
            winners, ties = first, steps
        for seat in first:
            places[seat] = place
        place += len(first)
        staying = [seat for seat in staying if seat not in first]
    return Ending(_find_cause(state), politicians, totals, tuple(places), winners, ties)


def _find_cause(state: State) -> Cause:
    if state.out.count(False) == 1:
        return "last"
    if all(scandals >= FALL for scandals in state.scandals):
        return "fallen"
    return "time" if state.time >= LAST_TIME else "deck"


def result(state: State) -> Result | None:
    """Returns the places, the points and what decided them; None while the game goes on."""
    if state.phase != "over":
        return None
    ending = make_ending(state)
    scores = tuple(
        None if out else total for out, total in zip(state.out, ending.totals, strict=True)
    )
    return Result(
        ending.places,
        scores,
        explain(ending, state.out),
        decided=what_decided(ending),
        anecdote=worst_bargain(ending),
    )


# -- in words ------------------------------------------------------------------------------------


def explain(ending: Ending, out: tuple[bool, ...]) -> tuple[Text, ...]:
    """Returns the end in sentences: cause, politicians, totals, tie-break, winner."""
    staying = [seat for seat, left in enumerate(out) if not left]
    totals = [
        text("slush-fund-why-total", who=Who(seat), points=ending.totals[seat]) for seat in staying
    ]
    return (
        text(f"slush-fund-why-{ending.cause}", **_last_one(ending)),
        *(explain_politician(verdicts) for verdicts in ending.politicians),
        *totals,
        *(explain_tie(step) for step in ending.ties),
        explain_winners(ending),
    )


def _last_one(ending: Ending) -> dict[str, Who]:
    return {"who": Who(ending.winners[0])} if ending.cause == "last" else {}


def _people(seats: Seats) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in seats)


def explain_politician(verdicts: Verdicts) -> Text:
    """Returns who won one politician, with how much, and the points it brings."""
    key = f"slush-fund-why-politician-{verdicts.verdict}"
    name = title_politician(verdicts.politician)
    if not verdicts.winners:
        return text(key, politician=name)
    first = verdicts.winners[0]
    points = tuple(
        text(
            "slush-fund-why-points",
            who=Who(seat),
            points=verdicts.points[seat],
            scandals=verdicts.scandals,
            vps=verdicts.vps[seat],
            worth=WORTH,
        )
        for seat in verdicts.winners
    )
    return text(
        key,
        politician=name,
        winners=_people(verdicts.winners),
        money=verdicts.money[first],
        notes=verdicts.notes[first],
        points=points,
    )


def what_decided(ending: Ending) -> Text | None:
    """Returns the tie-break, or the closest win of a winner; None if they won no politician."""
    if ending.cause == "last":
        return text("slush-fund-decided-last", who=Who(ending.winners[0]))
    if ending.ties:
        name = name_politician(ending.ties[-1].politician)
        first = ending.winners[0]
        facts: dict[str, Arg] = {"who": Who(first), "points": ending.totals[first]}
        key = "tie" if len(ending.winners) == 1 else "shared"
        return text(f"slush-fund-decided-{key}", politician=name, **facts)
    closest = min(
        (
            (lead, verdicts)
            for verdicts in ending.politicians
            if (lead := _lead(verdicts, ending.winners)) is not None
        ),
        key=lambda found: found[0],
        default=None,
    )
    return None if closest is None else _tell_lead(closest[1])


def _lead(verdicts: Verdicts, winners: Seats) -> tuple[int, int] | None:
    """Returns by how much money, and then points, a winner of the game won a politician alone."""
    if len(verdicts.winners) != 1 or verdicts.winners[0] not in winners:
        return None
    first, second = sorted(verdicts.money, reverse=True)[:2]
    return first - second, -verdicts.points[verdicts.winners[0]]


def _tell_lead(verdicts: Verdicts) -> Text:
    winner = verdicts.winners[0]
    others = [seat for seat in range(len(verdicts.money)) if seat != winner]
    second = max(others, key=lambda seat: (verdicts.money[seat], verdicts.notes[seat]))
    key = "alone" if not verdicts.money[second] else "money"
    if verdicts.verdict == "notes":
        key = "notes"
    return text(
        f"slush-fund-decided-{key}",
        who=Who(winner),
        whom=Who(second),
        politician=name_politician(verdicts.politician),
        points=verdicts.points[winner],
        money=verdicts.money[winner],
        less=verdicts.money[second],
    )


def worst_bargain(ending: Ending) -> Text | None:
    """Returns the most money that bought nothing, on a fallen politician or beaten by more."""
    wasted = [
        (money, verdicts, seat)
        for verdicts in ending.politicians
        for seat, money in enumerate(verdicts.money)
        if money and seat not in verdicts.winners
    ]
    if not wasted:
        return None
    money, verdicts, seat = max(wasted, key=lambda found: found[0])
    key = "fallen" if verdicts.verdict == "fallen" else "beaten"
    name = name_politician(verdicts.politician)
    return text(f"slush-fund-anecdote-{key}", who=Who(seat), politician=name, money=money)


def explain_tie(step: TieStep) -> Text:
    """Returns what one politician decided between seats with equal VP."""
    name = name_politician(step.politician)
    tied = _people(step.tied)
    if not step.won:
        return text("slush-fund-why-tie-none", politician=name, tied=tied)
    if len(step.won) == 1:
        return text("slush-fund-why-tie-one", politician=name, tied=tied, who=Who(step.won[0]))
    return text("slush-fund-why-tie-some", politician=name, tied=tied, won=_people(step.won))


def explain_winners(ending: Ending) -> Text:
    """Returns who won the game, alone or together."""
    if len(ending.winners) == 1:
        return text("slush-fund-why-winner", who=Who(ending.winners[0]))
    return text("slush-fund-why-winners", winners=_people(ending.winners))
