"""The sealed auction against live bidding in steps of 100, for all small sums."""

import itertools

import pytest

from games.solomon.auction import Duel, Sealed, fight_duel, fight_duels, settle_open
from games.solomon.state import NOBODY

SUMS = range(100, 1300, 100)


def bid_live(opening: int, limit: int, defence: int) -> Duel:
    """A duel spoken aloud: both go on, the objector by 100 more, while they can."""
    bid, held = opening, 0
    while defence >= bid:
        held = bid
        if bid + 100 > limit:
            return Duel(1, stands=True, shown=bid, held=held)
        bid += 100
    return Duel(1, stands=False, shown=bid, held=held)


def all_duels() -> list[tuple[int, int, int]]:
    return [
        (opening, limit, defence)
        for opening in SUMS
        for limit in range(opening, 1300, 100)
        for defence in range(0, 1300, 100)
    ]


def test_a_sealed_duel_is_what_live_bidding_comes_to() -> None:
    cases = all_duels()
    assert len(cases) == 1014
    for opening, limit, defence in cases:
        assert fight_duel(Sealed(1, opening, limit), defence) == bid_live(opening, limit, defence)


def test_nobody_shows_more_than_the_own_limit_and_ties_are_the_movers() -> None:
    for opening, limit, defence in all_duels():
        duel = fight_duel(Sealed(1, opening, limit), defence)
        assert duel.stands == (defence >= limit)
        assert duel.shown <= limit
        assert duel.held <= defence


def test_what_is_shown_does_not_depend_on_the_winners_surplus() -> None:
    for opening, limit, defence in all_duels():
        duel = fight_duel(Sealed(1, opening, limit), defence)
        if duel.stands:
            least = fight_duel(Sealed(1, opening, limit), limit)
        else:
            least = fight_duel(Sealed(1, opening, duel.shown), defence)
        assert duel == least


def live_duels(objections: list[Sealed], defence: int, known: int) -> tuple[list[Duel], bool]:
    """One after the other aloud: who hears the mover hold as much as the own limit keeps quiet."""
    fought: list[Duel] = []
    for objection in objections:
        if fought and objection.limit <= known:
            continue
        opening = max(objection.opening, known + 100) if fought else objection.opening
        duel = bid_live(opening, objection.limit, defence)
        fought.append(Duel(objection.seat, duel.stands, duel.shown, duel.held))
        known = max(known, duel.held)
        if not duel.stands:
            return fought, False
    return fought, True


def papers(seat: int, most: int) -> list[Sealed]:
    return [
        Sealed(seat, opening, limit)
        for opening in range(100, most + 1, 100)
        for limit in range(opening, most + 1, 100)
    ]


@pytest.mark.parametrize("known", [0, 200])
def test_sealed_duels_in_a_row_are_live_duels_in_a_row(known: int) -> None:
    for first, second in itertools.product(papers(1, 400), papers(2, 400)):
        for defence in range(0, 600, 100):
            result = fight_duels([first, second], defence, known)
            fought, stands = live_duels([first, second], defence, known)
            assert list(result.fought) == fought
            heard = {duel.seat for duel in fought}
            assert heard | set(result.dropped) | set(result.waiting) == {1, 2}
            assert not result.waiting or not stands
            for duel in fought:
                assert duel.shown <= {1: first.limit, 2: second.limit}[duel.seat]
                assert duel.held <= defence


def test_a_dropped_objection_could_not_have_won() -> None:
    result = fight_duels([Sealed(1, 100, 500), Sealed(2, 100, 500)], 600, 0)
    assert result.fought == (Duel(1, stands=True, shown=500, held=500),)
    assert result.dropped == (2,)


def test_the_worked_example_of_the_rule_page() -> None:
    brice, chloe = Sealed(1, 200, 900), Sealed(2, 100, 500)
    lost = fight_duels([brice, chloe], 600, 0)
    assert lost.fought == (Duel(1, stands=False, shown=700, held=600),)
    assert lost.waiting == (2,)
    held = fight_duels([Sealed(1, 200, 500), chloe], 600, 0)
    assert held.fought == (Duel(1, stands=True, shown=500, held=500),)
    assert held.dropped == (2,)


# -- open contests -------------------------------------------------------------------------------

VOICES = [
    (first, second, support, defence)
    for first in (*papers(1, 300), Sealed(1, 0, 0))
    for second in (*papers(2, 300), Sealed(2, 0, 0))
    for support in range(0, 400, 100)
    for defence in range(0, 400, 100)
]


def test_an_open_contest_is_won_by_the_highest_limit_and_ties_are_the_movers_sides() -> None:
    for first, second, support, defence in VOICES:
        result = settle_open([first, second], [(3, support)], 0, defence)
        limits = {0: defence, 1: first.limit, 2: second.limit, 3: support}
        assert result.stands == (max(defence, support) >= max(first.limit, second.limit))
        if result.speaker != NOBODY:
            assert result.speaker in ((0, 3) if result.stands else (1, 2))
            assert limits[result.speaker] >= result.price
        if result.loser != NOBODY:
            assert result.loser in ((1, 2) if result.stands else (0, 3))
            assert limits[result.loser] == result.shown
            assert result.shown >= first.opening


def test_an_open_contest_shows_nothing_of_the_winning_sides_surplus() -> None:
    for first, second, support, defence in VOICES:
        result = settle_open([first, second], [(3, support)], 0, defence)
        price = result.price
        if result.stands:
            supports = [(3, min(support, price))]
            least = settle_open([first, second], supports, 0, min(defence, price))
        else:
            cut = [Sealed(o.seat, o.opening, min(o.limit, price)) for o in (first, second)]
            least = settle_open(cut, [(3, support)], 0, defence)
        assert result == least


def test_the_mover_speaks_for_the_action_if_the_own_limit_reaches_the_price() -> None:
    objection = Sealed(1, 100, 400)
    assert settle_open([objection], [(2, 900)], 0, 400).speaker == 0
    assert settle_open([objection], [(2, 900)], 0, 300).speaker == 2


def test_a_limit_below_the_opening_the_mover_saw_is_not_shown() -> None:
    lost = settle_open([Sealed(1, 500, 900)], [(2, 300)], 0, 400)
    assert (lost.stands, lost.price, lost.speaker) == (False, 500, 1)
    assert (lost.shown, lost.loser) == (0, NOBODY)


def test_bare_demands_alone_show_nothing() -> None:
    result = settle_open([Sealed(1, 0, 0)], [(2, 300)], 0, 0)
    assert (result.stands, result.price, result.speaker, result.loser) == (True, 0, NOBODY, NOBODY)
