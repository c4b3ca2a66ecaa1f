"""Learning a game alone: the offer, the private table before its game, and its presses."""
