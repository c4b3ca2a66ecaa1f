"""The page on which people who manage a server see to a table."""
