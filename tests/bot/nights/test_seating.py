"""Rounds of a night: everybody sits once, as well as can be, and nothing is told by an order."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.nights.seating import GameSize, Guest, Round, table_sizes
from games.registry import all_games
from tests.bot.nights.tonight import GAMES, Tonight, cheapest, cost, draw, minds

BY_KEY = {game.key: game for game in GAMES}
NOBODY: frozenset[frozenset[int]] = frozenset()


@pytest.mark.parametrize(
    ("people", "sizes"), [(2, (2,)), (4, (4,)), (7, (4, 3)), (8, (4, 4)), (16, (4, 4, 4, 4))]
)
def test_the_sizes_of_tables_are_known_before_anybody_is_seated(
    people: int, sizes: tuple[int, ...]
) -> None:
    games = [GameSize.of(game) for game in all_games().values() if game.key != "casablanca"]
    assert table_sizes(people, games) == sizes


def people(plan: Round) -> list[int]:
    seated = [person for table in plan.tables for person in table.people]
    return sorted([*seated, *plan.left_out])


def pairs(plan: Round) -> set[frozenset[int]]:
    return {frozenset(p) for table in plan.tables for p in combinations(table.people, 2)}


def anybody(count: int) -> list[Guest]:
    return [Guest(n) for n in range(1, count + 1)]


def night_of(
    guests: list[Guest], *games: GameSize, apart: tuple[tuple[int, int], ...] = (),
    met: dict[frozenset[int], int] | None = None, computers: bool = False,
) -> Tonight:  # fmt: skip
    chosen = games or GAMES
    return Tonight(guests, chosen, frozenset(map(frozenset, apart)), met or {}, computers)


def game_sizes(plan: Round) -> list[int]:
    return sorted(len(table.people) for table in plan.tables)


@settings(max_examples=30, deadline=None)
@given(
    count=st.integers(2, 64),
    words=st.text("ab", max_size=4),
    games=st.sets(st.sampled_from(GAMES), min_size=1),
)
def test_everybody_sits_once_at_a_table_of_legal_size(
    count: int, words: str, games: set[GameSize]
) -> None:
    night = draw(count, words, sorted(games))
    plan = night.plan(words)
    assert people(plan) == [guest.person for guest in night.guests]
    assert plan.left_out == (), "two people or more can always be divided into tables"
    for table in plan.tables:
        game = BY_KEY[table.game]
        assert game in games
        assert game.least <= len(table.people) + table.computers <= game.most
        assert not table.computers or night.computers
        fewer = len(table.people) + table.computers - 1
        assert not table.computers or fewer < game.least, "a computer nobody needs"


@pytest.mark.parametrize("count", [2, 3, 5, 7, 9])
def test_no_other_plan_is_better(count: int) -> None:
    """Every plan there is was tried. For 9 to 12 people it holds in 25 of 25 too, which takes
    longer.
    """
    for number in range(25 if count < 9 else 4):
        games = random.Random(f"{count}{number}").sample(GAMES, 1 + number % 4)
        night = draw(count, str(number), games)
        assert cost(night, night.plan(str(number))) == cheapest(night), number


@pytest.mark.parametrize("count", [16, 24, 32, 48, 64])
def test_no_blocked_pair_shares_a_table(count: int) -> None:
    night = draw(count, "blocked")
    assert night.apart
    assert not pairs(night.plan()) & night.apart


@pytest.mark.parametrize("count", [16, 24])
def test_nobody_plays_what_they_did_not_wish_for_if_that_can_be(count: int) -> None:
    """Of two games each is wished for by as many as make whole tables, others do not mind."""
    slush, agent = BY_KEY["slush-fund"], BY_KEY["agent"]
    for number in range(5):
        rng = random.Random(f"wishes/{number}")
        likes = [*["agent"] * (count // 4), *["slush-fund"] * (count // 4)]
        guests = [Guest(n, frozenset({game})) for n, game in enumerate(likes)]
        guests += [Guest(n) for n in range(len(likes), count)]
        rng.shuffle(guests)
        plan = night_of(guests, slush, agent).plan(str(number))
        wishes = {guest.person: guest for guest in guests}
        assert not any(minds(wishes[one], t.game) for t in plan.tables for one in t.people)


@pytest.mark.parametrize(
    ("count", "sizes"), [(2, [2]), (3, [3]), (4, [4]), (6, [3, 3]), (7, [3, 4]), (9, [4, 5])]
)
def test_tables_are_about_as_large_as_is_best(count: int, sizes: list[int]) -> None:
    assert game_sizes(night_of(anybody(count), BY_KEY["agent"]).plan()) == sizes


def test_casablanca_is_best_with_five() -> None:
    plan = night_of(anybody(10), BY_KEY["casablanca"]).plan()
    assert game_sizes(plan) == [5, 5]


def test_one_too_many_for_a_wish_plays_with_a_computer_if_computers_play() -> None:
    """Otherwise they play the nearest game."""
    duel, other = GameSize("duel", 2, 2, 2), GameSize("other", 3, 4, 4)
    guests = [Guest(n, frozenset({"duel"})) for n in (1, 2, 3)]
    filled = night_of(guests, duel, other, computers=True).plan()
    assert sorted(table.computers for table in filled.tables) == [0, 1]
    assert {table.game for table in filled.tables} == {"duel"}
    (table,) = night_of(guests, duel, other).plan().tables
    assert (table.game, sorted(table.people), table.computers) == ("other", [1, 2, 3], 0)


def test_a_computer_takes_no_seat_that_a_person_wants() -> None:
    plan = night_of(anybody(5), BY_KEY["slush-fund"], computers=True).plan()
    assert game_sizes(plan) == [2, 3]
    assert not any(table.computers for table in plan.tables)


def test_whoever_was_left_out_comes_first() -> None:
    duel = GameSize("duel", 2, 2, 2)
    for out in (1, 2, 3):
        guests = [Guest(n, left_out=n == out) for n in (1, 2, 3)]
        for seed in "abcd":
            plan = night_of(guests, duel).plan(seed)
            assert len(plan.left_out) == 1
            assert out not in plan.left_out


def test_one_person_alone_is_left_out_unless_a_computer_plays() -> None:
    assert night_of(anybody(1)).plan() == Round((), (1,))
    (table,) = night_of(anybody(1), computers=True).plan().tables
    assert (table.people, table.computers) == ((1,), 1)


def test_no_people_or_no_games_make_no_table() -> None:
    assert night_of([]).plan() == Round((), ())
    alone = Tonight(anybody(3), (), NOBODY, {}, computers=True)
    assert sorted(alone.plan().left_out) == [1, 2, 3]


def test_people_kept_apart_share_a_table_rather_than_have_none() -> None:
    plan = night_of(anybody(3), BY_KEY["agent"], apart=((1, 2),)).plan()
    assert (game_sizes(plan), plan.left_out) == ([3], ())


def test_people_who_have_met_sit_with_others() -> None:
    met = {frozenset(p): 1 for p in [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]}
    plan = night_of(anybody(8), BY_KEY["slush-fund"], met=met).plan()
    assert [len({1, 2, 3, 4} & set(table.people)) for table in plan.tables] == [2, 2]


def test_a_plan_follows_from_its_seed_and_not_from_the_order_of_its_people() -> None:
    night = draw(16, "seed")
    turned = night._replace(
        guests=night.guests[::-1],
        games=night.games[::-1],
        met=dict(reversed([*night.met.items()])),
    )
    assert turned.plan("a") == night.plan("a")
    assert night.plan("a") != night.plan("b")


def test_the_order_of_a_plan_follows_from_the_seed_alone() -> None:
    """Whoever avoids whom may change who sits where, but never in which order they are told."""
    free = draw(24, "order")._replace(apart=NOBODY, met={}, computers=False)
    orders: set[tuple[int, ...]] = set()
    for seed in "abc":
        told = []
        for number in range(4):
            apart = draw(24, f"apart {number}").apart if number else NOBODY
            plan = free._replace(apart=apart).plan(seed)
            tables = [table.people for table in plan.tables]
            told.append(tables)
        before = {p for tables in told for row in tables for p in combinations(row, 2)}
        firsts = {p for tables in told for p in combinations([row[0] for row in tables], 2)}
        assert not {(b, a) for a, b in before | firsts} & (before | firsts), seed
        orders.add(tuple(row[0] for row in told[0]))
    assert len(orders) == 3


def test_avoiding_somebody_who_is_not_here_changes_nothing() -> None:
    night = draw(12, "absent")._replace(apart=NOBODY)
    away = frozenset(frozenset((guest.person, 999)) for guest in night.guests)
    assert night._replace(apart=away).plan("a") == night.plan("a")


def test_every_game_is_best_with_four_and_casablanca_with_five() -> None:
    wanted = {key: 5 if key == "casablanca" else 4 for key in all_games()}
    assert {game.key: game.best for game in GAMES} == wanted
