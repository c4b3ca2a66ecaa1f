"""The measurements of `bot bench`, which say how fast the bot is.

`client.py` is the real bot with two more presses (one does nothing, one prepares a move) and
without outbox and pictures. `presses.py` sends it raw events and waits for its answers,
`in_process.py` within simcord and `over_sockets.py` through the local Discord. `measures.py`
measures presses, `starting.py` the start with many stored tables, `idle.py` waiting for very many
deadlines, `typed.py` the heaviest texts in every option of every command, `beside.py` what somebody
with a thousand tables costs others; `report.py` presents the results.
"""
