"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Text, Who, text
from games.slasher import hunting, names, table
from games.slasher.imagine import unseen_monsters
from games.slasher.material import ALIEN, WEREWOLF
from games.slasher.mind.plays import Sketch, after
from games.slasher.mind.points import strikes, value
from games.slasher.mind.striking import following, victims
from games.slasher.moves import Bare, Discard, Hunt, Lock, StrikeGroup, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Path
    from games.slasher.moves import Card
    from games.slasher.table import Layout
    from games.slasher.view import View


def reason(view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move."""
    move = parse(path)
    return _WHY.get(type(move), _why_card)(view, move)


# -- set-up --------------------------------------------------------------------------------------


def _most(layout: Layout, monster: int) -> int:
    """Returns the most Actors a Monster can strike."""
    return strikes(layout, (monster,))[0]


def _grown(before: Layout, later: Layout, monsters: Sequence[int]) -> tuple[int, int, int]:
    """Returns which of these Monsters finds the most Actors more than before, how many it found
    before and how many it finds later.
    """
    found = [(_most(before, monster), _most(later, monster), monster) for monster in monsters]
    had, has, monster = max(found, key=lambda one: (one[1] - one[0], one[1]))
    return monster, had, has


def _rivals(view: View) -> list[int]:
    """Returns the Monsters that others may hold; none if nobody else holds any."""
    others = sum(view.monster_counts) - len(view.monsters)
    return unseen_monsters(view) if others else []


def _why_card(view: View, move: Card) -> Text:
    """Says what the seat's own Monsters gain, else what those of others lose, else what is kept."""
    before, later = Sketch(view.groups, view.alone), after(view, move)
    own, unseen = sorted(view.monsters), _rivals(view)
    if own and sum(strikes(later, own)) > sum(strikes(before, own)):
        monster, had, has = _grown(before, later, own)
        if has > had:
            key = "slasher-because-more" if had else "slasher-because-prey"
            return text(key, monster=names.THE_MONSTERS[monster], points=has, before=had)
    if unseen:
        monster, has, had = _grown(later, before, unseen)
        if had > has:
            key = "slasher-because-less" if has else "slasher-because-spoils"
            return text(key, monster=names.THE_MONSTERS[monster], points=had, left=has)
    return _why_harmless(move, before, later, own, unseen)


def _why_harmless(
    move: Card, before: Layout, later: Layout, own: Sequence[int], unseen: Sequence[int]
) -> Text:
    if isinstance(move, Bare):
        return text("slasher-because-nothing", action=names.CARD_NAMES[move.action])
    kept = sum(strikes(later, own))
    if kept and kept >= sum(strikes(before, own)):
        return text("slasher-because-keeps", points=kept)
    if not unseen or sum([_most(later, m) - _most(before, m) for m in unseen]) <= 0:
        return text("slasher-because-harmless")
    monster, _, has = _grown(before, later, unseen)
    return text("slasher-because-little", monster=names.THE_MONSTERS[monster], points=has)


# -- holding and playing Monsters ----------------------------------------------------------------


def _why_discard(view: View, move: Discard) -> Text:
    kept = tuple([names.THE_MONSTERS[m] for m in view.monsters if m != move.monster])
    least = min([value(view.seats, monster) for monster in view.monsters])
    if value(view.seats, move.monster) > least:
        return text("slasher-because-holds", monsters=kept)
    return text("slasher-because-weakest", monster=names.THE_MONSTERS[move.monster])


def _why_lock(view: View, move: Lock) -> Text:
    layout = Sketch(view.groups, view.alone)
    chosen = sorted(view.monsters if move.monsters is None else move.monsters)
    if not chosen:
        most = max([_most(layout, monster) for monster in view.monsters])
        return text("slasher-because-waits", points=most)
    played, points = names.the_monsters(chosen), sum(strikes(layout, chosen))
    if not points:
        return text("slasher-because-in-vain", monsters=played, count=len(chosen))
    total = points + (0 if view.seat is None else view.scores[view.seat])
    if total >= view.target:
        return text("slasher-because-target", monsters=played, total=total, target=view.target)
    key = "slasher-because-first" if _are_safe(view, chosen) else "slasher-because-strikes"
    return text(key, monsters=played, points=points)


def _are_safe(view: View, chosen: Sequence[int]) -> bool:
    """Whether nobody can take Actors that these Monsters would strike before they do."""
    layout, rivals = Sketch(view.groups, view.alone), _rivals(view)
    for monster in chosen:
        prey = hunting.best_strike(monster, layout.groups, layout.alone)
        earlier = [other for other in rivals if other < monster and other != ALIEN]
        if monster == ALIEN or not prey:
            continue  # all that strikes earlier needs a group
        if earlier and WEREWOLF in (monster, *earlier):
            return False
        if any(hunting.hunters(prey) >> other & 1 for other in earlier):
            return False
        table.remove(layout, prey)
    return True


# -- striking ------------------------------------------------------------------------------------


def _why_group(view: View, move: StrikeGroup) -> Text:
    return _why_strike(view, table.members(view.groups, move.group))


def _why_hunt(view: View, move: Hunt) -> Text:
    return _why_strike(view, move.actors or hunting.longest_run(view.groups))


def _why_strike(view: View, actors: Sequence[int]) -> Text:
    """Says what is left for the seat's own Monsters, or kept from others, if that is more than
    another choice does; else how many Actors it takes.
    """
    taken, most = len(actors), max([len(other) for _, other in victims(view)])
    mine = following(view, actors)
    others = [following(view, other) for _, other in victims(view)]
    for place, (monster, seat) in enumerate(view.queue[1:]):
        rest = [other[place] for other in others]
        name = names.THE_MONSTERS[monster]
        if seat == view.seat and mine[place] > min(rest):
            return text("slasher-because-leaves", monster=name, points=taken, left=mine[place])
        if seat != view.seat and mine[place] < max(rest):
            key, whom = "slasher-because-denies", Who(seat)
            return text(key, monster=name, whom=whom, points=taken, left=mine[place])
    key = "slasher-because-most" if taken == most else "slasher-because-takes"
    return text(key, points=taken)


_WHY: dict[type, Callable[[View, Any], Text]] = {
    Discard: _why_discard,
    Lock: _why_lock,
    StrikeGroup: _why_group,
    Hunt: _why_hunt,
}
"""The reasons of each kind of move; all others play a card."""
