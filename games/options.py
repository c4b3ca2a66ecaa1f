"""A game's switches as data: which exist, their values, and reading them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, get_args, get_type_hints

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

Switch: TypeAlias = Literal["off", "on"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's switches: every field is a `Literal` of strings with a default.

    The sentence ``<game>-option-<field>`` names the switch and ``<game>-option-<field>-<value>``
    its values.

    together: by field, its default where everybody is present at the same time. first: by field,
    the value for people who play their first game, if that is not the default. presets: values
    that are often chosen together, by name; ``<game>-preset-<name>`` is the sentence that names
    them.
    """

    together: ClassVar[dict[str, str]] = {}
    first: ClassVar[dict[str, str]] = {}
    presets: ClassVar[dict[str, dict[str, str]]] = {}


class OptionsError(ValueError):
    """The error of a switch or a value that does not exist. `field` is the switch it is about."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field
        self.what = what


@functools.cache
def option_values(kind: type[Options]) -> dict[str, tuple[str, ...]]:
    """Returns the values of every switch by its field name, in the order of declaration."""
    hints = get_type_hints(kind)
    return {name: get_args(hints[name]) for name in kind.__struct_fields__}


def make_options(kind: type[Options], given: Mapping[str, str]) -> Options:
    """Returns these switches, the others at their defaults. Raises `OptionsError`."""
    known = option_values(kind)
    for field, value in given.items():
        if field not in known:
            raise OptionsError(field, _one_of("there is no such option", known))
        if value not in known[field]:
            raise OptionsError(field, _one_of(f"{value!r} is no value of it", known[field]))
    return kind(**given)


def usual_options(kind: type[Options], *, together: bool) -> dict[str, str]:
    """Returns every switch at the value it has if nobody chooses one.

    together: everybody is present at the same time.
    """
    return options_dict(make_options(kind, kind.together if together else {}))


def options_dict(options: Options) -> dict[str, str]:
    """Returns every switch and its value, including defaults."""
    values: dict[str, Any] = {name: getattr(options, name) for name in options.__struct_fields__}
    return values


def _one_of(what: str, known: Any) -> str:
    return f"{what}; there is {', '.join(known)}" if known else f"{what}; there is none"
