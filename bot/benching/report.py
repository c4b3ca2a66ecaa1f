"""The results of a benchmark, for people and for machines."""

from __future__ import annotations

import os
import platform
from typing import TYPE_CHECKING

import msgspec

# msgspec needs the types of the fields when the class is made.
from bot.benching.beside import TABLES as BESIDE_TABLES
from bot.benching.beside import Beside
from bot.benching.idle import Idle  # noqa: TC001 - msgspec reads field types
from bot.benching.measures import TABLES, Pair, Side
from bot.benching.parts import Parts  # noqa: TC001 - msgspec reads field types
from bot.benching.pictures import Drawn  # noqa: TC001 - msgspec reads field types
from bot.benching.rules import LookingUp  # noqa: TC001 - msgspec reads field types
from bot.benching.seating import SeatingTime  # noqa: TC001 - msgspec reads field types
from bot.benching.starting import Start  # noqa: TC001 - msgspec reads field types
from bot.benching.typed import Typing  # noqa: TC001 - msgspec reads field types

if TYPE_CHECKING:
    from collections.abc import Iterator

_MIB = 1 << 20
_NOTES = (
    "nothing: a press answered with an edit of the same panel. a move: press, durable commit, the",
    f"panel's edit. Outbox and pictures apart; in flight at {TABLES} tables. CPU is that of the",
    "bot's process, which within simcord has Discord's side in it too; not for what is done beside",
    "a move, whose answer is heard and not carried out.",
)


class Bench(msgspec.Struct, frozen=True):
    """All results of one run. flush: milliseconds of one flush to the disk that was measured."""

    flush: float
    simcord: Side
    sockets: Side
    parts: Parts
    typing: Typing
    beside: tuple[Beside, ...]
    starts: tuple[Start, ...]
    idle: Idle
    rules: LookingUp
    pictures: tuple[Drawn, ...] = ()
    seating: tuple[SeatingTime, ...] = ()
    python: str = platform.python_version()
    cores: int = os.cpu_count() or 1


def as_json(bench: Bench) -> str:
    """Returns the results for machines, with the ratios of moves to doing nothing."""
    ratios = {
        name: {what: getattr(side, what).ratio for what in ("median", "throughput", "cpu")}
        for name, side in (("simcord", bench.simcord), ("sockets", bench.sockets))
    }
    others = {
        "typing": bench.typing.ratio,
        "beside": {one.what: one.ratio for one in bench.beside},
        "pictures": {f"{one.game} {one.kind}": one.ratio for one in bench.pictures},
    }
    fields = {**msgspec.to_builtins(bench), "ratios": {**ratios, **others}}
    return msgspec.json.format(msgspec.json.encode(fields)).decode()


def lines(bench: Bench) -> Iterator[str]:
    """Yields the lines for people."""
    yield f"Python {bench.python}, {bench.cores} cores; a flush takes {bench.flush:.2f} ms"
    yield ""
    yield f"{'':34}{'nothing':>10}{'a move':>10}{'ratio':>8}"
    for name, side in (("simcord", bench.simcord), ("sockets", bench.sockets)):
        yield from _side(name, side)
    yield ""
    yield from _parts(bench)
    typing = bench.typing
    yield (
        f"the slowest of {typing.inputs:,} texts typed into commands: {typing.slowest:.2f} ms"
        f" beside {typing.move:.2f} of a move, ratio {typing.ratio:.2f} ({typing.where})"
    )
    rules = bench.rules
    yield (
        f"looking up {rules.count:,} mistyped titles of rules: {rules.took.median:.2f} ms, p99"
        f" {rules.took.p99:.2f}; the first, which builds the index, {rules.ready:.0f} ms"
    )
    for one in bench.beside:
        yield (
            f"a move beside {one.what} of somebody with {BESIDE_TABLES:,} tables ({one.seconds:.3f}"
            f" s): {one.move:.2f} ms, without {one.alone:.2f}, ratio {one.ratio:.2f}"
        )
    for start in bench.starts:
        memory = f", {start.memory / _MIB:.0f} MiB" if start.memory else ""
        yield (
            f"start with {start.tables:,} stored tables: {start.seconds:.2f} s"
            f" ({start.cpu:.2f} s CPU){memory}"
        )
    idle = bench.idle
    yield (
        f"{idle.seconds:.0f} s of waiting with {idle.tables:,} deadlines: {idle.cpu:.1f} ms CPU,"
        f" without any {idle.without:.1f} ms; a beat (once a minute at most) {idle.beat:.2f} ms"
    )
    yield from _pictures(bench)
    for night in bench.seating:
        yield (
            f"seating {night.people} people: {night.took:.1f} ms CPU; a night has its plan after"
            f" {night.seconds:.2f} s"
        )
    yield ""
    yield from _NOTES


def _side(name: str, side: Side) -> Iterator[str]:
    p99 = Pair(side.still.p99, side.move.p99)
    flying = f"{name}, {side.in_flight} in flight"
    yield _row(f"{name}, alone: median", side.median, "ms")
    yield _row(f"{name}, alone: p99", p99, "ms")
    yield _row(flying, side.throughput, "/s")
    yield _row(f"{flying}: CPU", side.cpu, "ms")


def _row(name: str, pair: Pair, unit: str) -> str:
    digits = 0 if unit == "/s" else 2
    still, move = (f"{value:.{digits}f}{unit:>3}" for value in (pair.still, pair.move))
    return f"{name:34}{still:>10}{move:>10}{pair.ratio:8.2f}"


def _pictures(bench: Bench) -> Iterator[str]:
    for game in dict.fromkeys(one.game for one in bench.pictures):
        costs = (
            f"{one.kind} {one.took:.1f} ms, ratio {one.ratio:.2f}"
            for one in bench.pictures
            if one.game == game
        )
        yield f"pictures of {game} beside empty ones: {'; '.join(costs)}"


def _parts(bench: Bench) -> Iterator[str]:
    parts, beyond = bench.parts, bench.simcord.move.median - bench.simcord.still.median
    known = parts.rules + parts.seen + parts.commit + parts.panel
    yield (
        f"beyond the floor {beyond:.2f} ms: rules {parts.rules:.2f}, what all see of it"
        f" {parts.seen:.2f}, commit {parts.commit:.2f}, panel {parts.panel:.2f}, the rest"
        f" {beyond - known:.2f}"
    )
