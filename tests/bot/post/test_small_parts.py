"""Bundles of lines, nonces, the limiter of direct messages, and Discord's error codes."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import SECOND
from bot.discord_errors import QUARANTINE, backoff
from bot.dm_limiter import APART, DmLimiter
from bot.ids import PersonId, TableNumber
from bot.post.bundle import LONGEST, Bundle, bundle
from bot.post.sending import nonce
from bot.store.rows import OutboxRow


def row(number: TableNumber, made: int = 1_700_000_000_000) -> OutboxRow:
    return OutboxRow(
        id=number,
        table_id=TableNumber(1),
        lane="public:1",
        kind="line",
        body="",
        made=made,
        due=made,
    )


def lines(*words: str, head: str = "") -> Bundle:
    rows = tuple(row(TableNumber(number)) for number in range(1, len(words) + 1))
    return bundle(rows, lambda r: words[r.id - 1], head)


def on(made: Bundle, content: str) -> list[int]:
    return [r.id for r in made.on(content)]


def test_lines_share_a_message() -> None:
    assert lines("a", "b", "c").content == "a\nb\nc"
    assert lines("a", "", "c").content == "a\nc"
    assert lines("a", "b", head="-# head").content == "-# head\na\nb"
    assert lines("", "", head="-# head").content == ""


def test_the_message_made_of_some_lines_covers_them_all() -> None:
    assert on(lines("a", "", "c"), "a\nc") == [1, 2, 3]
    assert on(lines("", "b"), "b") == [1, 2]
    assert on(lines("a", "b", head="-# h"), "-# h\na\nb") == [1, 2]


def test_the_message_of_an_earlier_attempt_covers_only_its_own_lines() -> None:
    assert on(lines("a", "b", "c"), "a\nb") == [1, 2]
    assert on(lines("a", "", "c"), "a") == [1, 2]
    assert on(lines("a", "b", head="-# h"), "-# h\na") == [1]


def test_a_line_is_not_taken_for_a_longer_one() -> None:
    assert on(lines("a", "ab"), "a\nabc") == [1]
    assert not lines("Ann").begins("Anna draws")
    assert lines("Ann").begins("Ann\nBob")


def test_the_first_line_is_covered_by_any_message() -> None:
    assert on(lines("a", "b"), "something else") == [1]


def test_lines_too_long_for_one_message_make_two() -> None:
    made = lines("x" * 1_000, "y" * 1_000, "z")
    assert [r.id for r in made.rows] == [1]
    assert len(lines("x" * 5_000).content) <= LONGEST


@given(st.lists(st.text("ab \n", max_size=6), min_size=1, max_size=8), st.integers(0, 8))
def test_no_line_is_lost_or_repeated_whatever_was_sent_before(words: list[str], sent: int) -> None:
    """An earlier attempt sent the first few lines; what remains is all others, in order."""
    before = lines(*words[: max(1, min(sent, len(words)))])
    if not before.content:
        return
    now = lines(*words)
    covered = len(now.on(before.content))
    rest = [w.strip() for w in words[covered:] if w.strip()]
    assert "\n".join([before.content, *rest]) == now.content


def test_nonces_are_short_and_differ_even_after_a_backup_was_restored() -> None:
    secret = b"a" * 32
    longest = nonce(secret, row(TableNumber(10**10), 4_000_000_000_000))
    assert len(longest) <= 25
    again = msgspec.structs.replace(row(TableNumber(7)), tries=3, doubt=True, due=1_800_000_000_000)
    assert nonce(secret, row(TableNumber(7))) == nonce(secret, again)
    assert nonce(secret, row(TableNumber(7))) != nonce(secret, row(TableNumber(8)))
    assert nonce(secret, row(TableNumber(7))) != nonce(
        secret, row(TableNumber(7), 1_700_000_000_001)
    )
    assert nonce(secret, row(TableNumber(7))) != nonce(b"b" * 32, row(TableNumber(7)))


def test_waits_grow_up_to_five_minutes() -> None:
    assert [backoff(n) for n in (0, 1, 2, 8, 9, 50)] == [
        SECOND,
        2 * SECOND,
        4 * SECOND,
        256 * SECOND,
        300 * SECOND,
        300 * SECOND,
    ]


def test_conversations_are_opened_one_by_one() -> None:
    dm_limiter = DmLimiter(APART)
    turns = [dm_limiter.turn(PersonId(person), 1_000) for person in range(5)]
    assert turns == [1_000 + n * APART for n in range(5)]
    for person, turn in enumerate(turns[1:], 1):
        assert dm_limiter.turn(PersonId(person), turn - 1) == turn, (
            "it is too early, and the turn is kept"
        )
        assert dm_limiter.turn(PersonId(person), turn) == turn


def test_a_person_who_asks_late_goes_at_once_and_takes_nobody_s_turn() -> None:
    dm_limiter = DmLimiter(APART)
    first, second = dm_limiter.turn(PersonId(1), 0), dm_limiter.turn(PersonId(2), 0)
    assert (first, second) == (0, APART)
    assert dm_limiter.turn(PersonId(2), 10 * APART) == 10 * APART
    assert dm_limiter.turn(PersonId(3), 10 * APART) == 10 * APART


def test_after_a_warning_no_conversation_is_opened_for_a_while() -> None:
    dm_limiter = DmLimiter(APART)
    dm_limiter.turn(PersonId(1), 0)
    waiting = dm_limiter.turn(PersonId(2), 0)
    dm_limiter.refused(10)
    assert dm_limiter.turn(PersonId(2), waiting) >= 10 + QUARANTINE
    assert dm_limiter.turn(PersonId(3), waiting) >= 10 + QUARANTINE + APART


@pytest.mark.parametrize("people", [1, 2, 30])
def test_nobody_is_passed_over(people: PersonId) -> None:
    dm_limiter, now, opened = DmLimiter(APART), 0, list[int]()
    waiting = dict.fromkeys(range(people), 0)
    while waiting:
        for person, at in list(waiting.items()):
            if at <= now:
                turn = dm_limiter.turn(PersonId(person), now)
                if turn <= now:
                    opened.append(now)
                    del waiting[person]
                else:
                    waiting[person] = turn
        now += 500
    assert len(opened) == people
    assert all(later - earlier >= APART for earlier, later in pairwise(opened))
