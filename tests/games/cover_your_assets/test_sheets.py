"""Headlines, progress, holdings, and the text twins of the sheets, in words."""

import pytest

from games.chance import Seeded
from games.cover_your_assets import GAME
from games.cover_your_assets.options import Options
from games.engine import HOUSE, Text
from games.words import Speaker
from tests.games.cover_your_assets.tables import Table, claiming
from tests.games.voices import voices_of

ENGLISH, FRENCH = (
    Speaker(voice.locale, ("Ann", "Bob", "Cleo", "Dan"), voice.bundle)
    for voice in voices_of(GAME.key)
)
STACKS = [["cabin cabin"], ["train train", "jewels jewels", "piano silver"], [], []]


def board(table: Table, say: Speaker = ENGLISH) -> list[str]:
    return GAME.sheet(table.view(), "board", say).text.splitlines()


def test_the_board_in_words() -> None:
    table = Table(["piano comics", "comics", "", "gold"], STACKS, draws=7, discards="auto cabin")
    assert board(table)[:11] == [
        "Ann plays; 7 cards are left to draw.",
        "Round 1 · One round",
        "",
        "Draw pile: 7 cards",
        "Discard pile: Cabin ($20K) on top (2 cards)",
        "",
        "**Ann** · 2 cards in hand · 1 set",
        "- protected, at the bottom: Cabin, 2 cards, $40K",
        "",
        "**Bob** · 1 card in hand · 3 sets",
        "- in danger: Piano, 2 cards, $30K",
    ]
    assert board(table)[11] == "- 2 sets lie covered"


def test_the_board_in_french_has_its_spaces() -> None:
    lines = board(Table(["piano", "comics", "", ""], STACKS, draws=1), FRENCH)
    assert "Pioche\u00a0: 1 carte" in lines
    assert "- en danger\u00a0: Piano, 2 cartes, 30\u00a0k$" in lines


def test_the_second_set_is_shown_where_it_is_in_danger() -> None:
    lines = board(Table(["piano", "comics", "", ""], STACKS, second_set="on"))
    assert "- in danger, for two cards: Jewels, 2 cards, $20K" in lines
    assert "- 1 set lies covered" in lines


def test_a_challenge_in_words() -> None:
    table = Table(["penny comics", "piano silver", "", ""], STACKS, new_cards="on")
    table.play(0, "challenge 2 penny")
    lines = board(table)
    start = lines.index("**Challenge:** Ann wants Bob’s set: Piano, 2 cards, $30K.")
    assert lines[start + 1 : start + 3] == [
        "- Ann: Penny Jar",
        "Bob answers with cards worth two (Piano or jokers), or gives up.",
    ]


def test_a_claim_in_words_and_its_headlines() -> None:
    table = Table(
        ["piano comics", "gold"], [[], ["train train"]], tops=["piano", "auto", "silver"],
        discards="comics",
    )  # fmt: skip
    table.play(0, "claim piano 1-3")
    assert board(table)[0] == "Bob may contest Ann’s claim."
    wanted = "wants Piano and Silver from the neutral piles"
    assert f"**Claim:** Ann {wanted}; Bob may contest it." in board(table)
    table.play(1, "answer gold")
    assert f"**Claim:** Ann {wanted}; Bob contests it." in board(table)
    assert board(table)[0] == "Ann has to answer Bob, or give up."


def test_neutral_piles_of_three_name_their_neighbours() -> None:
    table = Table(["piano", "", ""], tops=["piano", "auto", ""], hidden=[4, 0, 0])
    lines = board(table)
    assert "Neutral pile 1 between Ann and Bob: Piano ($5K), 4 face down" in lines
    assert "Neutral pile 3 between Cleo and Ann: nothing, 0 face down" in lines


@pytest.mark.parametrize(("memory", "known"), [("faithful", False), ("open", True)])
def test_buried_action_cards_are_remembered_with_open_memory_only(memory: str, known: bool) -> None:
    table = Table(
        ["piano", ""], tops=["piano", "auto", ""], hidden=[4, 0, 0], discards="comics",
        new_cards="on", memory=memory,
    )  # fmt: skip
    table.state.buried[0] = (13,)
    assert ("(among them Swap)" in "\n".join(board(table))) == known


def test_open_memory_lists_every_set_and_discard() -> None:
    table = Table(["piano", "", "", ""], STACKS, memory="open", discards="auto cabin")
    lines = board(table)
    assert "- covered: Jewels, 2 cards, $20K" in lines
    assert "All discards, from the top down: Cabin and Auto" in lines


def test_money_so_far_is_shown_from_the_second_round_on() -> None:
    table = Table(["comics", "", "", ""], STACKS, draws=0, ending="best-of")
    assert "**Money so far**" not in board(table)
    table.play(0, "discard comics")
    assert "- Bob: 1 round won, $60K" in board(table)
    assert "- Ann: 0 rounds won, $40K" in board(table)


def test_the_end_in_words() -> None:
    table = Table(["comics", "", "", ""], STACKS, draws=0)
    table.play(0, "discard comics")
    lines = board(table)
    assert lines[0] == "Bob wins."
    assert "- Train" not in "".join(lines)
    assert "- Toy Train, 2 cards, $10K" in lines
    assert "- **$60K** in all" in lines
    result = GAME.result(table.state)
    assert result is not None
    assert ENGLISH(result.why[1]) == "Bob has $60K."


def test_a_shared_victory_names_all_winners() -> None:
    table = Table(["comics", "", "", ""], [[], [], [], []], draws=0)
    table.play(0, "discard comics")
    assert board(table)[0] == "Ann, Bob, Cleo, and Dan share the victory."


def test_holdings_are_ones_own_hand_and_ones_own_secret_choice() -> None:
    stacks = [["jewels jewels", "auto auto"], ["train train", "plane plane"]]
    table = Table(
        ["piano comics comics", "comics"], stacks, tops=["piano", "train", "plane"],
        hidden=[3, 3, 3], discards="comics", new_cards="on",
    )  # fmt: skip
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    table.play(0, "choose up")
    said = [ENGLISH(line) for line in GAME.holdings(table.view(0))]
    assert said[0].replace("\u00a0", " ") == "2 × Comic Books ($5K)"
    assert said[1] == "Your secret choice: Bob’s bottom set comes to the top"
    assert len(GAME.holdings(table.view(1))) == 1
    assert GAME.holdings(table.view()) == ()


def test_the_hand_says_what_could_be_stolen_the_most_valuable_first() -> None:
    stacks = [["cabin cabin"], ["train train", "piano silver"], ["comics comics", "gold train"], []]
    table = Table(["piano gold train", "", "", ""], stacks)
    text = GAME.sheet(table.view(0), "hand", ENGLISH).text
    uses = text.split("\n\n")[-1].splitlines()
    assert uses == [
        "What I could steal",
        "Cleo: Toy Train, $55K, with Toy Train and Gold",
        "Bob: Piano, $30K, with Piano and Gold",
    ]


def test_a_challenged_hand_says_what_answers() -> None:
    table = Table(["piano", "piano silver comics", "", ""], STACKS)
    table.play(0, "challenge 2 piano")
    text = GAME.sheet(table.view(1), "hand", ENGLISH).text
    assert text.splitlines()[-1] == "Answer with Piano and Silver"
    table = Table(["piano", "comics", "", ""], STACKS)
    table.play(0, "challenge 2 piano")
    text = GAME.sheet(table.view(1), "hand", ENGLISH).text
    assert text.splitlines()[-1] == "You hold nothing to answer with"


def test_a_spectator_and_an_empty_hand_have_no_hand_sheet() -> None:
    table = Table(["piano", "", "", ""])
    assert GAME.sheets(table.view(0)) == ("hand", "board")
    assert GAME.sheets(table.view(1)) == GAME.sheets(table.view()) == ("board",)


@pytest.mark.parametrize("ending", ["round", "million", "three", "best-of"])
def test_progress_begins_at_nothing_and_grows_with_the_round(ending: str) -> None:
    start = GAME.deal(4, Options(ending=ending), Seeded(bytes(32))).state  # type: ignore[arg-type]  # the words of the option
    assert GAME.progress(GAME.view(start, None)) < 0.02
    late = Table(["piano", "", "", ""], draws=0, ending=ending)
    assert GAME.progress(GAME.view(start, None)) < GAME.progress(late.view()) < 1


def test_progress_counts_rounds_and_money() -> None:
    three = Table(["comics", "", "", ""], STACKS, draws=0, ending="three")
    three.play(0, "discard comics")
    assert 0.33 < GAME.progress(three.view()) < 0.36
    million = Table(["comics", "", "", ""], STACKS, ending="million")
    million.state.totals = (500, 10, 0, 0)
    assert 0.5 <= GAME.progress(million.view()) < 1


def test_c63_a_window_nobody_is_asked_in_any_more_is_closed_by_the_table() -> None:
    table = claiming(["jewels jewels"], ["train train"])
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    assert table.view().asked == (1,)
    table.play(1, "resign")
    assert table.deciders == {HOUSE}
    assert ENGLISH(GAME.headline(table.view())) == "A Move card takes effect."
    assert ENGLISH(Text("cover-your-assets-window-move"))
    table.close(draws="auto" + " comics" * 4)
    assert table.stack(0) == ["jewels jewels", "piano piano"]
