"""The sheets of this game: drawings of a view, each with its text twin."""
