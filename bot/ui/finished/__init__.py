"""Pages about finished games: history, results, records, replays and rematches."""
