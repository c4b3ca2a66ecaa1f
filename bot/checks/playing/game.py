"""One game, from the command that opens the table to its end, with the bot killed on the way."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING

import msgspec

from bot.checks.playing.lobby import Lobby
from bot.checks.playing.player import Did, Player
from bot.checks.playing.stage import WITNESS
from bot.checks.playing.witness import Witness
from bot.checks.steps import CheckError
from bot.loopback.actor import NoAnswerError

if TYPE_CHECKING:
    from bot.checks.playing.stage import Stage
    from bot.loopback.actor import Actor

KILLS = 3
"""How often the bot is killed in a game."""
LONG = 120
"""After so many moves all but one leave, if the game has not ended by then."""
_KILLED_WITHIN = 20
"""The moves among which the bot is killed."""
_KILL_DELAYS = (0.0, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03)
"""Seconds from a press to the kill: before, in and after the move's transaction."""
_GRACE = 0.2
"""How long an answer that was on its way may still take to arrive, in seconds."""
_WINDOW = 31.0
"""Seconds after which every sealed window may close."""
_FORGOTTEN = 600.0
"""Seconds after which Discord no longer knows a message it was sent by its nonce."""
_PATIENCE = 30
"""So often nobody may find anything to do before the game is taken to be stuck."""


class Played(msgspec.Struct):
    """A game and everybody in it. place: the thread; channel: where its card is."""

    table: int
    game: str
    place: str
    channel: str
    players: list[Player]
    witness: Witness
    moves: int = 0
    kills: int = 0


async def play(stage: Stage, game: str, people: list[Actor], words: str, *, vary: bool) -> Played:
    """Play one game to its end; every draw follows from `words`.

    vary: with options drawn at random. Raises `CheckError` where nobody finds a way on.
    """
    rng = random.Random(words)  # noqa: S311 - which buttons are pressed is no secret
    lobby = Lobby(people, stage.channel)
    await lobby.open(game)
    if vary:
        await lobby.choose_options(rng)
    place = await lobby.start()
    played = Played(
        lobby.table,
        game,
        place,
        stage.channel,
        [
            Player(
                person,
                Witness(person, await person.direct()),
                lobby.table,
                game,
                rng,
                stage.locale_of(person),
            )
            for person in people
        ],
        Witness(stage.cast[WITNESS], place),
    )
    await _Course(stage, played, rng).run()
    return played


class _Course:
    """The course of one game."""

    def __init__(self, stage: Stage, played: Played, rng: random.Random) -> None:
        self._stage = stage
        self._played = played
        self._rng = rng
        self._kills = sorted(rng.sample(range(1, _KILLED_WITHIN), KILLS))
        self._idle = 0
        self._over = False

    async def run(self) -> None:
        """Play until the game is over."""
        while not self._over:
            if self._played.moves >= LONG:
                await self._leave()
            await self._round()

    async def _round(self) -> None:
        """Somebody makes a move; if nobody can, some time goes by."""
        await self._played.witness.look()
        for player in self._order():
            did = await self._turn(player)
            if did is Did.OVER:
                self._over = True
            if did in (Did.OVER, Did.MOVED):
                self._idle = 0
                return
        self._idle += 1
        if self._idle > _PATIENCE:
            raise CheckError(f"after {self._played.moves} moves nobody finds anything to do")
        await self._stage.cast.advance(_WINDOW)

    def _order(self) -> list[Player]:
        """Those who were called first."""
        called = self._played.witness.called
        mixed = self._rng.sample(self._played.players, len(self._played.players))
        return sorted(mixed, key=lambda player: player.actor.id not in called)

    async def _turn(self, player: Player) -> Did:
        if self._kills and self._played.moves >= self._kills[0]:
            del self._kills[0]
            return await self._turn_with_kill(player)
        did = await player.turn(self._played.place)
        self._played.moves += did is Did.MOVED
        return did

    async def _turn_with_kill(self, player: Player) -> Did:
        """The bot is killed while somebody makes a move; afterwards they press again."""
        made = player.made
        turn = asyncio.create_task(player.turn(self._played.place))
        pressing = asyncio.create_task(player.presses.reach(self._rng.randint(1, 3)))
        await asyncio.wait({turn, pressing}, return_when=asyncio.FIRST_COMPLETED)
        pressing.cancel()
        if turn.done() and turn.result() is not Did.MOVED:
            self._kills.insert(0, self._played.moves + 1)
            return turn.result()
        await asyncio.sleep(self._rng.choice(_KILL_DELAYS))
        await self._stage.kill_bot()
        await asyncio.wait({turn}, timeout=_GRACE)
        turn.cancel()
        with contextlib.suppress(asyncio.CancelledError, NoAnswerError):
            await turn
        player.unsure += player.made == made
        if self._rng.random() < 0.5:
            # Long enough for Discord to have forgotten what it was sent last.
            await self._stage.cast.advance(_FORGOTTEN)
        await self._stage.start_bot()
        self._played.kills += 1
        await player.press_again()
        self._played.moves += player.made != made
        return Did.MOVED

    async def _leave(self) -> None:
        """All but one leave, as soon as the rules let them."""
        for player in self._played.players[1:]:
            if await player.leave(self._played.place) is Did.OVER:
                self._over = True
                return
