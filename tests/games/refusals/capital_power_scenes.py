"""Positions of Capital Power in which every ruling is in the way of something."""

from collections.abc import Iterator

from games.capital_power.material import ACTS_A_TURN, COMPANIES
from games.capital_power.pending import Accuse, Booking, BuyBack, Debt, Offer, Receive, Split
from games.capital_power.state import State
from tests.games.capital_power.scenes import Company, co, land, owing, play, scene


def scenes() -> Iterator[State]:
    """Yields all of them."""
    yield from _spaces()
    yield from _after_stops()
    for _ in range(4):  # these have many words, each of which may be wrong
        yield from _debts()
        yield from _asked()
        yield from _deals()
    yield from _turns()
    yield play(scene(seats=2), "resign", seat=1)
    yield play(scene(), "resign", seat=1)


def promised(companies: dict[str, Company], give: str, **options: str) -> State:
    """Returns a state in which blue 1 has promised this to seat 1 (``white=9``)."""
    return offering(scene(companies, **options), "blue-1", give)  # type: ignore[arg-type]


def offering(state: State, desk: str, give: str, slot: int = 1) -> State:
    """Adds an offer of this company to seat 1 for a thousand."""
    what, _, number = give.partition("=")
    given = {what: int(number)}
    desk_number = COMPANIES[desk]
    offer = Offer(by=0, to=1, slot=slot, desk=desk_number, ask_white=1, **given)  # type: ignore[arg-type]
    state.offers.append(offer)
    return state


def _spaces() -> Iterator[State]:
    """Yields companies on spaces where something can be done, but not all of it."""
    for space, facts, gives in (
        ("it06", co(capital=60, white=3), ()),
        ("it06", co(loan=("white", 9), white=60), ("white=60",)),
        ("it06", co(loan=("white", 9), white=60, black=6), ("white=57",)),
        ("it06", co(loan=("white", 9), black=60), ()),
        ("ch05", co(loan=("black", 9), white=6, black=6), ("white=6",)),
        ("ch05", co(loan=("black", 9), white=9), ("white=9",)),
        ("ch05", co(loan=("black", 9)), ()),
        ("it09", co(white=120), ("white=80",)),
        ("it09", co(white=120, lots=2), ("lots=1",)),
        ("it09", co(white=20, lots=2), ("lots=2",)),
        ("ch02", co(white=60, lots=1), ("white=9",)),
        ("lu04", co(white=5), ("white=5",)),
        ("lu04", co(black=8, white=8), ("black=8",)),
        ("lu04", co(deposit=9, black=8), ()),
        *[("ch06", co(white=9, black=9), ("white=4",))] * 4,
        ("sa06", co(white=9, black=9), ("white=4",)),
        ("sa06", co(white=1), ("white=1",)),
        *[("ch03", co(white=30, black=7), ("white=28",))] * 4,
        ("ch03", co(white=9), ("white=8",)),
    ):
        companies = {"blue-1": facts, "blue-2": co(white=6, deposit=7)}
        yield land(scene(companies), "blue-1", space)
        for give in gives:
            yield land(promised(companies, give), "blue-1", space)
            yield land(promised({"blue-1": facts}, give), "blue-1", space)
    mixed = scene({"blue-1": co(white=30, black=30), "blue-2": co(white=3, black=30)})
    yield from [land(mixed, "blue-1", "ch03")] * 15
    for loan in (0, 9):
        companies = {"blue-1": co(loan=("black", loan), white=60)}
        yield land(scene(companies, relend_after_repayment="on"), "blue-1", "ch05")
    bank = land(scene({"blue-1": co(white=9, deposit=9)}), "blue-1", "lu04")
    yield play(bank, "withdraw blue-1=5")


def _after_stops() -> Iterator[State]:
    """Yields companies on all kinds of spaces, with nothing pending any more."""
    poor = ("it06", "ch05", "it09", "lu04", "sa06", "ch03", "ch06")
    for n in range(0, len(poor), 2):
        for facts in (co(), co(white=90, black=90, lots=1, deposit=9), co(kind="tra", white=30)):
            here = {
                f"blue-{m}": {**facts, "at": at, "moved": moved}
                for m, (at, moved) in enumerate(
                    [(at, moved) for at in poor[n : n + 2] for moved in (True, False)], 1
                )
            }
            yield scene(here, rolled=True)
    five = {f"blue-{n}": co(at="ch03", white=9, moved=True) for n in range(1, 6)}
    yield scene(five, rolled=True)
    five["blue-5"] = co(at="lu01")
    yield land(scene(five), "blue-4", "ch03")
    for loan in (("white", 9), ("black", 9), ("white", 0)):
        for relend in ("off", "on"):
            for at in ("it06", "ch05"):
                facts = co(at=at, loan=loan, moved=True, black=9)
                yield scene({"blue-1": facts}, rolled=True, relend_after_repayment=relend)


def _debts() -> Iterator[State]:
    more: dict[str, Company] = {"blue-2": co(white=20, black=20), "blue-3": co(capital=20)}
    rich = {**more, "blue-h": co(deposit=60, lots=1)}
    yield owing(rich, due=40)
    yield owing(rich, due=40, order="w")
    yield owing(rich, due=900)
    yield owing(more, due=900, setoff="off")
    yield owing({"blue-h": co(lots=1)}, due=900)
    yield owing({**more, "blue-h": co(deposit=9)}, due=30, setoff="off")
    busy = owing(rich, due=40)
    busy.acts[0] = ACTS_A_TURN
    yield busy
    between = {"blue-2": co(capital=50), "blue-1": co(mother="blue-2", capital=90)}
    yield owing(between, due=900)
    yield owing({"blue-2": co(capital=50), "blue-1": co(mother="blue-2", capital=90)}, due=900)
    for give in ("white=9", "lots=1", "lots=2"):
        state = scene({"blue-1": co(), "blue-2": co(white=20, lots=2)})
        offering(state, "blue-2", give)
        debtor = COMPANIES["blue-1"]
        state.pending = [Debt(0, debtor, (debtor,), 30, "wb", "sumpt")]
        yield state


def _asked() -> Iterator[State]:
    two = {"blue-h": co(white=30, black=9), "blue-1": co(white=60, black=12)}
    for why in ("fisc", "ggff", "interpol", "indemnity"):
        yield scene(two, pending=(Split(0, (1, 0), 12, 4, why),))
        yield scene({"blue-1": co(white=9)}, pending=(Split(0, (1, 0), 9, 0, why),))
    rich = {"blue-1": co(capital=50, white=50, black=60)}
    yield land(scene(rich, books="creative"), "blue-1", "sa10")
    yield land(scene({"blue-1": co(white=50)}, books="creative"), "blue-1", "sa10")
    for black, skim in ((30, 10), (30, 0), (0, 10)):
        booking = (Booking(0, COMPANIES["blue-1"], black, skim),)
        yield scene({"blue-1": co(black=30)}, books="creative", skim="on", pending=booking)
    yield scene(books="creative", pending=(Accuse(0),))
    yield scene({"blue-1": co()}, books="creative", pending=(Receive(0, 0, 9),))
    yield scene({"blue-1": co()}, pending=(Receive(0, 9, 0),))
    yield play(scene({"blue-1": co(at="it20")}), "roll blue-1", dice="4")
    yield play(scene(), "interpol", dice="1")
    for companies in (
        {"blue-1": co(white=30), "blue-3": co(white=30)},
        {"blue-1": co(white=60), "blue-3": co(white=9)},
        {"blue-1": co(white=9)},
        {},
    ):
        yield from _orphans(companies)


def _orphans(companies: dict[str, Company]) -> Iterator[State]:
    """Yields states in which blue 2 has lost its parent."""
    for white in (0, 9):
        state = scene({"blue-2": co(capital=50, white=5), **companies}, rolled=True)
        if white and "blue-1" in companies:
            offering(state, "blue-1", f"white={companies['blue-1']['white']}")
        state.mother[COMPANIES["blue-2"]] = -1
        state.pending = [BuyBack(0, COMPANIES["blue-2"], 50)]
        yield state
    state.acts[0] = ACTS_A_TURN
    yield state


def _turns() -> Iterator[State]:
    """Pawns that cannot roll, stay or bribe; transfers that are over."""
    facts = {
        "blue-h": co(at="lu01", white=30, lots=2),
        "blue-1": co(at="ch03", white=6, black=6),
        "blue-2": co(at="ch03", white=30, bribed=("CH",)),
        "blue-3": co(at="it18", white=30),
        "blue-4": co(at="ch03", black=30, moved=True),
        "blue-5": co(at="ch03", white=3),
    }
    for options in ({}, {"late_transfers": "on"}, {"books": "creative"}):
        for rolled in (False, True):
            yield scene(facts, rolled=rolled, **options)  # type: ignore[arg-type]
    for one in ("blue-1", "blue-2", "blue-3", "blue-5"):
        few = {one: facts[one], "blue-h": co(at="lu01", moved=True)}
        yield scene(few, rolled=True)
    for white in (10, 12):
        state = promised({"blue-1": co(white=white, at="ch03")}, "white=9")
        state.moved[0] = True
        yield state
    late = {"blue-h": co(white=9), "blue-1": co(white=9), "blue-2": co(moved=True)}
    for _ in range(3):
        yield scene(late, rolled=True, late_transfers="on")
    late = {"blue-h": co(white=9), "blue-1": co(moved=True), "blue-2": co(moved=True, lots=1)}
    yield scene(late, rolled=True, late_transfers="on")
    late = {"blue-h": co(lots=1), "blue-1": co(lots=1), "blue-2": co(moved=True)}
    yield scene(late, rolled=True, late_transfers="on")
    yield scene({"blue-1": co(moved=True), "blue-h": co(moved=True)}, rolled=True)
    yield scene({"blue-h": co(white=30)})
    yield scene({"blue-1": co()})
    busy = scene({"blue-1": co(white=9, black=9, hidden=9)}, books="creative")
    busy.acts[0] = ACTS_A_TURN
    yield busy
    for give in ("hidden=6", "hidden=9"):
        yield promised({"blue-1": co(black=9, hidden=9)}, give, books="creative")
    yield promised({"blue-1": co(white=9)}, "white=9")


def _deals() -> Iterator[State]:
    """Offers that are open, promised, bound or too dear."""
    companies = {
        "blue-1": co(white=30, lots=1, at="it20"), "blue-2": co(minor="orange-h"),
        "orange-h": co(white=20, black=20, lots=1), "orange-1": co(white=5, at="it20"),
    }  # fmt: skip
    state = scene(companies)
    yield state
    two = play(state, "offer 2 blue-h - white=1 -", "offer 2 blue-h - white=90 -")
    yield two
    yield play(two, "offer 3 blue-h - white=1", "offer 3 blue-h - white=2")
    four = play(two, "decline 1-1", seat=1)
    yield play(play(four, "offer 2 blue-h - white=1 -"), "offer 3 blue-h - white=1")
    bound = play(state, "offer 2 blue-h blue-1 white=5 -")
    yield from [bound] * 5
    yield play(bound, "roll blue-1", dice="4")
    yield play(state, "offer 2 blue-h - - orange-1")
    mine = play(state, "offer 1 orange-h white=15 - white=1 -", seat=1)
    yield play(mine, "offer 2 blue-h - white=12 -", seat=0)
    taxed = play(state, "offer 2 blue-h - white=12,black=3 -")
    taxed.pending = [Split(1, (COMPANIES["orange-1"], COMPANIES["orange-h"]), 4, 0, "interpol")]
    yield taxed
    owes = scene(companies)
    debtor = COMPANIES["blue-2"]
    owes.pending = [Debt(0, debtor, (debtor,), 20, "w", "sumpt")]
    owes.black[COMPANIES["blue-1"]] = 9
    owes.bank_black -= 9
    yield owes
    creative = scene(companies, books="creative")
    creative.hidden[COMPANIES["orange-h"]] = 9
    yield from [creative] * 6
    yield play(creative, "offer 2 blue-h blue-1 black=9 -")
