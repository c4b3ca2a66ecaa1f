"""How to play in one minute: three drawn pages of each game."""
