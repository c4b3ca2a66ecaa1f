"""What a seat may choose, step by step, worked out from its view."""
