"""Tips that tell more than a seat knows."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, ClassVar

from tests.games.planted.base import Planted
from tests.games.toy.teaching import BID, LAY, ToyTeaching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Text
    from games.teaching import Tip
    from tests.games.toy.state import ToyView


class _Counts(ToyTeaching):
    def __init__(self) -> None:
        self._asked = itertools.count()

    def tips(self, view: ToyView, heard: Sequence[Text]) -> tuple[Tip, ...]:
        return (BID, LAY)[: next(self._asked) % 2] if view.seat is not None else ()


class _TellsSpectators(ToyTeaching):
    def tips(self, view: ToyView, heard: Sequence[Text]) -> tuple[Tip, ...]:
        return (LAY,)


class GivesTipsByWhatItRemembers(Planted):
    caught_by = ("tips_follow_from_the_view",)
    teaching: ClassVar[Any] = _Counts()


class GivesSpectatorsTips(Planted):
    caught_by = ("tips_follow_from_the_view",)
    teaching: ClassVar[Any] = _TellsSpectators()
