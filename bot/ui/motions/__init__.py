"""Messages and presses about motions, the common decisions of a table."""
