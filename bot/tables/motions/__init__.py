"""Carrying out what a table decides together: motions and their effects, taking a move back, taking a
seat over.
"""
