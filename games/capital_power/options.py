"""The switches of Capital Power (rule page 3.4 and 5), and the figures they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.engine import Options as EngineOptions
from games.options import Switch  # noqa: TC001 - msgspec reads field types

if TYPE_CHECKING:
    from games.capital_power.board import Rate


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The options a table agrees on before the start.

    length: quick is 180 shares, 100 win; express lets new companies start on the northern crossing.
    books: true ledgers shown to their owner only, true ledgers open to all, or creative ones
    (section 5). round_limit: the round after which the game ends (H29), earlier by post, where a
    round takes days. strict_fines: fines in white only (C10). late_transfers: C13. arms_resale:
    percent (C6). regular_election: percent won on 2 and 4 (C18). sa_income_colour: H3.
    relend_after_repayment: H7. liquidated_funds: whether the cash of a liquidated company stays in
    the group (C31). interpol_branch: chosen by the roller at a crossing, or at random (H11).
    setoff: H18. false_books: what the Fisc does to them; skim: whether a banker can be bribed
    (section 5, both with creative books only).
    """

    together: ClassVar[dict[str, str]] = {"round_limit": "100"}

    first: ClassVar[dict[str, str]] = {"length": "quick"}

    length: Literal["classic", "quick", "express"] = "classic"
    books: Literal["true", "open", "creative"] = "true"
    round_limit: Literal["25", "40", "60", "100", "150"] = "40"
    strict_fines: Switch = "off"
    late_transfers: Switch = "off"
    arms_resale: Literal["30", "35"] = "30"
    regular_election: Literal["50", "150"] = "50"
    sa_income_colour: Literal["white", "black"] = "white"
    relend_after_repayment: Switch = "off"
    liquidated_funds: Literal["kept", "lost"] = "kept"
    interpol_branch: Literal["chosen", "random"] = "chosen"
    setoff: Literal["on", "off"] = "on"
    false_books: Literal["eliminated", "confiscated"] = "eliminated"
    skim: Switch = "off"

    @property
    def stock(self) -> int:
        """The lots of ten shares that the bank sells."""
        return 18 if self.length == "quick" else 30

    @property
    def lots_to_win(self) -> int:
        """The lots of ten shares that win (C3)."""
        return 10 if self.length == "quick" else 16

    @property
    def creative(self) -> bool:
        """Whether black money can be kept off the books."""
        return self.books == "creative"

    @property
    def skims(self) -> bool:
        """Whether the banker can be bribed to pay too much."""
        return self.creative and self.skim == "on"

    @property
    def arms_rate(self) -> Rate:
        """The part of the capital that the resale of arms brings."""
        return int(self.arms_resale), 100

    @property
    def election_rate(self) -> Rate:
        """The part of the stake that a regular election gives back on 2 and 4."""
        return 100 + int(self.regular_election), 100
