"""The reasons why a move is refused: the ruling in the way, and a sentence that says so."""
