"""An hour before a night people are reminded where they wish, or asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import HOUR, MINUTE
from bot.nights.messages import night_lane
from bot.tables.notifications import private_lane, read_text
from bot.tables.pings.mentions import MENTION, read_mention
from tests.bot.nights.evenings import somebody

if TYPE_CHECKING:
    from tests.bot.nights.evenings import Evenings


async def heard(evenings: Evenings, answer: Any, **wishes: Any) -> tuple[list[str], list[str]]:
    """Returns the keys of what somebody with this answer is written, and of what mentions them,
    when an hour is left.
    """
    night, guest = await evenings.plan(1, HOUR + 10 * MINUTE), somebody(2)
    await evenings.services.planning.answer(night, guest, answer)
    await evenings.services.people.set_person(guest.id, **wishes)
    await evenings.until((await evenings.at(night)).row.starts - 58 * MINUTE)
    written = [read_text(row.body).key for row in await evenings.top.outbox(private_lane(guest.id))]
    rows = [row for row in await evenings.top.outbox(night_lane(night)) if row.kind == MENTION]
    said = [read_mention(row.body) for row in rows]
    return written, [one.text.key for one in said if guest.id in one.people]


@pytest.mark.parametrize(
    ("answer", "wishes", "written", "mentioned"),
    [
        ("yes", {}, ["night-remind-you"], []),
        ("perhaps", {}, ["night-ask-you"], []),
        ("no", {}, [], []),
        ("yes", {"remind": "thread"}, [], ["night-remind"]),
        ("perhaps", {"remind": "thread"}, [], ["night-ask"]),
        ("yes", {"dm_closed": True}, [], ["night-remind"]),
        ("yes", {"remind": "off"}, [], []),
        ("yes", {"quiet_from": 0, "quiet_to": 1_439}, [], []),
    ],
)
async def test_each_is_reminded_where_they_wish(
    evenings: Evenings,
    answer: str,
    wishes: dict[str, Any],
    written: list[str],
    mentioned: list[str],
) -> None:
    assert await heard(evenings, answer, **wishes) == (written, mentioned)
