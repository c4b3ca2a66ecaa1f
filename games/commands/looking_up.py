"""`games list` and `games rules`."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from games.commands import CommandError
from games.engine import Text
from games.options import option_values
from games.registry import all_games, find_game
from games.rulebook import rulebook
from games.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.registry import AnyGame
    from games.rulebook import Entry, Rulebook


def list_games(locale: str) -> Iterator[str]:
    """Yields every game: key, seats, name and tagline, and below it its options, defaults first."""
    say = Speaker(locale)
    for game in all_games().values():
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        name, tagline = say(Text(game.key)), say(Text(f"{game.key}.tagline"))
        yield f"{game.key:18} {seats:5} {name}: {tagline}"
        yield from _list_options(game)


def _list_options(game: AnyGame) -> Iterator[str]:
    defaults = game.options()
    for field, values in option_values(game.options).items():
        default = getattr(defaults, field)
        others = [value for value in values if value != default]
        yield f"{'':18} {field}={default} (or {', '.join(others)})"


def show_rules(key: str, wanted: str | None, locale: str) -> Iterator[str]:
    """Yields the entries of a rulebook, or one in Markdown, by its id or one of its rulings."""
    book = rulebook(find_game(key).key, locale)
    if wanted is None:
        yield f"# {book.title}"
        yield ""
        for entry in book.entries:
            yield f"- `{entry.id}` {entry.title}{_rulings(entry)}"
        return
    entry = _find(book, wanted)
    yield f"## {entry.title}"
    yield ""
    yield entry.body
    if entry.rulings:
        yield ""
        yield " ".join(entry.rulings)


def _rulings(entry: Entry) -> str:
    return f" ({' '.join(entry.rulings)})" if entry.rulings else ""


def _find(book: Rulebook, wanted: str) -> Entry:
    found = book.entry(wanted) or book.entry(wanted.lower()) or book.entry(wanted.upper())
    if found is None:
        ids = [entry.id for entry in book.entries]
        near = difflib.get_close_matches(wanted.lower(), ids, 3, 0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise CommandError(f"the rules of {book.title} have no entry {wanted!r}{hint}")
    return found
