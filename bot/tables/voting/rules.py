"""What a table may decide together: who is asked, by which rule it passes, how long it stands.

Votes are open, so everything here goes by what everybody knows: a seat whose owner is away is one
the table is seen to play for. The host has no more weight than anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.clock import DAY, HOUR, MINUTE
from bot.store.rows import DueRow
from bot.store.sql.motions import MOTION_DUE
from bot.tables.clocks.clocks import PRESENT, pace_of
from bot.tables.clocks.pace import PACES
from bot.tables.errors import NotHostError, OptionError
from bot.tables.notifications import public_lane
from bot.tables.voting.errors import (
    NobodyAgreesError,
    NotRestingError,
    SamePaceError,
    TargetError,
)
from bot.tables.voting.grounds import check_expelling, check_opening, grounds_to_open

if TYPE_CHECKING:
    from bot.store.rows import MotionRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

MotionOutcome: TypeAlias = Literal["passed", "failed", "lapsed", "withdrawn", "moot", "answered"]
"""How a motion ended. moot: what it was about is so no more; answered: who it was about is there.
"""

MOTION = "motion"
"""The kind of an outbox row that shows a motion; its body is the motion's id."""

RESTS = {
    "hour": HOUR, "half-day": 12 * HOUR, "day": DAY, "three-days": 3 * DAY, "week": 7 * DAY,
    "two-weeks": 14 * DAY, "month": 28 * DAY,
}  # fmt: skip
"""How long a table may rest, milliseconds."""

_LEAST_STANDING = 5 * MINUTE
STANDING = 3 * DAY
"""How long a motion stands where time is not limited."""


class MotionKind(msgspec.Struct, frozen=True):
    """unanimous: all who are asked must agree, else more than half of them. aimed: it is about
    somebody's seat, which is not asked. resting: it is put while the table rests, and only then.
    voted: there are votes on it; what nobody votes on is put by the table itself.
    """

    key: str
    unanimous: bool = True
    aimed: bool = False
    resting: bool = False
    voted: bool = True


KINDS = {
    kind.key: kind
    for kind in (
        MotionKind("pace"),
        MotionKind("pause", unanimous=False),
        MotionKind("resume", unanimous=False, resting=True),
        MotionKind("replace", aimed=True),
        MotionKind("expel", aimed=True),
        MotionKind("undo"),
        MotionKind("summons", aimed=True, voted=False),
    )
}

VOTED = tuple(key for key, kind in KINDS.items() if kind.voted)
"""The kinds that people put."""


def standing(table: Table) -> int:
    """For how many milliseconds a motion stands: as long as a decision may take."""
    decision = pace_of(table).decision
    return STANDING if decision is None else max(decision, _LEAST_STANDING)


def asked(table: Table, kind: MotionKind, target: Seat | None) -> tuple[Seat, ...]:
    """The seats that have a vote, the author's among them: those their owners play."""
    return tuple(
        seat.place
        for seat in table.seats
        if kind.voted
        and seat.away == PRESENT
        and not (kind.aimed and seat.place == target)
        and table.in_game(seat.place)
    )


def decide(table: Table, motion: MotionRow) -> MotionOutcome | None:
    """Whether it has passed or failed by the votes there are, None while that is open.

    What is about somebody's seat takes two who agree at least.
    """
    kind = KINDS[motion.kind]
    if not kind.voted:
        return None
    voters = asked(table, kind, motion.target)
    votes = [motion.votes.get(str(seat)) for seat in voters]
    agreed, declined = votes.count(True), votes.count(False)
    if kind.unanimous:
        enough = agreed == len(voters) and agreed >= (2 if kind.aimed else 1)
        return "failed" if declined else "passed" if enough else None
    if 2 * agreed > len(voters):
        return "passed"
    return "failed" if declined and 2 * declined >= len(voters) else None


def check(table: Table, kind: MotionKind, author: Seat, target: Seat | None, value: str) -> None:
    """Whether this may be put at all. Raises the `TableError` that says why not."""
    if kind.key == "pace":
        _check_pace(table, author, value)
    elif kind.key == "pause" and value not in RESTS:
        raise OptionError("time", value)
    elif kind.key == "resume" and table.row.resumes is None:
        raise NotRestingError
    elif kind.aimed:
        _check_target(table, kind, author, target, value)


def _check_pace(table: Table, author: Seat, value: str) -> None:
    if value not in PACES:
        raise OptionError("pace", value)
    host = table.seat_of(table.row.host)
    if host not in (None, author) and host in asked(table, KINDS["pace"], None):
        raise NotHostError
    if value == table.row.pace:
        raise SamePaceError


def _check_target(
    table: Table, kind: MotionKind, author: Seat, target: Seat | None, value: str
) -> None:
    if target is None or not 0 <= target < len(table.seats) or target == author:
        raise TargetError
    if not table.in_game(target):
        raise TargetError
    if len(asked(table, kind, target)) < 2:
        raise NobodyAgreesError
    if kind.key == "replace":
        check_opening(table, target, value)
    elif kind.key == "expel":
        check_expelling(table, target)


# -- what is written -----------------------------------------------------------------------------


def due_kind(motion: MotionRow) -> str:
    """The kind of due row that rings when it lapses."""
    return f"{MOTION_DUE}{motion.kind}"


def post_motion(tx: Transaction, motion: MotionRow) -> None:
    """Have the message that shows a motion brought up to date, or sent."""
    tx.post_once(motion.table_id, public_lane(motion.table_id), MOTION, str(motion.id))


def finish(tx: Transaction, motion: MotionRow, outcome: MotionOutcome) -> None:
    """A motion is open no more."""
    tx.save_motion(msgspec.structs.replace(motion, outcome=outcome))
    tx.drop_due(motion.table_id, due_kind(motion))
    post_motion(tx, motion)


def end_all(tx: Transaction, table: int) -> None:
    """Whatever is open at a table is moot."""
    for motion in tx.open_motions(table):
        finish(tx, motion, "moot")


def went_on(tx: Transaction, before: Table, after: Table) -> None:
    """Moves were made, or a seat is played by somebody else now: what was to be decided may be so
    no more, or others may be asked than before.

    If nothing but who is gone stood in its way, it is decided at once, when its due row rings.
    """
    for motion in tx.open_motions(after.id):
        kind = KINDS[motion.kind]
        over = _over(before, after, motion)
        if over is not None:
            finish(tx, motion, over)
        elif asked(before, kind, motion.target) != asked(after, kind, motion.target):
            if decide(after, motion) is not None:
                tx.set_due(DueRow(table_id=after.id, kind=due_kind(motion), at=tx.now))
            post_motion(tx, motion)


def _over(before: Table, after: Table, motion: MotionRow) -> MotionOutcome | None:
    """How a motion ends by what it is about being so no more, None where it still is.

    The author of a move that is to be taken back must have seen that something happened, and so
    must others: else what authors do in secret themselves would show.
    """
    author, target = motion.author, motion.target
    if after.row.phase == "over" or (target is not None and not after.in_game(target)):
        return "moot"
    if motion.kind == "undo":
        return "moot" if _seen_by_both(before, after, author) else None
    return None if target is None else _over_aimed(after, motion, target)


def _seen_by_both(before: Table, after: Table, author: Seat) -> bool:
    """Whether something happened that the author of a motion saw, and somebody else, too."""
    others = (None, *(seat.place for seat in after.seats if seat.place != author))
    seen = [seat for seat in (author, *others) if before.view(seat) != after.view(seat)]
    return author in seen and len(seen) > 1


def _over_aimed(after: Table, motion: MotionRow, target: Seat) -> MotionOutcome | None:
    """The same for one about somebody's seat, by whether its owner plays it."""
    seat = after.seats[target]
    if (seat.away == PRESENT) == (motion.kind == "expel"):
        return "moot"
    if motion.kind == "replace" and not grounds_to_open(after, target, motion.value):
        return "moot"
    return "answered" if motion.kind == "summons" and not seat.summoned else None


def stand_anew(tx: Transaction, table: Table) -> None:
    """A table goes on whose place was lost: nobody could answer meanwhile, so what is open stands
    for the whole time again.
    """
    for motion in tx.open_motions(table.id):
        whole = motion.lapses - motion.put if motion.kind == "summons" else standing(table)
        later = msgspec.structs.replace(motion, lapses=tx.now + whole)
        tx.save_motion(later)
        tx.set_due(DueRow(table_id=table.id, kind=due_kind(later), at=later.lapses))
        post_motion(tx, later)


def show_again(tx: Transaction, table: int) -> None:
    """The table goes to another place: what is open is shown there too."""
    for motion in tx.open_motions(table):
        tx.save_motion_message(motion.id, None)
        post_motion(tx, motion)


def seat_changed_hands(tx: Transaction, table: int, seat: Seat) -> None:
    """Somebody else plays a seat now: what its owner before put or said counts no more, and what
    they said is not kept as if who plays it now had said it.
    """
    for motion in tx.all_motions(table):
        was_open = motion.outcome is None
        if str(seat) in motion.votes:
            votes = {place: vote for place, vote in motion.votes.items() if place != str(seat)}
            motion = msgspec.structs.replace(motion, votes=votes)
            tx.save_motion(motion)
            if was_open:
                post_motion(tx, motion)
        if was_open and seat in (motion.author, motion.target):
            finish(tx, motion, "moot")
