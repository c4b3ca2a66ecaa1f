"""One open transaction, whose methods are everything the bot reads and writes."""

from __future__ import annotations

from bot.store.sql.avoiding import AvoidSql
from bot.store.sql.calls import CallSql
from bot.store.sql.deletion import DeletionSql
from bot.store.sql.due import DueSql
from bot.store.sql.lobbies import LobbySql
from bot.store.sql.motions import MotionSql
from bot.store.sql.moves import MoveSql
from bot.store.sql.nights import NightSql
from bot.store.sql.outbox import OutboxSql
from bot.store.sql.people import PeopleSql
from bot.store.sql.requests import RequestSql
from bot.store.sql.results import ResultSql
from bot.store.sql.tables import TableSql
from bot.store.sql.time import TimeSql
from bot.store.sql.tips import TipSql
from bot.store.sql.told import ToldSql
from bot.store.sql.vacations import VacationSql
from bot.store.sql.waiting import WaitingSql
from bot.store.sql.watching import WatchingSql


class Transaction(
    PeopleSql,
    TableSql,
    MoveSql,
    OutboxSql,
    ToldSql,
    TipSql,
    DueSql,
    TimeSql,
    MotionSql,
    VacationSql,
    WaitingSql,
    WatchingSql,
    LobbySql,
    CallSql,
    AvoidSql,
    NightSql,
    RequestSql,
    ResultSql,
    DeletionSql,
):
    """One transaction, open on the store's thread. `now` is unix milliseconds.

    All methods are plain calls; they run inside `Store.write` or `Store.read`.
    """
