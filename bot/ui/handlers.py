"""The handlers of presses and commands, each made once: the router takes the presses from here,
and the cogs call the same objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.commands import Commands
from bot.ui.door.presses import DoorHandlers
from bot.ui.finished.details import Details
from bot.ui.finished.history import History
from bot.ui.finished.next_game import NextGameHandlers
from bot.ui.finished.records import Records
from bot.ui.finished.rematch import RematchHandlers
from bot.ui.finished.replay import ReplayHandlers
from bot.ui.finished.results import Results
from bot.ui.lessons.lessons import LessonHandlers
from bot.ui.listings import Listings
from bot.ui.lobby.actions import LobbyActions
from bot.ui.lobby.beside import BesideActions
from bot.ui.lobby.calling import CallActions
from bot.ui.lobby.computers import ComputerActions
from bot.ui.lobby.hosting import HostActions
from bot.ui.lobby.invited import InvitedActions
from bot.ui.lobby.requests import RequestActions
from bot.ui.lobby.starting import StartActions
from bot.ui.lobby.untold import UntoldNotes
from bot.ui.lobby.waiting import WaitingActions
from bot.ui.looking import Looking
from bot.ui.managing.barring import Barring
from bot.ui.managing.presses import ManagingActions
from bot.ui.motions.presses import MotionHandlers
from bot.ui.moves.hints import HintHandlers
from bot.ui.moves.presses import MoveHandlers
from bot.ui.nights.answers import NightActions
from bot.ui.nights.planning import NightPlans
from bot.ui.nights.results import NightReviews
from bot.ui.rules import RuleSearch
from bot.ui.settings.avoiding import AvoidSettings
from bot.ui.settings.my_calls import MyCalls
from bot.ui.settings.pings import PingSettings
from bot.ui.settings.preferences import Preferences
from bot.ui.settings.privacy import Privacy
from bot.ui.settings.server import ServerSettings
from bot.ui.settings.server_calls import ServerCalls
from bot.ui.settings.vacations import VacationSettings
from bot.ui.settings.where import ReminderSetting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.dm_limiter import DmLimiter
    from bot.services import Services
    from bot.ui.custom_ids import LoosePress, Press
    from bot.ui.request import Request


class Handlers:
    """All handlers, made here and nowhere else."""

    def __init__(self, services: Services, dm_limiter: DmLimiter) -> None:
        self.starting = StartActions(services)
        self.invited = InvitedActions(services)
        self.lobby = LobbyActions(services, self.starting, self.invited)
        self.computers = ComputerActions(services, self.lobby)
        self.waiting = WaitingActions(services)
        self.hosting = HostActions(services)
        self.calling = CallActions(services)
        self.requests = RequestActions(services, self.invited)
        self.beside = BesideActions(services)
        self.untold = UntoldNotes(services)
        self.lessons = LessonHandlers(services, self.lobby)
        self.motions = MotionHandlers(services)
        self.looking = Looking(services, self.motions)
        self.moves = MoveHandlers(services)
        self.hints = HintHandlers(services, self.moves)
        self.door = DoorHandlers(services, self.lobby)
        self.records = Records(services)
        self.details = Details(services)
        self.replays = ReplayHandlers(services)
        self.rematches = RematchHandlers(services)
        self.next_games = NextGameHandlers(services, self.rematches)
        self.history = History(services)
        self.results = Results(services)
        self.listings = Listings(services)
        self.rules = RuleSearch(services)
        self.server = ServerSettings(services)
        self.barring = Barring(services)
        self.managing = ManagingActions(services)
        self.server_calls = ServerCalls(services)
        self.my_calls = MyCalls(services)
        self.preferences = Preferences(services)
        self.reminders = ReminderSetting(services)
        self.pings = PingSettings(services)
        self.avoiding = AvoidSettings(services)
        self.vacations = VacationSettings(services)
        self.privacy = Privacy(services, dm_limiter)
        self.night_plans = NightPlans(services)
        self.nights = NightActions(services, self.night_plans)
        self.night_reviews = NightReviews(services)
        self.commands = Commands(services, self.lobby, self.motions)

    def steps(self) -> dict[str, Callable[[Request, Press], Awaitable[None]]]:
        """Returns the presses that are about a table, by name."""
        return {
            **self.lobby.steps,
            **self.computers.steps,
            **self.waiting.steps,
            **self.starting.steps,
            **self.hosting.steps,
            **self.calling.steps,
            **self.beside.steps,
            **self.managing.steps,
            **self.requests.steps,
            **self.invited.steps,
            **self.lessons.steps,
            **self.looking.steps,
            **self.moves.steps,
            **self.hints.steps,
            **self.motions.steps,
            **self.records.steps,
            **self.details.steps,
            **self.replays.steps,
            **self.rematches.steps,
            **self.next_games.steps,
        }

    def loose(self) -> dict[str, Callable[[Request, LoosePress], Awaitable[None]]]:
        """Returns the presses that are about no table, by name."""
        return {
            **self.lessons.loose,
            **self.door.steps,
            **self.history.steps,
            **self.results.steps,
            **self.server.steps,
            **self.server_calls.steps,
            **self.managing.loose,
            **self.my_calls.steps,
            **self.reminders.steps,
            **self.pings.steps,
            **self.avoiding.steps,
            **self.vacations.steps,
            **self.privacy.steps,
            **self.night_plans.steps,
            **self.nights.steps,
            **self.night_reviews.steps,
        }
