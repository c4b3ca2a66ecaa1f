"""Pages of the settings of people and servers: language, reminders, vacation, personal data,
channels.
"""
