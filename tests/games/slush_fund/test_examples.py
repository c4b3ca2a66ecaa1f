"""The examples of the printed rules."""

from games.slush_fund import GAME
from tests.games.slush_fund.scenes import (
    finish,
    names,
    pile,
    play,
    played,
    say,
    scene,
    sheet,
    view,
)


def test_jill_has_bribed_the_president_more_than_bill() -> None:
    state = finish(scene({"president": ["10k", "20k"]}, time=9))
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (0, 7)


def test_bill_fills_the_fund_with_a_thief_and_covers_his_first_card() -> None:
    state = played(scene(), "take deck", "20k 10k thief").state
    state = play(state, "stash thief", "play 20k president", "play 10k president")
    assert names(state.fund) == "thief"
    assert pile(state, "president", 0) == "20k 10k"
    assert "$20K and $10K = **$30K**" in sheet(state, "bribes", 0)
    assert "$10K on top, 2 cards" in sheet(state, "board", 1)


def test_steve_steals_bills_card_at_the_vice_president() -> None:
    piles = {"president": ["10k", ""], "senator": ["10k", ""], "vice-president": ["20k", ""]}
    state = scene(piles, hand="thief vp", active=1)
    state = play(state, "play thief 1-vice-president", seat=1)
    assert pile(state, "vice-president", 0) == ""
    assert pile(state, "vice-president", 1) == "20k"
    assert pile(state, "president", 0) == pile(state, "senator", 0) == "10k"


def test_steve_wins_the_tie_break_with_the_president() -> None:
    piles = {
        "president": ["50k vp 50k 50k vp 50k 40k", "40k 40k 40k 40k 40k 30k"],
        "vice-president": ["", "10k"],
        "senator": ["10k", ""],
        "governor": ["", "10k"],
    }
    state = finish(scene(piles, scandals=(1, 0, 2, 1, 0), time=9))
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (13, 13)
    assert result.places == (1, 2)
    told = [say(line) for line in result.why]
    assert (
        "President: the highest bribe is $240K. "
        "Maximilian-Alexander scores 8 points (7 − 1 for scandals + 2 for VP cards)." in told
    )
    assert told[-1] == "Maximilian-Alexander wins."


def test_a_pile_of_20k_and_10k_shows_10k_and_is_worth_30k() -> None:
    state = scene({"mayor": ["20k 10k", ""]})
    seen = view(state, 1).piles[4][0]
    assert (names([seen.top or 0]), seen.height) == ("10k", 2)
    assert "**$30K**" in sheet(state, "bribes", 0)
