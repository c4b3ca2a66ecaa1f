"""The sealed auction against live bidding in steps of 100, for all small sums."""

import itertools

import pytest

from games.solomon.contest.auction import Duel, Sealed, fight_duel, fight_duels, settle_open

SUMS = range(100, 1300, 100)


def bid_live(opening: int, limit: int, defence: int) -> Duel:
    """Returns a duel spoken aloud: both go on, the objector by 100 more, while they can."""
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


def test_nobody_shows_more_than_their_own_limit_and_ties_are_the_movers() -> None:
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
    """Plays duels aloud one after the other; a seat that hears its own limit held keeps quiet."""
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


def limits_of(case: tuple[Sealed, Sealed, int, int]) -> dict[int, int]:
    first, second, support, defence = case
    return {0: defence, 1: first.limit, 2: second.limit, 3: support}


def test_an_open_contest_is_won_by_the_highest_limit_and_ties_are_the_movers_sides() -> None:
    for case in VOICES:
        first, second, support, defence = case
        result = settle_open([first, second], [(3, support)], 0, defence)
        assert result.stands == (max(defence, support) >= max(first.limit, second.limit))
        assert next(iter(result.against)) == 1
        assert next(iter(result.backing)) == 0
        limits = limits_of(case)
        for seat, shown in (result.against | result.backing).items():
            assert shown <= limits[seat]


def test_in_an_open_contest_a_player_who_was_outbid_has_shown_the_limit() -> None:
    """All but the last voice of either side, unless that limit is below the first sum."""
    for case in VOICES:
        first, second, support, defence = case
        result = settle_open([first, second], [(3, support)], 0, defence)
        limits = limits_of(case)
        for shown in (result.against, result.backing):
            for seat in list(shown)[:-1]:
                assert shown[seat] == (limits[seat] if limits[seat] >= first.opening else 0)


def test_an_open_contest_shows_nothing_of_the_winning_sides_surplus() -> None:
    """The last speaker of the winning side may or may not have been able to go on."""
    for case in VOICES:
        first, second, support, defence = case
        result = settle_open([first, second], [(3, support)], 0, defence)
        last, shown = list((result.backing if result.stands else result.against).items())[-1]
        if not shown:  # nobody named a sum: any defence would do
            continue
        cut = {**limits_of(case), last: shown}
        objections = [Sealed(o.seat, o.opening, cut[o.seat]) for o in (first, second)]
        assert result == settle_open(objections, [(3, cut[3])], 0, cut[0])


def test_the_mover_speaks_for_the_action_as_long_as_their_own_limit_reaches() -> None:
    objection = Sealed(1, 100, 400)
    assert settle_open([objection], [(2, 900)], 0, 400).backing == {0: 400}
    assert settle_open([objection], [(2, 900)], 0, 300).backing == {0: 300, 2: 400}


def test_a_limit_below_the_opening_the_mover_saw_is_not_shown() -> None:
    lost = settle_open([Sealed(1, 500, 900)], [(2, 300)], 0, 400)
    assert (lost.stands, lost.against, lost.backing) == (False, {1: 500}, {0: 0})


def test_bare_demands_alone_show_nothing() -> None:
    result = settle_open([Sealed(1, 0, 0)], [(2, 300)], 0, 0)
    assert (result.stands, result.against, result.backing) == (True, {1: 0}, {0: 0})
