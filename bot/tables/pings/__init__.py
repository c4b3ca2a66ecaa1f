"""Who is called, for what, and how.

`ways.py` says how somebody wishes to be called, `questions.py` which questions they have been
called for, and `mentions.py` writes the rows of the outbox that mention people.
`bot/post/mentions.py` delivers those.
"""
