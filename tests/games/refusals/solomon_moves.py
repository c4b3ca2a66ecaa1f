"""Moves and positions of Agent and Casablanca in which refusals are tried."""

import random
from collections.abc import Iterator
from typing import Any

from games import agent
from games.engine import CLOSE, Path, Seat
from games.solomon.game import SolomonGame
from games.solomon.moves import ALL
from games.solomon.state import MONEY, State
from tests.games.refusals.tokens import Slot, either, mixed
from tests.games.solomon.scenes import Table

WORDS = (
    "no", "demand", "give-in", "consent", "refuse", "hold", "pass", "let-pass", "only-paid",
    "ask-me",
)  # fmt: skip
SUMS = ("object", "support", "defend", "bid")


def _near(game: SolomonGame, state: State, rng: random.Random) -> list[Any]:
    """Actions of one agent, most of them close to where it is."""
    board, strike = game.edition.board, game.edition.strike
    number = rng.randrange(len(board.agents))
    piece, place = board.agents[number].id, state.place[number]
    around = [board.spaces[n].id for n in board.near[place]] if place >= 0 else []
    close = [p.id for p, at in zip(board.agents, state.place, strict=True) if at == place]
    space = either(*around, rng.choice(board.spaces).id)
    other = either(*close, *(p.id for p in board.agents))
    case = either("", "-case")
    return [
        (piece, lambda rng: space(rng) + case(rng)),
        (piece, strike, lambda rng: other(rng) + case(rng)),
        (piece, strike, lambda rng: other(rng) + case(rng)),
        (piece, either("take", "aside")),
    ]


def _undone(game: SolomonGame, state: State) -> list[Any]:
    board = game.edition.board
    return [
        (board.agents[u.agent].id, board.spaces[u.to].id + "-case" * u.case)
        for u in state.undone
        if u.kind == "step"
    ]


def invent(game: SolomonGame, state: State, seat: Seat, rng: random.Random) -> Path:
    """Returns an action, a word, a sum, a bribe or an order."""
    pieces = list(game.edition.agents)
    sum_ = either("100", "300", "500", "1000", "150", "0300", "99900", "x")
    first, second = sorted(rng.sample(pieces, 2), key=pieces.index)
    limits = either(
        "-", "maximum=300", "opening=500,maximum=300", "maximum=300,opening=200", "opening=100",
        "maximum=99900", "maximum=250", "maximum=x", "limit=300", "scope=never",
    )  # fmt: skip
    bribe: Slot = lambda rng: f"{first}={sum_(rng)},{second}={sum_(rng)}"  # noqa: E731
    bribes = [
        ("pay", either(*pieces), sum_),
        ("bribe", bribe),
        ("bribe", lambda rng: f"{first}={sum_(rng)}"),
        ("bribe", "-"),
    ]
    words = [(either(*WORDS),), (either(*SUMS), sum_), (either("object", "support"), limits)]
    whom = either(*pieces, ALL, ALL)
    orders = [("order", whom, either("quiet", "clear")), ("order", whom, "object", limits),
              ("order", whom, "demand", "-")]  # fmt: skip
    mine = [*_near(game, state, rng) * 2, *bribes, ("stop",), *_undone(game, state) * 4]
    usual = mine if state.phase in ("turn", "opening") else words * 3
    return mixed(rng, *usual * 2, *words, *orders, *mine, CLOSE)


def scenes(game: SolomonGame) -> Iterator[State]:
    """Yields tables without cash, with overturned actions, sums out of reach, and owned cases."""
    spies = game is agent.GAME
    piece, to, other = ("usa1", "havana", "uk1") if spies else ("green", "casino", "red")
    yield Table(game, 2, stakes={0: {piece: MONEY}}).state
    close = Table(game, 3, at={piece: to, other: to}, stakes={0: {piece: 300}}, case=to)
    yield close.state
    yield Table(game, 3).do(1, "resign").state
    stakes = {0: {piece: 300}, 1: {piece: 500}, 2: {piece: 400}}
    live = Table(game, 3, stakes=stakes, contest="live").do(0, f"{piece} {to}")
    live.say({1: "demand" if spies else "object 200"})
    yield live.do(0, "refuse" if spies else "hold").state
    yield live.do(1, "bid 400").state
    live.do(0, "pass")
    yield live.state
    yield (live.close() if spies else live).state
    poor = Table(game, 3, contest="live").do(0, f"{piece} {to}")
    yield poor.state
    yield Table(game, 3).do(0, f"{piece} {to}").state
    if spies:
        yield poor.say({1: "demand"}).do(0, "refuse").state
        yield Table(game, 3, at={piece: to}, holder=piece).state
        yield Table(game, 3, at={piece: to, other: "montreal"}, holder=other).state
        yield Table(game, 3, at={piece: "dublin"}, stakes={0: {piece: 900}}).state
    else:
        yield Table(game, 3, at={piece: "theatre"}, stakes={0: {piece: 2_000}}, bases="safe").state
