"""The time of the local Discord, and how the bot's process follows it."""
