"""Game nights: people who come together at an hour, and the tables they are seated at."""
