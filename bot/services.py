"""The services of the bot that everything else uses: made once, closed once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.draw import Painter
from bot.metrics import Metrics
from bot.nights.gathering import Gathering
from bot.nights.nights import Nights
from bot.nights.planning import Planning
from bot.nights.privacy import forget, nights_of
from bot.nights.ringing import NightAlarm
from bot.nights.rounds import Rounds
from bot.nights.seater import Seater
from bot.nights.tables import Planner
from bot.people import People
from bot.reach import Reach
from bot.store.probe import Probe
from bot.tables.caps import UNLIMITED
from bot.tables.catching_up import fill_waiting
from bot.tables.clocks.vacations import VACATION_DAYS
from bot.tables.computers.acting import Computers
from bot.tables.computers.analyses import Analyses
from bot.tables.computers.findings import Findings
from bot.tables.computers.hints import Hints
from bot.tables.computers.practice import Practice
from bot.tables.computers.seats import ComputerSeats
from bot.tables.computers.taking_back import TakingBack
from bot.tables.due.giving import Giving
from bot.tables.due.heartbeat import Heartbeat
from bot.tables.due.reminders import Reminders
from bot.tables.due.scheduler import Scheduler
from bot.tables.due.timeouts import Timeouts
from bot.tables.due.vacationing import Vacationing
from bot.tables.finished.next_game import NextGames
from bot.tables.finished.rematch import Rematches
from bot.tables.finished.replays import Replays
from bot.tables.finished.results import fill_results
from bot.tables.lobbies.calling import Calling
from bot.tables.lobbies.dealing import Dealer
from bot.tables.lobbies.free_seats import FreeSeats
from bot.tables.lobbies.hosting import Hosting
from bot.tables.lobbies.invited import Invited
from bot.tables.lobbies.lapsing import Lapsing
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.requests import Requests
from bot.tables.lobbies.starting import Starting
from bot.tables.looks import Looks
from bot.tables.lost_places import LostPlaces
from bot.tables.managing.powers import Managing
from bot.tables.motions.effects import Effects
from bot.tables.motions.motions import Motions
from bot.tables.motions.takeover import TakeOver
from bot.tables.playing import Playing
from bot.tables.privacy.deletion import Deletions
from bot.tables.privacy.export import Exports
from bot.tables.tables import Tables
from bot.tables.welcome.avoiding import Avoiding
from bot.tables.welcome.untold import Untold
from bot.workers.thinker import Thinker

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.store.store import Store
    from bot.tables.caps import Limits


class Services:
    """Tables with their operations, people, the clock, the painter and the thinker.

    limits: those for one person; from the settings if the bot serves people.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        painter: Painter | None = None,
        vacation_days: int = VACATION_DAYS,
        limits: Limits = UNLIMITED,
        thinker: Thinker | None = None,
        findings: Findings | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.people = People(store)
        self.probe = Probe(store, clock)
        self.metrics = Metrics()
        self.tables = Tables(store, clock, self.metrics, limits)
        self.nights = Nights(self.tables)
        self.looks = Looks(self.tables)
        self.playing = Playing(self.tables)
        dealer = Dealer(self.playing.after_deal)
        self.lobby = Lobby(self.tables, dealer)
        self.hosting = Hosting(self.tables)
        self.requests = Requests(self.tables)
        self.invited = Invited(self.tables)
        self.calling = Calling(self.tables)
        self.lapsing = Lapsing(self.tables, self.lobby)
        self.starting = Starting(self.tables, self.lobby)
        self.free_seats = FreeSeats(self.tables)
        self.practice = Practice(self.tables, dealer)
        self.taking_back = TakingBack(self.tables)
        self.computer_seats = ComputerSeats(self.tables)
        self.lost_places = LostPlaces(self.tables, self.people)
        self.managing = Managing(self.tables, self.lost_places)
        self.timeouts = Timeouts(self.tables, self.playing)
        self.giving = Giving(self.tables)
        self.motions = Motions(self.tables, Effects(self.playing))
        self.takeover = TakeOver(self.tables)
        self.deletions = Deletions(self.tables, self.people, partial(forget, self.nights))
        self.exports = Exports(store)
        self.avoiding = Avoiding(store)
        self.untold = Untold()
        self.vacationing = Vacationing(self.tables, vacation_days)
        self.reach = Reach(clock)
        self.heartbeat = Heartbeat(self.tables, self.reach)
        self.thinker = thinker or Thinker()
        self.thinker.timed = self.metrics.thought
        self.computers = Computers(self.tables, self.playing, self.thinker)
        self.scheduler = Scheduler(
            self.tables,
            self.playing,
            self.timeouts,
            Reminders(self.tables),
            self.motions,
            self.vacationing,
            self.computers,
            self.heartbeat,
            self.lapsing,
            self.starting,
        )
        self.motions.rings += [self.scheduler.sooner, lambda _at: self.heartbeat.go_on()]
        self.findings = findings or Findings()
        self.hints = Hints(self.tables, self.findings)
        self.replays = Replays(store)
        self.analyses = Analyses(self.replays, self.findings)
        self.rematches = Rematches(self.tables, self.lobby)
        self.next_games = NextGames(self.tables)
        planner = Planner(self.nights, Seater())
        self.planning = Planning(self.nights)
        self.gathering = Gathering(self.nights, planner)
        self.rounds = Rounds(self.nights, planner, self.lobby, self.takeover)
        self.night_alarm = NightAlarm(self.nights, self.gathering, self.rounds, self.heartbeat)
        self.exports.elsewhere["nights"] = nights_of
        self.painter = painter or Painter()
        store.timed, self.painter.timed = self.metrics.wrote, self.metrics.painted
        self.tables.watchers += [
            self.scheduler.note,
            self.heartbeat.note,
            self.motions.note,
            self.computers.note,
            self.rounds.note,
        ]
        self._closed = False

    async def start(self) -> None:
        """Gives back the time the bot was down, then starts to handle what is due."""
        await self.heartbeat.start()
        await fill_results(self.store)
        await fill_waiting(self.store)
        await self.deletions.resume()
        await self.untold.find(self.store)
        await self.vacationing.resume()
        await self.motions.start()
        await self.computers.start()
        await self.scheduler.start()
        await self.rounds.start()
        self.night_alarm.ring()

    async def close(self) -> None:
        """Finishes the work under way and closes everything; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            await self.night_alarm.stop()
            await self.rounds.stop()
            await self.scheduler.stop()
            await self.heartbeat.stop()
            await self.computers.stop()
        finally:  # even after an error, because an open store keeps the process alive
            self.clock.stop()
            self.painter.close()
            self.findings.close()
            await self.store.close()
