"""How Casablanca looks: a film of 1942."""
