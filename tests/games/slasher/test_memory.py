"""What a computer player remembers of Monsters that were shown and went back into the pile."""

import random

import msgspec

from games.engine import HOUSE
from games.slasher import GAME
from games.slasher.material import DOCTOR, MONSTER_NUMBER
from games.slasher.mind import MIND
from games.slasher.mind.attention import Watched
from games.slasher.state import State
from games.slasher.view import View
from games.thinking.mind import Temper
from tests.games.conformance.minds import NOTES
from tests.games.slasher.scenes import crowd, picking, play

_KNOWN = "vampire alien bat"


def bits(keys: str) -> int:
    """Returns ``"vampire bat"`` as the Monsters that one cannot be."""
    return sum(1 << MONSTER_NUMBER[key] for key in keys.split())


def remembering(state: State, *rows: tuple[int, ...]) -> Watched:
    """Returns the view of the first seat with what it remembers of the others' Monsters."""
    return Watched(**msgspec.structs.asdict(GAME.view(state, 0)), barred=((), *rows))


def watched(state: State, *moves: tuple[int, str], before: View | None = None) -> Watched:
    """Returns what the first seat knows after these moves."""
    known = MIND.attend(None, GAME.view(state, 0)) if before is None else before
    for seat, notation in moves:
        state = play(state, seat, notation)
        known = MIND.attend(known, GAME.view(state, 0))
    assert isinstance(known, Watched)
    return known


def test_what_others_kept_is_nothing_that_was_shown_or_that_the_seat_held() -> None:
    state = picking(["vampire alien", "ghost doll", "bat"])
    moves = ((0, "play-vampire"), (1, "play-none"), (2, "play-bat"), (HOUSE, "close"))
    known = watched(state, *moves)
    assert known.round == 2
    assert known.barred == ((), (bits(_KNOWN), bits(_KNOWN), 0), (0,))


def test_it_is_known_while_the_monsters_strike_too() -> None:
    state = picking(["vampire alien", "ghost doll"], ("red5 blue6", "red6 red7"))
    known = watched(state, (0, "play-vampire"), (1, "play-none"), (HOUSE, "close"))
    assert known.phase == "strike"
    assert known.barred == ((), (bits("vampire alien"), bits("vampire alien")))


def test_a_monster_played_that_the_kept_one_could_not_be_was_the_new_one() -> None:
    state = picking(["alien", "ghost vampire"])
    before = remembering(state, (bits("vampire bat"), 0))
    moves = ((0, "play-none"), (1, "play-vampire"), (HOUSE, "close"))
    kept, new = watched(state, *moves, before=before).barred[1]
    assert (kept, new) == (bits("vampire bat alien"), 0)


def test_a_monster_played_that_could_be_either_counts_as_the_kept_one() -> None:
    state = picking(["alien", "ghost vampire"])
    before = remembering(state, (bits("bat"), 0))
    moves = ((0, "play-none"), (1, "play-vampire"), (HOUSE, "close"))
    kept, new = watched(state, *moves, before=before).barred[1]
    assert (kept, new) == (bits("vampire alien"), 0)


def test_a_monster_discarded_unseen_counts_as_the_one_of_which_most_was_known() -> None:
    state = crowd()
    for seat in range(3):
        state = play(state, seat, "play-none")
    state = play(state, HOUSE, "close")
    rows = (bits("ghost doll"), bits("ghost"), 0, 0), (0, 0)
    known = watched(state, (1, "discard-psycho"), before=remembering(state, *rows))
    assert known.barred == ((), (bits("ghost"), 0, 0), (0, 0))


def test_nothing_is_known_of_whoever_left() -> None:
    state = picking(["alien", "ghost vampire", "bat"])
    before = remembering(state, (bits("doll"), 0), (bits("doll"),))
    assert watched(state, (1, "resign"), before=before).barred == ((), (), (bits("doll"),))


def test_no_imagined_world_has_what_cannot_be() -> None:
    state = picking(["vampire alien bat", "doctor doll", "ghost"])
    bars = bits("doctor werewolf doll leprechaun")
    known = remembering(state, (bars, 0), (bars,))
    rng = random.Random("worlds")
    worlds = [MIND.imagine(known, rng) for _ in range(60)]
    for world in worlds:
        assert not bars >> world.monsters[1][0] & 1
        assert not bars >> world.monsters[2][0] & 1
        assert GAME.view(world, 0) == GAME.view(state, 0)
    assert {world.monsters[1][1] for world in worlds} >= {DOCTOR}


def test_a_strike_is_safer_if_the_others_do_not_hold_the_quicker_monster() -> None:
    state = picking(["vampire alien", "ghost doll"], ("red5 blue6 red7",))
    known = remembering(state, (bits("doctor"), bits("doctor")))
    plain, sure = (
        {path: gain for gain, path in MIND.rated(view, Temper(), random.Random(1))}
        for view in (GAME.view(state, 0), known)
    )
    assert sure["play-vampire",] > plain["play-vampire",]


def test_a_wrong_memory_is_noticed() -> None:
    is_true, state = NOTES["slasher"]["barred"], picking(["vampire alien", "ghost doll"])
    assert is_true(((), (bits("doll bat"), bits("ghost"))), state)
    assert not is_true(((), (bits("doll ghost"), 0)), state)
    assert not is_true(((), (bits("doll"), bits("doll"))), state)
