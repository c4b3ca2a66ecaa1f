"""The checks of an installation that `bot check` runs, one small module per subject.

`steps.py` runs the steps and reports how each went; `playing/` plays whole games on a local
Discord.
"""
