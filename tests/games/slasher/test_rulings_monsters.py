"""The rulings about what Monsters strike: L9 to L22, and the test cases of the rule page."""

import itertools

from games.choosing import list_moves, to_path, walk
from games.engine import Done, Pick
from games.slasher import GAME, hunting
from games.slasher.material import ACTORS, MONSTER_NUMBER, MONSTERS, WEREWOLF
from games.slasher.state import Strike
from tests.games.slasher.scenes import cards, close, keys, picking, play, played, refused, slash


def fits(monster: str, actors: str) -> bool:
    return bool(hunting.fitting_groups(MONSTER_NUMBER[monster], [cards(actors)]))


def strikes(monster: str, *groups: str) -> None:
    """Checks that it can strike each of these groups."""
    assert [actors for actors in groups if not fits(monster, actors)] == []


def spares(monster: str, *groups: str) -> None:
    """Checks that it can strike none of these groups."""
    assert [actors for actors in groups if fits(monster, actors)] == []


def test_cases_of_the_rule_page() -> None:
    strikes("doctor", "red3 blue4 extra")
    spares("doctor", "red3 blue3 green4", "red1 blue2 extra red7")
    spares("psycho", "red2 blue2 green2")
    strikes("psycho", "red2 blue2 extra")
    strikes("sadist", "red5 red6 extra")
    strikes("clown", "red1 blue2 green3 extra")
    spares("vampire", "red4 blue5")
    spares("ghost", "red4 blue3")


def test_l9_the_doctor_wants_one_run_without_repeats() -> None:
    strikes(
        "doctor",
        "red3 blue4 green5",
        "red3 extra blue5",
        "red7 extra",
        "red1 extra extra.2",
        "red2 blue5 extra extra.2",
        "red1 blue2 red3 blue4 red5 blue6 red7",
    )
    spares(
        "doctor",
        "red3 blue5",
        "red1 blue5 extra extra.2",
        "red1 blue2 red3 blue4 red5 blue6 red7 extra",
    )


def test_l13_two_extras_fit_any_test_that_can_be_made_to_fit() -> None:
    strikes("doctor", "extra extra.2")
    strikes("leprechaun", "extra extra.2")
    strikes("psycho", "extra extra.2")
    strikes("sadist", "extra extra.2")
    strikes("vampire", "extra extra.2")
    strikes("ghost", "extra extra.2")
    strikes("bat", "extra extra.2")
    spares("doll", "extra extra.2")
    spares("clown", "extra extra.2")


def test_l14_the_psycho_wants_exactly_two_values() -> None:
    strikes("psycho", "red2 blue3", "red2 blue3 red3 extra")
    spares("psycho", "red2 blue3 red4", "red2 blue3 red4 extra")


def test_l15_the_clown_wants_all_four_colours_and_takes_more() -> None:
    strikes(
        "clown",
        "red1 blue2 green3 yellow4",
        "red1 blue2 green3 yellow4 red5 blue5",
        "red1 blue2 extra extra.2",
    )
    spares("clown", "red1 blue2 green3 red5", "red1 red2 extra extra.2")


def test_l16_two_actors_are_enough_for_a_group() -> None:
    strikes("sadist", "red1 red7")
    spares("sadist", "red1 blue7")
    strikes("vampire", "red5 blue7", "red5 blue7 green6 extra")
    strikes("ghost", "red1 blue3")
    spares("ghost", "red1 blue5")
    strikes("leprechaun", "red1 blue7 extra")
    spares("leprechaun", "red1 blue6")
    strikes("bat", "red2 blue6")
    spares("bat", "red2 blue5 extra")


def test_the_doll_counts_heads() -> None:
    strikes("doll", "red1 blue2 red3 blue4 extra")
    spares("doll", "red1 blue2 red3 blue4", "red1 blue2 red3 blue4 red5 blue5")


def could_be(actors: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """Returns every reading of a group as values and colours, each Extra as any Actor."""
    readings = []
    for card in actors:
        own = [card] if card < len(ACTORS) else range(len(ACTORS))
        readings.append([(number // 4 + 1, number % 4) for number in own])
    return [list(reading) for reading in itertools.product(*readings)]


def plain(monster: str, group: list[tuple[int, int]]) -> bool:
    """Returns the words on the card, for a group without Extras."""
    values, colours = [v for v, _ in group], {c for _, c in group}
    return {
        "doctor": sorted(values) == list(range(min(values), min(values) + len(values))),
        "doll": len(group) == 5,
        "leprechaun": all(v % 2 for v in values),
        "psycho": len(set(values)) == 2,
        "sadist": len(colours) == 1,
        "vampire": min(values) > 4,
        "ghost": max(values) < 4,
        "clown": len(colours) == 4,
        "bat": not any(v % 2 for v in values),
    }[monster]


def test_l12_an_extra_is_whatever_some_reading_of_it_makes_fit() -> None:
    groups = [
        "red1 extra", "red4 blue4 extra", "red2 blue6 extra", "red3 red4 extra", "extra extra.2",
        "red1 blue2 green3 extra", "red5 blue7 extra extra.2", "red2 red2 extra extra.2",
        "red6 blue7 extra", "red1 blue5 green2 extra", "yellow4 extra extra.2",
        "red3 blue3 green5 yellow5 extra",
    ]  # fmt: skip
    for actors, monster in itertools.product(groups, MONSTER_NUMBER):
        if monster not in {"alien", "werewolf"}:
            read = any(plain(monster, reading) for reading in could_be(cards(actors)))
            assert fits(monster, actors) is read, (monster, actors)


def test_l10_the_werewolf_takes_one_actor_from_each_of_different_groups() -> None:
    groups = [cards("red3 blue4"), cards("red5 blue6"), cards("green4 green1")]
    assert hunting.longest_run(groups) == cards("red3 green4 red5")
    assert hunting.is_hunt(groups, cards("red3 green4 red5"))
    assert hunting.is_hunt(groups, cards("red3 green4"))
    assert not hunting.is_hunt(groups, cards("red3 blue4")), "both are of one group"
    assert not hunting.is_hunt(groups, cards("red3")), "Actors, plural"
    assert not hunting.is_hunt(groups, cards("green1 red3")), "a gap"


def test_l10_the_werewolf_takes_no_isolated_actors() -> None:
    state = picking(["werewolf", "bat"], ("red3 red1",), "blue4")
    result = slash(state, "play-werewolf", "play-none")
    assert result.state.scores == [0, 0]
    assert "slasher-fails" in keys(result.events)


def test_l10_an_extra_fills_a_gap_or_an_end_of_the_run() -> None:
    gap = [cards("red3 red1"), cards("extra green1"), cards("blue5 blue7")]
    assert hunting.longest_run(gap) == (*cards("red3 extra"), *cards("blue5"))
    end = [cards("red7 red1"), cards("extra yellow1")]
    assert hunting.is_hunt(end, cards("extra") + cards("red7"))
    assert hunting.next_picks(end, cards("red7")) == []


def test_l10_an_extra_named_before_a_one_would_stand_for_nothing() -> None:
    groups = [cards("extra blue7"), cards("red1 yellow4")]
    assert hunting.next_picks(groups, cards("extra")) == list(cards("yellow4"))
    assert hunting.next_picks(groups, cards("red1")) == list(cards("extra"))


def test_l10_leftovers_stay_and_a_group_cut_to_one_is_isolated() -> None:
    state = picking(["werewolf", "alien"], ("red3 blue3 red1", "red4 green7"), "yellow6")
    state = slash(state, "play-werewolf", "play-alien").state
    assert state.phase == "strike"
    assert state.scores == [0, 1], "the Alien comes first (20) and takes Yellow 6"
    after = play(state, 0, "choose red3 red4")
    assert after.scores == [2, 1]


def test_l10_what_the_werewolf_leaves_is_there_for_later_monsters() -> None:
    state = picking(["werewolf", "psycho"], ("red3 blue3 red1", "red4 green7"))
    state = slash(state, "play-werewolf", "play-psycho").state
    result = played(state, 0, "choose blue3 red4")
    assert result.state.scores == [2, 2], "Red 3 and Red 1 are a group of two values"
    assert keys(result.events)[:2] == ["slasher-strikes", "slasher-strikes"]


def test_l11_the_werewolf_may_take_less_than_the_longest_run_which_is_offered_first() -> None:
    state = picking(["werewolf", "bat"], ("red3 red1", "blue4 blue6", "green5 green7"))
    state = slash(state, "play-werewolf", "play-none").state
    top = GAME.choices(GAME.view(state, 0))
    assert isinstance(top, Pick)
    assert [option.key for option in top.options] == ["longest", "choose", "order", "resign"]
    assert GAME.fallback(GAME.view(state, 0)) == ("longest",)
    assert play(state, 0, "longest").scores == [3, 0]
    assert play(state, 0, "choose red3 blue4 stop").scores == [2, 0]
    assert play(state, 0, "choose blue4 green5").scores == [2, 0]
    for wrong in ("choose red3", "choose red3 stop", "choose red3 green5 stop", "strike-a"):
        assert refused(state, 0, wrong) == "L10"
    assert refused(state, 0, "choose red3 blue4") == "L11"


def test_r5_stop_may_be_said_where_the_run_cannot_go_on() -> None:
    state = picking(["werewolf", "bat"], ("red3 red1", "blue4 blue6", "green5 green7"))
    state = slash(state, "play-werewolf", "play-none").state
    longer = to_path("choose blue4 green5 stop")
    assert isinstance(walk(GAME, GAME.view(state, 0), longer), Done)
    assert played(state, 0, " ".join(longer)) == played(state, 0, "choose blue4 green5")
    assert isinstance(walk(GAME, GAME.view(state, 0), longer[:-1]), Done)


def test_l11_every_run_of_two_or_more_can_be_chosen() -> None:
    groups = ("red3 red1", "blue4 extra", "green5 green2")
    state = slash(picking(["werewolf", "bat"], groups), "play-werewolf", "play-none").state
    found = set()
    for path in list_moves(GAME, GAME.view(state, 0)):
        if path[0] == "choose":
            found.add(frozenset(key for key in path[1:] if key != "stop"))
    expected = set()
    for size in (2, 3):
        for chosen in itertools.combinations([group.split() for group in groups], size):
            for actors in itertools.product(*chosen):
                readings = could_be(cards(" ".join(actors)))
                if any(plain("doctor", reading) for reading in readings):
                    expected.add(frozenset(actors))
    assert found == expected


def test_l12_an_extra_counts_as_one_actor_and_one_point_and_is_read_afresh() -> None:
    state = picking(["doctor", "vampire"], ("red3 extra", "blue6 extra.2"))
    state = slash(state, "play-doctor", "play-vampire").state
    state = play(state, 0, "strike-a")
    assert state.scores == [2, 2]


def test_l17_the_owner_chooses_one_of_several_groups_and_the_best_comes_first() -> None:
    state = picking(["sadist", "bat"], ("red3 red1", "blue1 blue2 blue3", "red2 blue7"))
    state = slash(state, "play-sadist", "play-none").state
    assert (state.phase, state.turn) == ("strike", 0)
    top = GAME.choices(GAME.view(state, 0))
    assert isinstance(top, Pick)
    assert [option.key for option in top.options] == ["strike-b", "strike-a", "order", "resign"]
    assert refused(state, 0, "strike-c") == "L17"
    assert refused(state, 0, "longest") == "L17"
    assert refused(state, 1, "strike-a") == "turn"
    for group, points in (("strike-a", 2), ("strike-b", 3)):
        done = GAME.choices(GAME.view(state, 0), (group,))
        assert isinstance(done, Done)
        assert done.effect.args["points"] == points
    assert play(state, 0, "strike-a").scores == [2, 0], "only one group a Monster"


def test_l17_a_single_legal_group_is_struck_without_asking() -> None:
    state = picking(["sadist", "bat"], ("red3 red1", "red2 blue7"))
    result = slash(state, "play-sadist", "play-none")
    assert result.state.scores == [2, 0]
    assert result.state.round == 2


def test_l18_a_revealed_monster_strikes_if_it_can() -> None:
    state = picking(["sadist", "bat"], ("red3 red1", "blue2 blue7"))
    state = slash(state, "play-sadist", "play-none").state
    moves = {path[0] for path in list_moves(GAME, GAME.view(state, 0))}
    assert moves == {"strike-a", "strike-b", "order", "resign"}
    assert refused(state, 0, "play-none") == "turn"


def test_l18_without_a_legal_group_a_monster_is_discarded_for_no_points() -> None:
    state = picking(["ghost sadist", "bat"], ("red5 red7", "blue5 blue6"))
    result = slash(state, "play-all", "play-none")
    assert result.state.phase == "strike", "the Sadist may choose, the Ghost is still to come"
    result = played(result.state, 0, "strike-a")
    assert keys(result.events)[:2] == ["slasher-strikes", "slasher-fails"]
    assert result.state.scores == [2, 0]
    assert len(result.state.monsters[0]) == 1, "only the Monster of the new round"


def test_l19_an_alien_without_isolated_actors_fails() -> None:
    result = slash(picking(["alien", "bat"], ("red5 red7",)), "play-alien", "play-none")
    assert result.state.scores == [0, 0]
    assert "slasher-fails" in keys(result.events)


def test_l19_the_alien_takes_every_isolated_actor_an_extra_too() -> None:
    result = slash(picking(["alien", "bat"], (), "red5 extra"), "play-alien", "play-none")
    assert result.state.scores == [2, 0]
    alone = slash(picking(["alien", "bat"], (), "extra"), "play-alien", "play-none")
    assert alone.state.scores == [1, 0]


def test_l20_several_monsters_of_one_player_strike_each_at_its_own_initiative() -> None:
    state = picking(["doctor bat", "sadist"], ("red1 red2 red3", "blue2 blue6"))
    state = play(play(state, 0, "play-all"), 1, "play-sadist")
    result = close(state)
    told = [event.text for event in result.events if event.text.key == "slasher-strikes"]
    assert [(line.args["initiative"], line.args["points"]) for line in told] == [(10, 3), (60, 2)]
    assert result.state.scores == [3, 2], "the Bat (100) came too late"


def test_l21_no_two_monsters_share_an_initiative() -> None:
    initiatives = [monster.initiative for monster in MONSTERS]
    assert initiatives == [10, 20, 30, 40, 50, 55, 60, 70, 80, 90, 100]


def test_l22_struck_actors_are_gone_for_later_monsters() -> None:
    state = picking(["doctor", "sadist"], ("red1 red2 red3", "blue2 blue6 red7"))
    result = slash(state, "play-doctor", "play-sadist")
    assert result.state.scores == [3, 0]


def test_l22_the_slashed_and_the_spent_are_seen_while_others_still_strike() -> None:
    state = picking(["doctor", "sadist"], ("red1 red2 red3", "blue2 blue6", "green2 green6"))
    state = slash(state, "play-doctor", "play-sadist").state
    view = GAME.view(state, None)
    assert view.slashed == cards("red1 red2 red3")
    assert view.spent == (Strike(MONSTER_NUMBER["doctor"], 0, 3),)
    assert view.queue == ((MONSTER_NUMBER["sadist"], 1),)
    assert view.groups == ((), cards("blue2 blue6"), cards("green2 green6"))


def test_the_werewolf_is_asked_only_when_there_is_more_than_one_run() -> None:
    one = slash(
        picking(["werewolf", "bat"], ("red3 red1", "blue4 blue7")), "play-werewolf", "play-none"
    )
    assert one.state.scores == [2, 0]
    assert hunting.hunts([cards("red3 red1"), cards("blue4 blue2")])[0] == 2
    assert hunting.best_strike(WEREWOLF, [cards("red3 red1"), cards("blue4 blue7")], ()) == cards(
        "red3 blue4"
    )
