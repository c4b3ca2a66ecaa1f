"""Pages of what people and servers may set: language, reminders, vacation, own data, channels."""
