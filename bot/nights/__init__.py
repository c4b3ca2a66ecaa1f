"""Game nights: one list from the invitation through the call at the hour to tables that are dealt.

A night is planned, gathering (people say that they are there), playing, and then over, cancelled or
lapsed. Whatever changes one holds it (`nights.py`), before it holds any table. What people are told
of it waits in the outbox, in a lane of its own (`messages.py`), and what is due for it in rows of
its own (`agenda.py`).
"""
