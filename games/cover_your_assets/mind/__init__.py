"""How computers play Cover Your Assets.

* `outlook`, `hands`: what a seat makes of its view: unseen cards, dangers, the price of its cards
* `rating` with `robbing`, `actions` and `claiming`: what each sensible move gains
* `light`: the quick move of imagined players
* `attention`, `worlds`: covered cards that were seen, and where imagined games stop
* `reasons`: why a move is made, in words
"""

from games.cover_your_assets.mind.mind import MIND

__all__ = ["MIND"]
