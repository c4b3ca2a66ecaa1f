"""Carrying out what a table decides together: motions and their effects, taking a move back, and
taking a seat over.
"""
