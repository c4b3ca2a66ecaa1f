"""How fast the bot is: what `bot bench` measures, and with what.

`client.py` is the real bot with two presses more (one that does nothing, one that prepares a move)
and without outbox and pictures; `presses.py` sends it raw events and waits for its answers,
`in_process.py` within simcord, `over_sockets.py` through the local Discord; `measures.py` is what
is measured, `starting.py` the start with many stored tables, `idle.py` waiting for very many
deadlines, `typed.py` the heaviest texts in every option of every command, `beside.py` what
somebody with a thousand tables does beside a move, `report.py` how it is told.
"""
