"""Every way to be turned down at a table, each its own type with its own private sentence."""

from __future__ import annotations

from bot.clock import when
from games.engine import Arg, Text, text

QUOTED = 60
"""Characters that are said again of what somebody typed."""


class TableError(Exception):
    """Something asked of a table was turned down and nothing was changed.

    said: the one sentence for who asked. rule: the rulebook entry or ruling behind it, with the
    game it belongs to, if it rests on a rule.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said
        self.game: str | None = None
        self.rule: str | None = None


class UnknownTableError(TableError):
    """No such table."""

    def __init__(self, number: int | str) -> None:
        super().__init__(text("table-unknown", number=str(number)))


class OtherGameError(TableError):
    """The table is of another game than the command."""

    def __init__(self, number: int, game: str) -> None:
        super().__init__(text("table-other-game", number=str(number), game=Text(game)))


class NoTableHereError(TableError):
    """The command was given where there is no table of this game."""

    def __init__(self, game: str) -> None:
        super().__init__(text("table-none-here", game=Text(game)))


class NoGameHereError(TableError):
    """No game is being played where the command was given."""

    def __init__(self) -> None:
        super().__init__(text("table-no-game-here"))


class WhichTableError(TableError):
    """More than one table could be meant."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(text("table-which", numbers=", ".join(map(str, numbers))))


class OverError(TableError):
    """The game has ended, or the table was closed."""

    def __init__(self, number: int) -> None:
        super().__init__(text("table-over", number=str(number)))


class NotStartedError(TableError):
    """The game has not begun."""

    def __init__(self) -> None:
        super().__init__(text("table-not-started"))


class StartedError(TableError):
    """The game has begun: nobody sits down or changes its options any more."""

    def __init__(self) -> None:
        super().__init__(text("table-started"))


class PausedError(TableError):
    """The table is paused; `why` is the key of the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(text("table-paused", why=Text(why)))


class RestingError(TableError):
    """The table rests until a time (unix milliseconds), because its players voted so."""

    def __init__(self, until: int) -> None:
        super().__init__(text("table-resting", when=when(until)))


class NotSeatedError(TableError):
    """This person does not sit at the table."""

    def __init__(self, number: int) -> None:
        super().__init__(text("table-not-seated", number=str(number)))


class SeatedError(TableError):
    """This person sits there already."""

    def __init__(self) -> None:
        super().__init__(text("table-seated"))


class FullError(TableError):
    """Every seat is taken."""

    def __init__(self, most: int) -> None:
        super().__init__(text("table-full", most=most))


class TooFewError(TableError):
    """Not enough people to start."""

    def __init__(self, least: int, here: int) -> None:
        super().__init__(text("table-too-few", least=least, here=here))


class NotHostError(TableError):
    """Only the host may do this."""

    def __init__(self) -> None:
        super().__init__(text("table-not-host"))


class OptionError(TableError):
    """No such option, or not one of its values."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(text("table-option", name=name, value=value[:QUOTED]))


class TooLongError(TableError):
    """A text has more than so many characters."""

    def __init__(self, most: int) -> None:
        super().__init__(text("typed-too-long", most=most))


class WrongChannelError(TableError):
    """The server lets tables be opened in some channels only."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        named: Arg = tuple(f"<#{channel}>" for channel in channels)
        super().__init__(text("table-wrong-channel", channels=named))


class WrongHomeError(TableError):
    """A table cannot go on here: the server lets tables be played in some channels only."""

    def __init__(self, number: int, channels: tuple[int, ...]) -> None:
        named: Arg = tuple(f"<#{channel}>" for channel in channels)
        super().__init__(text("table-wrong-home", number=str(number), channels=named))


class ChannelNotThereError(TableError):
    """The channel is none of those in which the server lets tables be opened."""

    def __init__(self, channel: int) -> None:
        super().__init__(text("server-channel-not-there", channel=f"<#{channel}>"))


class OpeningError(TableError):
    """The server does not let this person open tables: only those with `role`, or, where it is
    None, those who manage the server.
    """

    def __init__(self, role: int | None) -> None:
        said = text("table-opening-managers")
        if role is not None:
            said = text("table-opening-role", role=f"<@&{role}>")
        super().__init__(said)


class OpeningUnclearError(TableError):
    """Whoever is to open tables: it was not said who, or which role."""

    def __init__(self) -> None:
        super().__init__(text("server-opening-which"))


class ChannelTakenError(TableError):
    """A table is being played in this very thread or channel."""

    def __init__(self, number: int) -> None:
        super().__init__(text("table-channel-taken", number=str(number)))


class StaleError(TableError):
    """The press came from something that has changed since."""

    def __init__(self) -> None:
        super().__init__(text("table-stale"))


class HandledError(TableError):
    """This very press was handled before."""

    def __init__(self) -> None:
        super().__init__(text("table-handled"))


class NothingToDoError(TableError):
    """There is nothing this seat may do now."""

    def __init__(self) -> None:
        super().__init__(text("table-nothing-to-do"))


class MissingPermissionsError(TableError):
    """The bot may not do here what a table needs; names what is missing."""

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
    """This is shown only when the game has ended."""

    def __init__(self) -> None:
        super().__init__(text("table-not-over"))
