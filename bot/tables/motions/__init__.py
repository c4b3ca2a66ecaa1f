"""The table's decisions carried out: motions and their effects, taking a move back, and taking a
seat over.
"""
