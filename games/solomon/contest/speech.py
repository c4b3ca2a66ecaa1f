"""The words a seat can say in a contest, for choices and rules alike."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NoReturn, TypeAlias

import msgspec

from games.solomon.contest import forms
from games.solomon.refusals import refuse
from games.solomon.state import MONEY, UNIT, Phase, Side, Switches

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Choice
    from games.solomon.edition import Edition
    from games.solomon.state import Order

Asks: TypeAlias = "Callable[[], Choice] | None"
"""A function that makes the question for a word; None if the word stands alone."""

SpeakerRole: TypeAlias = Literal["mover", "asked", "none"]
"""The role in which a seat speaks.

mover: the mover, or the speaker whose turn it is to bid or to reply. asked: a seat that is asked in
a window and has not answered. none: any other seat.
"""


class SpeechContext(msgspec.Struct, frozen=True):
    """The facts that decide what a seat can say. stake: its own, on the agent that acts."""

    switches: Switches
    phase: Phase
    role: SpeakerRole
    stake: int
    bid: int
    trailing: Side


def offer_words(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    """Returns the words that can be said, in order, each with the question it asks."""
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
    """Returns giving in and defending. Where a first sum was named aloud, less is no defence; where
    a demand came first, it can be refused without money (D16).
    """
    least = 0 if edition.bare_demand else UNIT
    if at.stake < max(least, at.bid):
        return {"give-in": None}
    return {"give-in": None, "defend": partial(forms.amount, edition, "defend", least, at.stake)}


def _bid_word(edition: Edition, at: SpeechContext) -> dict[str, Asks]:
    if at.stake < at.bid + UNIT:
        return {}
    return {"bid": partial(forms.amount, edition, "bid", at.bid + UNIT, at.stake)}


def _hold_word(at: SpeechContext) -> dict[str, Asks]:
    return {"hold": None} if at.stake >= at.bid else {}


def is_short(edition: Edition, at: SpeechContext) -> bool:
    """Whether a small stake leaves the speaker fewer words, which its panel must say (D17)."""
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
    """Raises the reason why `word`, which was not offered, cannot be said; its author
    knows it all.
    """
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
    """Returns the standing orders that can be set on one agent (or on all), as `offer_words` does.

    They do not depend on what was paid on it (D17). own: the current orders.
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
    """Raises the reason why the order `word`, which was not offered, cannot be set."""
    if word == "clear":
        refuse(edition, "D15", "order-none")
    if not one:
        refuse(edition, "D15", "order-one")
    if word == "demand":
        refuse(edition, "D3", "demand")
    refuse(edition, "D3", "object-live")
