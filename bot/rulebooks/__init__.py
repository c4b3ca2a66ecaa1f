"""Looking rules up: `finder.py` forgives typos in titles, `search.py` looks through the bodies."""
