"""The text twins of the sheets, in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.moves import GROUP, GROUP_KEYS
from games.slasher.prospects import look
from games.slasher.summary import headline

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Say, Seat
    from games.slasher.view import View


def write_sheet(view: View, name: str, say: Say) -> str:
    """Returns the text of a sheet: ``board``, ``monsters``, ``bestiary`` or ``end``."""
    return "\n".join(say(line) for line in _SHEETS[name](view))


# -- the set -------------------------------------------------------------------------------------


def status(view: View) -> Text:
    """Returns the round and the target."""
    return text("slasher-board-status", round=view.round, target=view.target)


def in_round(view: View) -> bool:
    """Whether the points of this round are worth showing: Monsters strike, or the game is over."""
    return view.phase in {"strike", "over"}


def gain_of(view: View, seat: Seat) -> Text:
    """Returns the points of the round being struck or just ended, or else of the one before."""
    if in_round(view):
        return text("slasher-board-gain-now", points=view.gains[seat])
    return text("slasher-board-gain", points=view.earned[seat])


def _player(view: View, seat: Seat) -> Text:
    if seat in view.left:
        return text("slasher-board-left", who=Who(seat))
    facts = [
        text("slasher-points", points=view.scores[seat]),
        gain_of(view, seat),
        text("slasher-board-cards", count=view.hand_sizes[seat]),
        text("slasher-board-monsters", count=view.monster_counts[seat]),
    ]
    if seat == view.first and not view.over:
        facts.append(text("slasher-board-first"))
    turn = "yes" if seat in view.asked else "no"
    return text("slasher-board-player", who=Who(seat), turn=turn, facts=tuple(facts))


def _groups(view: View) -> list[Text]:
    lines = [
        text(
            "slasher-board-group",
            letter=GROUP_KEYS[number].upper(),
            actors=names.actors(group),
            count=len(group),
        )
        for number, group in enumerate(view.groups)
        if group
    ]
    return lines or [text("slasher-board-no-group")]


def alone_line(view: View) -> Text:
    """Returns the isolated Actors."""
    if not view.alone:
        return text("slasher-board-no-alone")
    return text("slasher-board-alone", actors=names.actors(view.alone), count=len(view.alone))


def discards_line(view: View) -> Text | None:
    """Returns the Actions played this round; None if there are none."""
    if not view.discards:
        return None
    return text("slasher-board-discards", cards=tuple([names.CARD_NAMES[c] for c in view.discards]))


def _strikes(view: View) -> list[Text]:
    """Returns the Monsters revealed this round: those that have struck, and those to come."""
    done = [
        text(
            "slasher-board-spent",
            monster=names.MONSTER_NAMES[strike.monster],
            initiative=MONSTERS[strike.monster].initiative,
            who=Who(strike.owner),
            points=strike.points,
        )
        for strike in view.spent
    ]
    waiting = [
        text(
            "slasher-board-queued",
            monster=names.MONSTER_NAMES[monster],
            initiative=MONSTERS[monster].initiative,
            who=Who(owner),
        )
        for monster, owner in view.queue
    ]
    return [text("slasher-board-revealed"), *done, *waiting] if done or waiting else []


def _last(view: View) -> list[Text]:
    lines = [text("slasher-board-line", line=line) for line in view.last]
    return [text("slasher-board-last"), *lines] if lines else []


def _board(view: View) -> list[Text]:
    discards = discards_line(view)
    return [
        text("slasher-board-top", status=status(view), headline=headline(view)),
        *[_player(view, seat) for seat in range(view.seats)],
        *_groups(view),
        alone_line(view),
        *([] if discards is None else [discards]),
        *_strikes(view),
        *_last(view),
    ]


# -- Monsters ------------------------------------------------------------------------------------


def _monster(view: View, monster: int) -> list[Text]:
    """Returns a Monster, its prey, and what it could strike now."""
    prospect = look(view, monster)
    lines = [
        text(
            "slasher-holding-monster",
            monster=names.MONSTER_NAMES[monster],
            initiative=MONSTERS[monster].initiative,
            strikes=names.MONSTER_TESTS[monster],
            prospect=prospect.told,
        )
    ]
    for unit in prospect.groups:
        group = view.groups[unit - GROUP]
        letter = GROUP_KEYS[unit - GROUP].upper()
        line = text(
            "slasher-board-group", letter=letter, actors=names.actors(group), count=len(group)
        )
        lines.append(line)
    if prospect.best and not prospect.groups:
        lines.append(
            text("slasher-board-line", line=text("slasher-list", items=names.actors(prospect.best)))
        )
    return lines


def _monsters(view: View) -> list[Text]:
    monsters = (*view.loose, *view.monsters)
    lines = [line for monster in monsters for line in _monster(view, monster)]
    if not lines:
        lines = [text("slasher-board-no-monster")]
    if view.lock is not None:
        picked = names.monsters(view.lock) or (text("slasher-no-monsters"),)
        lines.append(text("slasher-holding-lock", monsters=picked))
    if view.dropped >= 0:
        lines.append(text("slasher-board-dropped", monster=names.MONSTER_NAMES[view.dropped]))
    if view.hand:
        cards = tuple([names.CARD_NAMES[card] for card in view.hand])
        lines.append(text("slasher-holding-cards", cards=cards, count=len(cards)))
    return lines


def _bestiary(view: View) -> list[Text]:
    return [
        text(
            "slasher-holding-monster",
            monster=names.MONSTER_NAMES[monster],
            initiative=MONSTERS[monster].initiative,
            strikes=names.MONSTER_TESTS[monster],
            prospect=look(view, monster).told,
        )
        for monster in range(len(MONSTERS))
    ]


# -- the end -------------------------------------------------------------------------------------


def points_after(view: View, seat: Seat) -> list[int]:
    """Returns a player's points at the start, after each round, and at the end."""
    # A round that was broken off comes after the last that was finished.
    end = () if view.history[-1:] == (view.scores,) else (view.scores,)
    return [0, *(scores[seat] for scores in (*view.history, *end))]


def _end(view: View) -> list[Text]:
    ranked = sorted(range(view.seats), key=lambda seat: (seat in view.left, -view.scores[seat]))
    lines = [
        text(
            "slasher-end-line-left" if seat in view.left else "slasher-end-line",
            who=Who(seat),
            points=view.scores[seat],
            after=" › ".join(map(str, points_after(view, seat))),
        )
        for seat in ranked
    ]
    return [
        text("slasher-board-top", status=status(view), headline=headline(view)),
        text("slasher-end-goal", target=view.target),
        *lines,
    ]


_SHEETS: dict[str, Callable[[View], list[Text]]] = {
    "board": _board,
    "monsters": _monsters,
    "bestiary": _bestiary,
    "end": _end,
}
