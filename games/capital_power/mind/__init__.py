"""How computers play Capital Power."""

from __future__ import annotations

from games.capital_power.mind.mind import MIND as MIND
