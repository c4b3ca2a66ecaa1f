"""Reading a record: every mistake is reported in one sentence that names its place.

Everything in a record has a maximum size, so that a wrong file is reported quickly and briefly.
"""

from __future__ import annotations

import json
import unicodedata
from typing import TYPE_CHECKING, Any

from games.engine import HOUSE
from games.options import OptionsError, make_options, options_dict
from games.record.model import FORMAT, Computer, Move, Outcome, Record, RecordError
from games.registry import UnknownGameError, find_game
from games.sentences import cut
from games.spelling import read_notation
from games.thinking import Level

if TYPE_CHECKING:
    from games.record.model import Source
    from games.registry import AnyGame

_NEEDED = ("format", "game", "seats", "chance", "moves")
_FIELDS = (*_NEEDED, "options", "names", "result", "computers")

MOST_TEXT = 10_000_000
"""The longest text of a record in characters: some hundred thousand moves."""
_MOST_MOVE = 1_000
_MOST_WORD = 100
"""The longest name, word of a script, key of a game, or name or value of an option."""
_MOST_NUMBER = 10**12


def read(source: str) -> Record:
    """Returns the record in this text, whether or not its moves are legal. Raises `RecordError`."""
    fields = _load(source)
    _check_keys("record", fields, _NEEDED, _FIELDS)
    if fields["format"] != FORMAT or isinstance(fields["format"], bool):
        raise RecordError("format", f"want {FORMAT}, not {_shown(fields['format'])}")
    game = _game(fields["game"])
    seats = _seats(game, fields["seats"])
    moves = _moves(seats, fields["moves"])
    return Record(
        game.key,
        seats,
        _options(game, fields.get("options", {})),
        _chance(fields["chance"]),
        moves,
        _names(seats, fields["names"]) if "names" in fields else (),
        _outcome(seats, fields["result"]) if "result" in fields else None,
        _computers(seats, moves, fields.get("computers", {})),
    )


# -- JSON ----------------------------------------------------------------------------------------


def _load(source: str) -> dict[str, Any]:
    if len(source) > MOST_TEXT:
        raise RecordError("record", f"it is longer than {MOST_TEXT} characters")
    try:
        fields = json.loads(source.removeprefix("\ufeff"), object_pairs_hook=_object)
        json.dumps(fields, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(place, f"this is no JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        what = "a number is too long, lists are too deep, or a character is broken"
        raise RecordError("record", what) from error
    if not isinstance(fields, dict):
        raise RecordError("record", f"want an object in {{}}, not {_shown(fields)}")
    return fields


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields:
            raise RecordError(cut(key), "it is given twice")
        fields[key] = value
    return fields


def _shown(value: Any) -> str:
    return cut(json.dumps(value, ensure_ascii=False))


def _check_keys(
    place: str, fields: dict[str, Any], needed: tuple[str, ...], known: tuple[str, ...]
) -> None:
    for key in needed:
        if key not in fields:
            raise RecordError(place, f'"{key}" is missing')
    for key in fields:
        if key not in known:
            raise RecordError(place, f'"{cut(key)}" is no field of it; there are {_list(known)}')


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_length(place: str, words: str, most: int = _MOST_WORD) -> None:
    if len(words) > most:
        raise RecordError(place, f"it is longer than {most} characters")


def _words(place: str, each: str, value: Any, most: int = _MOST_WORD) -> tuple[str, ...]:
    """Returns a list of strings; `place` names the field and `each` an element of it."""
    if not isinstance(value, list):
        raise RecordError(place, f"want a list in [], not {_shown(value)}")
    for number, word in enumerate(value, 1):
        if not isinstance(word, str):
            raise RecordError(f"{each} {number}", f'want a text in "", not {_shown(word)}')
        _check_length(f"{each} {number}", word, most)
    return tuple(value)


# -- fields --------------------------------------------------------------------------------------


def _game(value: Any) -> AnyGame:
    try:
        return find_game(cut(value) if isinstance(value, str) else _shown(value))
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
        place = f"options.{cut(field)}"
        if not isinstance(chosen, str):
            raise RecordError(place, f'want a text in "", not {_shown(chosen)}')
        _check_length(place, field)
        _check_length(place, chosen)
    try:
        return options_dict(make_options(game.options, value))
    except OptionsError as error:
        raise RecordError(f"options.{cut(error.field)}", error.what) from error


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
    lines = _words("moves", "move", value, _MOST_MOVE)
    return tuple(_move(seats, number, line) for number, line in enumerate(lines, 1))


def _move(seats: int, number: int, line: str) -> Move:
    who, *path = read_notation(line) or ("",)
    place = f"move {number}"
    if not path:
        raise RecordError(place, f'want "SEAT MOVE", not {_shown(line)}')
    if who == "house":
        return Move(HOUSE, tuple(path))
    if who not in {str(seat) for seat in range(1, seats + 1)}:
        raise RecordError(place, f"the seat is 1 to {seats} or house, not {cut(who)}")
    return Move(int(who) - 1, tuple(path))


def _names(seats: int, value: Any) -> tuple[str, ...]:
    names = _words("names", "name", value)
    if len(names) != seats:
        raise RecordError("names", f"want one for each of {seats} seats, not {len(names)}")
    for number, name in enumerate(names, 1):
        if any(unicodedata.category(sign) == "Cc" for sign in name):
            raise RecordError(f"name {number}", "a control character has no place in a name")
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
        if number is not None and abs(number) > _MOST_NUMBER:
            raise RecordError(place, f"{_shown(number)} is too great")


def _computers(seats: int, moves: tuple[Move, ...], value: Any) -> dict[int, Computer]:
    if not isinstance(value, dict):
        raise RecordError("computers", f"want an object in {{}}, not {_shown(value)}")
    for key in value:
        if key not in {str(seat) for seat in range(1, seats + 1)}:
            raise RecordError("computers", f"the seat is 1 to {seats}, not {cut(key)}")
    return {int(key) - 1: _computer(key, moves, fields) for key, fields in value.items()}


def _computer(key: str, moves: tuple[Move, ...], fields: Any) -> Computer:
    place = f"computers.{key}"
    if not isinstance(fields, dict):
        raise RecordError(place, f"want an object in {{}}, not {_shown(fields)}")
    _check_keys(place, fields, ("level", "version"), ("level", "version", "moves", "hurried"))
    level, version = fields["level"], fields["version"]
    if level not in [known.value for known in Level]:
        raise RecordError(f"{place}.level", f"want {_list(tuple(Level))}, not {_shown(level)}")
    if not _is_whole(version) or not 1 <= version <= _MOST_NUMBER:
        raise RecordError(f"{place}.version", f"{_shown(version)} is no version")
    own = {number for number, move in enumerate(moves, 1) if move.seat == int(key) - 1}
    chosen = _numbers(f"{place}.moves", own, fields["moves"]) if "moves" in fields else None
    within = own if chosen is None else set(chosen)
    hurried = _numbers(f"{place}.hurried", within, fields.get("hurried", []))
    return Computer(level, version, chosen, hurried)


def _numbers(place: str, allowed: set[int], value: Any) -> tuple[int, ...]:
    """Returns numbers of moves, each greater than the one before."""
    if not isinstance(value, list):
        raise RecordError(place, f"want a list in [], not {_shown(value)}")
    before = 0
    for number in value:
        if not _is_whole(number) or number not in allowed:
            raise RecordError(place, f"{_shown(number)} is no move of this computer")
        if number <= before:
            raise RecordError(place, f"{_shown(number)} does not come after {before}")
        before = number
    return tuple(value)
