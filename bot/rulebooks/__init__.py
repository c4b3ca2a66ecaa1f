"""Rules look-up: one way for everything that somebody types, a question, a title or a ruling.

`terms.py` knows words (with `en.toml` and `fr.toml`), `index.py` knows which entries they lead to,
`lookup.py` ranks the entries, `excerpts.py` picks the sentence that a list shows.
"""
