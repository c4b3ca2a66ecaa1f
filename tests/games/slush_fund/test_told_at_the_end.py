"""The sentences on what decided a game and what is worth retelling, and on a player's standing."""

import pytest

from games.engine import Result
from games.slush_fund import GAME
from tests.games.slush_fund.scenes import end, say, scene, view


def decided(result: Result) -> str:
    assert result.decided is not None
    return say(result.decided)


def test_what_decided_it_is_the_narrowest_win_of_the_winner() -> None:
    result = end({"president": ["50k", "40k"], "mayor": ["50k", "10k"], "senator": ["", "20k"]})
    assert decided(result) == (
        "The President decided it: Maximilian-Alexander paid $50K, Anne-Élisabeth only $40K."
    )
    assert result.anecdote is not None
    assert say(result.anecdote) == "Anne-Élisabeth spent $40K on the President for nothing."


def test_what_decided_it_may_be_the_notes_a_lack_of_rivals_or_a_tie_break() -> None:
    by_notes = end({"president": ["20k 20k 20k", "30k 30k"]})
    assert "$60K each, but Maximilian-Alexander paid in more notes" in decided(by_notes)
    alone = end({"president": ["20k", ""]})
    assert decided(alone).endswith("Maximilian-Alexander had no rival there.")
    assert alone.anecdote is None
    tied = end({"president": ["20k", ""], "mayor": ["", "20k"]})
    assert "the President broke the tie for Maximilian-Alexander" in decided(tied)


def test_money_on_the_fallen_is_told() -> None:
    result = end({"president": ["50k 50k", ""], "mayor": ["", "20k"]}, (5, 0, 0, 0, 0))
    assert result.anecdote is not None
    assert say(result.anecdote) == "Maximilian-Alexander had put $100K on the President, who fell."


def test_how_one_stands_counts_only_politicians_still_standing() -> None:
    state = scene({"president": ["50k", ""], "mayor": ["20k", "10k"]}, scandals=(5, 0, 0, 0, 0))
    standing = GAME.standing(view(state, 0))
    assert standing is not None
    assert say(standing) == "You have $20K on one politician; 10 Time cards to the end"
    assert GAME.standing(view(state)) is None


@pytest.mark.parametrize(
    ("pile", "bribes"),
    [("vp", "one VP card"), ("vp vp", "2 VP cards"), ("vp 20k", "$20K and one VP card")],
)
def test_how_one_stands_counts_vp_cards_apart_from_money(pile: str, bribes: str) -> None:
    standing = GAME.standing(view(scene({"mayor": [pile, "50k"]}, time=9), 0))
    assert standing is not None
    assert say(standing) == f"You have {bribes} on one politician; one Time card to the end"
