"""Agent's places: the atlas, the town at night, the beach, and what lies about there."""

from __future__ import annotations

from games.agent.pictures.look import AMBER, COAST, GLOW, GRID, INK, LAND, STAMP
from games.drawing import Circle, Curve, Group, Label, Rect
from games.drawing_kit import Shapes, both_sides, text_width

_COASTS = (
    "M200 150Q190 170 195 189Q200 208 186 222Q172 237 161 254Q150 271 131 280Q111 289 88 279"
    "Q66 269 49 266Q31 262 3 271Q-26 280 -30 257Q-35 234 -43 218Q-52 203 -75 187Q-99 170 -81 152"
    "Q-64 133 -62 112Q-60 90 -37 82Q-14 74 3 62Q21 50 44 58Q66 67 88 59Q111 50 135 55"
    "Q159 59 169 79Q179 99 194 114Q210 130 200 150Z"
    "M556 156Q559 170 554 183Q548 196 546 212Q545 227 529 234Q513 241 498 245Q483 250 467 259"
    "Q452 267 430 275Q409 282 391 272Q373 261 359 249Q345 236 348 217Q351 198 341 184"
    "Q331 170 339 156Q348 141 358 130Q368 118 380 109Q393 101 406 93Q419 85 436 68Q452 52 473 57"
    "Q494 61 512 70Q531 78 545 91Q560 104 556 123Q552 142 556 156Z"
    "M619 533Q615 556 614 578Q614 600 604 620Q595 640 580 659Q565 678 541 684Q517 690 493 698"
    "Q470 706 453 681Q435 656 413 657Q390 659 364 652Q339 645 335 621Q331 598 321 577"
    "Q310 556 334 539Q359 522 359 502Q360 481 378 472Q397 462 412 447Q427 431 448 427"
    "Q470 423 487 440Q505 457 523 460Q542 463 557 475Q572 487 597 498Q623 510 619 533Z"
    "M187 543Q204 560 201 581Q198 602 181 616Q164 630 146 639Q129 648 110 650Q92 652 76 669"
    "Q60 687 40 680Q21 672 -1 670Q-23 667 -31 647Q-39 627 -57 614Q-75 601 -66 580Q-57 560 -67 539"
    "Q-77 519 -65 501Q-54 483 -33 475Q-13 466 3 456Q20 445 40 438Q60 432 78 446Q95 460 116 461"
    "Q137 461 157 471Q177 481 174 504Q171 526 187 543Z"
    "M329 388Q330 400 326 411Q323 422 324 437Q325 452 313 454Q302 456 296 468Q290 480 280 479"
    "Q270 478 262 472Q254 465 243 466Q232 467 230 454Q227 440 219 432Q210 425 213 412"
    "Q216 400 218 389Q219 379 219 366Q219 353 223 339Q227 324 240 329Q253 333 262 330"
    "Q270 326 280 322Q291 317 303 319Q314 321 319 336Q324 350 326 363Q329 375 329 388Z"
    "M296 96Q291 100 296 104Q302 107 292 109Q282 110 280 114Q279 118 271 117Q262 116 256 117"
    "Q250 118 242 121Q233 123 230 119Q226 115 218 114Q211 113 209 109Q207 106 206 103"
    "Q205 100 206 97Q206 94 212 92Q217 90 218 86Q219 82 229 83Q238 84 244 83Q250 82 256 83"
    "Q262 84 268 85Q275 85 280 87Q286 89 293 91Q301 93 296 96Z"
)
"""The shores of no continent in particular, under the spaces of the board in this repository."""

NIGHT = ("#0a1828", "#0f2438", "#153149", "#1b405d", "#225071", "#2b5f86")
"""The sky from above to the roofs, in strips."""
DUSK = ((0, "#2a1a5e"), (0.4, "#d8497a"), (0.62, "#ffb648"), (1, "#ffb648"))
DAWN = ((0, "#0a1828"), (0.55, "#274f7c"), (1, "#ff9f5a"))


def atlas() -> Shapes:
    """Returns land and the rings of the grid around (0, 0)."""
    ends = ((420, 0), (-420, 0), (210, 364), (-210, 364), (210, -364), (-210, -364))
    rays = "".join(f"M0 0L{x} {y}" for x, y in ends)
    return (
        Group((Curve(_COASTS, LAND, COAST, 2),), -260, -362),
        *(Circle(0, 0, radius, None, GRID, 2) for radius in (105, 210, 315)),
        Curve(rays, None, GRID, 2),
    )


def case(x: float, y: float, size: float) -> Shapes:
    """Returns the briefcase, about `size` wide, centred on (x, y)."""
    drawn = (
        Curve("M-12 -14V-22H12V-14", None, INK, 12),
        Rect(-31, -17, 62, 44, INK, None, 0, 7),
        Curve("M-12 -14V-22H12V-14", None, AMBER, 6),
        Rect(-28, -14, 56, 38, INK, AMBER, 4, 5),
        Curve("M-28 2H-6M6 2H28", None, AMBER, 4),
        Rect(-6, -3, 12, 11, AMBER, radius=2),
    )
    return (Group(drawn, x, y, scale=size / 60),)


def skyline(y: float, hue: str) -> Shapes:
    """Returns a town at night above y, with lit windows."""
    roofs = (
        f"M0 {y:g}v-60h40v-30h30v30h30v-70h36v40h24v30h40v-90l14 -40l14 40v130h40v-60h30v-20h40v50"
        "h34v-90h12v-30h12v30h12v90h30v-50h40v30h42v60z"
    )
    spots = (
        (20, 42), (50, 70), (84, 40), (118, 90), (118, 60), (160, 40), (330, 50), (300, 40),
        (370, 80), (410, 40), (450, 60), (486, 38), (214, 140), (214, 110), (236, 90),
    )  # fmt: skip
    windows = "".join(f"M{x} {y - up:g}h6v9h-6z" for x, up in spots)
    return (Curve(roofs, hue), Curve(windows, AMBER))


def night(top: float, height: float) -> Shapes:
    """Returns the sky, which gets lighter towards the roofs."""
    each = height / len(NIGHT)
    return tuple(
        Rect(0, top + n * each, 520, height - n * each, hue) for n, hue in enumerate(NIGHT)
    )


def moon(x: float, y: float) -> Shapes:
    """Returns a crescent around (x, y)."""
    return (Curve(f"M{x + 12:g} {y - 52:g}a44 44 0 1 1 -40 64a40 40 0 0 0 40 -64z", GLOW),)


def stamp(words: str) -> Shapes:
    """Returns words in a frame of red ink, around (0, 0), slightly turned."""
    words = words.upper()
    room = min(240.0, text_width(words, 40, face="stencil"))
    half = room / 2 + 18
    print_ = (
        Rect(-half, -34, 2 * half, 62, INK, STAMP, 6, 8),
        Label(0, 12, words, 40, "#ff6b6b", "middle", fit=room + 1, face="stencil"),
    )
    return (Group(print_, angle=-6),)


def palm(x: float, y: float) -> Shapes:
    """Returns a palm with its crown at (x, y)."""
    trunk = f"M{x - 28:g} {y + 258:g}Q{x - 54:g} {y + 128:g} {x - 6:g} {y - 2:g}l16 6"
    trunk += f"Q{x - 28:g} {y + 128:g} {x - 2:g} {y + 258:g}Z"
    leaves = ((-150, 118), (-112, 116), (-70, 130), (-30, 120), (10, 118), (50, 130))
    crown = tuple(
        Group(
            (Curve(f"M0 0Q{length / 2:g} -46 {length} 10Q{length / 2:g} -10 0 0Z", "#0d5a43"),),
            x, y, angle,
        )
        for angle, length in leaves
    )  # fmt: skip
    nuts = (Circle(x - 6, y + 14, 11, "#3d2415"), Circle(x + 16, y + 18, 11, "#3d2415"))
    return (Curve(trunk, "#5c3620"), *crown, *nuts)


def beach() -> Shapes:
    """Returns the Bahamas at sunset: sun, sea, sand and a palm, 520 wide and 500 high."""
    glints = "M276 346h190M250 362h242M300 378h150M200 394h340"
    return (
        Circle(372, 300, 104, "#ffe08a"),
        Rect(0, 336, 520, 110, "#13708f"),
        Curve(glints, None, "#ffd98a", 5),
        Curve("M0 424Q140 384 300 398Q440 404 520 424V580H0Z", "#f2d59b"),
        *palm(124, 172),
    )


def deck_chair(head: Shapes) -> Shapes:
    """Returns somebody in a deck chair with a drink. head: the spy's."""
    glasses = (
        *both_sides(Curve("M2 -4H22Q20 10 12 10Q4 10 2 -4Z", INK)),
        Curve("M-4 -2h8", None, INK, 4),
    )
    return (
        Curve("M196 470L236 352L254 352L300 446H410L418 470H330L340 500M226 470L212 504", None,
              "#7a3b1c", 10),
        Curve("M240 352L300 446H404L396 424H320L262 344Z", STAMP),
        Curve("M252 360l58 80M274 352l52 74", None, "#ffffff", 6),
        Curve("M270 388Q300 360 330 392L342 428L452 430L456 450H326Q290 440 270 388Z", "#5a4a44"),
        Curve("M430 430h44v-22q12 0 12 18v24h-56z", INK),
        Group((*head, *glasses), 288, 346, -10, 1.22),
        Curve("M352 404L390 396", None, "#eec3a4", 13),
        Curve("M378 352h40l-20 26zM398 376v28M386 404h24", None, "#ffffff", 5),
        Curve("M384 358h28l-14 17z", "#ff5d8a"),
        Curve("M408 352l10 -26", None, "#3ddc84", 5),
    )  # fmt: skip
