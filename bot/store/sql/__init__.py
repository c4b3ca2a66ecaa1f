"""All the SQL, one file per subject: the methods of an open transaction.

The statements keep to what SQLite and PostgreSQL share: named parameters, `on conflict`,
`returning`, integers for ids and times, JSON as text.
"""
