"""All the SQL, a file a subject: what one open transaction can be asked for.

The statements keep to what SQLite and PostgreSQL share: named parameters, `on conflict`,
`returning`, integers for ids and times, JSON as text.
"""
