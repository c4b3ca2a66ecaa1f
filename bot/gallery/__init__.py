"""What `bot gallery` draws: every picture of every game, on one page to look at."""
