"""The moves of Agent and Casablanca, and their notation.

``usa1 paris``, ``usa1 paris-case`` (with the case), ``usa1 take``, ``usa1 aside``,
``usa1 exile uk2``, ``green eliminate white-case``, ``bribe red=300,blue=200``, ``stop``;
in a contest ``no``, ``demand``, ``object opening=200,maximum=900``, ``object 200`` (live),
``support 500``, ``defend 600``, ``give-in``, ``consent``, ``refuse``, ``bid 300``, ``hold``,
``pass``; at any time ``order red quiet``, ``order all clear``,
``order blue object scope=away,maximum=900``, ``order usa1 demand -``, ``let-pass``, ``only-paid``,
``ask-me`` and ``resign``. ``pay red 300`` is a bribe of one agent.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from games.choosing import refuse_token
from games.engine import CLOSE, LEAVE, Path
from games.solomon.state import NOBODY

if TYPE_CHECKING:
    from games.solomon.edition import Edition

CASE = "-case"
"""The end of the token of a space or a victim if the agent is to have the case."""

ALL = "all"
"""The token for every agent in an order."""


class Announce(msgspec.Struct, frozen=True):
    """An announcement: the `Action` without its `to` for a strike."""

    kind: Literal["step", "strike", "take", "aside"]
    agent: int
    to: int = NOBODY
    victim: int = NOBODY
    case: bool = False


class Bribe(msgspec.Struct, frozen=True):
    """Sums put on agents; `token` answers the form. single: said of one agent, without the form."""

    token: str
    single: bool = False


class Speak(msgspec.Struct, frozen=True):
    """A word in a contest, with the sum or the form that goes with it ("" if none does)."""

    word: str
    token: str = ""


class SetOrder(msgspec.Struct, frozen=True):
    """A standing order on an agent (None: on all). `token` answers the form, "" without one."""

    agent: int | None
    word: str
    token: str = ""


class SetAsking(msgspec.Struct, frozen=True):
    """How much the seat wants to be asked from now on, one of `ASKING_WORDS` (D18)."""

    word: str


class EndTurn(msgspec.Struct, frozen=True):
    """Ending the turn after an action was overturned (D8)."""


class Skip(msgspec.Struct, frozen=True):
    """Passing the turn: what the table does for a mover whose time is up (F1)."""


class Resign(msgspec.Struct, frozen=True):
    """Leaving the game (F2)."""


class Close(msgspec.Struct, frozen=True):
    """Closing a window, which the house does."""


Move: TypeAlias = Announce | Bribe | Speak | SetOrder | SetAsking | EndTurn | Skip | Resign | Close

PLAIN_WORDS = frozenset(("no", "demand", "give-in", "consent", "refuse", "hold", "pass"))
"""Words of a contest that are said alone."""
SUM_WORDS = frozenset(("object", "support", "defend", "bid"))
"""Words of a contest that are followed by a sum or a form."""
ASKING_WORDS = ("let-pass", "only-paid", "ask-me")
"""Words by which a seat lets everything pass until its turn, is asked only about agents it has
paid, or is asked about everything again.
"""
ORDER_WORDS = frozenset(("quiet", "clear", "demand", "object"))

_SINGLE: dict[str, Move] = {
    "stop": EndTurn(), "skip": Skip(), LEAVE[0]: Resign(), CLOSE[0]: Close(),
    **{word: Speak(word) for word in PLAIN_WORDS},
    **{word: SetAsking(word) for word in ASKING_WORDS},
}  # fmt: skip


@functools.lru_cache(maxsize=4096)
def parse(edition: Edition, path: Path) -> Move:
    """Returns the move that a path means. Raises `Refused` if it means none."""
    match path:
        case (word,) if word in _SINGLE:
            return _SINGLE[word]
        case ("bribe", token):
            return Bribe(token)
        case ("pay", agent, sum_):
            read_agent(edition, agent)
            return Bribe(f"{agent}={sum_}", single=True)
        case (word, token) if word in SUM_WORDS:
            return Speak(word, token)
        case ("order", agent, word, *rest) if word in ORDER_WORDS and len(rest) < 2:
            number = None if agent == ALL else read_agent(edition, agent)
            return SetOrder(number, word, rest[0] if rest else "")
        case (agent, *rest) if agent in edition.agents:
            return _parse_action(edition, edition.agents[agent], tuple(rest))
    return refuse_token(" ".join(path))


def _parse_action(edition: Edition, agent: int, rest: Path) -> Announce:
    match rest:
        case ("take",):
            return Announce("take", agent, case=True)
        case ("aside",):
            return Announce("aside", agent)
        case (strike, token) if strike == edition.strike:
            victim, case = split_case(token)
            return Announce("strike", agent, NOBODY, read_agent(edition, victim), case)
        case (token,):
            space, case = split_case(token)
            if space in edition.spaces:
                return Announce("step", agent, edition.spaces[space], case=case)
    return refuse_token(" ".join(rest) or edition.board.agents[agent].id)


def split_case(token: str) -> tuple[str, bool]:
    """Returns ``paris-case`` as ``paris`` and True."""
    return token.removesuffix(CASE), token.endswith(CASE)


def read_agent(edition: Edition, token: str) -> int:
    """Returns the agent that a token names. Raises `Refused`."""
    if token not in edition.agents:
        refuse_token(token)
    return edition.agents[token]
