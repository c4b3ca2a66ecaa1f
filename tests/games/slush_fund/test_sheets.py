"""The texts of the sheets and headlines, in words."""

import pytest

from games.engine import Seat
from games.slush_fund import GAME
from games.slush_fund.state import State
from tests.games.slush_fund.scenes import finish, play, played, say, scene, sheet, view
from tests.games.voices import voices_of

PILES = {"president": ["20k 10k", "50k"], "mayor": ["", "vp 30k"]}


def test_a_seat_has_its_bribes_first_a_spectator_the_board() -> None:
    state = scene(PILES)
    assert GAME.sheets(view(state, 0)) == ("bribes", "board", "fund", "deck")
    assert GAME.sheets(view(state, None)) == ("board", "fund", "deck")


def test_the_end_comes_first_for_a_seat_when_the_game_is_over() -> None:
    state = finish(scene(PILES, time=9))
    assert GAME.sheets(view(state, 0))[0] == "end"
    assert GAME.sheets(view(state, None))[:2] == ("board", "end")


def test_there_are_no_other_sheets() -> None:
    for name in ("end", "bribes", "nonsense"):
        with pytest.raises(LookupError):
            GAME.sheet(view(scene(), None), name, say)


def test_the_board_in_words() -> None:
    state = scene(PILES, fund="10k vp vp", scandals=(1, 0, 0, 5, 0), time=3)
    deck = len(state.deck)
    assert sheet(state, "board") == "\n".join(
        [
            "Maximilian-Alexander chooses: the deck or the slush fund",
            f"Turn 5 · Time 3 of 10 · deck: {deck} cards",
            "",
            "**1 President** · one scandal of 5",
            "- Maximilian-Alexander: $10K on top, 2 cards",
            "- Anne-Élisabeth: $50K on top, one card",
            "**2 Vice-President** · no scandal",
            "**3 Senator** · no scandal",
            "**4 Governor** · fallen",
            "**5 Mayor** · no scandal",
            "- Anne-Élisabeth: $30K on top, 2 cards",
            "",
            "**Slush fund** (3): $10K and 2 × VP",
        ]
    )


def test_the_board_in_french_has_its_spaces() -> None:
    text = GAME.sheet(view(scene(PILES), None), "board", voices_of(GAME.key)[1]).text
    assert "Anne-Élisabeth\u00a0: 50\u00a0k$ sur le dessus, 1 carte" in text
    assert "**1 Président** · aucun scandale" in text


def test_the_cards_to_be_used_stand_on_the_board_if_they_are_open() -> None:
    shown = scene(hand="10k vp")
    assert "**To be played** by Maximilian-Alexander: $10K and VP" in sheet(shown, "board")
    secret = play(scene(fund="10k 20k vp"), "take fund 10k+20k+vp")
    assert "**To be played** by Maximilian-Alexander: 3 cards from the fund" in sheet(
        secret, "board", 1
    )
    assert "**To be played**: $10K, $20K, and VP" in sheet(secret, "bribes", 0)


def test_an_empty_fund_says_so() -> None:
    assert "**Slush fund**: empty" in sheet(scene(), "fund")


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (scene(), "Maximilian-Alexander chooses: the deck or the slush fund"),
        (
            scene(hand="10k vp spy", phase="stash"),
            "Maximilian-Alexander puts one of 3 revealed cards in the slush fund",
        ),
        (scene(hand="10k vp"), "Maximilian-Alexander has 2 cards to play"),
        (scene(hand="vp"), "Maximilian-Alexander has one card to play"),
        (
            play(scene(PILES, hand="spy vp"), "play spy none"),
            "Maximilian-Alexander may look at a pile",
        ),
        (finish(scene(PILES, time=9)), "The game is over: Anne-Élisabeth wins"),
        (
            finish(scene({"mayor": ["10k", "10k"]}, time=9)),
            "The game is over: Maximilian-Alexander and Anne-Élisabeth win together",
        ),
    ],
)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_headline_says_where_the_game_stands(
    state: State, words: str, seat: Seat | None
) -> None:
    assert say(GAME.headline(view(state, seat))) == words


def test_ones_own_bribes_in_words() -> None:
    state = scene(PILES, scandals=(0, 0, 0, 0, 5))
    assert sheet(state, "bribes", 1) == "\n".join(
        [
            "**President**: $50K = **$50K** (one card)",
            "**Vice-President**: no bribe",
            "**Senator**: no bribe",
            "**Governor**: no bribe",
            "**Mayor**, fallen: VP and $30K = $30K lost (2 cards)",
        ]
    )


def test_the_end_walks_through_everything() -> None:
    piles = {"president": ["", "20k"], "mayor": ["10k 10k", ""]}
    state = finish(scene(piles, time=9))
    text = sheet(state, "end")
    assert text.splitlines()[:3] == [
        "Anne-Élisabeth wins.",
        "**1** Anne-Élisabeth: 7 points",
        "**2** Maximilian-Alexander: 7 points",
    ]
    assert "- Maximilian-Alexander: $10K and $10K = $20K" in text
    assert text.endswith(
        "**Equal points**\nTie-break, President: of Maximilian-Alexander and Anne-Élisabeth, "
        "Anne-Élisabeth won it and comes first."
    )


def test_the_end_names_players_who_left_last() -> None:
    state = play(scene(PILES, seats=2), "resign")
    assert "Maximilian-Alexander: left the game" in sheet(state, "end")


def test_progress_counts_time_cards() -> None:
    assert GAME.progress(view(scene(time=4))) == 0.4
    assert GAME.progress(view(played(scene(time=9), "take deck", "time").state)) == 1
