"""Writing a record: always the same text for the same record, one move a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from games.record.model import FORMAT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.engine import Seat
    from games.record.model import Computer, Outcome, Record, Source

_WIDTH = 96


def write(record: Record) -> str:
    """Returns the text of a record, from which `read` makes an equal record."""
    members = [
        _member("format", FORMAT),
        _member("game", record.game),
        _member("seats", record.seats),
        _member("options", record.options),
        f'"chance": {_chance(record.chance)}',
    ]
    if record.names:
        members.append(_member("names", record.names))
    if record.computers:
        members.append(f'"computers": {_computers(record.computers)}')
    members.append(f'"moves": {_lines([str(move) for move in record.moves])}')
    if record.outcome:
        members.append(_member("result", _outcome(record.outcome)))
    return "{\n " + ",\n ".join(members) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _member(name: str, value: Any) -> str:
    return f'"{name}": {_json(value)}'


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {"places": outcome.places, "scores": outcome.scores}


def _computers(computers: Mapping[Seat, Computer]) -> str:
    """Returns a JSON object with the seats in order, one on each line."""
    rows = [_member(str(seat + 1), _computer(computers[seat])) for seat in sorted(computers)]
    return "{\n  " + ",\n  ".join(rows) + "\n }"


def _computer(computer: Computer) -> dict[str, Any]:
    fields: dict[str, Any] = {"level": computer.level, "version": computer.version}
    if computer.moves is not None:
        fields["moves"] = computer.moves
    if computer.hurried:
        fields["hurried"] = computer.hurried
    return fields


def _lines(words: Sequence[str]) -> str:
    """Returns a JSON list with one element on each line."""
    return "[\n  " + ",\n  ".join(_json(word) for word in words) + "\n ]" if words else "[]"


def _chance(source: Source) -> str:
    if isinstance(source, bytes):
        return _json({"seed": source.hex()})
    return '{"script": [\n  ' + "\n  ".join(_wrap(source)) + "\n ]}" if source else '{"script": []}'


def _wrap(words: Sequence[str]) -> list[str]:
    """Returns the elements of a JSON list, as many on a line as fit."""
    lines = [""]
    for place, word in enumerate(words, 1):
        element = _json(word) + ("," if place < len(words) else "")
        if lines[-1] and len(lines[-1]) + len(element) >= _WIDTH:
            lines.append("")
        lines[-1] += f" {element}" if lines[-1] else element
    return lines
