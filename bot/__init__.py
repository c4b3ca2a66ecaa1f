"""The process that brings the games to people."""
