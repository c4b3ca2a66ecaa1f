"""Time zones as people write them: plus is east, whatever the zone's file is called."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.ids import GuildId, PersonId
from bot.store.rows import GuildRow, PersonRow
from bot.tables.clocks.errors import SeveralZonesError, UnknownZoneError
from bot.tables.clocks.time_zones import find_zone, fitting_zones, hour_zone, zone_of, zones
from games.engine import text

NOON = datetime(2026, 1, 10, 12, 0)  # noqa: DTZ001 - each zone is put to it


def east(zone: str) -> timedelta | None:
    return NOON.replace(tzinfo=zone_of(zone)).utcoffset()


@pytest.mark.parametrize(
    ("typed", "name", "hours"),
    [
        ("GMT+2", "UTC+02:00", 2),
        ("gmt +2", "UTC+02:00", 2),
        ("+2", "UTC+02:00", 2),
        ("UTC+2", "UTC+02:00", 2),
        ("UTC+02:00", "UTC+02:00", 2),
        ("+0200", "UTC+02:00", 2),
        ("UTC-3", "UTC-03:00", -3),
        ("UTC\u22123", "UTC-03:00", -3),
        ("UTC+5:30", "UTC+05:30", 5.5),
        ("-330", "UTC-03:30", -3.5),
        ("GMT+0", "UTC", 0),
        ("utc", "UTC", 0),
        ("GMT", "GMT", 0),
        ("europe/paris", "Europe/Paris", 1),
        ("new york", "America/New_York", -5),
        ("Nairobi", "Africa/Nairobi", 3),
    ],
)
def test_f6_time_zones_are_read_as_people_write_them(typed: str, name: str, hours: float) -> None:
    assert find_zone(typed) == name
    assert east(name) == timedelta(hours=hours)


@pytest.mark.parametrize(
    "typed", ["", " ", "UTC+15", "UTC-13", "+2:75", "+", "two", "Etc/GMT-2", "Factory", "localtime"]
)
def test_f6_text_that_is_no_time_zone_is_refused(typed: str) -> None:
    with pytest.raises(UnknownZoneError):
        find_zone(typed)


def test_f6_an_ambiguous_time_zone_is_not_guessed() -> None:
    with pytest.raises(SeveralZonesError):
        find_zone("america")


def test_f6_no_zone_is_offered_whose_name_means_the_opposite_or_nothing() -> None:
    for typed in ("", "etc", "gmt", "local", "fact", "GMT+2", "+2"):
        for zone in fitting_zones(typed):
            assert not zone.startswith("Etc/")
            assert zone not in ("localtime", "Factory", "posixrules", "GMT+0", "GMT-0")
    assert fitting_zones("GMT+2") == ["UTC+02:00"]


def test_a_zone_that_somebody_chose_before_still_counts() -> None:
    """Names that are no longer offered keep their meaning."""
    assert east("Etc/GMT+2") == timedelta(hours=-2)
    assert east("Nowhere/Else") == timedelta(0)


def test_places_come_first() -> None:
    assert "Europe/Paris" in zones()
    assert "/" in zones()[0]
    assert "UTC" in zones()


@pytest.mark.parametrize(
    ("server", "own", "zone", "whose"),
    [
        ("Asia/Tokyo", "Europe/Paris", "Asia/Tokyo", "server"),
        ("UTC+02:00", None, "UTC+02:00", "server"),
        (None, "Europe/Paris", "Europe/Paris", "own"),
        (None, None, "UTC", "none"),
    ],
)
def test_an_hour_typed_on_a_server_is_the_server_s_or_else_its_author_s(
    server: str | None, own: str | None, zone: str, whose: str
) -> None:
    guild, person = (
        GuildRow(id=GuildId(1), timezone=server),
        PersonRow(id=PersonId(2), timezone=own),
    )
    found = hour_zone(guild, person)
    assert (found.name, found.said) == (zone, text(f"zone-{whose}", zone=zone))
