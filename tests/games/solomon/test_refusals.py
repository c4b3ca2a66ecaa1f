"""A refusal names what is really in the way: its sentence is held against the position.

Moves of other seats, other moments and other tables are tried everywhere. By the key of the
sentence that refuses one, a condition says what must be so.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from games import agent, casablanca
from games.choosing import list_moves, random_move
from games.engine import CLOSE, HOUSE, Path, Refused, Who
from games.record import plies, read
from games.solomon import speech
from games.solomon.choices import token_of
from games.solomon.edition import has_steps
from games.solomon.moves import ALL, Announce, SetOrder, Speak, parse
from games.solomon.rules import ground_of, may_stop, resolve
from games.solomon.state import MONEY, NOBODY, Action, State
from tests.games.conformance import make_cases, travel
from tests.games.solomon.scenes import Table, seeded
from tests.games.solomon.test_records import RECORDS


class Try(msgspec.Struct):
    """A move that was refused: in which game and position, whose, and in which words."""

    game: Any
    state: State
    seat: int
    path: Path
    args: dict[str, Any]

    @property
    def edition(self) -> Any:
        return self.game.edition

    @property
    def move(self) -> Any:
        return parse(self.edition, self.path)

    @property
    def action(self) -> Action:
        assert isinstance(self.move, Announce)
        return resolve(self.state, self.move)

    @property
    def here(self) -> int:
        return self.state.place[self.action.agent]

    @property
    def near(self) -> tuple[int, ...]:
        near: tuple[int, ...] = self.edition.board.near[self.here]
        return near

    @property
    def victim(self) -> int:
        return self.action.victim

    def stake(self, number: int) -> int:
        return self.state.stake[self.seat * len(self.state.place) + number]

    def offers(self, *, stake: int | None = None) -> bool:
        """Whether the word may be said, maybe with another stake."""
        ground = ground_of(self.state, self.seat)
        if stake is not None:
            ground = msgspec.structs.replace(ground, stake=stake)
        return self.path[0] in speech.offer_words(self.edition, ground)

    @property
    def own_orders(self) -> list[Any]:
        count = len(self.state.place)
        chosen = range(count) if self.path[1] == ALL else [self.edition.agents[self.path[1]]]
        return [self.state.orders[self.seat * count + number] for number in chosen]

    @property
    def case_in_reach(self) -> bool:
        """Whether the agent could have the case by this action."""
        if self.game is casablanca.GAME:
            return self.state.case == self.here and self.action.to != self.here
        return self.state.case == self.action.to or self.state.holder == self.action.agent


def is_word(t: Try, *words: str) -> bool:
    return isinstance(t.move, Speak) and t.move.word in words


CONDITIONS: dict[str, Callable[[Try], bool]] = {
    "over": lambda t: t.state.phase == "over",
    "gone": lambda t: t.state.gone[t.seat],
    "opening": lambda t: t.state.phase == "opening",
    "opened": lambda t: t.state.phase == "opening" and t.state.answers[t.seat] is not None,
    "turn": lambda t: t.seat != t.state.mover and t.args["who"] == Who(t.state.mover),
    "announced": lambda t: t.seat == t.state.mover and t.state.action is not None,
    "close": lambda t: t.seat != HOUSE or HOUSE not in t.game.deciders(t.state),
    "undone": lambda t: t.action in t.state.undone,
    "stop": lambda t: not may_stop(t.edition, t.state)
    and (not t.state.undone or has_steps(t.edition, t.state, t.state.undone)),
    "bribe-after": lambda t: bool(t.state.undone) and not t.state.switches.bribe_after,
    "cash": lambda t: t.state.cash[t.seat] < 100,
    "word-now": lambda t: not t.offers(stake=MONEY),
    "no-stake": lambda t: ground_of(t.state, t.seat).stake < 100 and t.offers(stake=MONEY),
    "above-stake": lambda t: not t.offers()
    and t.offers(stake=MONEY)
    and t.args["stake"] == ground_of(t.state, t.seat).stake
    and t.args["bid"] == t.state.bid
    and t.args["stake"] < t.state.bid + 100 * is_word(t, "bid"),
    "demand": lambda t: t.game is casablanca.GAME and "demand" in t.path,
    "support": lambda t: is_word(t, "support")
    and not (t.state.switches.sealed and t.state.switches.open),
    "object-live": lambda t: t.game is agent.GAME
    and not t.state.switches.sealed
    and "object" in t.path,
    "order-none": lambda t: t.path[2] == "clear" and not any(t.own_orders),
    "order-one": lambda t: isinstance(t.move, SetOrder) and t.path[1] == ALL,
    "agent-out": lambda t: t.state.place[
        t.edition.agents[t.path[1] if t.path[0] == "order" else t.path[0]]
    ]
    < 0,
    "step-far": lambda t: t.action.kind == "step" and t.action.to not in t.near,
    "strike-far": lambda t: t.action.to not in t.near
    and (t.game is agent.GAME or t.action.to != t.here),
    "victim-out": lambda t: t.state.place[t.victim] < 0 or t.victim == t.action.agent,
    "at-home": lambda t: t.state.switches.safe_homes
    and t.action.to == t.edition.board.agents[t.victim].home,
    "case-elsewhere": lambda t: not t.case_in_reach,
    "case-owned": lambda t: t.state.holder not in (NOBODY, t.action.agent)
    and t.args["agent"] == t.edition.name_agent(t.state.holder),
    "case-own": lambda t: t.state.holder == t.action.agent,
    "take-far": lambda t: t.state.case != t.here,
    "aside": lambda t: t.state.holder != t.action.agent,
    "fee": lambda t: t.action.kind == "strike" and t.stake(t.action.agent) < t.edition.fee,
}  # fmt: skip


def rare_scenes(game: Any) -> list[State]:
    """What random games seldom come to: no cash, overturned actions, sums out of reach."""
    spies = game is agent.GAME
    piece, to, other = ("usa1", "havana", "uk1") if spies else ("green", "casino", "red")
    objection = "demand" if spies else "object 200"
    poor = Table(game, 2, stakes={0: {piece: 10_000}})
    near = Table(game, 3, at={piece: to, other: to}, stakes={0: {piece: 300}}, case=to)
    stakes = {0: {piece: 300}, 1: {piece: 500}, 2: {piece: 400}}
    live = Table(game, 3, stakes=stakes, contest="live").do(0, f"{piece} {to}").say({1: objection})
    if spies:
        live.do(0, "refuse").do(1, "bid 400")
        near.state.holder = near.agent(other)
    else:
        live.do(0, "hold").do(1, "bid 400")
    voices = live.state
    undone = live.do(0, "pass").close() if spies else live.do(0, "pass")
    return [poor.state, near.state, voices, undone.state, undone.state]


def gathered(game: Any, rng: random.Random) -> tuple[list[State], list[Path]]:
    """Positions of random games, of the recorded ones and of scenes; and moves that somebody could
    make in one of them.
    """
    states = rare_scenes(game) * 8
    for case in make_cases(game):
        states += travel(case, 1).sample(12)
    for file in RECORDS.glob(f"{game.key}-*.json"):
        states += [ply.state for ply in plies(read(file.read_text("utf-8")))][::4]
    return states, list(dict.fromkeys([*drawn_moves(game, states[::3], rng), *plain_moves(game)]))


def drawn_moves(game: Any, states: list[State], rng: random.Random) -> Iterator[Path]:
    """Moves that somebody could make in one of these positions."""
    for state in states:
        for seat in range(state.seats):
            view = game.view(state, seat)
            yield from [*list_moves(game, view)][:: rng.randint(5, 9)]
            yield random_move(game, view, rng) or ("skip",)


def plain_moves(game: Any) -> Iterator[Path]:
    """Words and actions of every kind."""
    yield from [CLOSE, ("stop",), ("order", ALL, "clear"), ("order", ALL, "object", "-")]
    pieces = [piece.id for piece in game.edition.board.agents]
    for piece in pieces:
        yield from [(piece, "take"), (piece, "aside")]
        yield from [("order", piece, "demand", "-"), ("order", piece, "object", "-")]
        for other in pieces:
            yield from [(piece, game.edition.strike, other + end) for end in ("", "-case")]
    for word in ("no", "demand", "hold", "pass", "give-in", "consent", "refuse"):
        yield (word,)
    for word in ("object", "support", "bid", "defend"):
        yield from [(word, "300"), (word, "-")]


def draw_tries(
    game: Any, state: State, moves: list[Path], rng: random.Random
) -> list[tuple[int, Path]]:
    """Any move by any seat, and moves of a kind that fits by those who are waited for."""
    wild = [(rng.randrange(state.seats), path) for path in rng.sample(moves, 40)]
    acts = state.phase == "turn"
    fitting = [p for p in moves if p[0] != "order" and (p[0] in game.edition.agents) == acts]
    again = [
        (game.edition.board.agents[action.agent].id, token_of(game.edition, action))
        for action in state.undone
        if action.kind != "strike"
    ]
    waited = sorted(game.deciders(state) - {HOUSE}) or [state.mover]
    others = [("stop",), ("skip",), *(p for p in moves if p[0] == "bribe")]
    return (
        wild
        + [(rng.choice(waited), path) for path in rng.sample(fitting, 40)]
        + [(state.mover, path) for path in again + rng.sample(others, 4)]
    )


UNSEEN = {
    "agent": {"demand"},
    "casablanca": {"object-live", "case-owned", "case-own", "aside", "take-far"},
}
"""What only the other of the two games refuses."""


@pytest.mark.parametrize("game", [agent.GAME, casablanca.GAME], ids=lambda game: game.key)
def test_a_refusal_is_true_of_the_position_it_is_given_in(game: Any) -> None:
    rng = random.Random(f"refusals {game.key}")
    states, moves = gathered(game, rng)
    found: Counter[str] = Counter()
    for state in states:
        for seat, path in draw_tries(game, state, moves, rng):
            try:
                game.play(state, seat, path, seeded())
            except Refused as refused:
                key = refused.text.key.removeprefix(f"{game.key}-no-")
                if key.startswith("choice-"):  # of `games.choosing`, tried there
                    continue
                tried = Try(game, state, seat, path, refused.text.args)
                assert CONDITIONS[key](tried), (key, path, seat, state)
                found[key] += 1
    assert CONDITIONS.keys() - found.keys() == UNSEEN[game.key], found
