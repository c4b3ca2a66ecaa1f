"""What lies on the table: stacks of sets, neutral piles, and sets that lie covered."""
