"""The door to all games: what `/play`, `/help`, a mention and the greeting show."""
