"""Posters that show too much, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.engine import Event, Path, Poster, Say, Seat, Sheet, Text
from tests.games.planted.base import Planted

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState


def with_poster(event: Event, *numbers: int) -> Event:
    return msgspec.structs.replace(event, poster=Poster("sold", (0,), numbers))


def number(arg: Any) -> int:
    return int(str(arg.args["rank"] if isinstance(arg, Text) else arg))


class ShowsTheGiftOnAPoster(Planted):
    """A game whose poster shows how many coins were given, which its sentence keeps to itself."""

    caught_by = ("moves_that_look_alike_sound_alike",)

    def _gift(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        told, coins = super()._gift(state, seat, path, chance)
        return [with_poster(told, number(coins.text.args["coins"])), coins]


class ShowsTheDrawnCardOnAPoster(Planted):
    caught_by = ("worlds_stay_the_same",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        told, *drawn = super()._lay(state, seat, path, chance)
        cards = sum(number(event.text.args["card"]) for event in drawn)
        return [with_poster(told, cards), *drawn]


class KeepsTheLaidCardOnAPoster(Planted):
    """A game in which a card is seen until another covers it, but its poster stays."""

    caught_by = ("lines_do_not_outlive_memory",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        told, *drawn = super()._lay(state, seat, path, chance)
        return [with_poster(told, state.pile[-1]), *drawn]


class HasAPosterForOneSeat(Planted):
    caught_by = ("posters_can_be_posted",)

    def _peek(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        told, cards = super()._peek(state, seat, path, chance)
        return [told, with_poster(cards, 1)]


class HasAPosterOfNoKind(Planted):
    caught_by = ("posters_can_be_posted",)
    posters = ()


class CannotDrawItsPoster(Planted):
    caught_by = ("posters_can_be_posted",)

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        sheet: Any = super().draw_poster(poster, say)
        return Sheet(sheet.title, sheet.text)
