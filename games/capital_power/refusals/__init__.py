"""Why a move is not allowed: the ruling that is in the way, and a sentence that says so."""
