"""The outbox: what must reach Discord, delivered once and in order.

A change writes its notices in its own transaction (`bot/tables/notifications.py`); `courier.py`
takes them lane by lane while there is work, and ends. `public.py` (with `boards.py`, `places.py`)
and `private.py` know how each kind is delivered, `sending.py` how nothing is sent twice,
`bundle.py` how sentences share a message. Beside the folder, `bot/dm_limiter.py` spaces new
conversations and `bot/discord_errors.py` says what Discord's refusals mean.
"""
