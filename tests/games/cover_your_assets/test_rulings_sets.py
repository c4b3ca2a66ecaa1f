"""Cards, sets and discards: C1 to C6, C18 to C20."""

import pytest

from games.cover_your_assets.material import KINDS, CardKind, check_kinds, deck, worth
from games.material import MaterialError
from tests.games.cover_your_assets.tables import Table, card_set, cards, keys


def test_classic_deck_has_104_cards_worth_1385k() -> None:
    classic = deck(4, advanced=False)
    assert len(classic) == 104
    assert worth(classic) == 1385
    assert len(deck(4, advanced=True)) == 110


def test_counts_and_values_are_those_of_the_rule_page() -> None:
    by_key = {kind.key: (kind.copies, kind.value) for kind in KINDS}
    assert by_key == {
        "comics": (10, 5), "piano": (10, 5), "train": (10, 5),
        "jewels": (9, 10), "mattress": (9, 10), "piggy": (9, 10),
        "scooter": (9, 15), "plane": (9, 15), "auto": (9, 15), "cabin": (8, 20),
        "silver": (8, 25), "gold": (4, 50), "penny": (2, 1), "swap": (2, 0), "move": (2, 0),
    }  # fmt: skip


@pytest.mark.parametrize(
    "kinds",
    [
        (*KINDS[:-1], CardKind("move", 0, 0, "action", advanced=True)),
        (CardKind("comics", 9, 5), *KINDS[1:]),
        (KINDS[10], *KINDS[:10], *KINDS[11:]),
        (CardKind("comic-books", 10, 5), *KINDS[1:]),
    ],
)
def test_wrong_figures_are_noticed(kinds: tuple[CardKind, ...]) -> None:
    with pytest.raises(MaterialError):
        check_kinds(kinds)


def test_c1_two_equal_assets_form_a_set() -> None:
    table = Table(["piano piano gold", "", "", "comics"])
    table.play(0, "set piano-piano", draws="comics comics comics comics")
    assert table.stack(0) == ["piano piano"]
    assert table.hand(0) == "comics comics comics comics gold"
    assert table.deciders == {3}


def test_c1_an_asset_and_a_joker_form_a_set() -> None:
    table = Table(["piano silver", "comics", "", ""])
    table.play(0, "set piano-silver")
    assert table.stack(0) == ["piano silver"]


@pytest.mark.parametrize("pair", ["silver-gold", "silver-silver", "piano-train"])
def test_c1_two_jokers_or_unlike_assets_are_no_set(pair: str) -> None:
    table = Table(["piano train silver silver gold", "comics", "", ""])
    assert table.refuses(0, f"set {pair}") == "C1"


def test_c1_a_set_is_never_laid_down_from_three_cards_or_from_one() -> None:
    table = Table(["piano piano piano", "comics", "", ""])
    assert table.refuses(0, "set piano-piano-piano") == "C1"
    assert table.refuses(0, "set piano") == "C1"


def test_cards_that_are_not_in_the_hand_are_refused() -> None:
    table = Table(["piano silver", "comics", "", ""])
    assert table.refuses(0, "set piano-piano") == "turn"
    assert table.refuses(0, "discard gold") == "turn"


def test_c2_a_joker_from_the_hand_takes_an_asset_from_the_discards() -> None:
    table = Table(["gold comics", "comics", "", ""], discards="train cabin")
    table.play(0, "take gold")
    assert table.stack(0) == ["cabin gold"]
    assert keys(table.state.discards) == "train"


def test_c2_an_asset_from_the_hand_takes_a_joker_from_the_discards() -> None:
    table = Table(["piano comics", "comics", "", ""], discards="cabin silver")
    table.play(0, "take piano")
    assert table.stack(0) == ["piano silver"]
    assert table.state.stacks[0][0].kind == cards("piano")[0]


@pytest.mark.parametrize("card", ["piano", "silver"])
def test_c2_the_discard_must_form_a_pair(card: str) -> None:
    table = Table(["piano silver", "comics", "", ""], discards="gold")
    table.state.discards = cards("comics" if card == "piano" else "gold")
    assert table.refuses(0, f"take {card}") == "C2"


def test_c3_only_the_top_discard_may_be_taken_and_the_next_one_is_open_then() -> None:
    table = Table(["piano cabin comics", "train comics", "", ""], discards="train piano cabin")
    assert table.refuses(0, "take piano") == "C2"
    table.play(0, "take cabin")
    assert table.view().discard_top == cards("piano")[0]
    assert table.refuses(1, "take train") == "C2"


def test_c3_an_empty_discard_pile_gives_nothing() -> None:
    table = Table(["cabin comics", "comics", "", ""], discards="cabin")
    table.play(0, "take cabin", draws="piano piano piano piano")
    assert table.state.discards == []
    assert "take" not in table.offers(1)
    assert table.refuses(1, "take comics") == "C3"


def test_c4_a_joker_turned_up_as_first_discard_is_usable() -> None:
    table = Table(["piano comics", "comics", "", ""], discards="gold")
    table.play(0, "take piano")
    assert table.stack(0) == ["piano gold"]


def test_c4_an_action_card_turned_up_as_first_discard_stays_and_pairs_with_nothing() -> None:
    table = Table(["piano gold", "comics", "", ""], discards="swap", new_cards="on")
    assert table.refuses(0, "take piano") == "C45"
    assert table.refuses(0, "take gold") == "C45"
    assert "take" not in table.offers(0)


def test_c5_the_type_of_a_set_with_a_joker_is_its_asset() -> None:
    made = card_set("silver piano")
    assert made.kind == cards("piano")[0]
    assert worth(made.cards) == 30


def test_c6_sets_of_the_same_kind_never_merge() -> None:
    table = Table(["piano piano", "comics", "", ""], [["piano piano"], [], [], []])
    table.play(0, "set piano-piano")
    assert table.stack(0) == ["piano piano", "piano piano"]


def test_c6_a_stolen_set_of_the_same_kind_does_not_merge_either() -> None:
    table = Table(
        ["piano comics", "comics", "", ""],
        [["piano piano"], ["train train", "piano silver"], [], []],
    )
    table.play(0, "challenge 2 piano")
    table.play(1, "give-up")
    assert table.stack(0) == ["piano piano", "piano piano silver"]


def test_c18_one_action_a_turn() -> None:
    table = Table(["piano piano comics", "comics", "", ""])
    table.play(0, "set piano-piano")
    assert table.deciders == {1}
    assert table.refuses(0, "discard comics") == "turn"


def test_c19_passing_is_not_allowed() -> None:
    table = Table(["piano", "comics", "", ""], draws=0)
    assert table.refuses(0, "pass") == "C19"
    assert Table(["piano", "comics", "", ""]).refuses(0, "pass") == "turn"
    assert table.offers(0) == ["discard", "order", "resign"]


def test_c19_players_without_cards_are_skipped_and_can_still_be_robbed() -> None:
    table = Table(
        ["piano comics", "", "train", ""],
        [["cabin cabin"], ["train train", "piano piano"], [], []],
        draws=0,
    )
    table.play(0, "challenge 2 piano")
    assert table.stack(0) == ["cabin cabin", "piano piano piano"]
    assert table.deciders == {2}


def test_c19_the_round_ends_when_all_hands_are_empty() -> None:
    table = Table(["", "piano", "", "comics"], draws=0, discards="")
    table.state.turn = 1
    table.play(1, "discard piano")
    assert table.deciders == {3}
    table.play(3, "discard comics")
    assert table.state.over
    assert table.deciders == set()


def test_c20_the_last_joker_may_challenge_take_the_discard_or_be_discarded() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], [], []]
    for move in ("challenge 2 silver", "take silver", "discard silver"):
        table = Table(["silver", "comics", "", ""], stacks, discards="cabin", draws=0)
        table.play(0, move)
    alone = Table(["silver", "comics", "", ""], discards="gold", draws=0)
    assert alone.offers(0) == ["discard", "order", "resign"]


def test_c26_seven_players_are_too_many() -> None:
    from games.cover_your_assets import GAME

    assert list(GAME.seats) == [2, 3, 4, 5, 6]
