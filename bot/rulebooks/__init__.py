"""Rules look-up: `finder.py` forgives typos in titles, and `search.py` searches the bodies."""
