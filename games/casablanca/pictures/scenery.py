"""Casablanca's places: the spotlight, the airfield in the fog, the lamp, and the black case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.casablanca.pictures.look import AMBER, ASH, BLACK, COAL, IVORY, SILVER
from games.drawing import Circle, Curve, Ellipse, Group, Rect

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

FOG = ((0.0, "#16171b"), (0.42, "#4d4f55"), (0.7, "#8f8d89"), (1.0, "#8f8d89"))
NIGHT = ((0.0, "#0c0c0e"), (0.6, "#2b2b31"), (1.0, "#3a3a40"))


def case(x: float, y: float, size: float) -> Shapes:
    """Returns the black case, about `size` wide, centred on (x, y)."""
    drawn = (
        Curve("M-11 -14V-22H11V-14", None, BLACK, 11),
        Rect(-31, -18, 62, 44, BLACK, None, 0, 6),
        Curve("M-11 -13V-21H11V-13", None, IVORY, 5),
        Rect(-27, -14, 54, 36, BLACK, IVORY, 3.5, 4),
        Curve("M-27 2H27", None, IVORY, 3),
        Rect(-5, -3, 10, 10, AMBER, radius=2),
    )
    return (Group(drawn, x, y, scale=size / 60),)


def hat(x: float, y: float, scale: float, hue: str) -> Shapes:
    """Returns a fedora above a piece, with a band of the agent's colour."""
    drawn = (
        Curve("M-26 4Q0 -8 26 4Q22 11 0 8Q-22 11 -26 4Z", BLACK, IVORY, 2),
        Curve("M-15 1Q-17 -19 -6 -17Q0 -14 6 -17Q17 -19 15 1Q0 -5 -15 1Z", BLACK, IVORY, 2),
        Curve("M-15 0Q0 -6 15 0L15 -5Q0 -11 -15 -5Z", hue),
    )
    return (Group(drawn, x, y, scale=scale),)


def spotlight(top: float, height: float) -> Shapes:
    """Returns a stage in two shafts of light."""
    foot = top + height
    return (
        Rect(0, top, 520, height, BLACK),
        Curve(f"M190 {top:g}H390L520 {foot:g}H40Z", IVORY, opacity=0.1),
        Curve(f"M240 {top:g}H340L450 {foot:g}H130Z", IVORY, opacity=0.14),
        Ellipse(290, foot - 10, 210, 30, "#4b473f"),
    )


def airfield() -> Shapes:
    """Returns a plane in the fog and a light on the runway, 520 wide and 500 high."""
    waves = "".join(f"M0 {y}q60 -18 130 -4t140 -6t130 6t120 -4V400H0Z" for y in (330, 352, 376))
    plane = (
        Curve(
            "M-190 6Q-196 -10 -176 -12L-150 -14L-166 -56H-140L-104 -16Q20 -34 120 -24Q166 -18 172 2"
            "Q160 20 90 22L-120 20Q-176 18 -190 6Z",
            "#1b1c21",
        ),
        Curve("M-20 0L-96 66H-60L60 6ZM-30 -20L-60 -48H-30L30 -24Z", "#0f1014"),
        Circle(174, 0, 9, "#0f1014"),
        Ellipse(178, 0, 4, 46, "#0f1014"),
        Curve("M60 -14h10M80 -14h10M100 -13h10M40 -15h10", None, AMBER, 7),
        Curve("M110 20v24M-150 18v14", None, "#0f1014", 6),
        Circle(110, 50, 11, "#0f1014"),
    )
    return (
        Rect(0, 396, 520, 184, "#26262b"),
        Curve(waves, "#cfcac0", opacity=0.16),
        Group(plane, 352, 318, scale=0.86),
        Curve("M92 0L230 396H520V330Z", "#fff3d6", opacity=0.16),
        Curve("M92 0L300 396H452Z", "#fff3d6", opacity=0.2),
        Ellipse(330, 452, 190, 46, "#b9b2a2"),
        Curve("M300 452L170 500H256L352 456Z", BLACK, opacity=0.55),
    )


def walker(hue: str) -> Shapes:
    """Returns a man in a trench coat, seen from behind. hue: of the band of his hat."""
    return (
        Curve("M-30 168L-40 190H-12L-6 168ZM6 168L12 190H40L30 168Z", BLACK),
        Curve("M-26 60L-30 172H-4L0 96L4 172H30L26 60Z", "#141417"),
        Curve("M-44 -18Q-50 60 -56 118Q0 134 56 118Q50 60 44 -18Q20 -34 0 -34Q-20 -34 -44 -18Z",
              "#a1957c"),
        Curve("M0 -34Q20 -34 44 -18Q50 60 56 118Q30 128 6 128Z", "#5d564a"),
        Curve("M-48 44H48", None, "#3a352d", 9),
        Curve("M0 60V126", None, "#3a352d", 3),
        Curve("M-44 -16Q-64 40 -58 96L-42 96Q-42 40 -30 0Z", "#8d8270"),
        Curve("M44 -16Q66 40 62 92L46 94Q42 40 30 0Z", "#4b453b"),
        Ellipse(0, -52, 19, 24, "#2a2624"),
        Curve("M-26 -34Q0 -18 26 -34L24 -20Q0 -8 -24 -20Z", "#7f7461"),
        Curve("M-42 -60Q0 -76 42 -60Q34 -50 0 -54Q-34 -50 -42 -60Z", "#1a1a1e"),
        Curve("M-23 -62Q-26 -94 -8 -92Q0 -87 8 -92Q26 -94 23 -62Q0 -70 -23 -62Z", "#242428"),
        Curve("M-23 -62Q0 -71 23 -62V-70Q0 -79 -23 -70Z", hue),
    )  # fmt: skip


def lost_hat(hue: str) -> Shapes:
    """Returns a street under a lamp with a hat in it, and the picture closing around it, 520 wide
    and 500 high.
    """
    stones = "".join(
        f"M{x + (y // 26 % 2) * 18} {y}h22"
        for y in range(352, 470, 26)
        for x in range(110, 420, 40)
    )
    fedora = (
        Curve("M-110 20Q0 -34 110 20Q92 48 0 34Q-92 48 -110 20Z", BLACK, SILVER, 3),
        Curve("M-62 4Q-70 -82 -24 -74Q0 -60 24 -74Q70 -82 62 4Q0 -22 -62 4Z", COAL, SILVER, 3),
        Curve("M-62 3Q0 -22 62 3L64 -19Q0 -44 -64 -19Z", hue),
        Curve("M10 -62Q40 -74 54 -50L58 -2Q40 -10 18 -12Z", IVORY, opacity=0.12),
    )
    iris = "M0 0H520V500H0ZM260 128A186 186 0 0 0 260 500A186 186 0 0 0 260 128Z"
    return (
        Rect(60, 330, 400, 170, "#26262b"),
        Curve("M346 200L150 500H460Z", AMBER, opacity=0.16),
        Curve("M346 200L210 500H410Z", AMBER, opacity=0.2),
        Ellipse(318, 424, 150, 44, "#8d8779"),
        Curve(stones, None, ASH, 4),
        Curve("M392 462V220q0 -44 -40 -44", None, BLACK, 9),
        Curve("M330 172h34l12 28h-58z", BLACK, SILVER, 2),
        Ellipse(347, 202, 24, 9, AMBER),
        Curve("M204 436q70 34 190 8l-20 -20z", BLACK, opacity=0.6),
        Group(fedora, 268, 408, -14, 0.86),
        Curve(iris, BLACK),
        Circle(260, 314, 186, None, SILVER, 3),
    )
