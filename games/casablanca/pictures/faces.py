"""The eight faces of the film, in a square of 100 around (0, 0), lit from one side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.casablanca.pictures.look import AMBER, BLACK, IVORY, SILVER
from games.drawing import Circle, Curve, Ellipse, Mark
from games.drawing_kit import both_sides

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing_kit import Shapes

SKIN, SHADE, HAIR = "#e9e1d0", "#6f6b66", "#2a2326"


def star(number: int, hue: str) -> Shapes:
    """Returns one of the eight, by the agent's number on the board. hue: the agent's own."""
    return _STARS[number % len(_STARS)](hue)


def _bust(cloth: str) -> Shapes:
    return (
        Curve("M-44 54Q-42 26 -16 24H16Q42 26 44 54Z", cloth),
        Curve("M0 54V24H16Q42 26 44 54Z", BLACK, opacity=0.45),
        Ellipse(0, 2, 22, 27, SKIN),
        Curve("M0 -25A22 27 0 0 1 0 29Z", SHADE),
    )


def _eyes() -> Shapes:
    return (Ellipse(-9, 0, 3, 3.6, BLACK), Ellipse(9, 0, 3, 3.6, BLACK))


def _smile() -> Curve:
    return Curve("M-6 16Q0 19 6 16", None, BLACK, 3)


def _lips(hue: str) -> Curve:
    return Curve("M-7 15Q0 12 7 15Q0 23 -7 15Z", hue)


def _tie(hue: str) -> Shapes:
    return (Curve("M-14 24L0 38L14 24Z", IVORY), Curve("M-3 32h6l3 22h-12z", hue))


_DARK, _GREY = "#1c1c20", "#4a4a50"


def _smoker(hue: str) -> Shapes:
    """Returns a man with a cigarette under a fedora."""
    return (
        *_bust(_GREY), *_tie(hue), *_eyes(), _smile(),
        Curve("M-42 -10Q0 -26 42 -10Q34 1 0 -4Q-34 1 -42 -10Z", "#2b2b30"),
        Curve("M-23 -12Q-26 -42 -7 -40Q0 -35 7 -40Q26 -42 23 -12Q0 -20 -23 -12Z", "#3f3f46"),
        Curve("M-23 -12Q0 -21 23 -12V-20Q0 -29 -23 -20Z", hue),
        Curve("M7 17L20 20", None, IVORY, 4),
        Curve("M22 18q6 -8 0 -14q-5 -6 1 -12", None, SILVER, 2.5),
    )  # fmt: skip


def _veiled(hue: str) -> Shapes:
    """Returns a woman with a net veil."""
    veil = (
        "M-20 -14L-8 4M-20 -4L-13 5M-13 -21L2 4M-3 -23L12 4M7 -22L19 0M20 -14L8 4M20 -4L13 5"
        "M13 -21L-2 4M3 -23L-12 4M-7 -22L-19 0"
    )
    return (
        Curve("M-26 -8Q-34 30 -20 32H20Q34 30 26 -8Z", HAIR),
        *_bust(_DARK), *_eyes(), _lips(hue),
        *both_sides(Curve("M5 -7Q11 -11 16 -6", None, BLACK, 2.5)),
        Curve("M-26 -4Q-28 -34 0 -34Q28 -34 26 -4Q16 -22 0 -20Q-16 -22 -26 -4Z", HAIR),
        Curve(veil, None, BLACK, 0.8),
        Curve("M-20 -28Q0 -47 22 -28Q0 -21 -20 -28Z", hue),
        Curve("M16 -34Q30 -44 26 -28", None, hue, 2.5),
    )  # fmt: skip


def _prefect(hue: str) -> Shapes:
    """Returns a man with a moustache under a fez."""
    return (
        *_bust(_GREY), *_tie(hue), *_eyes(),
        Curve("M-14 14Q0 6 14 14Q8 19 0 15Q-8 19 -14 14Z", BLACK),
        Curve("M-19 -16L-15 -44H15L19 -16Q0 -22 -19 -16Z", hue),
        Curve("M0 -44H15L19 -16Q9 -19 0 -19Z", BLACK, opacity=0.3),
        Curve("M8 -43Q22 -42 23 -22", None, IVORY, 2.5),
    )  # fmt: skip


def _gambler(hue: str) -> Shapes:
    """Returns a man with a monocle and a bow tie."""
    return (
        *_bust(_DARK),
        Curve("M-16 24L0 44L16 24Z", IVORY),
        Curve("M0 34L-13 27V41ZM0 34L13 27V41Z", hue, BLACK, 1),
        *_eyes(), _smile(),
        Curve("M-24 -4Q-28 -34 0 -34Q28 -34 24 -4Q20 -20 8 -22Q-10 -20 -24 -4Z", "#34343a"),
        Circle(9, 0, 8, None, AMBER, 2.5),
        Curve("M15 6L22 30", None, AMBER, 2),
    )  # fmt: skip


def _officer(hue: str) -> Shapes:
    """Returns an officer in a peaked cap."""
    return (
        *_bust(_GREY),
        Curve("M-16 24L-6 40L0 30L6 40L16 24Z", hue),
        *_eyes(),
        Curve("M-10 15H10", None, BLACK, 5),
        Curve("M-24 -13L-30 -32Q0 -46 30 -32L24 -13Q0 -22 -24 -13Z", "#4c4c54"),
        Curve("M-26 -12Q0 -22 26 -12L28 -5Q0 -14 -28 -5Z", BLACK),
        Mark("star", 0, -27, 17, hue),
    )  # fmt: skip


def _trader(hue: str) -> Shapes:
    """Returns a bearded man in a turban."""
    return (
        *_bust(_DARK), *_eyes(),
        Curve("M-20 6Q-22 36 0 38Q22 36 20 6Q10 14 0 12Q-10 14 -20 6Z", "#2e2622"),
        Curve("M-6 19Q0 22 6 19", None, SKIN, 2.5),
        Curve("M-26 -8Q-34 -40 0 -42Q34 -40 26 -8Q0 -18 -26 -8Z", hue),
        Curve("M-26 -12Q0 -34 24 -22M-24 -22Q4 -40 26 -14", None, BLACK, 2.5),
    )  # fmt: skip


def _singer(hue: str) -> Shapes:
    """Returns a woman with waved hair and pearls."""
    return (
        Curve("M-28 0Q-34 30 -24 34Q-14 20 -20 0ZM28 0Q34 30 24 34Q14 20 20 0Z", hue),
        *_bust(_GREY),
        *(Circle(x, y, 3, IVORY) for x, y in ((-14, 29), (-7, 33), (0, 34.5), (7, 33), (14, 29))),
        *_eyes(), _lips(hue),
        *both_sides(Curve("M4 -7Q10 -10 16 -6", None, BLACK, 2)),
        Curve("M-27 2Q-32 -38 4 -36Q32 -34 27 2Q22 -20 -2 -22Q-18 -16 -27 2Z", hue),
        Curve("M-18 -22Q-8 -32 6 -30M-22 -10Q-18 -20 -10 -22", None, BLACK, 1.8),
    )  # fmt: skip


def _clerk(hue: str) -> Shapes:
    """Returns an old man with glasses and little hair."""
    return (
        *_bust(_DARK), *_tie(hue),
        *both_sides(Circle(9, 0, 8.5, None, IVORY, 2.5)),
        *_eyes(), _smile(),
        Curve("M-24 -6Q-22 -20 -12 -26Q0 -30 12 -26Q22 -20 24 -6", None, hue, 7),
        Curve("M-14 10Q-4 8 0 11Q4 8 14 10", None, hue, 4),
    )  # fmt: skip


_STARS: tuple[Callable[[str], Shapes], ...] = (
    _smoker, _veiled, _prefect, _gambler, _officer, _trader, _singer, _clerk,
)  # fmt: skip
