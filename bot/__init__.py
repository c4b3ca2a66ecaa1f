"""The process that carries the games to people."""
