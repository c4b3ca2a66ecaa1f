"""The choices of a turn: which pawn, which way, which transfer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import turns
from games.capital_power.choices.cash import purse_text
from games.capital_power.choices.forms import MONEY, amount_field, purse_form
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import free, free_lots
from games.capital_power.foresight.prospects import extremes
from games.capital_power.material import COMPANIES, COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES, PLACES, SPACE_NAMES, SPOTS
from games.capital_power.stops import moving
from games.engine import Amount, Done, Form, Option, Pick, Total, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text


def company_options(companies: list[int]) -> tuple[Option, ...]:
    """Returns options for companies, by name."""
    return tuple(Option(COMPANY_KEYS[n], COMPANY_NAMES[n]) for n in companies)


def _pawns(state: State, companies: list[int], key: str) -> Pick:
    """Returns the choice of a pawn, each with its place.

    Of several that can roll, each has the best and the worst that can come of it as its hint.
    """
    options = tuple(
        Option(
            COMPANY_KEYS[n],
            text(f"capital-power-{key}-at", company=COMPANY_NAMES[n], place=PLACES[state.space[n]]),
            extremes(state, n) if key == "roll" and len(companies) > 1 else None,
        )
        for n in companies
    )
    return Pick(text(f"capital-power-ask-{key}"), options)


def _resting(state: State, seat: Seat) -> list[int]:
    """Returns the pawns that can stay where they are."""
    return [n for n in moving.unmoved(state, seat) if moving.parked(state, n)]


def _bribable(state: State, seat: Seat) -> list[int]:
    """Returns the pawns that can use a bribe."""
    return [n for n in moving.unmoved(state, seat) if moving.can_bribe(state, n)]


def _givers(state: State, seat: Seat) -> list[int]:
    """Returns the companies that have something to send, and another one to send it to."""
    targets = turns.transfer_targets(state, seat)
    return [n for n in turns.transfer_sources(state, seat) if targets != [n]]


_COMPANIES: dict[str, Callable[[State, Seat], list[int]]] = {
    "roll": moving.unmoved,
    "stay": _resting,
    "bribe": _bribable,
    "transfer": _givers,
}
"""The companies that a verb can be about."""


def names_company(state: State, seat: Seat, path: Path) -> bool:
    """Whether a path is a verb and a company it can be about; quicker than the choice, which says
    what may come of each.
    """
    if len(path) != 2 or path[0] not in _COMPANIES or path[1] not in COMPANIES:
        return False
    return COMPANIES[path[1]] in _COMPANIES[path[0]](state, seat)


def _roll(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        return _pawns(state, moving.unmoved(state, seat), "roll")
    company = COMPANY_NAMES[COMPANIES[rest[0]]]
    return Done(text("capital-power-effect-roll", company=company), confirm=False)


def _stay(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        return _pawns(state, _resting(state, seat), "stay")
    company = COMPANY_NAMES[COMPANIES[rest[0]]]
    return Done(text("capital-power-effect-stay", company=company), confirm=False)


def _bribe(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        pawns = _bribable(state, seat)
        options = tuple(Option(COMPANY_KEYS[n], _bribe_label(state, n)) for n in pawns)
        return Pick(text("capital-power-ask-bribe"), options)
    n = COMPANIES[rest[0]]
    if len(rest) == 1:
        ways = [*moving.bribe_colours(state, n)]
        labels = [text(f"capital-power-colour-{colour}") for colour in ways]
        if len(ways) == 1:  # a panel shows this in place of the options before it
            spot = SPACE_NAMES[moving.bribe_target(state, n)]
            labels = [text("capital-power-do-bribe-only", spot=spot)]
        return Pick(text("capital-power-ask-colour"), tuple(map(Option, ways, labels)))
    spot = SPOTS[moving.bribe_target(state, n)]
    effect = text("capital-power-effect-bribe", company=COMPANY_NAMES[n], spot=spot)
    return Done(effect, confirm=False)


def _bribe_label(state: State, company: int) -> Text:
    spot = SPACE_NAMES[moving.bribe_target(state, company)]
    return text("capital-power-bribe-to", company=COMPANY_NAMES[company], spot=spot)


def _transfer(state: State, seat: Seat, rest: Path) -> Choice:
    targets = turns.transfer_targets(state, seat)
    if not rest:
        return Pick(
            text("capital-power-ask-source"), _sources(state, _givers(state, seat), targets)
        )
    source = COMPANIES[rest[0]]
    if len(rest) == 1:
        able = [n for n in targets if n != source]
        return Pick(text("capital-power-ask-target"), _ways_to_send(state, source, able))
    if len(rest) == 2:
        return transfer_form(state, source)
    names = {"source": COMPANY_NAMES[source], "target": COMPANY_NAMES[COMPANIES[rest[1]]]}
    return Done(text("capital-power-effect-transfer", **names), confirm=False)


def _sources(state: State, sources: list[int], targets: list[int]) -> tuple[Option, ...]:
    """Returns options for the companies that send; where each can send to one only, also that."""
    options = []
    for n in sources:
        able = [target for target in targets if target != n]
        if len(able) == 1:
            label = _ways_to_send(state, n, able)[0].label
        else:
            label = text("capital-power-from", source=COMPANY_NAMES[n])
        options.append(Option(COMPANY_KEYS[n], label, purse_text(state, n), spread=True))
    return tuple(options)


def _ways_to_send(state: State, source: int, targets: list[int]) -> tuple[Option, ...]:
    """Returns options for the companies that receive, with what the source can send."""
    names = {"source": COMPANY_NAMES[source]}
    sends = purse_text(state, source)
    return tuple(
        Option(
            COMPANY_KEYS[n], text("capital-power-from-to", target=COMPANY_NAMES[n], **names), sends
        )
        for n in targets
    )


def transfer_form(state: State, source: int) -> Form:
    """Returns the form for what a company sends to another one."""
    purse = free(state, source)
    form = purse_form(text("capital-power-ask-transfer"), purse, 1, purse.total)
    lots = free_lots(state, source) if turns.lots_may_move(state) else 0
    fields = (*form.fields, amount_field("lots", lots)) if lots else form.fields
    return Form(form.ask, fields, Total(1, purse.total + lots))


def _declare(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        hiding = [n for n in group(state, seat) if free(state, n).hidden]
        return Pick(text("capital-power-ask-declare"), company_options(hiding))
    n = COMPANIES[rest[0]]
    if len(rest) == 1:
        return Amount(text("capital-power-ask-amount"), 1, free(state, n).hidden, unit=MONEY)
    return Done(text("capital-power-effect-declare", company=COMPANY_NAMES[n]), confirm=False)


NEXT: dict[str, Callable[[State, Seat, Path], Choice]] = {
    "roll": _roll,
    "stay": _stay,
    "bribe": _bribe,
    "transfer": _transfer,
    "declare": _declare,
}
