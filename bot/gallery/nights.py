"""The pictures of game nights that the gallery shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.gallery.exhibits import Exhibit
from bot.gallery.scenes import PEOPLE
from bot.nights.evening import EveningTable, evening_of
from bot.nights.seating import GameSize, Guest, plan_round
from bot.ui.nights.evening import SeenEvening
from bot.ui.sheets import voice_of
from bot.words import LOCALES
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.nights.evening import Evening

EVENING = "evening"
"""The key of their title."""

_SIZES = ((2, 1), (7, 3), (12, 5), (20, 9))
"""How many people come together for how many rounds."""


def evenings() -> Iterator[Exhibit]:
    """Yields the pictures of small and large evenings, in every language."""
    for locale in LOCALES:
        for people, rounds in _SIZES:
            evening = play_evening(people, rounds)
            names = [_name(row.person) for row in evening.rows]
            shown = SeenEvening(evening, voice_of(locale, tuple(names))).show()
            if shown.drawing is not None:
                about, file = f"{people} people, {rounds} rounds", f"{people}-{rounds}-{locale}"
                yield Exhibit(locale, about, file, shown.title, shown.alt, shown.drawing)


def play_evening(people: int, rounds: int) -> Evening:
    """Returns an evening at which people are seated anew for each round, one of them comes late,
    and in each round the last table breaks up.
    """
    games = [GameSize.of(game) for game in all_games().values()]
    met: dict[frozenset[int], int] = {}
    tables = []
    for number in range(rounds):
        here = [Guest(person) for person in range(people) if person or number or people < 3]
        plan = plan_round(
            here, games[number % 3 :: 3], apart=frozenset(), met=met, computers=False,
            seed=str(number),
        )  # fmt: skip
        for table in plan.tables:
            broken = len(plan.tables) > 1 and table is plan.tables[-1]
            tables.append(
                EveningTable(
                    number,
                    table.game,
                    tuple(
                        [
                            (one, None if broken else place)
                            for place, one in enumerate(table.people, 1)
                        ]
                    ),
                )
            )
    return evening_of(tables)


def _name(person: int) -> str:
    """Returns one of the gallery's names, with a number for people of large evenings."""
    again, place = divmod(person, len(PEOPLE))
    return f"{PEOPLE[place]} {again + 1}" if again else PEOPLE[place]
