"""One cog a game: its slash commands, in its own verbs."""
