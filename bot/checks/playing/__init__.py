"""Whole games in the local Discord, the bot a process of its own, killed and started again.

`screen.py` what a person has before them, `forms.py` how they fill a form, `player.py` how they
play; `stage.py` the local Discord and the bot; `witness.py` who watches everything; `game.py` one
game from the first command to the end; `verdict.py` the end against the record.
"""
