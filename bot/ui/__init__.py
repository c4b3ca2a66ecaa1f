"""What people see and press: built from a view and its choices, the same for all games.

`ids.py` what a button says to us; `router.py` what it does; `panel.py`, `choosing.py` and
`form.py` the private panel; `board.py` and `lobby.py` public messages; `sheets.py` pictures and
their text twins; `answer.py` how an interaction is answered; `replies.py` every refusal.
"""
