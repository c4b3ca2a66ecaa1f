"""`games selfplay` and `games bench`."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from games.bench import measure, table
from games.commands import CommandError
from games.options import OptionsError, make_options
from games.record import write
from games.registry import all_games, find_game
from games.selfplay import play_games
from games.sentences import cut
from games.thinking.players import KINDS
from games.thinking.speed import measure_thinking, thinking_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.engine import Options
    from games.record import Outcome, Record
    from games.registry import AnyGame


def selfplay(
    key: str,
    seats: int,
    count: int,
    seed: str,
    switches: Sequence[str],
    players: str,
    folder: str | None,
) -> Iterator[str]:
    """Plays games, a line for each, and writes records to `folder`.

    players: who plays each seat, as "hard,easy,random"; all move at random if it is empty.
    """
    game = find_game(key)
    seats_of(game, seats)
    kinds = _read_players(players, seats)
    if count < 1:
        raise CommandError(f"there must be at least 1 game, not {count}")
    options = read_options(game, switches)
    moves, began = 0, perf_counter()
    for number, record in enumerate(play_games(game, seats, options, count, seed, kinds), 1):
        moves += len(record.moves)
        yield _line(number, record)
        if folder is not None:
            _save(Path(folder) / f"{key}-{seats}-{seed}-{number}.json", record)
    pace = moves / (perf_counter() - began)
    yield f"{count} games, {moves / count:.1f} moves each, {pace:,.0f} moves a second"


def _read_players(players: str, seats: int) -> list[str]:
    """Returns the kinds of players by seat, none if all move at random. Raises `CommandError`."""
    kinds = players.split(",") if players else []
    for kind in kinds:
        check_kind(kind)
    if kinds and len(kinds) != seats:
        raise CommandError(f"want {seats} players, one for each seat, not {len(kinds)}")
    return kinds


def check_kind(kind: str) -> None:
    """Raises `CommandError` unless this is a kind of player."""
    if kind not in KINDS:
        raise CommandError(f"{cut(kind)} is no player; there are: {', '.join(KINDS)}")


def seats_of(game: AnyGame, seats: int) -> int:
    """Returns a number of players. Raises `CommandError` if the game is not for so many."""
    if seats not in game.seats:
        fit = f"{game.seats[0]} to {game.seats[-1]}"
        raise CommandError(f"{game.key} is for {fit} players, not {seats}")
    return seats


def read_options(game: AnyGame, switches: Sequence[str]) -> Options:
    """Returns the options that ``field=value`` words give. Raises `CommandError`."""
    pairs = [switch.partition("=") for switch in switches]
    try:
        return make_options(game.options, {field: value for field, _, value in pairs})
    except OptionsError as error:
        raise CommandError(f"option {error}") from error


def _line(number: int, record: Record) -> str:
    end = _ending(record.outcome) if record.outcome else "no result"
    return f"game {number}: {len(record.moves)} moves, {end}"


def _ending(outcome: Outcome) -> str:
    places = " ".join(map(str, outcome.places))
    scores = " ".join("out" if score is None else str(score) for score in outcome.scores)
    return f"places {places}, scores {scores}"


def _save(path: Path, record: Record) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(record), "utf-8")
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from error


def bench(keys: Sequence[str], seconds: float, *, as_json: bool) -> Iterator[str]:
    """Yields the measured speed of these games and of their computers, or of all."""
    chosen = [find_game(key) for key in keys] or list(all_games().values())
    rules = [measure(game, seconds) for game in chosen]
    computers = [measure_thinking(game, seconds) for game in chosen]
    if as_json:
        found = {"rules": rules, "computers": computers}
        yield msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    else:
        yield from table(rules)
        yield ""
        yield from thinking_table(computers)
