"""Scenes for the tests of Agent and Casablanca: a table in the middle of a game, played on."""

import hashlib
from collections.abc import Iterable
from typing import Any

from games.chance import Seeded
from games.choosing import to_path, walk
from games.engine import CLOSE, HOUSE, Done, Event, Path, Refused, Result
from games.solomon.game import SolomonGame
from games.solomon.moves import ASKING_WORDS
from games.solomon.state import MONEY, NOBODY, Spent, State
from games.solomon.view import View

Stakes = dict[int, dict[str, int]]


def seeded(word: object = "scene") -> Seeded:
    """Returns chance that is the same for the same word."""
    return Seeded(hashlib.sha256(str(word).encode()).digest())


class Table:
    """A game in its first turn (seat 0 to move), with stakes and agents where the test wants them.

    stakes: by seat and agent's id. at: spaces by agent's id, `exiled` for one that is out.
    `events` are those of the last move; `keys` their keys without ``<game>-told-``.
    """

    def __init__(
        self,
        game: SolomonGame,
        seats: int = 3,
        stakes: Stakes | None = None,
        at: dict[str, str] | None = None,
        case: str | None = None,
        holder: str | None = None,
        **options: str,
    ) -> None:
        self.game = game
        self.edition = game.edition
        state: State = game.deal(seats, game.options(**options), seeded()).state
        state.phase, state.asked, state.told = "turn", (), []
        place = list(state.place)
        for agent, space in (at or {}).items():
            place[self.agent(agent)] = -1 if space == "exiled" else self.space(space)
        state.place = tuple(place)
        if case:
            state.case = self.space(case)
        if holder:
            state.holder = self.agent(holder)
            state.case = place[state.holder]
        self.state = state
        self.events: tuple[Event, ...] = ()
        for seat in range(seats):
            for agent_id, sum_ in (stakes or {}).get(seat, {}).items():
                self.pay(seat, agent_id, sum_)

    # -- looking ---------------------------------------------------------------------------------

    def agent(self, id_: str) -> int:
        return self.edition.agents[id_]

    def space(self, id_: str) -> int:
        return self.edition.spaces[id_]

    def where(self, agent: str) -> str:
        """Returns the id of an agent's space, `exiled` if it is out."""
        place = self.state.place[self.agent(agent)]
        return self.edition.board.spaces[place].id if place >= 0 else "exiled"

    @property
    def case(self) -> str:
        return self.edition.board.spaces[self.state.case].id

    @property
    def holder(self) -> str | None:
        holder = self.state.holder
        return None if holder == NOBODY else self.edition.board.agents[holder].id

    def stake(self, seat: int, agent: str) -> int:
        return self.state.stake[seat * len(self.state.place) + self.agent(agent)]

    def least(self, seat: int, agent: str) -> int:
        """Returns what the table knows this seat to have on an agent."""
        return self.state.least[seat * len(self.state.place) + self.agent(agent)]

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    @property
    def deciders(self) -> set[int]:
        return set(self.game.deciders(self.state))

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def winners(self) -> list[int]:
        result = self.result
        assert result is not None
        return [seat for seat, place in enumerate(result.places) if place == 1]

    @property
    def keys(self) -> list[str]:
        """What the last move told everybody."""
        return [self.short(event) for event in self.events if event.to is None]

    def private(self, seat: int) -> list[str]:
        """Returns what the last move told this seat alone."""
        return [self.short(event) for event in self.events if event.to == (seat,)]

    def short(self, event: Event) -> str:
        return event.text.key.removeprefix(f"{self.game.key}-told-")

    def options(self, seat: int, path: str = "") -> list[str]:
        """Returns the tokens a seat is offered after a path, without how much it wants to be asked,
        which everybody is offered at every moment.
        """
        choice: Any = self.game.choices(self.view(seat), to_path(path))
        keys = [] if choice is None else [option.key for option in choice.options]
        return [key for key in keys if key not in ASKING_WORDS]

    # -- playing ---------------------------------------------------------------------------------

    def pay(self, seat: int, agent: str, sum_: int) -> None:
        """Puts a stake there without a turn, as the opening does."""
        index = seat * len(self.state.place) + self.agent(agent)
        stake, cash = list(self.state.stake), list(self.state.cash)
        stake[index] += sum_
        cash[seat] -= sum_
        self.state.stake, self.state.cash = tuple(stake), tuple(cash)
        self.state.history += (Spent(0, seat, self.agent(agent), sum_),)

    def do(self, seat: int, notation: str) -> "Table":
        """Makes a move that choices offer (or the table's own)."""
        path = to_path(notation)
        if path not in (("skip",), CLOSE):
            choice = walk(self.game, self.view(seat), path)
            assert isinstance(choice, Done), f"{notation} is not a whole move: {choice}"
        return self._play(seat, path)

    def _play(self, seat: int, path: Path) -> "Table":
        played = self.game.play(self.state, seat, path, seeded())
        self.state, self.events = played.state, played.events
        return self

    def close(self) -> "Table":
        """Closes the window for the house; a seat that has not answered has no objection."""
        for seat in sorted(self.deciders - {HOUSE}):
            self._play(seat, self.game.fallback(self.view(seat)))
        return self._play(HOUSE, CLOSE)

    def act(self, seat: int, notation: str) -> "Table":
        """Announces an action to which nobody objects."""
        return self.do(seat, notation).close()

    def say(self, answers: dict[int, str]) -> "Table":
        """Gives these answers to an open window and closes it."""
        for seat, answer in answers.items():
            self.do(seat, answer)
        return self.close()

    def refusal(self, seat: int, notation: str) -> str:
        """Returns the rule on which a move is refused."""
        before = self.game.encode(self.state)
        try:
            self.game.play(self.state, seat, to_path(notation), seeded())
        except Refused as refused:
            assert self.game.encode(self.state) == before
            return refused.rule
        raise AssertionError(f"{notation} was accepted")


def audit(state: State) -> Iterable[int]:
    """Yields by seat cash, stakes and fees, which agree with the history (4.2)."""
    agents = len(state.place)
    for seat in range(state.seats):
        own = state.stake[seat * agents : (seat + 1) * agents]
        for agent, sum_ in enumerate(own):
            spent = [s.sum for s in state.history if (s.seat, s.agent) == (seat, agent)]
            assert sum(spent) == sum_, (seat, agent)
        yield state.cash[seat] + sum(own) + state.fees[seat] - MONEY
