"""What is posted as a poster when it happens: public facts, as the table is told them."""

from __future__ import annotations

from games.engine import Poster, Seat

OUT, CONFISCATED, ACCUSED = 0, 1, 2
"""What comes of false books."""

POSTERS = (
    Poster("raid", (0,), (30, 0)),
    Poster("bankrupt", (0,)),
    Poster("false-books", (0, 1), (ACCUSED,)),
    Poster("prison", (0,), (1,)),
)
"""A poster of each kind."""


def raid_of(seat: Seat, fine: int, why: str) -> Poster:
    """Returns the poster of a fine for black money. why: ``interpol`` or ``ggff``."""
    return Poster("raid", (seat,), (fine, int(why == "ggff")))


def out_of(seat: Seat, why: str) -> Poster | None:
    """Returns the poster of a player who is put out; None for one who leaves, or whose Holding is
    dissolved, which has a poster of its own.
    """
    if why == "bankrupt":
        return Poster("bankrupt", (seat,))
    return Poster("false-books", (seat,), (OUT,)) if why == "false-books" else None


def exposed(seat: Seat, accuser: Seat | None = None) -> Poster:
    """Returns the poster of a player who loses the black money for false books: to the others if
    somebody has accused them, otherwise to the bank.
    """
    if accuser is None:
        return Poster("false-books", (seat,), (CONFISCATED,))
    return Poster("false-books", (seat, accuser), (ACCUSED,))


def imprisoned(seat: Seat, company: int) -> Poster:
    """Returns the poster of a company that is dissolved because its managers are in prison."""
    return Poster("prison", (seat,), (company,))
