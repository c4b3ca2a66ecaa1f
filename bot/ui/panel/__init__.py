"""The private panel: what somebody may choose, step by step, and the forms they fill in."""
