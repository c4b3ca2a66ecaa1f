"""What is offered of a choice: nothing that leaves no choice, and what follows in its place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.panel.choices import one_in_another
from bot.ui.panel.offers import asked_on_the_way, label_of, offered, options_apart
from games.choosing import only_answer, pass_over, to_path
from games.engine import (
    Amount,
    AmountField,
    Done,
    Form,
    Option,
    Pick,
    PickField,
    Refused,
    Several,
    text,
)

if TYPE_CHECKING:
    from games.engine import Choice, Path

ASK = text("ask")
DONE = Done(text("do"))


def option(key: str, **more: Any) -> Option:
    return Option(key, text(f"label-{key}"), **more)


def pick(*keys: str, **more: Any) -> Pick:
    return Pick(ASK, tuple(option(key, **more) for key in keys))


class Tree:
    """A table at which one seat chooses along a tree; what the tree does not name is a move."""

    def __init__(self, choices: dict[str, Choice], *, to_act: bool = True) -> None:
        self.tree = choices
        self.game = self
        self.to_act = to_act

    def choices(self, _view: object, path: Path = ()) -> Choice:
        before = self.tree.get(" ".join(path[:-1]))
        if path and isinstance(before, Pick) and path[-1] not in {o.key for o in before.options}:
            raise Refused("choices", text("not-offered"))
        return self.tree.get(" ".join(path), DONE)

    def view(self, _seat: int) -> Any:
        return SimpleNamespace(to_act=self.to_act)

    def choice(self, _seat: int, path: Path = ()) -> Choice:
        return self.choices(None, path)


def shown(tree: Any, path: str = "") -> list[tuple[str | None, list[str]]]:
    """The groups offered, by the key of their label."""
    return [
        (g.label and g.label.key.removeprefix("label-"), [item.key for item in g.options])
        for g in offered(tree, 0, to_path(path))
    ]


def asked(tree: Any, path: str) -> list[str]:
    return [" ".join(each) for each in asked_on_the_way(tree, 0, to_path(path))]


@pytest.mark.parametrize(
    ("choice", "token"),
    [
        (pick("a"), "a"),
        (pick("a", "b"), None),
        (pick("a", "resign"), "a"),
        (Pick(ASK, (option("a"), option("order", aside=True))), "a"),
        (pick("resign"), None),
        (Several(ASK, pick("a", "b", "c").options, 3, 3), "a+b+c"),
        (Several(ASK, pick("a", "b").options, 2, 2, ordered=True), None),
        (Several(ASK, pick("a").options, 1, 1, ordered=True), "a"),
        (Several(ASK, pick("a").options, 0, 1), None),
        (Several(ASK, (), 0, 0), "-"),
        (Amount(ASK, 300, 300, 100), "300"),
        (Amount(ASK, 300, 399, 100), "300"),
        (Amount(ASK, 300, 400, 100), None),
        (Form(ASK, (AmountField("n", ASK, 0, 0),)), "-"),
        (Form(ASK, (AmountField("n", ASK, 5, 5),)), None),
        (Form(ASK, (AmountField("n", ASK, 5, 5, default=5),)), "-"),
        (Form(ASK, (PickField("who", ASK, pick("2").options),)), "who=2"),
        (Form(ASK, (PickField("who", ASK, pick("2", "3").options),)), None),
        (DONE, None),
        (None, None),
    ],
)
def test_the_only_answer_to_a_choice(choice: Choice | None, token: str | None) -> None:
    assert only_answer(choice) == token


def test_steps_with_one_answer_are_passed_over_up_to_one_with_several() -> None:
    tree: Any = Tree({"": pick("a", "resign"), "a": Amount(ASK, 1, 1), "a 1": pick("x", "y")})
    assert pass_over(tree, tree.view(0), ()) == ("a", "1")
    assert pass_over(tree, tree.view(0), ("a", "1", "x")) == ("a", "1", "x")


def test_whoever_is_not_asked_is_led_nowhere() -> None:
    tree: Any = Tree({"": pick("note", "resign"), "note": Amount(ASK, 1, 1)}, to_act=False)
    assert pass_over(tree, tree.view(0), ()) == ()
    assert pass_over(tree, tree.view(0), ("note",)) == ("note", "1"), "who has begun goes on"


def test_back_passes_over_the_same_steps() -> None:
    tree = Tree({"": pick("a"), "a": pick("x", "y"), "a x": pick("p"), "a x p": pick("1", "2")})
    assert asked(tree, "a") == ["a"]
    assert asked(tree, "a x p") == ["a", "a x p"]
    assert asked(tree, "a x p 2") == ["a", "a x p", "a x p 2"]


def test_leaving_is_a_step_from_the_beginning() -> None:
    tree = Tree({"": pick("a", "resign"), "a": pick("x", "y")})
    assert asked(tree, "resign") == ["", "resign"]


def test_a_few_that_follow_stand_among_the_others() -> None:
    tree = Tree(
        {"": Pick(ASK, (option("take", spread=True), option("go"))), "take": pick("x", "y")}
    )
    assert shown(tree) == [(None, ["take x", "take y", "go"])]
    assert asked(tree, "take x") == ["", "take x"]


def test_many_that_follow_are_a_menu_under_the_label_of_what_they_follow() -> None:
    keys = ("1", "2", "3", "4")
    tree = Tree({"": Pick(ASK, (option("a", spread=True), option("go"))), "a": pick(*keys)})
    assert shown(tree) == [("a", [f"a {key}" for key in keys]), (None, ["go"])]
    (label, own) = label_of(tree, 0, (), ("a", "3"))  # type: ignore[arg-type]
    assert (label.key, own.key) == ("label-a", "label-3")


def test_options_of_a_named_menu_are_not_among_the_others_however_few_or_many_they_are() -> None:
    agents = (option(f"agent{n}", menu=text("agents")) for n in range(8))
    other = option("quiet", menu=text("ahead"))
    beside = (option("bribe"), option("stop"), option("order", aside=True))
    tree = Tree({"": Pick(ASK, (*agents, other, *beside))})
    assert shown(tree) == [
        ("agents", [f"agent{n}" for n in range(8)]),
        ("ahead", ["quiet"]),
        (None, ["bribe", "stop"]),
    ]
    (label, own) = label_of(tree, 0, (), ("agent3",))  # type: ignore[arg-type]
    assert (label.key, own.key) == ("agents", "label-agent3")


def test_a_named_menu_lists_what_follows_an_option_that_is_spread() -> None:
    discard = option("discard", spread=True, menu=text("discards"))
    tree = Tree({"": Pick(ASK, (option("go"), discard)), "discard": pick("20k", "vp")})
    assert shown(tree) == [(None, ["go"]), ("discards", ["discard 20k", "discard vp"])]
    assert asked(tree, "discard vp") == ["", "discard vp"]


def test_a_named_menu_holds_what_follows_its_options_as_far_as_it_has_room() -> None:
    deals = text("deals")
    many = tuple(f"d{n}" for n in range(13))
    top = (
        option("offer", menu=deals, spread=True),
        option("take-back", menu=deals),
        option("go"),
    )
    tree = Tree({"": Pick(ASK, top), "offer": pick("ann", "bob")})
    assert shown(tree) == [("deals", ["offer ann", "offer bob", "take-back"]), (None, ["go"])]
    assert asked(tree, "offer bob") == ["", "offer bob"]
    choices: dict[str, Choice] = {f"offer {one}": pick(*many) for one in ("ann", "bob")}
    choices |= {"": Pick(ASK, top), "offer": pick("ann", "bob", spread=True)}
    ((_, keys), (_, _)) = shown(Tree(choices))
    assert keys == ["offer ann", "offer bob", "take-back"], "27 entries are too many"


def test_buttons_stand_among_the_menus_where_a_game_lists_the_first_of_them() -> None:
    top = (option("play", spread=True), option("wait"), option("aim", menu=text("aims")))
    cards = ("1", "2", "3", "4")
    tree = Tree({"": Pick(ASK, (*top, option("discard"))), "play": pick(*cards)})
    assert shown(tree) == [
        ("play", [f"play {card}" for card in cards]),
        (None, ["wait", "discard"]),
        ("aims", ["aim"]),
    ]


def test_of_two_options_that_do_the_same_the_one_to_be_typed_is_not_shown() -> None:
    top = Pick(ASK, (option("roll-all", typed=True), option("roll"), option("bribe")))
    tree = Tree({"": top})
    assert shown(tree) == [(None, ["roll", "bribe"])]


def test_an_option_with_one_way_to_go_is_named_after_its_end() -> None:
    tree: Any = Tree({"": Pick(ASK, (option("set", spread=True), option("go"))), "set": pick("2")})
    (at_hand,) = offered(tree, 0, ())
    assert [item.key for item in at_hand.options] == ["set", "go"]
    assert [item.label.key for item in at_hand.options] == ["label-2", "label-go"]


def test_every_card_has_a_menu_of_its_targets_and_one_press_is_three_steps() -> None:
    choices: dict[str, Choice] = {
        "": Pick(ASK, (option("play", spread=True), option("discard", spread=True))),
        "play": pick("20k", "50k", spread=True),
        "play 20k": pick("ann", "bob", "cid"),
        "play 50k": pick("ann", "bob", "cid"),
        "discard": pick("20k", "50k"),
    }
    tree = Tree(choices)
    assert shown(tree) == [
        ("20k", ["play 20k ann", "play 20k bob", "play 20k cid"]),
        ("50k", ["play 50k ann", "play 50k bob", "play 50k cid"]),
        (None, ["discard 20k", "discard 50k"]),
    ]
    assert asked(tree, "play 50k bob") == ["", "play 50k bob"]


def test_more_menus_than_a_phone_has_room_for_are_one() -> None:
    choices: dict[str, Choice] = {verb: pick("1", "2", "3") for verb in ("a", "b", "c", "d")}
    choices[""] = pick("a", "b", "c", "d", spread=True)
    ((label, keys),) = shown(Tree(choices))
    assert label is None
    assert keys == [f"{verb} {n}" for verb in ("a", "b", "c", "d") for n in ("1", "2", "3")]


def test_with_too_many_menus_the_later_steps_are_left_for_later() -> None:
    cards = tuple(f"c{n}" for n in range(14))
    choices: dict[str, Choice] = {f"play {card}": pick("ann", "bob") for card in cards}
    choices |= {
        "": Pick(ASK, (option("play", spread=True), option("pass"))),
        "play": pick(*cards, spread=True),
    }
    assert shown(Tree(choices)) == [("play", [f"play {card}" for card in cards]), (None, ["pass"])]


def test_more_than_a_menu_holds_are_asked_for_in_a_step_of_their_own() -> None:
    many = pick(*(str(n) for n in range(26)))
    tree = Tree({"": Pick(ASK, (option("a", spread=True), option("b"))), "a": many})
    assert shown(tree) == [(None, ["a", "b"])]


def test_steps_that_are_passed_over_are_in_the_key_of_what_follows() -> None:
    tree = Tree(
        {
            "": Pick(ASK, (option("a", spread=True), option("b"))),
            "a": pick("only"),
            "a only": pick("x", "y"),
        }
    )
    assert shown(tree) == [(None, ["a only x", "a only y", "b"])]
    assert asked(tree, "a only x") == ["", "a only x"]


def test_orders_and_leaving_stand_apart_with_leaving_last() -> None:
    tree: Any = Tree({"": Pick(ASK, (option("resign"), option("a"), option("order", aside=True)))})
    assert shown(tree) == [(None, ["a"])]
    assert [item.key for item in options_apart(tree, 0)] == ["order", "resign"]


@pytest.mark.parametrize(
    ("menu", "option", "both"),
    [
        ("Play $40K", "$40K on the Mayor", "Play $40K on the Mayor"),
        ("Move", "Move Blue 3 alone", "Move Blue 3 alone"),
        ("Play: Thief", "Steal $40K", "Play: Thief › Steal $40K"),
        ("A car", "carpets", "A car › carpets"),
        ("Scar", "car", "Scar › car"),
    ],
)
def test_what_a_menu_and_its_option_both_say_is_said_once(
    menu: str, option: str, both: str
) -> None:
    assert one_in_another([menu, option]) == both
    assert one_in_another([option]) == option
