"""Errors that a table raises, each with its own type and its own private sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from games.engine import Arg, Text, text

if TYPE_CHECKING:
    from bot.ids import ChannelId, TableNumber


QUOTED = 60
"""The most characters of typed text that are quoted."""


class TableError(Exception):
    """A request to a table was refused and nothing was changed.

    said: the one sentence for the person who asked. rule: the rulebook entry or ruling behind it,
    with the game it belongs to, if it rests on a rule.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said
        self.game: str | None = None
        self.rule: str | None = None


class UnknownTableError(TableError):
    """There is no such table."""

    def __init__(self, number: int | str) -> None:
        super().__init__(text("table-unknown", number=str(number)))


class OtherGameError(TableError):
    """The table is of a different game from the command."""

    def __init__(self, number: TableNumber, game: str) -> None:
        super().__init__(text("table-other-game", number=str(number), game=Text(game)))


class NoTableHereError(TableError):
    """The command was given where there is no table of this game, or none at all."""

    def __init__(self, game: str | None) -> None:
        named = text("table-none-here", game=Text(game)) if game else text("table-none-around")
        super().__init__(named)


class NoLobbyHereError(TableError):
    """No table here or of this person has yet to begin its game."""

    def __init__(self) -> None:
        super().__init__(text("table-no-lobby-here"))


class NoGameHereError(TableError):
    """No game is being played where the command was given."""

    def __init__(self) -> None:
        super().__init__(text("table-no-game-here"))


class WhichTableError(TableError):
    """More than one table could be meant."""

    def __init__(self, numbers: list[TableNumber]) -> None:
        super().__init__(text("table-which", numbers=", ".join(map(str, numbers))))


class OverError(TableError):
    """The game has ended, or the table was closed."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("table-over", number=str(number)))


class NotStartedError(TableError):
    """The game has not begun."""

    def __init__(self) -> None:
        super().__init__(text("table-not-started"))


class StartedError(TableError):
    """The game has begun, so nobody can join or change its options any more."""

    def __init__(self) -> None:
        super().__init__(text("table-started"))


class PausedError(TableError):
    """The table is paused; `why` is the key of the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(text("table-paused", why=Text(why)))


class RestingError(TableError):
    """The table is paused by a vote until a time (unix milliseconds)."""

    def __init__(self, until: int) -> None:
        super().__init__(text("table-resting", when=when(until)))


class SleepingError(TableError):
    """The table sleeps, because nobody is there any more."""

    def __init__(self) -> None:
        super().__init__(text("sleep-asleep"))


class NotSeatedError(TableError):
    """This person does not sit at the table."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("table-not-seated", number=str(number)))


class SeatedError(TableError):
    """This person already sits there."""

    def __init__(self) -> None:
        super().__init__(text("table-seated"))


class FullError(TableError):
    """Every seat is taken. table: whose seats, if the person can be told when one is free."""

    def __init__(self, most: int, table: TableNumber | None = None) -> None:
        super().__init__(text("table-full", most=most))
        self.table = table


class NotWelcomeError(TableError):
    """This person cannot sit down there. The sentence is the same for every reason, so that nobody
    learns which it is.
    """

    def __init__(self) -> None:
        super().__init__(text("table-not-welcome"))


class TooFewError(TableError):
    """There are not enough people to start."""

    def __init__(self, least: int, here: int) -> None:
        super().__init__(text("table-too-few", least=least, here=here))


class NotHostError(TableError):
    """Only the host may do this. host: their name at the table, None if nobody is the host."""

    def __init__(self, host: str | None = None) -> None:
        if host is None:
            super().__init__(text("table-not-host"))
        else:
            super().__init__(text("table-not-host-but", host=host))


class OptionError(TableError):
    """There is no such option, or the value is not one of its values."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(text("table-option", name=name, value=value[:QUOTED]))


class TooLongError(TableError):
    """A text has too many characters."""

    def __init__(self, most: int) -> None:
        super().__init__(text("typed-too-long", most=most))


class WrongChannelError(TableError):
    """The server allows tables to be opened only in some channels."""

    def __init__(self, channels: tuple[ChannelId, ...]) -> None:
        named: Arg = tuple(f"<#{channel}>" for channel in channels)
        super().__init__(text("table-wrong-channel", channels=named))


class WrongHomeError(TableError):
    """A table cannot continue here, because the server allows tables only in some channels."""

    def __init__(self, number: TableNumber, channels: tuple[ChannelId, ...]) -> None:
        named: Arg = tuple(f"<#{channel}>" for channel in channels)
        super().__init__(text("table-wrong-home", number=str(number), channels=named))


class OpeningError(TableError):
    """The server does not let this person open tables, only people with `role` or, if that is
    None, people who manage the server.
    """

    def __init__(self, role: int | None) -> None:
        said = text("table-opening-managers")
        if role is not None:
            said = text("table-opening-role", role=f"<@&{role}>")
        super().__init__(said)


class ChannelTakenError(TableError):
    """A table is already being played in this thread or channel."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("table-channel-taken", number=str(number)))


class StaleError(TableError):
    """The press was on something that has changed since."""

    def __init__(self) -> None:
        super().__init__(text("table-stale"))


class HandledError(TableError):
    """This press was already handled."""

    def __init__(self) -> None:
        super().__init__(text("table-handled"))


class NothingToDoError(TableError):
    """This seat has nothing to do now."""

    def __init__(self) -> None:
        super().__init__(text("table-nothing-to-do"))


class MissingPermissionsError(TableError):
    """The bot lacks permissions here that a table needs; it names them."""

    def __init__(self, missing: list[str]) -> None:
        named: Arg = tuple(text(f"permission-{name.replace('_', '-')}") for name in missing)
        super().__init__(text("table-missing-permissions", missing=named, count=len(missing)))


class RefusedError(TableError):
    """The rules do not allow it."""

    def __init__(self, game: str, rule: str, said: Text) -> None:
        super().__init__(said)
        self.game = game
        self.rule = rule


class NotOverError(TableError):
    """This is only shown once the game has ended."""

    def __init__(self) -> None:
        super().__init__(text("table-not-over"))
