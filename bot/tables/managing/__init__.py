"""What people who manage a server may do with its tables, and games that end before their end."""
