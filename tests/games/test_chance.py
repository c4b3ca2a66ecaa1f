"""Chance: the published stream, the bag, scripts."""

import hashlib
from collections import Counter

import pytest

from games.chance import ChanceError, Quick, Scripted, Seeded, new_seed

SEED = bytes(range(32))


def stream(seed: bytes, count: int) -> list[int]:
    """Returns the numbers x of docs/records.md, written down a second time."""
    digests = (hashlib.sha256(seed + n.to_bytes(8, "big")).digest() for n in range(count))
    return [int.from_bytes(digest[:8], "big") for digest in digests]


def test_the_published_numbers() -> None:
    published = [12238220826280364221, 6945047847015946120, 8315228738316000402]
    assert stream(SEED, 3) == published
    chance = Seeded(SEED)
    assert [chance.below(2**64) for _ in range(3)] == published
    assert chance.drawn == 3


def test_the_published_dice() -> None:
    chance = Seeded(SEED)
    assert [chance.die() for _ in range(10)] == [2, 5, 1, 5, 6, 2, 4, 6, 1, 4]


def test_the_published_cards() -> None:
    chance, bag = Seeded(SEED), list(range(10))
    assert [chance.draw(bag, str) for _ in range(10)] == [1, 2, 4, 0, 9, 5, 6, 8, 3, 7]
    assert bag == []


def test_a_number_that_would_favour_some_is_thrown_away() -> None:
    chance = Seeded(SEED)
    assert chance.below(2**63 + 1) == 6945047847015946120
    assert chance.drawn == 2


def test_the_published_commitment() -> None:
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Seeded(SEED).commitment == expected


def test_the_stream_goes_on_where_it_was_left() -> None:
    whole, first = Seeded(SEED), Seeded(SEED)
    faces = [whole.die(20) for _ in range(12)]
    assert [first.die(20) for _ in range(5)] == faces[:5]
    later = Seeded(SEED, first.drawn)
    assert [later.die(20) for _ in range(7)] == faces[5:]


def test_no_side_is_favoured() -> None:
    chance = Seeded(SEED)
    faces = Counter(chance.die(6) for _ in range(6000))
    assert set(faces) == set(range(1, 7))
    assert all(880 < count < 1120 for count in faces.values())  # 4 standard deviations


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        Seeded(bytes(length))


def test_new_seeds_differ() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_a_script_names_cards_and_faces() -> None:
    chance, bag = Scripted(["b", "4", "a"]), [10, 11, 12]
    name = {10: "a", 11: "b", 12: "a"}.__getitem__
    assert chance.draw(bag, name) == 11
    assert chance.die() == 4
    assert chance.draw(bag, name) == 10
    assert (bag, chance.drawn) == ([12], 3)


def test_a_script_can_be_taken_up_again() -> None:
    assert Scripted(["1", "2", "3"], 2).die() == 3


def test_a_card_that_is_not_in_the_pile() -> None:
    chance, bag = Scripted(["a", "z"]), [0]
    chance.draw(bag, lambda _: "a")
    bag = [0]
    with pytest.raises(ChanceError, match="word 2 of the script: no z is left"):
        chance.draw(bag, lambda _: "a")
    assert bag == [0]


@pytest.mark.parametrize("word", ["0", "7", "x", "", "-1", "+1", "²", "1.0"])
def test_a_face_that_the_die_does_not_have(word: str) -> None:
    with pytest.raises(ChanceError, match="no side of a d6"):
        Scripted([word]).die()


def test_a_script_that_is_too_short() -> None:
    chance = Scripted(["1"])
    chance.die()
    with pytest.raises(ChanceError, match="ends after 1 words; a card is needed"):
        chance.draw([1], str)
    with pytest.raises(ChanceError, match="a die of 8 is needed"):
        chance.die(8)


# -- imagined games ------------------------------------------------------------------------------


def test_quick_chance_draws_every_card_and_side_alike() -> None:
    chance = Quick(1)
    firsts = Counter(chance.draw(list(range(5)), str) for _ in range(2000))
    assert set(firsts) == set(range(5))
    assert all(300 < count < 500 for count in firsts.values())
    faces = Counter(chance.die(6) for _ in range(3000))
    assert set(faces) == set(range(1, 7))
    assert all(400 < count < 600 for count in faces.values())
    assert Counter(chance.die(2) for _ in range(50)).keys() == {1, 2}


def test_quick_chance_takes_cards_out_of_the_pile_and_repeats_itself() -> None:
    bag, again = list(range(10)), list(range(10))
    first, second = Quick(7), Quick(7)
    drawn = [first.draw(bag, str) for _ in range(10)]
    assert sorted(drawn) == list(range(10))
    assert bag == []
    assert [second.draw(again, str) for _ in range(10)] == drawn
    assert Quick(8).draw(list(range(1000)), str) != Quick(7).draw(list(range(1000)), str)


def test_the_first_dice_of_imagined_games_can_be_given() -> None:
    given, drawn = Quick(7, (0.0, 0.5, 0.999)), Quick(7)
    assert [given.die() for _ in range(3)] == [1, 4, 6]
    assert [given.die(20) for _ in range(9)] == [drawn.die(20) for _ in range(9)]
