"""Processes beside the bot's own, for work that would keep everybody waiting."""
