"""Durable rows: SQLite behind a small Protocol.

`store.py` is what the bot knows; `sqlite.py` the database; `transaction.py` all the SQL;
`rows.py` the rows as values; `keyed.py` the database's secret and hashes made with it;
`migrations.py` and `schema/` the tables; `backup.py` copies.
"""
