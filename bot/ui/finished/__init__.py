"""Pages about games that are over: history, results, records, stepping through, playing again."""
