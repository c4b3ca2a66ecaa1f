"""Who may sit down at a table, and who is kept apart from whom."""
