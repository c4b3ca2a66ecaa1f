"""The rules of the games: pure, synchronous, without I/O, Discord or a clock."""
