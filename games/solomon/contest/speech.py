"""What a seat may say in a contest: one answer for choices and rules alike."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NoReturn, TypeAlias

import msgspec

from games.solomon import forms
from games.solomon.refusals import refuse
from games.solomon.state import MONEY, UNIT, Phase, Side, Switches

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Choice
    from games.solomon.edition import Edition
    from games.solomon.state import Order

Asks: TypeAlias = "Callable[[], Choice] | None"
"""Makes what a word asks for; None if the word stands alone."""

SpeakerRole: TypeAlias = Literal["mover", "asked", "none"]
"""Whose words these are: the mover's (or the speaker's whose turn it is to bid or to reply), those
of a seat that is asked in a window and has not answered, or nobody's.
"""


class SpeechContext(msgspec.Struct, frozen=True):
    """What a speaker stands on. stake: its own, on the agent that acts."""

    switches: Switches
    phase: Phase
    role: SpeakerRole
    stake: int
    bid: int
    trailing: Side


def offer_words(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    """The words that may be said, in order, each with what it asks for."""
    if at.role == "none":
        return {}
    if at.role == "asked":
        return _words_of_asked(edition, at)
    if at.phase in ("objections", "answer"):
        return _words_of_defence(edition, at) if at.switches.sealed else {}
    if at.phase == "demand":
        return {"consent": None, "refuse": None}
    if at.phase == "bid":
        return {**_bid_word(edition, at), "pass": None}
    if at.phase == "reply":
        return {**_hold_word(at), "pass": None}
    return {}


def _words_of_defence(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    return {"give-in": None, "defend": partial(forms.amount, edition, "defend", 0, at.stake)}


def _bid_word(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    if at.stake < at.bid + UNIT:
        return {}
    return {"bid": partial(forms.amount, edition, "bid", at.bid + UNIT, at.stake)}


def _hold_word(at: SpeechContext) -> dict[str, Asks]:
    return {"hold": None} if at.stake >= at.bid else {}


def is_short(edition: Edition, at: SpeechContext) -> bool:
    """Whether words are missing from `offer_words` because the speaker's stake is too small for
    them; its panel must say so (D17).
    """
    return offer_words(edition, at).keys() != _words_of_the_rich(edition, at).keys()


def _words_of_the_rich(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    return offer_words(edition, msgspec.structs.replace(at, stake=MONEY))


def _words_of_asked(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    words: dict[str, Asks] = {"no": None}
    if at.phase == "voices":
        return words | (_hold_word(at) if at.trailing == "for" else _bid_word(edition, at))
    if edition.bare_demand:
        words["demand"] = None
    if at.stake >= UNIT:
        if at.switches.sealed:
            words["object"] = partial(forms.object_form, edition, at.stake)
            if at.switches.open:
                words["support"] = partial(forms.amount, edition, "support", UNIT, at.stake)
        elif not edition.bare_demand:
            words["object"] = partial(forms.amount, edition, "object", UNIT, at.stake)
    return words


def refuse_word(edition: Edition, at: SpeechContext, word: str) -> NoReturn:
    """Why `word`, which is not offered, may not be said; its author knows all of it."""
    if word in _words_of_the_rich(edition, at):
        if at.bid:
            refuse(edition, "D4", "above-stake", stake=at.stake, bid=at.bid)
        refuse(edition, "D3", "no-stake")
    if at.role == "asked" and at.phase == "objections":
        if word == "demand":
            refuse(edition, "D3", "demand")
        if word == "support":
            refuse(edition, "D7", "support-live" if at.switches.open else "support")
        if word == "object":
            refuse(edition, "D3", "object-live")
    refuse(edition, "contest", "word-now")


def offer_orders(
    edition: Edition, switches: Switches, own: list[Order | None], *, one: bool
) -> dict[str, Asks]:
    """The standing orders that may be set on one agent (or on all), as `offer_words` does,
    whatever was paid on it (D17). own: those that stand now.
    """
    words: dict[str, Asks] = {"quiet": None}
    sealed = switches.sealed
    if one and edition.bare_demand:
        words["demand"] = partial(forms.order_form, edition, "demand", sealed=sealed)
    if one and (sealed or not edition.bare_demand):
        words["object"] = partial(forms.order_form, edition, "object", sealed=sealed)
    if any(own):
        words["clear"] = None
    return words


def refuse_order(edition: Edition, word: str, *, one: bool) -> NoReturn:
    """Why the order `word`, which is not offered, may not be set."""
    if word == "clear":
        refuse(edition, "D15", "order-none")
    if not one:
        refuse(edition, "D15", "order-one")
    if word == "demand":
        refuse(edition, "D3", "demand")
    refuse(edition, "D3", "object-live")
