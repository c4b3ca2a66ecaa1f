"""Finished games: results, records, replays and rematches."""
