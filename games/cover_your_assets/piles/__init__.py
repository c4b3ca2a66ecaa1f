"""The piles on the table: stacks of sets, neutral piles, and covered sets."""
