"""What Agent and Casablanca share: agents on a map, a case, secret bribes, and contests.

No game by itself: `games.agent` and `games.casablanca` each add an `Edition` (their board, their
amounts, and how their agents move, carry the case and strike), their rulebook and their words.
Sums are dollars, in hundreds. Rulings (A1 to F7) are those of the two rulebooks.
"""
