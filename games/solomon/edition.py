"""The differences between the two games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

from games.engine import Arg, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Seat
    from games.solomon.board import Board
    from games.solomon.state import Action, How, Switches


class Position(Protocol):
    """The public position, which both a state and a view have."""

    @property
    def switches(self) -> Switches: ...  # noqa: D102
    @property
    def place(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def case(self) -> int: ...  # noqa: D102
    @property
    def holder(self) -> int: ...  # noqa: D102


class Movable(Protocol):
    """A public position in which an action can be carried out: a state, or a sketch of one."""

    place: tuple[int, ...]
    case: int
    holder: int


class Edition(ABC):
    """A board, amounts, and how agents move, carry the case and strike.

    key: of the game. fee: what a strike needs and costs, in dollars. strike: its word in the
    notation. bare_demand: whether players can object without naming a sum (D3). reads_out: whether
    the stakes on an exiled agent are read out (C11).
    """

    key: str
    fee: int
    strike: str
    bare_demand: bool
    may_stop: bool
    reads_out: bool

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spaces = {space.id: number for number, space in enumerate(board.spaces)}
        self.agents = {agent.id: number for number, agent in enumerate(board.agents)}
        self.space_names = tuple(self.text(f"space-{space.id}") for space in board.spaces)
        self.agent_names = tuple(self.text(f"agent-{agent.id}") for agent in board.agents)

    @abstractmethod
    def ways(self, at: Position, agent: int) -> list[Action]:
        """Returns everything this agent, which is on the board, could do by public facts."""

    @abstractmethod
    def can_strike(self, at: Position, agent: int, victim: int) -> bool:
        """Whether by public facts one agent, on the board or not, could strike another now."""

    @abstractmethod
    def check(self, at: Position, action: Action) -> None:
        """Raises `Refused` with the ruling in the way, unless `action` is one of `ways`."""

    @abstractmethod
    def how(self, at: Position, action: Action) -> How:
        """Returns what becomes of the case, told before the action is carried out."""

    @abstractmethod
    def carry_out(self, at: Movable, action: Action) -> bool:
        """Moves the agent, the case and the victim.

        Returns whether the agent came somewhere with a case it had before it moved (E1).
        """

    @abstractmethod
    def steps_to_win(self, at: Position, agent: int, home: int) -> int:
        """Returns the fewest actions that bring the case to `home` by this agent (F6)."""

    def text(self, name: str, **args: Arg) -> Text:
        """Returns the sentence ``<game>-<name>``."""
        return text(f"{self.key}-{name}", **args)


def live_agents(at: Position) -> tuple[int, ...]:
    """Returns the agents on the board."""
    return tuple([agent for agent, place in enumerate(at.place) if place >= 0])


def home_of(edition: Edition, seats: int, seat: Seat) -> int:
    """Returns the space a seat owns where players own homes: opposite ones for two players."""
    homes = edition.board.homes
    return homes[seat * len(homes) // 2 if seats == 2 else seat]


def has_steps(edition: Edition, at: Position, undone: Sequence[Action]) -> bool:
    """Whether some agent can do something that needs no stake and was not overturned."""
    return any(
        action.kind != "strike" and action not in undone
        for agent in live_agents(at)
        for action in edition.ways(at, agent)
    )
