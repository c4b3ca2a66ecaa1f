"""Who is at a table: its host, whether enough or all are there to begin, and whether anybody is."""
