"""What decided a game and what is worth retelling, in one sentence each; how a player stands."""

import msgspec

from games.cover_your_assets import GAME
from games.cover_your_assets.ending import result
from games.engine import Result
from tests.games.cover_your_assets.tables import Table
from tests.games.voices import voices_of

ENGLISH = voices_of(GAME.key)[0]
ANN, BOB = "Maximilian-Alexander", "Anne-Élisabeth"
FAT = [["piano piano", "cabin cabin gold"], ["train train"], [], []]


def ended(stacks: list[list[str]], totals: tuple[int, ...], **facts: object) -> Result:
    state = Table(["", "", "", ""], stacks).state
    done = result(msgspec.structs.replace(state, totals=totals, over=True, **facts))
    assert done is not None
    return done


def test_what_decided_it_is_the_set_worth_more_than_the_lead() -> None:
    fatter = ["train train", "cabin gold gold"]
    done = ended([FAT[0], fatter, [], []], (100, 70, 0, 0))
    assert done.decided is not None
    assert ENGLISH(done.decided) == (
        f"One set decided it: {ANN} is $30K ahead of {BOB}, and kept Cabin for $90K."
    )
    assert done.anecdote is not None
    assert ENGLISH(done.anecdote) == f"The fattest set: Cabin, 3 cards, $120K, for {BOB}."


def test_a_set_that_decided_it_is_told_once() -> None:
    done = ended(FAT, (100, 70, 0, 0))
    assert done.decided is not None
    assert ENGLISH(done.decided).endswith("and kept Cabin for $90K, the fattest set of all.")
    assert done.anecdote is not None
    assert ENGLISH(done.anecdote) == f"The tallest stack: 2 sets, for {ANN}."


def test_a_great_lead_is_told_as_it_is_and_a_shared_win_by_nothing() -> None:
    done = ended(FAT, (500, 70, 0, 0))
    assert done.decided is not None
    assert ENGLISH(done.decided) == f"{ANN} is $430K ahead of {BOB}."
    assert ended(FAT, (70, 70, 0, 0)).decided is None
    assert ended([[], [], [], []], (70, 20, 0, 0)).anecdote is None


def test_how_one_stands_says_whether_the_top_set_can_be_stolen() -> None:
    def says(seat: int, totals: tuple[int, ...] = (0, 0, 0, 0)) -> str:
        state = msgspec.structs.replace(Table(["", "", "", ""], FAT).state, totals=totals)
        line = GAME.standing(GAME.view(state, seat))
        assert line is not None
        return ENGLISH(line)

    assert says(0) == "You have 2 sets; the top one can be stolen: $90K"
    assert says(1) == "Your only set is safe: $10K"
    assert says(2) == "You have no set yet"
    assert says(2, (0, 0, 40, 0)) == "You have $40K from earlier rounds, and no set yet"
    assert GAME.standing(Table(["", "", "", ""], FAT).view()) is None
