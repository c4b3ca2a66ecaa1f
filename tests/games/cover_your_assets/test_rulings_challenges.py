"""Challenges: C7 to C17."""

from games.chance import Seeded
from games.choosing import to_path
from games.cover_your_assets import GAME
from games.engine import Pick
from tests.games.cover_your_assets.tables import Table

PIANOS = [["cabin cabin"], ["train train", "piano silver"], [], []]


def test_c7_the_bottom_set_cannot_be_stolen() -> None:
    table = Table(["piano", "comics", "", ""], [["cabin cabin"], ["piano piano"], [], []])
    assert table.refuses(0, "challenge 2 piano") == "C7"
    assert "challenge" not in table.offers(0)


def test_c8_a_player_who_has_no_set_may_not_challenge() -> None:
    table = Table(["piano", "comics", "", ""], [[], ["train train", "piano piano"], [], []])
    assert table.refuses(0, "challenge 2 piano") == "C8"


def test_c9_the_first_card_matches_the_set_or_is_a_joker() -> None:
    table = Table(["piano comics gold", "comics", "", ""], PIANOS)
    assert table.refuses(0, "challenge 2 comics") == "C9"
    for card in ("piano", "gold"):
        other = Table(["piano comics gold", "comics", "", ""], PIANOS)
        other.play(0, f"challenge 2 {card}")
        assert other.deciders == {1}


def test_nobody_challenges_themselves_or_an_empty_place() -> None:
    stacks = [["cabin cabin", "piano piano"], [], [], []]
    table = Table(["piano", "comics", "", ""], stacks)
    assert table.refuses(0, "challenge 1 piano") == "challenge"
    assert table.refuses(0, "challenge 7 piano") == "challenge"


def test_c10_answers_alternate_until_somebody_gives_up() -> None:
    table = Table(["piano gold train", "piano silver", "comics", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert table.deciders == {1}
    table.play(1, "answer piano")
    assert table.deciders == {0}
    assert table.refuses(1, "answer silver") == "C10"
    table.play(0, "answer gold")
    table.play(1, "give-up")
    assert table.stack(0)[-1] == "piano piano piano silver gold"
    assert table.stack(1) == ["train train"]
    assert table.told()[:2] == ["gives-up", "stolen"]


def test_c10_there_is_nothing_to_answer_without_a_challenge() -> None:
    table = Table(["piano", "comics", "", ""], PIANOS)
    assert table.refuses(0, "answer piano") == "C10"
    assert table.refuses(0, "give-up") == "C10"


def test_c11_an_answer_matches_the_set_also_after_a_joker() -> None:
    table = Table(["gold comics", "gold piano comics", "", ""], PIANOS)
    table.play(0, "challenge 2 gold")
    assert table.refuses(1, "answer comics") == "C11"
    table.play(1, "answer piano")


def test_c12_cards_are_played_one_at_a_time() -> None:
    table = Table(["piano comics", "piano piano", "", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert table.refuses(1, "answer piano-piano") == "C11"


def test_c13_a_defender_who_wins_adds_all_cards_to_the_set_in_its_place() -> None:
    table = Table(["piano comics", "gold comics", "", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    table.play(1, "answer gold")
    table.play(0, "give-up")
    assert table.stack(1) == ["train train", "piano piano silver gold"]
    assert table.stack(0) == ["cabin cabin"]


def test_c13_an_attacker_who_wins_lays_all_cards_on_top() -> None:
    """The rulebook's example: Super bagnole, Or, Super bagnole, stop."""
    table = Table(
        ["auto auto comics", "gold comics", "", ""],
        [["cabin cabin"], ["train train", "auto auto"], [], []],
    )
    table.play(0, "challenge 2 auto")
    table.play(1, "answer gold")
    table.play(0, "answer auto")
    table.play(1, "give-up")
    assert table.stack(0) == ["cabin cabin", "auto auto auto auto gold"]
    assert table.stack(1) == ["train train"]


def test_c14_an_empty_hand_loses_at_once_and_it_is_announced() -> None:
    table = Table(["piano", "", "comics", ""], PIANOS, draws=0)
    table.play(0, "challenge 2 piano")
    assert table.told()[:3] == ["challenge", "no-cards", "stolen"]
    assert table.stack(0)[-1] == "piano piano silver"


def test_c14_a_challenger_whose_hand_is_empty_loses_too() -> None:
    table = Table(["piano", "piano comics", "comics", ""], PIANOS, draws=0)
    table.play(0, "challenge 2 piano")
    table.play(1, "answer piano")
    assert table.told()[:3] == ["answer", "no-cards", "kept"]
    assert table.stack(1)[-1] == "piano piano piano silver"


def test_c14_the_same_question_whatever_the_hand() -> None:
    """Nothing that others see depends on whether the defender can answer."""
    asked = []
    for hand in ("piano", "comics"):
        table = Table(["piano comics", hand, "train", ""], PIANOS)
        table.play(0, "challenge 2 piano")
        choice = GAME.choices(table.view(1))
        assert isinstance(choice, Pick)
        asked.append((choice.ask, table.deciders, table.events, table.view(2)))
    assert asked[0] == asked[1]


def test_c14_silence_gives_up() -> None:
    table = Table(["piano", "piano comics", "train", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert GAME.fallback(table.view(1)) == ("give-up",)


def test_c15_nobody_draws_before_the_challenge_has_ended() -> None:
    table = Table(["piano comics", "silver comics", "train", ""], PIANOS)
    draws = table.state.draws
    table.play(0, "challenge 2 piano")
    table.play(1, "answer silver")
    assert table.state.draws == draws
    assert [len(hand) for hand in table.state.hands] == [1, 1, 1, 0]


def test_c16_the_active_player_draws_first_then_the_defender() -> None:
    table = Table(["piano comics", "silver comics", "train", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    table.play(1, "answer silver")
    table.play(0, "give-up", draws="jewels jewels jewels jewels auto auto auto auto")
    assert table.hand(0) == "comics jewels jewels jewels jewels"
    assert table.hand(1) == "comics auto auto auto auto"


def test_c16_a_short_draw_pile_goes_to_the_active_player() -> None:
    table = Table(["piano comics", "silver comics", "train", ""], PIANOS, draws=5)
    table.play(0, "challenge 2 piano")
    table.play(1, "answer silver")
    table.play(0, "give-up")
    assert [len(hand) for hand in table.state.hands] == [5, 2, 1, 0]
    assert "draws-empty" in table.told()


def test_c16_a_defender_who_played_nothing_does_not_draw() -> None:
    table = Table(["piano comics", "comics", "train", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    table.play(1, "give-up")
    assert [len(hand) for hand in table.state.hands] == [5, 1, 1, 0]


def test_c16_a_player_who_spent_every_card_draws_all_the_same() -> None:
    table = Table(["piano comics", "gold", "train", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    table.play(1, "answer gold")
    table.play(0, "give-up")
    assert [len(hand) for hand in table.state.hands] == [5, 5, 1, 0]


def test_c17_nobody_else_joins_a_challenge() -> None:
    table = Table(["piano comics", "silver", "piano", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert table.refuses(2, "answer piano") == "C17"
    assert table.refuses(2, "give-up") == "C17"
    assert table.refuses(2, "discard comics") == "C17"
    assert table.refuses(0, "discard comics") == "C10", "it is about what this player began"


def test_a_refused_move_changes_nothing() -> None:
    table = Table(["piano", "comics", "", ""], PIANOS)
    before = GAME.encode(table.state)
    table.refuses(1, "discard comics")
    GAME.play(table.state, 0, to_path("challenge 2 piano"), Seeded(bytes(32)))
    assert GAME.encode(table.state) == before
