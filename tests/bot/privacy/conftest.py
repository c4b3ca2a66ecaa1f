"""The same house without Discord as for tables."""

from tests.bot.tables.conftest import _seeds, top

__all__ = ["_seeds", "top"]
