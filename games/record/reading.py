"""Reading a record: every mistake is told in one sentence that names its place."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from games.choosing import to_path
from games.engine import HOUSE
from games.options import OptionsError, make_options, options_dict
from games.record.model import FORMAT, Move, Outcome, Record, RecordError
from games.registry import UnknownGameError, find_game

if TYPE_CHECKING:
    from games.record.model import Source
    from games.registry import AnyGame

_NEEDED = ("format", "game", "seats", "chance", "moves")
_FIELDS = (*_NEEDED, "options", "names", "result")


def read(source: str) -> Record:
    """The record in this text. Raises `RecordError`; it does not ask whether moves are legal."""
    fields = _load(source)
    _check_keys("record", fields, _NEEDED, _FIELDS)
    if fields["format"] != FORMAT or isinstance(fields["format"], bool):
        raise RecordError("format", f"want {FORMAT}, not {_shown(fields['format'])}")
    game = _game(fields["game"])
    seats = _seats(game, fields["seats"])
    return Record(
        game.key,
        seats,
        _options(game, fields.get("options", {})),
        _chance(fields["chance"]),
        _moves(seats, fields["moves"]),
        _names(seats, fields["names"]) if "names" in fields else (),
        _outcome(seats, fields["result"]) if "result" in fields else None,
    )


# -- JSON ----------------------------------------------------------------------------------------


def _load(source: str) -> dict[str, Any]:
    try:
        fields = json.loads(source.removeprefix("\ufeff"), object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(place, f"this is no JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise RecordError("record", "a number is too long or lists are too deep") from error
    if not isinstance(fields, dict):
        raise RecordError("record", f"want an object in {{}}, not {_shown(fields)}")
    return fields


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields:
            raise RecordError(_cut(key), "it is given twice")
        fields[key] = value
    return fields


def _cut(words: str) -> str:
    return words if len(words) <= 40 else words[:39] + "…"


def _shown(value: Any) -> str:
    return _cut(json.dumps(value, ensure_ascii=False))


def _check_keys(
    place: str, fields: dict[str, Any], needed: tuple[str, ...], known: tuple[str, ...]
) -> None:
    for key in needed:
        if key not in fields:
            raise RecordError(place, f'"{key}" is missing')
    for key in fields:
        if key not in known:
            raise RecordError(place, f'"{_cut(key)}" is no field of it; there are {_list(known)}')


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _words(place: str, each: str, value: Any) -> tuple[str, ...]:
    """A list of strings; `place` names the field and `each` an element of it."""
    if not isinstance(value, list):
        raise RecordError(place, f"want a list in [], not {_shown(value)}")
    for number, word in enumerate(value, 1):
        if not isinstance(word, str):
            raise RecordError(f"{each} {number}", f'want a text in "", not {_shown(word)}')
    return tuple(value)


# -- fields --------------------------------------------------------------------------------------


def _game(value: Any) -> AnyGame:
    try:
        return find_game(value if isinstance(value, str) else _shown(value))
    except UnknownGameError as error:
        raise RecordError("game", str(error)) from error


def _seats(game: AnyGame, value: Any) -> int:
    if not _is_whole(value) or value not in game.seats:
        fit = f"{game.seats[0]} to {game.seats[-1]}"
        raise RecordError("seats", f"{game.key} is for {fit} players, not {_shown(value)}")
    return int(value)


def _options(game: AnyGame, value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise RecordError("options", f"want an object in {{}}, not {_shown(value)}")
    for field, chosen in value.items():
        if not isinstance(chosen, str):
            place = f"options.{_cut(field)}"
            raise RecordError(place, f'want a text in "", not {_shown(chosen)}')
    try:
        return options_dict(make_options(game.options, value))
    except OptionsError as error:
        raise RecordError(f"options.{_cut(error.field)}", error.what) from error


def _chance(value: Any) -> Source:
    if not isinstance(value, dict) or set(value) not in ({"seed"}, {"script"}):
        raise RecordError("chance", 'want {"seed": "64 hex digits"} or {"script": ["word", ...]}')
    if "script" in value:
        return _words("chance.script", "chance.script, word", value["script"])
    seed = value["seed"]
    if not isinstance(seed, str) or len(seed) != 64 or set(seed) - set("0123456789abcdefABCDEF"):
        raise RecordError("chance.seed", f"want 64 hex digits, not {_shown(seed)}")
    return bytes.fromhex(seed)


def _moves(seats: int, value: Any) -> tuple[Move, ...]:
    lines = _words("moves", "move", value)
    return tuple(_move(seats, number, line) for number, line in enumerate(lines, 1))


def _move(seats: int, number: int, line: str) -> Move:
    who, *tokens = line.split() or [""]
    place = f"move {number}"
    if not tokens:
        raise RecordError(place, f'want "SEAT MOVE", not {_shown(line)}')
    if who == "house":
        return Move(HOUSE, tuple(tokens))
    if who not in {str(seat) for seat in range(1, seats + 1)}:
        raise RecordError(place, f"the seat is 1 to {seats} or house, not {_cut(who)}")
    return Move(int(who) - 1, to_path(" ".join(tokens)))


def _names(seats: int, value: Any) -> tuple[str, ...]:
    names = _words("names", "name", value)
    if len(names) != seats:
        raise RecordError("names", f"want one for each of {seats} seats, not {len(names)}")
    return names


def _outcome(seats: int, value: Any) -> Outcome:
    if not isinstance(value, dict):
        raise RecordError("result", f"want an object in {{}}, not {_shown(value)}")
    _check_keys("result", value, ("places", "scores"), ("places", "scores"))
    for field in ("places", "scores"):
        _check_row(f"result.{field}", seats, value[field], may_be_out=field == "scores")
    return Outcome(tuple(value["places"]), tuple(value["scores"]))


def _check_row(place: str, seats: int, value: Any, *, may_be_out: bool) -> None:
    if not isinstance(value, list) or len(value) != seats:
        raise RecordError(place, f"want a list of {seats} numbers, not {_shown(value)}")
    for number in value:
        if not _is_whole(number) and not (may_be_out and number is None):
            raise RecordError(place, f"{_shown(number)} is no whole number")
