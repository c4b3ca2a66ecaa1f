"""The private panel: the choices of a person, step by step, and the forms they fill in."""
