"""What a seat is asked and can answer: picks, sums and forms, step by step."""
