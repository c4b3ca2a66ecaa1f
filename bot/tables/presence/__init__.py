"""Who is at a table: its host, and whether anybody is there at all."""
