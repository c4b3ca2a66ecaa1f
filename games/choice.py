"""What may come next in a move: the kinds of choices a game offers.

From them come the buttons, the menus, the forms, what is offered while somebody types, and the
moves of computer players and tests (`games.choosing`).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.sentences import Text  # noqa: TC001 - msgspec reads field types


class Option(msgspec.Struct, frozen=True):
    """One thing to pick: its token, what a button says (80 characters), and a line more.

    spread: where there is room, what comes after it may be shown in its place, which saves a
    press: among the other options if it is short, else as a menu of its own under this label. Its
    next options must then say by themselves what they do.
    aside: not part of playing on now (standing orders, leaving the game), so a panel keeps it
    under "Table …".
    """

    key: str
    label: Text
    hint: Text | None = None
    spread: bool = False
    aside: bool = False


class Pick(msgspec.Struct, frozen=True):
    """Pick one option; its key is the next token."""

    ask: Text
    options: tuple[Option, ...]


class Several(msgspec.Struct, frozen=True):
    """Pick `least` to `most` options, each at most once; token ``a+b+c``, ``-`` for none.

    If `ordered`, the order of picking matters and is kept; otherwise the token lists the keys in
    the order of `options`.
    """

    ask: Text
    options: tuple[Option, ...]
    least: int
    most: int
    ordered: bool = False


class Amount(msgspec.Struct, frozen=True):
    """A whole number from `least` to `most` in steps of `step` from `least`; token ``300``."""

    ask: Text
    least: int
    most: int
    step: int = 1


class AmountField(msgspec.Struct, frozen=True, tag="amount"):
    """A number in a `Form`: 0 or `default` if left out, else `least` to `most` by `step`."""

    key: str
    label: Text
    least: int
    most: int
    step: int = 1
    default: int | None = None


class PickField(msgspec.Struct, frozen=True, tag="pick"):
    """One option in a `Form`; `default` is the key taken if left out (None: must be given)."""

    key: str
    label: Text
    options: tuple[Option, ...]
    default: str | None = None


class Total(msgspec.Struct, frozen=True):
    """Bounds on the sum of all amounts of a `Form`."""

    least: int
    most: int


class Form(msgspec.Struct, frozen=True):
    """Named answers given together; token ``red1=300,blue2=200``, ``-`` if all are left out.

    The token lists, in the order of `fields`, the fields whose value is not their default.
    growing: amount fields of which each must be at least the one before (opening sum, maximum).
    """

    ask: Text
    fields: tuple[AmountField | PickField, ...]
    total: Total | None = None
    growing: tuple[str, ...] = ()


class Done(msgspec.Struct, frozen=True):
    """The path is a whole move. `effect` names what the last press does ("Steal it").

    confirm: a panel asks for that last press, as for what cannot be undone. also: a step that is
    not asked; any answer to it, in a longer path, makes the same move.
    """

    effect: Text
    confirm: bool = True
    also: Pick | Several | None = None


Choice: TypeAlias = "Pick | Several | Amount | Form | Done"
