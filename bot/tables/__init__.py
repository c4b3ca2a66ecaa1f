"""A table is one game being played: open, join, start, play, leave.

`tables.py` holds the tables and is the only way to change one; `lobby.py` what happens before the
game and `playing.py` what happens in it; `table.py` one table as a value; `notices.py` what a
change has to tell people; `errors.py` every way to be turned down.
"""
