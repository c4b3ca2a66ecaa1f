"""Whole games on the local Discord, with the bot in a process of its own, killed and restarted.

`screen.py` reads what a person sees, `forms.py` fills in forms and `player.py` plays; `stage.py` is
the local Discord with the bot, `witness.py` watches everything, `game.py` plays one game from the
first command to the end, and `finished_game.py` compares the end with the record.
"""
