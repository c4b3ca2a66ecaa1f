"""The rules of motions: who votes, when a motion passes, and how long it stays open.

Votes are open, so everything here depends on public facts: a seat whose owner is away is one that
the table is seen to play. The host's vote has no more weight than any other.
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
    AloneError,
    NobodyAgreesError,
    NotRestingError,
    SamePaceError,
    StandInError,
    TargetError,
)
from bot.tables.voting.grounds import check_expelling, check_opening, grounds_to_open

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import MotionRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

MotionOutcome: TypeAlias = Literal["passed", "failed", "lapsed", "withdrawn", "moot", "answered"]
"""The end of a motion. moot: its subject no longer exists; answered: the person it was about is
there.
"""

MOTION = "motion"
"""The kind of an outbox row that shows a motion; its body is the motion's id."""

RESTS = {
    "hour": HOUR, "half-day": 12 * HOUR, "day": DAY, "three-days": 3 * DAY, "week": 7 * DAY,
    "two-weeks": 14 * DAY, "month": 28 * DAY,
}  # fmt: skip
"""Milliseconds for which a table may be paused."""

_LEAST_STANDING = 5 * MINUTE
STANDING = 3 * DAY
"""Milliseconds that a motion stays open at a table without a clock."""


class MotionKind(msgspec.Struct, frozen=True):
    """A kind of motion.

    unanimous: everybody who is asked must agree, otherwise more than half of them. aimed: it is
    about somebody's seat, which is not asked. resting: it is only proposed while the table is
    paused. voted: there are votes on it; the table itself proposes motions without votes. own: only
    people who play the seats they began with are asked, and who has declined is never shown.
    """

    key: str
    unanimous: bool = True
    aimed: bool = False
    resting: bool = False
    voted: bool = True
    own: bool = False


KINDS = {
    kind.key: kind
    for kind in (
        MotionKind("pace"),
        MotionKind("pause", unanimous=False),
        MotionKind("resume", unanimous=False, resting=True),
        MotionKind("replace", aimed=True),
        MotionKind("expel", aimed=True),
        MotionKind("undo"),
        MotionKind("end", own=True),
        MotionKind("summons", aimed=True, voted=False),
    )
}

ENDINGS = ("shared", "dropped")
"""How players end a game together: everybody still in it shares first place, or nobody has a
result.
"""

VOTED = tuple(key for key, kind in KINDS.items() if kind.voted)
"""The kinds that people propose."""


def standing(table: Table) -> int:
    """Returns the milliseconds that a motion stays open: as long as a decision may take."""
    decision = pace_of(table).decision
    return STANDING if decision is None else max(decision, _LEAST_STANDING)


def asked(table: Table, kind: MotionKind, target: Seat | None) -> tuple[Seat, ...]:
    """Returns the seats that have a vote, the author's among them: those that people play."""
    return tuple(
        seat.place
        for seat in table.seats
        if kind.voted
        and seat.away == PRESENT
        and seat.computer is None
        and not (kind.own and seat.stand_in)
        and not (kind.aimed and seat.place == target)
        and table.in_game(seat.place)
    )


def decide(table: Table, motion: MotionRow) -> MotionOutcome | None:
    """Returns whether it has passed or failed by the votes so far, or None while that is open.

    A motion about somebody's seat, or about the end of the game, needs at least two people who
    agree.
    """
    kind = KINDS[motion.kind]
    if not kind.voted:
        return None
    voters = asked(table, kind, motion.target)
    votes = [motion.votes.get(str(seat)) for seat in voters]
    agreed, declined = votes.count(True), votes.count(False)
    if kind.unanimous:
        enough = agreed == len(voters) and agreed >= (2 if kind.aimed or kind.own else 1)
        return "failed" if declined else "passed" if enough else None
    if 2 * agreed > len(voters):
        return "passed"
    return "failed" if declined and 2 * declined >= len(voters) else None


def check(table: Table, kind: MotionKind, author: Seat, target: Seat | None, value: str) -> None:
    """Raises the `TableError` that says why a motion cannot be proposed."""
    if kind.key == "pace":
        _check_pace(table, author, value)
    elif kind.key == "pause" and value not in RESTS:
        raise OptionError("time", value)
    elif kind.key == "resume" and table.row.resumes is None:
        raise NotRestingError
    elif kind.own:
        _check_ending(table, kind, author, value)
    elif kind.aimed:
        _check_target(table, kind, author, target, value)


def _check_ending(table: Table, kind: MotionKind, author: Seat, value: str) -> None:
    if value not in ENDINGS:
        raise OptionError("end", value)
    voters = asked(table, kind, None)
    if author not in voters:
        raise StandInError
    if len(voters) < 2:
        raise AloneError


def _check_pace(table: Table, author: Seat, value: str) -> None:
    if value not in PACES:
        raise OptionError("pace", value)
    host = table.seat_of(table.row.host)
    if host not in (None, author) and host in asked(table, KINDS["pace"], None):
        raise NotHostError(table.host_name)
    if value == table.row.pace:
        raise SamePaceError


def _check_target(
    table: Table, kind: MotionKind, author: Seat, target: Seat | None, value: str
) -> None:
    if target is None or not 0 <= target < len(table.seats) or target == author:
        raise TargetError
    if table.seats[target].computer is not None or not table.in_game(target):
        raise TargetError
    if len(asked(table, kind, target)) < 2:
        raise NobodyAgreesError
    if kind.key == "replace":
        check_opening(table, target, value)
    elif kind.key == "expel":
        check_expelling(table, target)


# -- writing -------------------------------------------------------------------------------------


def due_kind(motion: MotionRow) -> str:
    """Returns the kind of due row that rings when it lapses."""
    return f"{MOTION_DUE}{motion.kind}"


def post_motion(tx: Transaction, motion: MotionRow) -> None:
    """Updates or sends the message that shows a motion."""
    tx.post_once(motion.table_id, public_lane(motion.table_id), MOTION, str(motion.id))


def finish(tx: Transaction, motion: MotionRow, outcome: MotionOutcome) -> None:
    """Closes a motion."""
    tx.save_motion(msgspec.structs.replace(motion, outcome=outcome))
    tx.drop_due(motion.table_id, due_kind(motion))
    post_motion(tx, motion)


def end_all(tx: Transaction, table: TableNumber) -> None:
    """Makes everything that is open at a table moot."""
    for motion in tx.open_motions(table):
        finish(tx, motion, "moot")


def went_on(tx: Transaction, before: Table, after: Table) -> None:
    """Updates the open motions after moves, or after a seat's player has changed.

    The subject of a motion may no longer exist, or others may be asked than before. If only people
    who are gone blocked it, it is decided at once, when its due row rings.
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
    """Returns how a motion ends because its subject no longer exists, or None if it still does.

    Both the author of a move to be taken back and others must have seen that something happened,
    because otherwise the authors' own secret acts would show.
    """
    author, target = motion.author, motion.target
    if after.row.phase == "over" or (target is not None and not after.in_game(target)):
        return "moot"
    if motion.kind == "undo":
        return "moot" if _seen_by_both(before, after, author) else None
    return None if target is None else _over_aimed(after, motion, target)


def _seen_by_both(before: Table, after: Table, author: Seat) -> bool:
    """Whether something happened that both the author of a motion and somebody else saw."""
    others = (None, *(seat.place for seat in after.seats if seat.place != author))
    seen = [seat for seat in (author, *others) if before.view(seat) != after.view(seat)]
    return author in seen and len(seen) > 1


def _over_aimed(after: Table, motion: MotionRow, target: Seat) -> MotionOutcome | None:
    """Does the same for a motion about somebody's seat, by whether its owner plays it."""
    seat = after.seats[target]
    if (seat.away == PRESENT) == (motion.kind == "expel"):
        return "moot"
    if motion.kind == "replace" and not grounds_to_open(after, target, motion.value):
        return "moot"
    return "answered" if motion.kind == "summons" and not seat.summoned else None


def restart_motions(tx: Transaction, table: Table) -> None:
    """Gives open motions their whole time again when a table with a lost place resumes, because
    nobody could answer meanwhile.
    """
    for motion in tx.open_motions(table.id):
        whole = motion.lapses - motion.put if motion.kind == "summons" else standing(table)
        later = msgspec.structs.replace(motion, lapses=tx.now + whole)
        tx.save_motion(later)
        tx.set_due(DueRow(table_id=table.id, kind=due_kind(later), at=later.lapses))
        post_motion(tx, later)


def show_again(tx: Transaction, table: TableNumber) -> None:
    """Shows the open motions again in the new place of a table."""
    for motion in tx.open_motions(table):
        tx.save_motion_message(motion.id, None)
        post_motion(tx, motion)


def seat_changed_hands(tx: Transaction, table: TableNumber, seat: Seat) -> None:
    """Ends the motions and votes of the previous owner when a seat changes hands, so that they
    do not count as the new owner's.
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
