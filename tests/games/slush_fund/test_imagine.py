"""Imagined states: what is known stays, what is not varies, and they could be reached."""

import random
from collections import Counter

from games.engine import Seat
from games.slush_fund import GAME
from games.slush_fund.material import FALL, LAST_BRIBE, SCANDAL, TIME
from games.slush_fund.options import Options
from games.slush_fund.state import State
from games.slush_fund.targets import can_use, context_of_state
from tests.games.slush_fund.scenes import cards, names, pile, play, played, scene, view

PILES = {
    "president": ["20k 10k 30k", "50k 40k vp 10k"],
    "senator": ["vp vp 10k", "30k 30k 30k 20k"],
    "mayor": ["", "vp 30k"],
}


def worlds(state: State, seat: Seat | None, count: int = 40) -> list[State]:
    """Returns imagined states that look the same and hold the same cards."""
    seen, rng = view(state, seat), random.Random(7)
    found = [GAME.imagine(seen, rng) for _ in range(count)]
    for other in found:
        assert view(other, seat) == seen
        assert GAME.conserved(other) == GAME.conserved(state)
    return found


def test_covered_cards_of_others_vary_and_a_seats_own_do_not() -> None:
    state = scene(PILES, fund="thief vp")
    found = worlds(state, 0)
    assert len({pile(other, "president", 1) for other in found}) > 20
    assert {pile(other, "president", 0) for other in found} == {"20k 10k 30k"}
    assert {pile(other, "president", 1).split()[-1] for other in found} == {"10k"}
    for other in found:
        assert all(card <= LAST_BRIBE for cards_ in other.piles for card in cards_)


def test_to_a_spectator_everybodys_covered_cards_vary() -> None:
    found = worlds(scene(PILES), None)
    for seat in (0, 1):
        assert len({pile(other, "president", seat) for other in found}) > 10


def test_the_deck_and_the_discards_vary_in_what_they_hold_not_in_size() -> None:
    state = play(scene(PILES, hand="50k thief vp"), "discard 50k", "play thief 2-mayor")
    state = play(state, "discard vp")
    assert {names(other.gone) for other in worlds(state, 1)} == {"50k vp thief"}  # as it was told
    for seat in (1, 0):
        state = played(state, "take deck", "10k 10k 10k", seat).state
        state = play(state, "stash 10k", "discard 10k", "discard 10k", seat=seat)
    found = worlds(state, 1)
    assert {len(other.deck) for other in found} == {len(state.deck)}
    assert len({tuple(other.deck) for other in found}) > 10
    assert len({other.gone for other in found}) > 10
    assert {other.gone.count(cards("10k")[0]) >= 2 for other in found} == {True}
    assert {other.deck.count(TIME) for other in found} == {10}


def test_cards_of_the_last_play_lie_where_they_were_put() -> None:
    state = play(scene(PILES, hand="50k 40k vp"), "play 50k mayor", "play 40k mayor")
    assert {pile(other, "mayor", 0) for other in worlds(state, 1)} == {"50k 40k"}
    state = play(scene(PILES, hand="thief vp"), "play thief 2-mayor", "play vp mayor")
    assert {pile(other, "mayor", 0) for other in worlds(state, 1)} == {"30k vp"}
    state = play(scene(PILES, hand="transfer vp"), "play transfer president-10k mayor")
    state = play(state, "play vp mayor")
    found = worlds(state, 1)
    assert {pile(other, "mayor", 0) for other in found} == {"10k vp"}
    assert len({pile(other, "president", 0) for other in found}) > 5


def test_five_scandals_of_the_fallen_are_out_of_the_game() -> None:
    state = scene(PILES, scandals=(5, 0, 0, 0, 2))
    for other in worlds(state, 0):
        assert other.gone.count(SCANDAL) >= FALL
        assert len({len(p) for p in other.piles}) == len({len(p) for p in state.piles})


def test_the_three_from_the_fund_vary_to_others_and_can_be_used() -> None:
    fund = "10k 20k vp thief spy transfer scandal"
    state = play(scene(fund=fund), "take fund 10k+20k+spy", "play 10k mayor")
    found = worlds(state, 1)
    assert len({other.hand for other in found}) > 5
    for other in found:
        assert len(other.hand) == 2
        assert any(can_use(card, context_of_state(other)) for card in other.hand)
        assert Counter(other.taken) == Counter(cards("10k") + other.hand)
        assert Counter(other.fund + other.taken) == Counter(cards(fund))
    assert {other.hand for other in worlds(state, 0)} == {cards("20k spy")}


def test_what_ones_own_spy_saw_is_still_there() -> None:
    state = play(scene(PILES, hand="spy vp"), "play spy none", "peek 2-president")
    assert {pile(other, "president", 1) for other in worlds(state, 0)} == {"50k 40k vp 10k"}
    assert len({pile(other, "president", 1) for other in worlds(state, None)}) > 10
    later = played(play(state, "discard vp"), "take deck", "10k 20k spy", seat=1).state
    later = play(later, "stash spy", "play 20k president", seat=1)
    for other in worlds(later, 0):
        assert pile(other, "president", 1) == "50k 40k vp 10k 20k"
    forgotten = play(later, "play 10k president", seat=1)
    assert len({pile(other, "president", 1) for other in worlds(forgotten, 0)}) > 10


def test_a_sight_that_cannot_hold_any_more_is_let_go() -> None:
    state = play(scene(PILES, hand="spy vp"), "play spy none", "peek 2-president")
    state.piles[0] = cards("50k 50k 50k 50k 50k")  # the seen one among them, it moved since
    state.piles[1] = cards("30k 40k vp 10k")
    state.deck = [card for card in state.deck if card != cards("50k")[0]]
    for card in ("20k", "10k", "30k"):
        state.deck.append(cards(card)[0])
    state.deck.remove(cards("30k")[0])
    state.fund = cards("50k")
    assert not any(pile(other, "president", 1).startswith("50k") for other in worlds(state, 0))


def test_with_open_memory_only_the_deck_is_not_seen() -> None:
    state = scene(PILES, hand="10k scandal", options=Options(memory="open"), seats=2)
    state = play(state, "discard 10k")
    for other in worlds(state, 1):
        assert other.piles == state.piles
        assert sorted(other.gone) == sorted(state.gone)
        assert Counter(other.deck) == Counter(state.deck)


def test_at_the_end_all_piles_are_known() -> None:
    state = play(scene(PILES), "resign")
    for other in worlds(state, 1):
        assert other.piles == state.piles
        assert GAME.result(other) == GAME.result(state)


def test_a_card_stolen_in_the_last_play_lies_with_the_thief() -> None:
    state = play(scene(PILES, hand="40k 50k"), "play 40k mayor", "play 50k mayor")
    state = play(scene_of_thief(state), "play thief 1-mayor", "play vp mayor", seat=1)
    found = worlds(state, None)
    assert {pile(other, "mayor", 0) for other in found} == {"40k"}
    assert {pile(other, "mayor", 1)[-6:] for other in found} == {"50k vp"}


def scene_of_thief(state: State) -> State:
    """Returns a state in which the second seat has revealed a Thief and a VP card."""
    state = played(state, "take deck", "thief vp 10k", seat=1).state
    return play(state, "stash 10k", seat=1)
