"""Nights as people see and press them: what everybody sees, and the pages of one person."""
