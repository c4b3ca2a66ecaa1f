"""Durable rows: SQLite behind a small Protocol.

`store.py` is what the rest of the bot knows, and `sqlite.py` is the database. `transaction.py`
gathers all the SQL of `sql/`, and `rows.py` has the rows as values. `keyed.py` has the database's
secret and the hashes made with it, `migrations.py` and `schema/` the tables, and `backup.py`
copies.
"""
