"""What is stored about somebody: given to them as a file, and deleted."""
