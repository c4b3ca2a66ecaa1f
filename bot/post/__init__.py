"""The outbox: messages that must reach Discord, delivered once and in order.

A change writes its notices in its own transaction (`bot/tables/notifications.py`); `courier.py`
delivers them lane by lane while there is work, and then ends. `public.py` (with `boards.py` and
`places.py`) and `private.py` deliver each kind of row, `sending.py` makes sure that nothing is sent
twice, and `bundle.py` lets sentences share a message. Outside this folder, `bot/dm_limiter.py`
spaces out new conversations and `bot/discord_errors.py` says what Discord's refusals mean.
"""
