"""Personal data: its export to a file, and its deletion."""
