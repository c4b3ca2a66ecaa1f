"""The card of a table that has not begun, and its options."""
