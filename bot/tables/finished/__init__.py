"""A game that is over: its results, its record, stepping through it, and playing again."""
