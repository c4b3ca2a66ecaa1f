"""Fills in forms as somebody would who reads the labels and the previous error message."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from bot.loopback.wire import walk

if TYPE_CHECKING:
    import random

    from bot.loopback.wire import Json

LABEL, MENU = 18, 3

_NUMBER = re.compile(r"\d+(?:[\s,.\u00a0\u202f]\d{3})*")


class Field(msgspec.Struct, frozen=True):
    """One field. filled: its content; numbers: the numbers in its label and description; values:
    the options of its menu.
    """

    key: str
    filled: str = ""
    needed: bool = False
    numbers: tuple[int, ...] = ()
    values: tuple[str, ...] = ()

    @property
    def bounds(self) -> tuple[int, int, int]:
        """The least, the most and the step, as the description gives them."""
        if len(self.numbers) < 2:
            return 0, 0, 1
        least, most, *step = self.numbers
        if step and step[0] >= most:  # the first number may be given though it is out of bounds
            least, most, *step = most, *step
        return least, most, step[0] if step else 1


def numbers_in(words: str) -> tuple[int, ...]:
    """Returns the whole numbers in a text, with or without separators between the digits."""
    return tuple(int(re.sub(r"\D", "", word)) for word in _NUMBER.findall(words))


def fields(modal: Json) -> list[Field]:
    """Returns the fields of a form, from top to bottom."""
    return [
        _field(label)
        for label in walk(modal["components"])
        if label["type"] == LABEL and label.get("component")
    ]


def _field(label: Json) -> Field:
    component = label["component"]
    if component["type"] == MENU:
        options = component["options"]
        chosen = next((o["value"] for o in options if o.get("default")), "")
        values = tuple(option["value"] for option in options)
        return Field(component["custom_id"], chosen, component.get("required", True), (), values)
    return Field(
        component["custom_id"],
        component.get("value") or "",
        component.get("required", True),
        numbers_in(label.get("description") or ""),
    )


def fill(shown: list[Field], complaint: str, rng: random.Random) -> Json:
    """Returns values for a form. complaint: the answer to the previous attempt, "" at first."""
    answers: Json = {}
    amounts = [field for field in shown if not field.values]
    for field in shown:
        if field.values:
            answers[field.key] = [rng.choice(field.values)]
    named = numbers_in(complaint)
    if named:
        return answers | _adding_up(amounts, rng.choice(named), rng)
    return answers | _at_random(amounts, rng, sorts=rng.random() < 0.5)


def _at_random(amounts: list[Field], rng: random.Random, *, sorts: bool) -> dict[str, str]:
    """Returns random amounts; some fields are left as they are, and often they grow, as limits
    must.
    """
    answers = {field.key: field.filled for field in amounts}
    chosen = [field for field in amounts if field.needed or rng.random() < 0.6]
    drawn = [_amount(field, rng) for field in chosen]
    if sorts:
        drawn.sort()
    return answers | {f.key: str(n) for f, n in zip(chosen, drawn, strict=True)}


def _amount(field: Field, rng: random.Random) -> int:
    least, most, step = field.bounds
    return rng.choice(range(least, max(least, most) + 1, step))


def _adding_up(amounts: list[Field], goal: int, rng: random.Random) -> dict[str, str]:
    """Returns amounts that add up to `goal`, as far as the fields' own bounds allow."""
    answers = {field.key: "" for field in amounts}
    left = goal
    for field in rng.sample(amounts, len(amounts)):
        least, most, step = field.bounds
        if left >= least and most > 0:
            amount = min(most, left)
            amount -= (amount - least) % step
            answers[field.key] = str(amount)
            left -= amount
    return answers
