"""How computers play: situations in which the right move is plain."""

import random
from collections.abc import Iterator

import pytest

from games.chance import Quick, Seeded, make_seed
from games.choosing import to_notation
from games.engine import CLOSE, HOUSE, LEAVE, Seat
from games.slasher import GAME, hunting, table
from games.slasher.material import MONSTERS, monster_limit
from games.slasher.mind import MIND
from games.slasher.mind.plays import Sketch, after, draw, plays
from games.slasher.mind.points import strikes
from games.slasher.moves import parse, write
from games.slasher.options import Options
from games.slasher.state import State
from games.thinking import Level, think
from games.thinking.mind import Temper
from tests.games.conformance.minds import Checked
from tests.games.slasher.scenes import monsters, picking, scene
from tests.games.voices import voices_of

GREAT, SMALL = 1.4, 0.6


def gains(state: State, temper: Temper | None = None, seat: Seat = 0) -> dict[str, float]:
    """Returns the gain of each rated move in notation."""
    rated = MIND.rated(GAME.view(state, seat), temper or Temper(), random.Random(1))
    return {to_notation(path): gain for gain, path in rated}


def best(state: State, temper: Temper | None = None, seat: Seat = 0) -> str:
    """Returns the move with the highest gain."""
    found = gains(state, temper, seat)
    return max(found, key=lambda notation: found[notation])


def told(state: State, notation: str, seat: Seat = 0) -> str:
    """Returns the key of the reason for a move, without what all have in common."""
    path = tuple(notation.split())
    return MIND.reason(GAME.view(state, seat), path).key.removeprefix("slasher-because-")


# -- set-up --------------------------------------------------------------------------------------


def test_an_actor_completes_the_group_for_the_own_monster() -> None:
    state = scene(["red5 blue2", "move split"], ["vampire", "ghost"], ("red6 blue7", "green2 red2"))
    assert best(state) == "red5 a"
    assert told(state, "red5 a") == "more"


def test_an_actor_spoils_what_others_may_hold_if_there_is_nothing_to_gain() -> None:
    state = scene(["green4 red1", "move split"], ["doll", "ghost"], ("red5 blue5 yellow6 blue7",))
    found = gains(state)
    assert found["green4 a"] > found["green4 alone"]


def test_an_action_brings_a_group_to_the_own_monster() -> None:
    state = scene(["join red4", "move split"], ["bat", "ghost"], ("red2 blue6", "red6 green2"))
    assert best(state) == "join a+b"
    assert told(state, "join a+b") == "more"


def test_an_action_without_effect_is_played_rather_than_an_actor_for_others() -> None:
    state = scene(["split red4", "move split"], ["", "alien"], alone="red1")
    assert best(state) == "split"
    assert told(state, "split") == "nothing"


# -- Monsters ------------------------------------------------------------------------------------


def test_the_monster_that_makes_least_is_discarded() -> None:
    state = scene(["", ""], ["doctor vampire alien psycho", ""], phase="discard", turn=-1)
    assert best(state) == "discard-vampire"
    assert told(state, "discard-vampire") == "weakest"
    assert told(state, "discard-alien") == "holds"


def test_a_monster_with_much_to_strike_is_played_and_one_with_nothing_is_kept() -> None:
    state = picking(["vampire doctor", "ghost"], ("red5 blue6 red6 blue7 red7",))
    assert best(state) == "play-vampire"
    assert told(state, "play-vampire") == "strikes"
    assert best(picking(["vampire", "ghost"], ("red2 blue6",))) == "play-none"


def test_all_are_played_when_the_game_ends_anyway() -> None:
    held, groups, alone = ["alien vampire", "bat"], ("red5 blue6",), "red1"
    assert best(picking(held, groups, alone, round=40)) == "play-all"
    assert best(picking(held, groups, alone)) == "play-vampire"


def test_the_target_within_reach_is_a_reason() -> None:
    state = picking(["vampire", "ghost"], ("red5 blue6 red6",), scores=[18, 3])
    assert best(state) == "play-vampire"
    assert told(state, "play-vampire") == "target"


def test_only_those_are_called_first_that_nobody_can_forestall() -> None:
    groups = ("red5 blue6 red6",)
    assert (
        told(picking(["doctor alien", "bat"], ("red5 blue6 red7",), "red1"), "play-all") == "first"
    )
    assert told(picking(["vampire", "bat"], groups), "play-vampire") == "strikes"
    assert told(picking(["vampire", ""], groups), "play-vampire") == "first"


# -- striking ------------------------------------------------------------------------------------


def striking(queue: str, owners: list[Seat], groups: tuple[str, ...], alone: str = "") -> State:
    """Returns a state in which the first Monster of a queue strikes."""
    queued = tuple(zip(monsters(queue), owners, strict=True))
    facts = {"phase": "strike", "turn": owners[0], "queue": queued}
    return scene(["red7", "move"], ["", ""], groups, alone, **facts)


def test_a_strike_takes_the_most() -> None:
    state = striking("vampire", [0], ("red5 blue6", "red6 green6 blue7"))
    assert best(state) == "strike-b"
    assert told(state, "strike-b") == "most"
    assert told(state, "strike-a") == "takes"


def test_a_strike_leaves_the_group_that_the_next_own_monster_needs() -> None:
    state = striking("leprechaun vampire", [0, 0], ("red5 blue7", "red1 green3"))
    assert best(state) == "strike-b"
    assert told(state, "strike-b") == "leaves"


def test_a_strike_takes_the_group_that_another_would_have() -> None:
    state = striking("leprechaun vampire", [0, 1], ("red5 blue7", "red1 green3"))
    assert best(state) == "strike-a"
    assert told(state, "strike-a") == "denies"


def test_the_werewolf_spares_the_doll_of_its_owner() -> None:
    groups = ("red2 red4 blue4 green4 yellow4", "red1 blue5", "green2 green6")
    state = striking("werewolf doll", [0, 0], groups)
    assert len(gains(state)) > 2
    chosen = best(state)
    after = GAME.play(state, 0, tuple(chosen.split()), Seeded(bytes(32))).state
    assert after.scores[0] == 7


# -- tempers -------------------------------------------------------------------------------------


def test_risk_makes_a_strike_that_others_can_forestall_look_better() -> None:
    state = picking(["vampire", "ghost"], ("red5 blue6 red7",))
    bold, shy = (gains(state, Temper(risk=risk))["play-vampire"] for risk in (GREAT, SMALL))
    assert bold > shy


def test_spite_makes_what_others_lose_look_better() -> None:
    state = scene(["green4 red1", "move split"], ["doll", "ghost"], ("red5 blue5 yellow6 blue7",))
    sour, mild = (gains(state, Temper(spite=spite))["green4 a"] for spite in (GREAT, SMALL))
    assert sour > mild


def test_greed_makes_points_look_better_than_monsters_kept() -> None:
    state = picking(["vampire", "ghost"], ("red5 blue6",))
    greedy, patient = (
        gains(state, Temper(greed=greed))["play-vampire"] for greed in (GREAT, SMALL)
    )
    assert greedy > patient


# -- whole games ---------------------------------------------------------------------------------


def walk(seats: int, options: Options, words: str, leaver: Seat | None) -> Iterator[State]:
    """Yields the states of a game of good and quick moves; somebody may leave in the middle."""
    chance, rng = Seeded(make_seed(words)), random.Random(words)
    state = GAME.deal(seats, options, chance).state
    while waiting := GAME.deciders(state):
        yield state
        seat, path = min(waiting), LEAVE
        if seat == HOUSE:
            path = CLOSE
        elif seat != leaver or len(state.hands[seat]) > 3:
            view = GAME.view(state, seat)
            path = MIND.light(view, rng)
            if rng.random() < 0.5:
                path = max(MIND.rated(view, Temper(), rng))[1]
        state = GAME.play(state, seat, path, chance).state
    yield state


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("target", ["10", "20", "30"])
def test_every_game_is_played_to_its_end(seats: int, target: str) -> None:
    """Also if somebody leaves, and with Monsters that run short."""
    leaver = 1 if seats > 2 else None
    phases = set()
    for state in walk(seats, Options(target=target), f"{seats}/{target}", leaver):  # type: ignore[arg-type]  # a literal
        phases.add(state.phase)
        assert all(len(held) <= monster_limit(seats) + 1 for held in state.monsters)
    assert state.phase == "over"
    assert (leaver is None) == (not state.left)
    assert {"set-up", "monsters", "over"} <= phases


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_weighed_and_drawn_is_what_the_rules_make_of_it(seats: int) -> None:
    """For every card that is considered in a game, in its notation too."""
    rng, kinds = random.Random("cards"), set()
    for state in walk(seats, Options(target="10"), "cards", None):
        if state.phase == "set-up":
            view = GAME.view(state, state.turn)
            units = table.units(view.groups, view.alone)
            luck = (rng.random(), rng.random(), rng.random())
            for card in (draw(view, units, luck), *rng.sample(plays(view, rng, 9), 2)):
                kinds.add(type(card))
                assert parse(write(card)) == card
                later = GAME.play(state, state.turn, write(card), Seeded(bytes(32))).state
                seen = after(view, card)
                assert (later.groups, later.alone) == (seen.groups, seen.alone)
    assert len(kinds) == 6


def test_nobody_who_need_not_act_has_moves() -> None:
    state = scene(["red5 blue2", "red1 red2"], ["vampire", "ghost"])
    assert gains(state, seat=1) == {}


def test_hard_players_play_the_winning_strike() -> None:
    state = striking("leprechaun vampire", [0, 0], ("red5 blue7", "red1 green3"))
    thought = think(GAME, GAME.view(state, 0), Level.HARD, Temper(), bytes(32))
    assert thought.path == ("strike-b",)
    assert thought.weighed[0].worlds > 0


def test_whoever_leads_and_holds_more_is_likelier_to_win() -> None:
    ahead = MIND.worth(scene(["", ""], ["", ""], scores=[12, 8]))
    assert ahead[0] > ahead[1]
    even = MIND.worth(scene(["", ""], ["alien doctor", ""], scores=[8, 8]))
    assert even[0] > even[1]
    late = MIND.worth(scene(["", ""], ["", ""], scores=[19, 15]))
    assert late[0] > ahead[0]


def test_whoever_left_does_not_win() -> None:
    assert MIND.worth(scene(["", "", ""], scores=[12, 8, 3], left=(0,)))[0] == 0


# -- words ---------------------------------------------------------------------------------------


def test_reasons_are_said_in_both_languages() -> None:
    state = picking(["vampire alien", "bat"], ("red5 blue6 red6",), "red1 blue2")
    said = [
        voice(MIND.reason(GAME.view(state, 0), ("play-all",))) for voice in voices_of("slasher")
    ]
    assert said == [
        "Unless somebody is quicker, you make 5 points with the Alien and the Vampire.",
        "Si personne ne vous devance, vous marquez 5 points avec l’Alien et le Vampire.",
    ]


# -- imagined games ------------------------------------------------------------------------------


def imagined_games() -> Iterator[tuple[State, State]]:
    """Yields the states of a game of imagined players: without words, and told as at a table."""
    state = told = GAME.deal(3, Options(), Seeded(make_seed("imagined"))).state
    quick, checked, rng = Quick(5), Checked(5), random.Random(5)
    while deciders := GAME.deciders(state):
        yield state, told
        seat = min(deciders)
        path = CLOSE if seat == HOUSE else MIND.light(GAME.view(state, seat), rng)
        silent, spoken = GAME.play(state, seat, path, quick), GAME.play(told, seat, path, checked)
        assert not silent.events
        state, told = silent.state, spoken.state


def test_imagined_games_go_the_same_way_without_a_word() -> None:
    for state, told in imagined_games():
        told.last = state.last
        assert state == told


def test_a_monster_alone_makes_the_most_points_it_can() -> None:
    for state, _ in imagined_games():
        for monster in range(len(MONSTERS)):
            best = hunting.best_strike(monster, state.groups, state.alone)
            assert strikes(Sketch(state.groups, state.alone), [monster]) == [len(best)]
