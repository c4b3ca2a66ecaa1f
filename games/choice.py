"""The kinds of choices that a game offers on the way to a whole move.

From them come the buttons, the menus, the forms, the autocomplete, and the moves of computer
players and tests (`games.choosing`).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.sentences import Text  # noqa: TC001 - msgspec reads field types


class Option(msgspec.Struct, frozen=True):
    """One thing to pick: its token, its label on a button (80 characters), and one more line.

    spread: where there is room, its next options may be shown instead, which saves a press: among
    the other options if there are few, otherwise as a menu of their own under this label. They must
    then say by themselves what they do. aside: not part of playing on now (standing orders, leaving
    the game), so a panel keeps it under "Table …". menu: the label of a menu in which a panel lists
    it with the others of the same menu, apart from all else that can be pressed; if it is spread,
    the menu lists what comes after it. typed: another option of the choice does
    the same here, and a panel shows that one only.
    """

    key: str
    label: Text
    hint: Text | None = None
    spread: bool = False
    aside: bool = False
    menu: Text | None = None
    typed: bool = False


class Pick(msgspec.Struct, frozen=True):
    """A choice of one option, whose key is the next token."""

    ask: Text
    options: tuple[Option, ...]


class Several(msgspec.Struct, frozen=True):
    """A choice of `least` to `most` options, each at most once; token ``a+b+c``, ``-`` for none.

    If `ordered`, the order of picking matters and is kept; otherwise the token lists the keys in
    the order of `options`.
    """

    ask: Text
    options: tuple[Option, ...]
    least: int
    most: int
    ordered: bool = False


class Amount(msgspec.Struct, frozen=True):
    """A whole number from `least` to `most` in steps of `step` from `least`; token ``300``.

    unit: the key of the sentence that says ``$amount`` with its unit, "" for the bare number.
    handy: amounts that are one press where there are too many to list; the least and the most if
    there are none.
    """

    ask: Text
    least: int
    most: int
    step: int = 1
    unit: str = ""
    handy: tuple[int, ...] = ()


class AmountField(msgspec.Struct, frozen=True, tag="amount"):
    """A number in a `Form`: 0 or `default` if left out, otherwise `least` to `most` by `step`.

    unit: as in `Amount`.
    """

    key: str
    label: Text
    least: int
    most: int
    step: int = 1
    default: int | None = None
    unit: str = ""


class PickField(msgspec.Struct, frozen=True, tag="pick"):
    """One option in a `Form`. `default` is the key of a field left out (None: it is required)."""

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
    """The end of a whole move. `effect` names what the last press does ("Steal it").

    confirm: a panel asks before that last press, because the move cannot be undone. also: a step
    that is not asked; any answer to it, in a longer path, makes the same move.
    """

    effect: Text
    confirm: bool = True
    also: Pick | Several | None = None


Choice: TypeAlias = "Pick | Several | Amount | Form | Done"
