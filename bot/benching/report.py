"""What `bot bench` found, told for people and for machines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.benching.measures import Latency, Side
    from bot.benching.starting import Start


class Found(msgspec.Struct, frozen=True):
    """Everything measured in one run."""

    in_process: Side
    over_sockets: Side
    start_empty: Start
    start_full: Start


def told(found: Found) -> Iterator[str]:
    """A few lines for people."""
    yield "The floor is a button that edits its panel; a move is pressed, committed, and shown."
    yield from _side("within simcord", found.in_process)
    yield from _side("over sockets", found.over_sockets)
    for start in (found.start_empty, found.start_full):
        yield (
            f"start with {start.tables:,} tables: {start.seconds:.2f} s,"
            f" {start.cpu:.2f} s of CPU, {start.memory / 2**20:.0f} MiB"
        )


def _side(name: str, side: Side) -> Iterator[str]:
    yield (
        f"{name}: floor {_latency(side.still)}; move {_latency(side.move)};"
        f" ratio {side.median.ratio:.2f}"
    )
    rate, cpu = side.throughput, side.cpu
    yield (
        f"  {side.in_flight} in flight: floor {rate.still:,.0f} a second, moves {rate.move:,.0f}"
        f" ({rate.ratio:.0%}); CPU {cpu.still:.2f} and {cpu.move:.2f} ms each"
        f" (ratio {cpu.ratio:.2f})"
    )


def _latency(latency: Latency) -> str:
    return f"{latency.median:.2f} ms (p99 {latency.p99:.2f})"


def as_json(found: Found) -> str:
    """The same for machines, the ratios with it."""
    plain: dict[str, Any] = msgspec.to_builtins(found)
    for name, side in (("in_process", found.in_process), ("over_sockets", found.over_sockets)):
        plain[name]["ratios"] = {
            "median": side.median.ratio,
            "throughput": side.throughput.ratio,
            "cpu": side.cpu.ratio,
        }
    return msgspec.json.encode(plain).decode()
