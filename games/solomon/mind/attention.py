"""What somebody who has watched knows: who has let which agent act, and to what end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.mind.placement import after, change, placement_of
from games.solomon.state import NOBODY
from games.solomon.view import View

if TYPE_CHECKING:
    from games.solomon.edition import Edition

_FIELDS = View.__struct_fields__


class Watched(View, frozen=True, kw_only=True):
    """A view with what its seat has seen of the turns so far.

    pushes: by seat and agent, the actions that a seat has announced and that bring the agent nearer
    to winning, less those that take it away.
    """

    pushes: tuple[int, ...]


def attend(edition: Edition, before: View | None, view: View) -> View:
    """Returns the view with all announcements that its seat has seen so far."""
    pushes = before.pushes if isinstance(before, Watched) else (0,) * (view.seats * len(view.place))
    if view.action is not None and (before is None or before.action is None):
        pushes = _add(edition, pushes, view)
    return Watched(**{name: getattr(view, name) for name in _FIELDS}, pushes=pushes)


def _add(edition: Edition, pushes: tuple[int, ...], view: View) -> tuple[int, ...]:
    """Returns the pushes with those of the action that has just been announced."""
    action = view.action
    assert action is not None  # noqa: S101 - asked about an announced action
    before = placement_of(edition, view)
    then, _ = after(edition, before, action)
    count = list(pushes)
    first = view.mover * len(view.place)
    for agent in {action.agent, action.victim} - {NOBODY}:
        count[first + agent] += change(before, then, agent)
    return tuple(count)
