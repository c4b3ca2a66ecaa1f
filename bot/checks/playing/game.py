"""One game, from the command that opens the table to its end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from bot.checks.playing.lobby import PlayedLobby
from bot.checks.playing.player import Player, TurnOutcome
from bot.checks.playing.stage import WITNESS
from bot.checks.playing.witness import Witness
from bot.checks.steps import CheckError
from bot.loopback.actor import NoAnswerError
from bot.loopback.wire import CannotDo
from games.registry import find_game

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from bot.checks.playing.killer import Killer
    from bot.checks.playing.stage import Stage
    from bot.loopback.actor import Actor

LONG = 120
"""Moves after which everybody but one leaves, if the game has not ended by then."""
_WINDOW = 31.0
"""Seconds after which every sealed window may close."""
_PATIENCE = 30
"""Rounds in which nobody finds anything to do before the game counts as stuck."""
_LOOK_SECONDS = 0.5
"""Seconds without any change after which nothing comes by itself."""
_OPENING = 10.0
"""Seconds in which the bot opens another conversation."""
_QUIET_MOVES = 2
"""Silent moves (standing orders, offers) in a row after which a person mostly waits."""


class PlayedTable(msgspec.Struct):
    """A table and everybody at it. place: where it is played; witness: somebody who only
    watches.
    """

    number: int
    game: str
    place: str
    players: list[Player]
    witness: Witness
    moves: int = 0


def seat_counts(key: str) -> Iterator[int]:
    """Yields the player counts with which a game is played: the fewest, and some more."""
    seats = find_game(key).seats
    yield seats[0]
    if len(seats) > 1:
        yield seats[min(2, len(seats) - 1)]


async def open_table(
    stage: Stage, killer: Killer, game: str, people: list[Actor], rng: random.Random, *, vary: bool
) -> PlayedTable:
    """Opens a table for these people, starts the game, and waits until everybody has their panel.

    vary: with options drawn at random. Raises `CheckError`.
    """
    lobby = PlayedLobby(people, stage.channel)
    await lobby.open(game)
    if vary:
        await lobby.choose_options(rng)
    place = await lobby.start()
    players = []
    for person in people:
        mail = Witness(person, await person.direct())
        locale = stage.locale_of(person)
        players.append(Player(person, mail, lobby.table, game, locale, rng, killer.press))
    await _panels_arrive(stage, players)
    return PlayedTable(lobby.table, game, place, players, Witness(stage.cast[WITNESS], place))


async def _panels_arrive(stage: Stage, players: list[Player]) -> None:
    """Waits until everybody has their panel, because nobody is sent one any more after the end, and
    a short game may be over by then. Raises `CheckError`.
    """
    changes = stage.discord.changes
    for _ in range(_PATIENCE):
        revision = changes.revision
        for player in players:
            await player.mail.look()
        if all(player.mail.showing_table(player.table) for player in players):
            return
        if await changes.after(revision, _LOOK_SECONDS) == revision:
            await stage.cast.advance(_OPENING)  # the bot opens conversations one by one
    raise CheckError("not everybody has got a panel by direct message")


class Course:
    """The course of one game, while the bot may be killed at any moment."""

    def __init__(
        self, stage: Stage, killer: Killer, table: PlayedTable, rng: random.Random
    ) -> None:
        self._stage = stage
        self._killer = killer
        self.table = table
        self._rng = rng
        self._idle = 0
        self._over = False
        self._heard = 0
        self._quiet: Counter[str] = Counter()

    async def run(self) -> None:
        """Plays until the game is over.

        Raises `CheckError` if nobody can make progress, or if the bot stays silent although nobody
        killed it.
        """
        try:
            await self._play()
        except (NoAnswerError, CannotDo, LookupError) as error:
            table = self.table
            raise CheckError(f"table {table.number}, move {table.moves + 1}: {error}") from error

    async def _play(self) -> None:
        while not self._over:
            if self.table.moves >= LONG:
                await self._leave()
            await self._round()

    async def _round(self) -> None:
        """Makes a move for somebody; if nobody can move, some time passes."""
        await self.table.witness.look()
        self._listen()
        for player in self._order():
            if self._waits(player):
                continue
            did = await self._turn(player)
            if did is TurnOutcome.OVER:
                self._over = True
            if did in (TurnOutcome.OVER, TurnOutcome.MOVED):
                self._idle = 0
                return
        self._idle += 1
        if self._idle > _PATIENCE:
            raise CheckError(f"after {self.table.moves} moves nobody finds anything to do")
        await self._stage.cast.advance(_WINDOW)

    def _order(self) -> list[Player]:
        """Returns the players in random order, those who were mentioned last first."""
        called = self.table.witness.called
        mixed = self._rng.sample(self.table.players, len(self.table.players))
        return sorted(mixed, key=lambda player: player.actor.id not in called)

    def _listen(self) -> None:
        """Lets everybody act again once the thread has told something new."""
        heard = len(self.table.witness.lines)
        if heard != self._heard:
            self._heard = heard
            self._quiet.clear()

    def _waits(self, player: Player) -> bool:
        return self._quiet[player.actor.id] >= _QUIET_MOVES and self._rng.random() < 0.7

    async def _turn(self, player: Player) -> TurnOutcome:
        made = player.made
        did = await self._killer.outlive(player.turn(self.table.place))
        if did is None:
            did = await self._after_kill(player, made)
        self.table.moves += player.made != made
        self._quiet[player.actor.id] += player.made != made
        return did

    async def _after_kill(self, player: Player, made: int) -> TurnOutcome:
        """Presses again, because the interrupted press may or may not have been a move."""
        player.unsure += player.made == made
        if await self._killer.outlive(player.press_again()) is None:
            player.unsure += 1
        return TurnOutcome.MOVED

    async def _leave(self) -> None:
        """Makes everybody but one leave, as soon as the rules allow it."""
        for player in self.table.players[1:]:
            made = player.made
            did = await self._killer.outlive(player.leave(self.table.place))
            if did is None:
                await self._after_kill(player, made)
            elif did is TurnOutcome.OVER:
                self._over = True
                return
