"""How to play, as people open and turn it."""
