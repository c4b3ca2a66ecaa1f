"""The outbox: what must reach Discord, delivered once and in order.

A change writes its notices in its own transaction (`bot/tables/notices.py`); `courier.py` takes
them lane by lane while there is work, and ends. `public.py` and `private.py` know how each kind is
delivered, `trouble.py` what each of Discord's refusals means, `finding.py` whether something was
sent before we died.
"""
