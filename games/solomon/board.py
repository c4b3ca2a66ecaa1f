"""A board as data: spaces, the roads between them, the homes and the agents.

It is read from `board.json` in the game's folder, so that somebody with a printed board can put
their own in its place. The names of spaces and agents stand in the game's `words.*.ftl`.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import NoReturn

import msgspec

from games.material import MaterialError

WIDTH, HEIGHT = 1000, 700
"""The canvas, in which the spaces have their coordinates."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_WORDS = ("words.en.ftl", "words.fr.ftl")
_MOST_HOMES = 8


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space and its centre on the canvas."""

    id: str
    x: int
    y: int


class Agent(msgspec.Struct, frozen=True):
    """An agent.

    home: its space. team: the number of its home. number: from 1, among the agents of that home.
    colour: of its piece.
    """

    id: str
    colour: str
    home: int
    team: int
    number: int


class Board(msgspec.Struct, frozen=True):
    """A board, in which spaces and agents are indices.

    near: by space, the spaces one step away, ascending. homes: spaces, in order around the board.
    steps: the distance between two spaces, by space and space.
    """

    spaces: tuple[Space, ...]
    near: tuple[tuple[int, ...], ...]
    agents: tuple[Agent, ...]
    homes: tuple[int, ...]
    case_start: int
    steps: tuple[tuple[int, ...], ...]


class _AgentLine(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    colour: str
    home: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    case_start: str
    homes: list[str]
    spaces: list[Space]
    roads: list[tuple[str, str]]
    agents: list[_AgentLine]


def load_board(package: str, key: str) -> Board:
    """Returns the board of the game `key`, whose folder is `package`. Raises `MaterialError`."""
    files = resources.files(package)
    words = {name: files.joinpath(name).read_text("utf-8") for name in _WORDS}
    return read_board(files.joinpath("board.json").read_bytes(), key, words)


def read_board(data: bytes, key: str, words: dict[str, str]) -> Board:
    """Returns the board in a file's bytes. Raises `MaterialError` with the first thing wrong.

    words: the texts, by file, that must name what is on the board.
    """
    try:
        file = msgspec.json.decode(data, type=_File)
    except msgspec.MsgspecError as error:
        raise MaterialError(f"{key}/board.json: {error}") from error
    return _Reader(file, key, words).board()


class _Reader:
    """A reader of one file, which turns ids into indices and checks everything on the way."""

    def __init__(self, file: _File, key: str, words: dict[str, str]) -> None:
        self.file, self.key, self.words = file, key, words
        self.index = self._index("space", [space.id for space in file.spaces])

    def fail(self, what: str) -> NoReturn:
        raise MaterialError(f"{self.key}/board.json: {what}")

    def board(self) -> Board:
        for space in self.file.spaces:
            if not (0 <= space.x <= WIDTH and 0 <= space.y <= HEIGHT):
                self.fail(f"space {space.id} lies outside the canvas of {WIDTH} x {HEIGHT}")
        near = self._near()
        homes = self._homes()
        case_start = self._space(self.file.case_start, "case_start")
        if case_start in homes:
            self.fail("the case may not begin in a home")
        return Board(
            spaces=tuple(self.file.spaces),
            near=near,
            agents=self._agents(homes),
            homes=homes,
            case_start=case_start,
            steps=self._steps(near),
        )

    def _index(self, kind: str, ids: list[str]) -> dict[str, int]:
        """Returns the index of each id: different words of the notation, with names in all
        languages.
        """
        for id_ in ids:
            if not _ID.fullmatch(id_) or len(id_) > 24:
                self.fail(f"{kind} id {id_!r}: use small letters, digits and single hyphens")
            if id_.endswith("-case") or id_ in _RESERVED:
                self.fail(f"{kind} id {id_!r} means something else in the notation of moves")
            if ids.count(id_) > 1:
                self.fail(f"{kind} {id_} is listed twice")
            for name, source in self.words.items():
                if f"\n{self.key}-{kind}-{id_} = " not in source:
                    self.fail(f"{kind} {id_} has no line '{self.key}-{kind}-{id_} = ...' in {name}")
        return {id_: number for number, id_ in enumerate(ids)}

    def _space(self, id_: str, where: str) -> int:
        if id_ not in self.index:
            self.fail(f"{where}: there is no space {id_}")
        return self.index[id_]

    def _near(self) -> tuple[tuple[int, ...], ...]:
        near: list[set[int]] = [set() for _ in self.file.spaces]
        for first, second in self.file.roads:
            a, b = self._space(first, "roads"), self._space(second, "roads")
            if a == b or b in near[a]:
                self.fail(f"the road {first} - {second} leads nowhere or is listed twice")
            near[a].add(b)
            near[b].add(a)
        return tuple(tuple(sorted(spaces)) for spaces in near)

    def _homes(self) -> tuple[int, ...]:
        homes = tuple(self._space(id_, "homes") for id_ in self.file.homes)
        if not 2 <= len(set(homes)) == len(homes) <= _MOST_HOMES:
            self.fail(f"there must be 2 to {_MOST_HOMES} different homes")
        return homes

    def _agents(self, homes: tuple[int, ...]) -> tuple[Agent, ...]:
        ids = self._index("agent", [line.id for line in self.file.agents])
        agents: list[Agent] = []
        for line in self.file.agents:
            home = self._space(line.home, f"agent {line.id}")
            if home not in homes:
                self.fail(f"agent {line.id}: {line.home} is no home")
            if not _COLOUR.fullmatch(line.colour):
                self.fail(f"agent {line.id}: {line.colour!r} is no colour like #2e9e4f")
            number = 1 + sum(agent.home == home for agent in agents)
            agents.append(Agent(line.id, line.colour, home, homes.index(home), number))
        if {agent.home for agent in agents} != set(homes):
            self.fail("every home needs an agent")
        if set(ids) & set(self.index):
            self.fail("an agent and a space have the same id")
        return tuple(agents)

    def _steps(self, near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(self._steps_from(start, near) for start in range(len(near)))

    def _steps_from(self, start: int, near: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        steps = {start: 0}
        queue = [start]
        for space in queue:
            for other in near[space]:
                if other not in steps:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        if len(steps) < len(near):
            cut_off = next(n for n in range(len(near)) if n not in steps)
            a, b = self.file.spaces[start].id, self.file.spaces[cut_off].id
            self.fail(f"no roads lead from {a} to {b}")
        return tuple(steps[space] for space in range(len(near)))


_RESERVED = frozenset(
    (
        "all", "aside", "bid", "bribe", "case", "clear", "close", "consent", "defend", "demand",
        "eliminate", "exile", "give-in", "hold", "no", "object", "order", "pass", "quiet",
        "refuse", "resign", "skip", "stop", "support", "take",
    )
)  # fmt: skip
"""Words of the notation that cannot be the id of a space or an agent."""
