"""The cards as data: they are those of the box, and a wrong figure is refused."""

from typing import Any

import pytest

from games.material import MaterialError
from games.slasher.material import (
    ACTION_COPIES,
    CARDS,
    DECK,
    FIRST_ACTION,
    MONSTERS,
    Monster,
    check_material,
    monster_limit,
)


def test_the_box_holds_thirty_actors_ten_actions_and_eleven_monsters() -> None:
    actors = [card for card in DECK if card < FIRST_ACTION]
    assert (len(actors), len(DECK) - len(actors), len(MONSTERS)) == (30, 10, 11)
    assert len(set(actors)) == 29, "twenty-eight different ones, and two Extras"
    assert len(set(CARDS)) == len(CARDS)


def test_actors_are_numbered_by_value() -> None:
    assert CARDS[:5] == ("red1", "blue1", "green1", "yellow1", "red2")


@pytest.mark.parametrize(
    ("monsters", "copies", "deck", "says"),
    [
        (MONSTERS[:-1], ACTION_COPIES, 40, "10 Monsters"),
        (MONSTERS[::-1], ACTION_COPIES, 40, "initiatives"),
        ((*MONSTERS[:-1], Monster("bat", 90)), ACTION_COPIES, 40, "initiatives"),
        ((*MONSTERS[:-1], Monster("clown", 100)), ACTION_COPIES, 40, "different"),
        (MONSTERS, (3, 3, 3, 2), 40, "11 Actions"),
        (MONSTERS, (5, 3, 2, 0), 40, "each kind"),
        (MONSTERS, ACTION_COPIES, 41, "41 Actors"),
    ],
)
def test_a_wrong_figure_is_refused(
    monsters: tuple[Any, ...], copies: tuple[int, ...], deck: int, says: str
) -> None:
    with pytest.raises(MaterialError, match=says):
        check_material(monsters, copies, deck)


def test_two_monsters_with_five_players_else_three() -> None:
    assert [monster_limit(seats) for seats in (2, 3, 4, 5)] == [3, 3, 3, 2]
