"""States as values: their base class, a fast generated clone, and their encoding."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable


class State(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The truth about a game: plain ints, strings, frozen structs, and lists of those.

    Lists may nest; dicts of immutable values are allowed; every other field value must be
    immutable. A state is changed only inside its game's folder, on a clone.
    """


S = TypeVar("S", bound=State)


def _copy_expression(name: str, hint: Any) -> str:
    """Returns source that copies a field of type `hint`, with all its lists and dicts."""
    origin = get_origin(hint)
    if origin is list:
        (inner,) = get_args(hint)
        element = _copy_expression("x", inner)
        return f"{name}[:]" if element == "x" else f"[{element} for x in {name}]"
    if origin is dict:
        value = _copy_expression("v", get_args(hint)[1])
        return f"{name}.copy()" if value == "v" else f"{{k: {value} for k, v in {name}.items()}}"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"clone({name})"
    return name


@functools.cache
def _cloner(kind: type[Any]) -> Callable[[Any], Any]:
    """Returns a function that clones a state of this kind: a shallow copy, then what can change."""
    hints = get_type_hints(kind)
    copies = {name: _copy_expression(f"s.{name}", hints[name]) for name in kind.__struct_fields__}
    changing = [f"t.{name} = {new}" for name, new in copies.items() if new != f"s.{name}"]
    source = "\n    ".join(["def cloner(s):", "t = copy(s)", *changing, "return t"])
    # Generated from the class's own field names, because a generic deep copy is twenty times slower
    # and passing every field to the class takes twice as long.
    scope: dict[str, Any] = {"copy": kind.__copy__, "clone": clone}
    exec(source, scope)  # noqa: S102
    return scope["cloner"]  # type: ignore[no-any-return]


def clone(state: S) -> S:
    """Returns a copy that shares nothing mutable with `state`."""
    return _cloner(type(state))(state)  # type: ignore[no-any-return]


_encoder = msgspec.json.Encoder()


def encode(schema: int, state: State) -> bytes:
    """Returns a state as JSON, wrapped with its schema number."""
    return _encoder.encode({"schema": schema, "state": state})


@functools.cache
def make_decoder(kind: Any, schema: int) -> Callable[[bytes], Any]:
    """Returns a function that reads what `encode` wrote. It raises ValueError if it cannot."""
    wrapper = msgspec.defstruct("Encoded", [("schema", int), ("state", msgspec.Raw)])
    outer, inner = msgspec.json.Decoder(wrapper), msgspec.json.Decoder(kind)

    def decode(data: bytes) -> Any:
        try:
            wrapped = outer.decode(data)
            if wrapped.schema != schema:  # type: ignore[attr-defined]
                raise ValueError(f"a state of schema {wrapped.schema}, not {schema}")  # type: ignore[attr-defined]
            return inner.decode(wrapped.state)  # type: ignore[attr-defined]
        except msgspec.MsgspecError as error:
            raise ValueError(f"not a state: {error}") from error

    return decode
