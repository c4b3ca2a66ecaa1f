"""Messages and presses about what a table decides together."""
