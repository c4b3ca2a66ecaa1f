"""The form of what computers have learned of one of the two games from playing it with each other.

The figures themselves are in `games.agent.mind` and `games.casablanca.mind`.
"""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct, frozen=True):
    """What decides who wins: an agent's weight, or that of money kept, is ``exp`` of a sum.

    step: what each action that an agent still needs takes from its sum. late: the same, times the
    part of the clock that has run. case: for an agent that has the case. threat: for each agent in
    reach of one that has the case, if others have the most on it. gap: times the logarithm of the
    top seat's lead in thousands. turn: if the top seat moves next. purse, cash: of money kept; cash
    counts per $10,000.
    """

    step: float
    late: float
    case: float
    threat: float
    gap: float
    turn: float
    purse: float
    cash: float


class Signs(msgspec.Struct, frozen=True):
    """What the log-odds are made of that a seat has more than a sum on an agent, in one game.

    base: at the start. seat: for each seat beyond two. late: times the part of the clock that has
    run. excess: times the logarithm of how far the sum is above what was shown. shown: if something
    was shown. moved, case: if the agent has left its home, or has the case. helps, harms: if the
    seat has announced an action that helps or harms it. pushes: by how often the seat has pushed
    it, up to three. against: if it has worked against it.
    """

    base: float
    seat: float
    late: float
    excess: float
    shown: float
    moved: float
    case: float
    helps: float
    harms: float
    pushes: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    against: float = 0.0


class Lore(msgspec.Struct, frozen=True):
    """What computers have learned of the stakes in one game.

    seen: of the announced action alone. watched: of all actions so far. opened: the same for games
    with opening bribes, if these are other games.
    """

    seen: Signs
    watched: Signs
    opened: Lore | None = None

    def signs(self, *, watched: bool, opened: bool) -> Signs:
        """Returns what counts for a seat that has watched or only sees, in a game that was or was
        not opened with bribes.
        """
        lore = self.opened if opened and self.opened is not None else self
        return lore.watched if watched else lore.seen
