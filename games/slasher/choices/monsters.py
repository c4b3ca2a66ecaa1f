"""The choices about Monsters: giving one up, picking in secret, striking."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from games.engine import Choice, Done, Option, Path, Pick, Text, text
from games.slasher import hunting, names, table
from games.slasher.choices.cards import actor_option, actor_options
from games.slasher.material import MONSTERS, WEREWOLF
from games.slasher.moves import ACTOR_KEYS, GROUP, unit_key
from games.slasher.prospects import look

if TYPE_CHECKING:
    from games.slasher.view import View

# -- one too many --------------------------------------------------------------------------------


def discard_options(view: View) -> tuple[Text, list[Option]]:
    """Returns the Monsters held, one of which must go (L24)."""
    options = [
        Option(f"discard-{MONSTERS[m].key}", names.MONSTER_NAMES[m], names.MONSTER_TESTS[m])
        for m in view.monsters
    ]
    return text("slasher-ask-discard", limit=view.limit), options


def after_discard(view: View, path: Path) -> Choice:
    """Returns the end of the move, which only names the Monster."""
    monster = next(m for m in view.monsters if path == (f"discard-{MONSTERS[m].key}",))
    return Done(text("slasher-effect-discard", monster=names.THE_MONSTERS[monster]))


# -- picking in secret ---------------------------------------------------------------------------


def pick_options(view: View) -> tuple[Text, list[Option]]:
    """Returns each of the seat's Monsters alone, several, all, none (L23)."""
    held = view.monsters
    options = [
        Option(
            f"play-{MONSTERS[m].key}",
            text("slasher-label-play", monster=names.THE_MONSTERS[m]),
            look(view, m).told,
        )
        for m in held
    ]
    if len(held) > 2:
        options.append(Option("play-some", text("slasher-label-some"), spread=True))
    if len(held) > 1:
        options.append(Option("play-all", text("slasher-label-all", count=len(held))))
    options.append(Option("play-none", text("slasher-label-none")))
    return text("slasher-ask-monsters"), options


def after_pick(view: View, path: Path) -> Choice:
    """Returns the question which Monsters, unless the path says so."""
    if path == ("play-some",):
        return Pick(text("slasher-ask-monsters"), _several(view))
    return Done(text("slasher-effect-lock", monsters=_picked(view, path)))


def _several(view: View) -> tuple[Option, ...]:
    """Returns every choice of two Monsters or more, but not all: three at most, as nobody holds
    more than three (L24).
    """
    held = view.monsters
    chosen = itertools.chain(*(itertools.combinations(held, n) for n in range(2, len(held))))
    return tuple(
        [
            Option(
                "+".join(MONSTERS[m].key for m in some),
                text("slasher-label-play", monster=tuple([names.THE_MONSTERS[m] for m in some])),
            )
            for some in chosen
        ]
    )


def _picked(view: View, path: Path) -> tuple[Text, ...]:
    """Returns the names of the Monsters a path picks, or a word for none."""
    if path == ("play-none",):
        return (text("slasher-no-monsters"),)
    keys = path[1].split("+") if len(path) == 2 else [path[0].removeprefix("play-")]
    chosen = [m for m in view.monsters if keys == ["all"] or MONSTERS[m].key in keys]
    return names.monsters(chosen)


# -- striking ------------------------------------------------------------------------------------


def strike_options(view: View) -> tuple[Text, list[Option]]:
    """Returns what the Monster can strike, the most Actors first (L11, L17)."""
    monster, _ = view.queue[0]
    ask = text("slasher-ask-strike", monster=names.THE_MONSTERS[monster])
    if monster == WEREWOLF:
        return ask, _hunts(view)
    options = [
        Option(
            f"strike-{unit_key(unit)}",
            names.group_label(unit, view.groups),
            text("slasher-points", points=len(view.groups[unit - GROUP])),
        )
        for unit in look(view, monster).groups
    ]
    return ask, options


def _hunts(view: View) -> list[Option]:
    longest = hunting.longest_run(view.groups)
    label = text("slasher-label-longest", actors=names.short_actors(longest))
    return [
        Option("longest", label, text("slasher-points", points=len(longest))),
        Option("choose", text("slasher-label-choose"), spread=True),
    ]


def after_strike(view: View, path: Path) -> Choice:
    """Returns the end of the move after a group or the longest run; a run of one's own goes on."""
    if path[0] == "choose":
        return _after_choose(view, path)
    monster, _ = view.queue[0]
    if path == ("longest",):
        points = len(hunting.longest_run(view.groups))
    else:
        unit = next(u for u in table.units(view.groups, ()) if path[0][7:] == unit_key(u))
        points = len(view.groups[unit - GROUP])
    return _strike_done(monster, points)


def _strike_done(monster: int, points: int, also: Pick | None = None) -> Done:
    name = names.THE_MONSTERS[monster]
    return Done(text("slasher-effect-strike", monster=name, points=points), also=also)


def _after_choose(view: View, path: Path) -> Choice:
    """Returns the choice of the next Actor of the Werewolf's run, in rising order (L10, L11)."""
    if len(path) == 1:
        starts = hunting.first_picks(view.groups)
        froms = [
            actor_option(view, a, text("slasher-label-from", actor=names.CARD_NAMES[a]))
            for a in starts
        ]
        return Pick(text("slasher-ask-first"), tuple(froms))
    picks = [ACTOR_KEYS.index(key) for key in path[1:] if key != "stop"]
    more = hunting.next_picks(view.groups, picks)
    if path[-1] == "stop":
        return _strike_done(WEREWOLF, len(picks))
    options = actor_options(view, more)
    if len(picks) > 1:
        options = (*options, Option("stop", text("slasher-label-stop", points=len(picks))))
    following = Pick(text("slasher-ask-next", actors=names.short_actors(picks)), options)
    return following if more else _strike_done(WEREWOLF, len(picks), also=following)
