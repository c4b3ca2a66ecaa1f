"""`games arena`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

import msgspec

from games.commands import CommandError
from games.commands.playing import check_kind, read_options, seats_of
from games.registry import find_game
from games.thinking.arena import Match, Score, add, play_match
from games.thinking.bars import BARS, Bar
from games.thinking.players import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


HEAD = (
    f"{'game':18}{'seats':>6}  {'hero':7}{'against':8}{'games':>6}{'won':>8}{'95 %':>16}"
    f"{'chance':>8}{'ms':>8}{'p95':>7}{'max':>7}{'moves':>7}"
)


def arena(
    key: str,
    seats: int | None,
    hero: str | None,
    others: str,
    games: int,
    words: str,
    switches: Sequence[str],
    jobs: int,
) -> Iterator[str]:
    """Plays matches, a line each: those asked for, or all that have a bar."""
    game = find_game(key)
    options = read_options(game, switches)
    if games < 1 or jobs < 1:
        raise CommandError("there must be at least 1 game and 1 job")
    for kind in (hero or KINDS[0], others):
        check_kind(kind)
    if hero is not None and seats is not None:
        seats_of(game, seats)
        bars: Sequence[Bar] = [Bar(seats, hero, others, 0.0)]
    else:
        bars = [bar for bar in BARS[key] if seats in (None, bar.seats) and hero in (None, bar.hero)]
    yield HEAD
    for bar in bars:
        match = Match(key, bar.seats, bar.hero, bar.others, games, options, words)
        yield row(match, bar, _play(match, jobs))


def row(match: Match, bar: Bar, score: Score) -> str:
    """Returns one line of the table."""
    low, high = score.interval
    line = f"{match.game:18}{match.seats:6}  {match.hero:7}{match.others:8}{score.games:6}"
    line += f"{score.share:8.1%}  {low:6.1%} - {high:6.1%}{1 / match.seats:8.1%}"
    line += f"{score.mean:8.2f}{score.quantile(0.95):7.1f}{score.quantile(1):7.1f}"
    line += f"{score.plies / score.games:7.0f}"
    if score.unfinished:
        line += f"  {score.unfinished} unfinished"
    return line + _judge(bar, score)


def _judge(bar: Bar, score: Score) -> str:
    """Returns whether a score is over its bar, "" if it has none."""
    if (bar.least, bar.most) == (0.0, 1.0):
        return ""
    span = f">= {bar.least:.0%}" if bar.most == 1 else f"{bar.least:.0%} - {bar.most:.0%}"
    return f"  {'reached' if bar.least <= score.share <= bar.most else 'MISSED'} ({span})"


def _play(match: Match, jobs: int) -> Score:
    """Plays a match in several processes; the games are the same for any number of them."""
    if jobs == 1:
        return _play_part(match)
    share = -(-match.games // (4 * jobs))
    parts = [
        msgspec.structs.replace(match, first=first, games=min(share, match.games - first))
        for first in range(0, match.games, share)
    ]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return add(pool.map(_play_part, parts))


def _play_part(match: Match) -> Score:
    return play_match(find_game(match.game), match)
