"""A game of odd choices, registered only in these tests.

It asks in every way a game can: amounts few and many, a form of eight fields over two pages with a
total and limits that grow, an ordered list, a list and a pick of more than a menu holds, a move to
confirm, a sealed window, a move out of turn. Everything shown to a seat is signed with that seat's
secret word, so that a test can tell whose view any text came from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from games.choosing import split_form, walk
from games.drawing import Drawing, Label
from games.drawing_kit import Sign
from games.engine import (
    CLOSE,
    HOUSE,
    LEAVE,
    Amount,
    AmountField,
    Choice,
    Done,
    Event,
    Form,
    Game,
    Option,
    Options,
    Path,
    Pick,
    PickField,
    Played,
    Refused,
    Result,
    Say,
    Seat,
    Several,
    Sheet,
    Text,
    Total,
    View,
    Who,
    text,
)
from games.states import State, clone

if TYPE_CHECKING:
    import random

    from games.chance import Chance

TURNS = 24
VERBS = ("sum", "few", "some", "deal", "alms", "line", "crowd", "set", "far", "hint", "seal")
COLOURS = ("red", "green", "blue", "white", "black", "grey")


class OddOptions(Options, frozen=True, forbid_unknown_fields=True):
    mood: Literal["calm", "wild"] = "calm"


class OddState(State):
    """words: every seat's secret. whispers: by seat, -1 until it is given."""

    words: list[str]
    turn: int
    window: bool
    whispers: list[int]
    out: list[bool]
    last: str


class OddView(View, frozen=True, kw_only=True):
    word: str
    turn: int
    active: Seat
    whisper: int
    out: tuple[bool, ...]
    last: str


def is_over(state: OddState) -> bool:
    return state.turn >= TURNS or sum(not out for out in state.out) < 2


def active(state: OddState) -> Seat:
    seats = len(state.words)
    order = range(state.turn, state.turn + seats)
    return next((n % seats for n in order if not state.out[n % seats]), 0)


class Odd(Game[OddState, OddView]):
    key = "odd"
    seats = range(2, 5)
    best = 3
    sign = Sign(minutes=10, weight="light")
    options = OddOptions
    longest = TURNS * 6
    state_type = OddState

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[OddState]:
        bag = list(range(1000))
        words = [f"§{seat}-{chance.draw(bag, str):03}§" for seat in range(seats)]
        whispers = [-1] * seats
        state = OddState(
            words=words, turn=0, window=False, whispers=whispers, out=[False] * seats, last=""
        )
        told = [Event(text("odd-own", mark=word), (seat,)) for seat, word in enumerate(words)]
        return Played(state, (Event(text("odd-dealt")), *told))

    def deciders(self, state: OddState) -> frozenset[Seat]:
        if is_over(state):
            return frozenset()
        if not state.window:
            return frozenset({active(state)})
        missing = {seat for seat in self._in(state) if state.whispers[seat] < 0}
        return frozenset(missing or {HOUSE})

    def _in(self, state: OddState) -> list[Seat]:
        return [seat for seat, out in enumerate(state.out) if not out]

    def view(self, state: OddState, seat: Seat | None) -> OddView:
        over = is_over(state)
        asked = tuple(self._in(state)) if state.window else (active(state),)
        return OddView(
            seat=seat,
            asked=() if over else asked,
            to_act=seat in self.deciders(state),
            over=over,
            window="whisper" if state.window and not over else None,
            word="" if seat is None else state.words[seat],
            turn=state.turn,
            active=active(state),
            whisper=-1 if seat is None else state.whispers[seat],
            out=tuple(state.out),
            last=state.last,
        )

    # -- choices ---------------------------------------------------------------------------------

    def choices(self, view: OddView, path: Path = ()) -> Choice | None:
        if view.seat is None or view.over or view.out[view.seat]:
            return None
        if not path:
            return Pick(self._ask(view, "root"), self._verbs(view))
        if all(option.key != path[0] for option in self._verbs(view)):
            raise Refused("choices", text("choice-not-offered", given=path[0]))
        second = self._second(view, path[0])
        if len(path) == 1:
            return second
        if len(path) > 2 or isinstance(second, Done):
            raise Refused("choices", text("choice-not-offered", given=path[-1]))
        if path[0] == "deal" and split_form(path[1]).get("a") == "40":
            raise Refused("O1", text("odd-refused-forty", mark=view.word))
        if path[0] == "sum" and path[1] == "4000":
            raise Refused("O1", text("odd-refused-forty", mark=view.word))
        effect = text("odd-effect", what=path[0], mark=view.word)
        return Done(effect, confirm=path[0] in ("sum", "deal", "set", "line"))

    def _ask(self, view: OddView, what: str) -> Text:
        return text("odd-ask", what=what, mark=view.word)

    def _verbs(self, view: OddView) -> tuple[Option, ...]:
        keys: tuple[str, ...] = ("note",)
        if view.to_act:
            keys = ("whisper",) if view.window else VERBS
        return (*self._options(view, keys), Option(LEAVE[0], text("odd-resign", mark=view.word)))

    def _options(self, view: OddView, keys: tuple[str, ...]) -> tuple[Option, ...]:
        return tuple(Option(key, text("odd-option", what=key, mark=view.word)) for key in keys)

    def _second(self, view: OddView, verb: str) -> Choice:
        ask = self._ask(view, verb)
        if verb == "deal":
            return self._deal(view)
        if verb == "alms":
            label = self._ask(view, "alms")
            return Form(ask, tuple(AmountField(key, label, 1, 9, 1, 0) for key in "ab"))
        if verb == "line":
            return Several(ask, self._options(view, COLOURS), 2, 4, ordered=True)
        if verb == "set":
            return Several(ask, self._options(view, COLOURS), 1, 3)
        if verb == "crowd":
            return Several(ask, self._options(view, tuple(f"c{n}" for n in range(40))), 0, 3)
        if verb == "far":
            return Pick(ask, self._options(view, tuple(f"f{n}" for n in range(60))))
        if verb == "hint":
            hint = text("odd-hint", mark=view.word)
            return Pick(
                ask, tuple(Option(o.key, o.label, hint) for o in self._options(view, COLOURS[:3]))
            )
        if verb == "seal":
            return Done(text("odd-effect", what="seal", mark=view.word), confirm=False)
        if verb == LEAVE[0]:
            return Done(text("odd-effect", what="resign", mark=view.word))
        bounds = {"sum": (100, 5000, 100), "few": (0, 3, 1), "some": (1, 20, 1), "note": (1, 9, 1)}
        return Amount(ask, *bounds.get(verb, (0, 99, 1)))

    def _deal(self, view: OddView) -> Form:
        def amount(key: str, least: int, most: int, default: int | None = None) -> AmountField:
            label = text("odd-option", what=key, mark=view.word)
            return AmountField(key, label, least, most, 10, default)

        whom = tuple(
            Option(str(seat), text("odd-player", who=Who(seat), mark=view.word))
            for seat in range(len(view.out))
            if seat != view.seat
        )
        moods = self._options(view, ("sweet", "sour"))
        fields = (
            amount("low", 10, 500, 10),
            amount("high", 10, 500, 10),
            amount("a", 10, 300),
            amount("b", 10, 300),
            amount("c", 10, 300),
            PickField("whom", text("odd-option", what="whom", mark=view.word), whom),
            PickField("mood", text("odd-option", what="mood", mark=view.word), moods, "sweet"),
            amount("d", 0, 300),
        )
        return Form(self._ask(view, "deal"), fields, Total(50, 900), ("low", "high"))

    # -- moves -----------------------------------------------------------------------------------

    def play(self, state: OddState, seat: Seat, path: Path, chance: Chance) -> Played[OddState]:
        after = clone(state)
        if seat == HOUSE:
            if path != CLOSE or self.deciders(state) != {HOUSE}:
                raise Refused("choices", text("odd-refused-close"))
            whispers = sum(n for n in after.whispers if n > 0)
            after.window, after.whispers = False, [-1] * len(after.words)
            after.turn += 1
            return Played(after, (Event(text("odd-heard", count=whispers)),))
        view = self.view(state, seat)
        if not view.to_act and path[:1] not in (("note",), LEAVE):
            raise Refused("O2", text("odd-refused-turn", who=Who(view.active)))
        if not isinstance(walk(self, view, path), Done):
            raise Refused("choices", text("odd-refused-part"))
        return Played(after, tuple(self._step(after, seat, path)))

    def _step(self, state: OddState, seat: Seat, path: Path) -> list[Event]:
        was_active, word = active(state) == seat, state.words[seat]
        told = Event(text("odd-did", who=Who(seat), what=path[0]))
        own = Event(text("odd-own-move", what=" ".join(path), mark=word), (seat,))
        if path[0] == "whisper":
            state.whispers[seat] = int(path[1])
            return [own]
        if path[0] == "note":
            return [own]
        state.last = path[0]
        if path[:1] == LEAVE:
            state.out[seat] = True
        if path[0] == "seal":
            state.window = True
        elif was_active and not state.window:
            state.turn += 1
        return [told, own]

    def fallback(self, view: OddView) -> Path:
        return ("whisper", "0") if view.window else ("few", "0")

    def imagine(self, view: OddView, rng: random.Random) -> OddState:
        """Draws any words for the others, who may or may not have whispered anything."""
        seats = range(len(view.out))
        words = [f"§{seat}-{rng.randrange(1000):03}§" for seat in seats]
        whispers = [rng.randint(-1, 3) if view.window else -1 for _ in seats]
        if view.seat is not None:
            words[view.seat], whispers[view.seat] = view.word, view.whisper
        return OddState(
            words=words,
            turn=view.turn,
            window=view.window is not None,
            whispers=whispers,
            out=list(view.out),
            last=view.last,
        )

    # -- the end and the texts -------------------------------------------------------------------

    def result(self, state: OddState) -> Result | None:
        if not is_over(state):
            return None
        places = tuple(2 if out else 1 for out in state.out)
        return Result(places, tuple(None if out else 1 for out in state.out), (text("odd-why"),))

    def turn(self, view: OddView) -> tuple[int, ...]:
        return (view.turn,)

    def progress(self, view: OddView) -> float:
        return view.turn / TURNS

    def headline(self, view: OddView) -> Text:
        return text("odd-headline", who=Who(view.active), turn=view.turn, mark=view.word)

    def holdings(self, view: OddView) -> tuple[Text, ...]:
        return () if view.seat is None else (text("odd-own", mark=view.word),)

    def sheets(self, view: OddView) -> tuple[str, ...]:
        return ("board",) if view.seat is None else ("mine", "board")

    def sheet(self, view: OddView, name: str, say: Say) -> Sheet:
        lines = [text("odd-last", what=view.last)]
        if name == "mine":
            lines.append(text("odd-own", mark=view.word))
        lines += [
            text("odd-player", who=Who(seat), mark=view.word) for seat in range(len(view.out))
        ]
        said = "\n".join(say(line) for line in lines)
        drawing = Drawing(400, 100, (Label(20, 40, said),))
        return Sheet(say(text(f"odd-sheet-{name}")), said, drawing)


GAME = Odd()
