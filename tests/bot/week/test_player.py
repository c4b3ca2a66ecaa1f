"""A person of the week makes the same moves whenever the bot is killed during their presses."""

from __future__ import annotations

import contextlib
import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import Press, digest, parse
from tests.bot.week.player import FEW, OFFER, Did, Player
from tests.bot.week.town import Answer, Killed

if TYPE_CHECKING:
    from bot.loopback.wire import Json

TABLE = TableNumber(6)
MOVES = 6
FIELDS = ("black", "white")
"""The fields of both forms of an offer, the one that gives and the one that wants something."""
TOTAL = 7
"""Sum of the amounts that a form accepts."""

DEAD_ENDS = NOTHING, REFUSED = "nothing", "refused"
"""Options after which there is nothing to press, and after which no form is accepted."""


class OneBot:
    """A bot with one panel, for a game in which people roll or make an offer, in two forms.

    There are two dead ends besides. It is killed at one of the acts of people: after the act was
    carried out, or before. It shows the options as a menu after it was killed, as buttons before.
    """

    def __init__(self, killed_at: int | None = None, *, carried_out: bool = False) -> None:
        self.moves: list[tuple[str, ...]] = []
        self.acts = 0
        self.refused = 0
        self.left: set[str] = set()
        self._killed_at = killed_at
        self._carried_out = carried_out
        self._killed = False
        self._path: tuple[str, ...] = ()
        self._partial = ""
        self._said = ""

    # -- what the player asks of the town ---------------------------------------------------------

    async def words_of(self, _table: TableNumber, _name: str) -> Counter[str]:
        return Counter(move[0] for move in self.moves)

    async def half_made(self, _table: TableNumber, _name: str) -> str:
        return " ".join(self._path)

    async def way_in(self, _name: str, _table: TableNumber) -> Json:
        return _message([_button(Press(TABLE, 0, "open"))])

    def fresh(self, _message: Json) -> None:
        return None

    def direct(self, _name: str) -> int:
        return 0

    def newest(self, _room: int, _table: TableNumber, _step: str) -> None:
        return None

    async def click(self, _name: str, _message: Json, custom_id: str) -> Answer:
        press = parse(custom_id)
        assert isinstance(press, Press)
        if press.step == "open":
            return Answer(self._panel(), None, 0)
        if press.step == "form":
            self._lives(lambda: None)
            return Answer({}, _form(press), 0)
        if press.step == "back":
            self.left.add(self._path[0])
            return self._lives(lambda: self._go_to(()))
        return self._lives(lambda: self._take(".".join(press.args[1:])))

    async def select(self, _name: str, _message: Json, _id: str, values: list[str]) -> Answer:
        return self._lives(lambda: self._take(values[0]))

    async def submit(self, _name: str, _form: Answer, values: Json) -> Answer:
        return self._lives(lambda: self._fill_in(values))

    # -- the bot ----------------------------------------------------------------------------------

    def _lives(self, act: Any) -> Answer:
        self.acts += 1
        dies = self.acts == self._killed_at
        self._said = ""
        if not dies or self._carried_out:
            act()
        if dies:
            self._killed, self._said = True, ""
            raise Killed
        return Answer(self._panel(), None, 0)

    def _take(self, token: str) -> None:
        if token in ("roll", "done"):
            self.moves.append((*self._path, token))
            self._go_to(())
        else:
            self._go_to((*self._path, *token.split()))

    def _fill_in(self, values: Json) -> None:
        amounts = [int(values[key] or 0) for key in FIELDS]
        if self._path == (REFUSED,):
            self._partial = str(amounts)
            self._said = "⛔ Never."
        elif sum(amounts) == TOTAL:
            self._go_to((*self._path, "+".join(map(str, amounts))))
        else:
            self.refused += 1
            self._partial = str(amounts)
            self._said = f"⛔ They must add up to {TOTAL}."

    def _go_to(self, path: tuple[str, ...]) -> None:
        self._path, self._partial = path, ""

    def _panel(self) -> Json:
        shown = [{"type": 10, "content": self._said}]
        back = [_button(self._press("back"))] if self._path else []
        return _message([*shown, *self._choice(), *back])

    def _choice(self) -> list[Json]:
        if not self._path:
            return self._options("roll", f"{OFFER} 1", f"{OFFER} 2", *DEAD_ENDS)
        if self._path == (NOTHING,):
            return []
        if len(self._path) <= 2:
            return [_button(self._press("form", "0"))]
        if len(self._path) == 3:
            return [_button(self._press("form", "0")), _button(self._press("pick", "-"))]
        return [_button(self._press("pick", "done"))]

    def _options(self, *keys: str) -> list[Json]:
        if not self._killed:
            return [_button(self._press("pick", key)) for key in keys]
        entries = [{"value": key} for key in keys]
        menu = {"type": 3, "custom_id": self._press("menu", "g0").encode(), "options": entries}
        return [menu]

    def _press(self, step: str, *args: str) -> Press:
        mark = digest((*self._path, self._partial))
        return Press(TABLE, len(self.moves), step, (mark, *args))


def _message(components: list[Json]) -> Json:
    return {"id": 1, "channel": 1, "content": "", "components": components}


def _button(press: Press) -> Json:
    return {"type": 2, "custom_id": press.encode()}


def _form(press: Press) -> Json:
    fields = [
        {
            "type": 18,
            "description": "0 to 9",
            "component": {"type": 4, "custom_id": key, "required": False},
        }
        for key in FIELDS
    ]
    return {"custom_id": press.encode(), "components": fields}


async def _play(bot: Any) -> None:
    """Lets a person make the moves."""
    player = Player(bot, "dan", TABLE, orders=False)
    while player.made < MOVES:
        with contextlib.suppress(Killed):
            assert await player.turn() is Did.MOVED


async def test_a_game_without_deaths_has_all_that_could_go_wrong() -> None:
    bot = OneBot()
    await _play(bot)
    assert Counter(move[0] for move in bot.moves)[OFFER] == FEW
    assert {len(move) for move in bot.moves} == {1, 5}
    assert bot.refused
    assert bot.left == set(DEAD_ENDS)


@pytest.mark.parametrize("carried_out", [True, False])
async def test_a_person_makes_the_same_moves_whenever_the_bot_is_killed(
    carried_out: bool,
) -> None:
    calm = OneBot()
    await _play(calm)
    for act in itertools.count(1):
        bot = OneBot(act, carried_out=carried_out)
        await _play(bot)
        if bot.acts < act:
            break
        assert bot.moves == calm.moves, f"killed at act {act}"
    assert act > MOVES
