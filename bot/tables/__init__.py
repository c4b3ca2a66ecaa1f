"""A table is one game being played: open, join, start, play, leave.

`tables.py` holds the tables and is the only way to change one, `table.py` is one table as a value;
`lobby.py` is what happens before the game, `playing.py` what happens in it, `finished/` after it;
`clocks/` the time of a table, `due/` what happens when its time has come; `voting/` and `motions/`
what a table decides together; `privacy/` what is stored about people; `notifications.py` what a
change has to tell; `errors.py` and the files of that name every way to be refused.
"""
