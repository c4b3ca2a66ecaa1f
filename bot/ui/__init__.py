"""What people see and press: built from a view and its choices, the same for all games.

`custom_ids.py` what a button says to us, `router.py` where a press goes, `access.py` who may see
which table; `panel/` the private panel, `moves/` moves from presses and typed commands, `lobby/`,
`motions/`, `finished/` and `settings/` the pages of those; `board.py` the public board; `sheets.py`
pictures and their text twins; `components.py` what messages are made of; `request.py` who
asks, and how they are answered, `refusals.py` how they are refused; `handlers.py` all that presses
and commands lead to.
"""
