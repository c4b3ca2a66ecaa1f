"""Whoever looks for a person in a database finds them, and never by chance."""

from __future__ import annotations

import pytest

from tests.bot.tables.privacy.footprints import found
from tests.bot.tables.privacy.somebody import NAME, SIGNS, ZOE


@pytest.mark.parametrize(
    "leak", [ZOE, f"moved by {ZOE}", f'{{"by":"{NAME}"}}'.encode(), "Zoë", str(ZOE).encode()]
)
def test_a_leak_is_found_in_every_kind_of_value(leak: object) -> None:
    rows = {"move": [{"path": "a1b2", "note": leak}]}
    assert found(rows, *SIGNS) == {"move.note"}


@pytest.mark.parametrize("sign", ["101", "bead"])
def test_a_sign_that_random_hex_may_hold_is_refused(sign: str) -> None:
    with pytest.raises(ValueError, match="too short"):
        found({"fact": [{"value": "8f101bead0"}]}, sign)
