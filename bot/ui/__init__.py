"""The messages that people see and press, built from a view and its choices, the same for all
games.

`custom_ids.py` reads what a button says, `router.py` decides where a press goes, and `access.py`
who may see which table. `panel/` is the private panel, `moves/` handles moves from presses and
typed commands, and `lobby/`, `motions/`, `finished/` and `settings/` have the pages of those
subjects. `board.py` is the public board, `sheets.py` has pictures and their text twins, and
`components.py` the parts of messages. `request.py` says who asks and how they are answered, and
`refusals.py` how they are refused; `handlers.py` has all handlers of presses and commands.
"""
