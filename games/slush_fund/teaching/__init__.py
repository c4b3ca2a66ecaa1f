"""How Slush Fund is taught."""
