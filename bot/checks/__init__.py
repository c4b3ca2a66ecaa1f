"""Whether an installation works: what `bot check` looks at, one small module a subject.

`steps.py` runs the steps and says how each went; `playing/` plays whole games in a local Discord.
"""
