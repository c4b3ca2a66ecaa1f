"""Tables: a table is one game being played, from opening to the end.

`tables.py` holds the tables and is the only way to change one, and `table.py` is one table as a
value. `lobby.py` is for the time before the game, `playing.py` for the game, and `finished/` for
the time after it. `clocks/` is the time of a table, `due/` handles what is due, `voting/` and
`motions/` are the table's common decisions, and `privacy/` is about the data stored about people.
`notifications.py` says what a change has to tell, and `errors.py` and other files of that name hold
the errors.
"""
