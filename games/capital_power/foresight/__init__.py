"""What a seat might do, tried on a copy of the state as far as it knows it."""
