"""What a game tells people who have never played it.

A **primer** is three drawn pages for somebody who has not begun: the aim, a turn, the end. A
**tip** explains one thing in the moment in which it first comes up. The **first game** is a deal
chosen so that everything that matters comes up in it.

Tips are given to one seat, so they follow from what that seat sees and was told, and from nothing
else. All of this is pure, like the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from games.engine import Seat, View

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from games.engine import Say, Sheet, Text

V = TypeVar("V", bound=View)


class Tip(msgspec.Struct, frozen=True):
    """One thing that a game explains when it comes up.

    key: the message that explains it in two sentences at most, ``<game>-tip-<name>``; that somebody
    was shown the tip is remembered by it. rule: the id of the rulebook entry that says more.
    """

    key: str
    rule: str


class FirstGame(msgspec.Struct, frozen=True):
    """The prepared first game of one person against computers.

    seats: the number of players. seed: the 32 bytes from which all cards and dice follow. options:
    only those that are not as usual. seat: where the person sits, counted from 0 in turn order.
    level: how well the computers play.
    """

    seats: int
    seed: bytes
    options: dict[str, str] = {}
    seat: Seat = 0
    level: str = "easy"


class Teaching(ABC, Generic[V]):
    """How one game is taught. Its one instance, without state, is `Game.teaching`."""

    first_game: ClassVar[FirstGame | None] = None
    """None if the game has no lesson."""
    all_tips: ClassVar[tuple[Tip, ...]] = ()
    """Every tip once; each comes up in the first game if it is played to its end."""

    @abstractmethod
    def primer(self, page: int, say: Say) -> Sheet:
        """Returns page 0 (the aim), 1 (a turn) or 2 (how it ends): at most 60 words and a drawing,
        in the language of `say`.
        """

    def tips(self, view: V, heard: Sequence[Text]) -> tuple[Tip, ...]:
        """Returns everything worth explaining to the seat that looks, the most pressing first:
        what it is asked, what it holds, what lies before it, and what has just happened.

        heard: what the seat was told since it last looked, oldest first. The same tips come up
        again and again; whoever shows them leaves out those that were shown before.
        """
        return ()


def next_tip(
    teaching: Teaching[V], view: V, heard: Sequence[Text], shown: Collection[str]
) -> Tip | None:
    """Returns the most pressing tip for the seat that looks that is none of `shown` (keys), None if
    there is none.
    """
    return next((tip for tip in teaching.tips(view, heard) if tip.key not in shown), None)
