"""The rows of the store as values. Times are unix milliseconds; ids are Discord's or our own."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from bot.ids import ChannelId, GuildId, PersonId, TableNumber

Phase: TypeAlias = Literal["lobby", "playing", "over", "cancelled"]
Remind: TypeAlias = Literal["dm", "thread", "off"]
Way: TypeAlias = Literal["loud", "silent", "name", "dm"]
TurnWay: TypeAlias = Literal["auto"] | Way
PHASES: tuple[Phase, ...] = get_args(Phase)
Opening: TypeAlias = Literal["everybody", "role", "managers"]
LevelName: TypeAlias = Literal["easy", "normal", "hard"]
StandIns: TypeAlias = Literal["harmless", "easy", "normal"]
EndedBy: TypeAlias = Literal["sleep", "manager", "dropped", "shared"]
Pause: TypeAlias = Literal["short", "normal", "long"]
WhoSits: TypeAlias = Literal["open", "ask", "invited"]
Lesson: TypeAlias = Literal["first", "free"]
LEVELS: tuple[LevelName, ...] = get_args(LevelName)
STAND_INS: tuple[StandIns, ...] = get_args(StandIns)
PAUSES: tuple[Pause, ...] = get_args(Pause)
WHO_SITS: tuple[WhoSits, ...] = get_args(WhoSits)


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a person: language (None: Discord's, which was last `seen` to be this),
    whether they want direct messages, and whether Discord said that those are closed; where they
    are reminded, how they are called (`bot/tables/pings/ways.py`), and the minutes of the day
    between which they are not (in their time zone; None: UTC); whether games explain themselves to
    them.
    """

    id: PersonId
    locale: str | None = None
    seen: str | None = None
    dm: bool = True
    dm_channel: ChannelId | None = None
    dm_closed: bool = False
    remind: Remind = "dm"
    ping_turn: TurnWay = "auto"
    ping_decisions: Way = "loud"
    ping_calls: Way = "loud"
    ping_full: Way = "dm"
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str | None = None
    tips: bool = True


class GuildRow(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server: its language, the channels where tables are opened (none: any),
    the pace of tables that name none, who may open tables (people with `role`, if it says so), and
    the time zone in which its hours are read (None: see `bot/tables/clocks/time_zones.py`). Calls
    for players mention `call_role`, at least `call_every` minutes after another, and not between
    the minutes of the day quiet_from and quiet_to.
    """

    id: GuildId
    locale: str | None = None
    channels: tuple[ChannelId, ...] = ()
    pace: str | None = None
    opening: Opening = "everybody"
    role: int | None = None
    timezone: str | None = None
    call_role: int | None = None
    call_every: int = 30
    quiet_from: int | None = None
    quiet_to: int | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table and its player; `hand` is the direct message with the hidden holdings.

    ends, rest: the seat's clock, running until then or stopped with this much left; began: since
    when it runs. off_from, off_to: when its owner is on vacation, which makes the clock end later
    (`bot/tables/clocks/vacations.py`); read with the seat, stored with the person. misses: how
    often in a row its time ran out in public. away, summoned: see `bot/tables/clocks/clocks.py`.
    stand_in: whether somebody other than its first owner plays it. computer, thinks: see
    `bot/store/schema/0020_computers.sql`. hints: see
    `bot/store/schema/0021_hints.sql`. muted, moved_at: see `bot/store/schema/0026_ways.sql`.
    reserve, earned, spends, gave: see `bot/store/schema/0034_reserve.sql`.
    """

    table_id: TableNumber
    person: PersonId
    place: int
    name: str
    hand: int | None = None
    ends: int | None = None
    rest: int | None = None
    began: int | None = None
    off_from: int | None = None
    off_to: int | None = None
    misses: int = 0
    away: int = 0
    stand_in: int = 0
    summoned: int = 0
    computer: LevelName | None = None
    thinks: int | None = None
    hints: int = 0
    muted: int = 0
    moved_at: int | None = None
    reserve: int | None = None
    earned: int = 0
    spends: int = 0
    gave: str | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game being played, as stored.

    chosen: the options that its host chose; the others follow the pace. card: message of the lobby.
    board: the public message of the turn, sent at `board_at` for the turn whose `turn_line` is
    `board_turn`; it tells what was told after the sentence `board_from`. questions: by seat, the
    number of what it was asked last in this turn, 0 for nothing; called: the question it has been
    called for. versions: how often the possibilities of each seat have changed. closes: an open
    sealed window may not close before this time. paused: why nothing may be played now, as a
    sentence key. resumes: the end of a pause by vote, or None. pace: a key of
    `bot/tables/clocks/pace.py`. sealed: the hash of the seed as it was posted at the start, or None
    if it was not stored. rotated_from: the finished table whose rematch this is. turn_line: the
    last sentence told (`ToldRow.id`) before the chapter that is being played (`Game.chapter`).
    stand_ins, pause, fill, fill_to: see `bot/store/schema/0020_computers.sql`. lesson: see
    `bot/store/schema/0022_lesson.sql`. lapsed, reopened, sleeps: see
    `bot/store/schema/0025_lobbies.sql`. start_with, start_at, begins, start_held, full_told: see
    `bot/store/schema/0028_starts.sql`. ended_by, quiet: see `bot/store/schema/0032_ended.sql`.
    who_sits: see `bot/store/schema/0035_seats.sql` and `0036_invited.sql`.
    """

    id: TableNumber
    game: str
    options: dict[str, str]
    chosen: tuple[str, ...] = ()
    locale: str
    guild: GuildId
    channel: ChannelId
    thread: ChannelId | None = None
    card: int | None = None
    board: int | None = None
    board_at: int = 0
    board_from: int = 0
    board_turn: int = 0
    questions: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    host: PersonId
    phase: Phase
    paused: str | None = None
    resumes: int | None = None
    seed: bytes | None = None
    drawn: int = 0
    plies: int = 0
    state: str | None = None
    versions: tuple[int, ...] = ()
    closes: int = 0
    turn_line: int = 0
    pace: str = "none"
    sealed: str | None = None
    rotated_from: TableNumber | None = None
    stand_ins: StandIns = "harmless"
    pause: Pause = "normal"
    fill: LevelName | None = None
    fill_to: int = 0
    lesson: Lesson | None = None
    lapsed: bool = False
    ended_by: EndedBy | None = None
    quiet: bool = False
    reopened: TableNumber | None = None
    sleeps: int | None = None
    start_with: int = 0
    who_sits: WhoSits = "open"
    start_at: int | None = None
    begins: int | None = None
    start_held: bool = False
    full_told: bool = False
    opened: int
    changed: int

    @property
    def still(self) -> bool:
        """Whether nothing may be played now: paused because its place is lost, or by vote, or
        because nobody is there any more.
        """
        return bool(self.paused) or self.resumes is not None or self.sleeps is not None


class ListedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list: which one, where it is played, and whether it goes on. See `TableRow`."""

    id: TableNumber
    game: str
    guild: GuildId
    channel: ChannelId
    thread: ChannelId | None
    host: PersonId
    phase: Phase
    paused: str | None
    resumes: int | None
    sleeps: int | None

    @property
    def still(self) -> bool:
        """Whether nothing may be played now."""
        return bool(self.paused) or self.resumes is not None or self.sleeps is not None


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """One move: plies count from 1, seats from 0 (-1 is the table itself); the path is in
    notation.

    level, mind, hurried: of a move that a computer chose, see
    `bot/store/schema/0020_computers.sql`.
    """

    table_id: TableNumber
    ply: int
    seat: int
    path: str
    at: int
    level: LevelName | None = None
    mind: int = 0
    hurried: bool = False


class ToldRow(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence (JSON of a `Text`) told at a table, to everybody or to one `person`. Its id is
    its place in the order of telling. mover: the seat whose own move told it, None if nobody did.
    open: what it says while its cards lie open. poster: the picture that it brings (JSON).
    """

    id: int
    table_id: TableNumber
    person: PersonId | None
    line: str
    mover: int | None = None
    open: str | None = None
    poster: str | None = None


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """A half-made move and the version of the choices at which it was begun.

    partial: the answers so far to a form of several pages or a list picked one by one.
    """

    table_id: TableNumber
    person: PersonId
    version: int
    path: str
    partial: str = ""


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message that must reach Discord. See `bot.post` for lanes, kinds and bodies (JSON).

    doubt: a message may have been sent for it without our knowledge. parked: why it was given up
    for good. unheard: it was not written together with anything that everybody hears about.
    """

    id: int
    table_id: TableNumber | None
    lane: str
    kind: str
    body: str
    made: int
    due: int
    tries: int = 0
    doubt: bool = False
    parked: str | None = None
    unheard: bool = False


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """A lane with waiting rows, and when the first of them is due."""

    lane: str
    due: int


class DueRow(msgspec.Struct, frozen=True, kw_only=True):
    """An event that is due at a table at a time."""

    table_id: TableNumber
    kind: str
    at: int


class MotionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A common decision of the seats of a table.

    author, target: seats. votes: whether each seat agrees, by its number as text. lapses: until
    when it is open. message: the one in the thread. outcome: how it ended, None while it is open.
    """

    id: int
    table_id: TableNumber
    kind: str
    author: int
    target: int | None = None
    value: str = ""
    votes: dict[str, bool] = {}
    put: int
    lapses: int
    message: int | None = None
    outcome: str | None = None


class SittingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person who played a seat before somebody took it over, up to which ply, and until when."""

    table_id: TableNumber
    place: int
    person: PersonId
    plies: int
    at: int
