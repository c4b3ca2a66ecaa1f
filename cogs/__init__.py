"""The cogs: one per game, with slash commands in the game's own words, and those that belong to
no game.
"""
