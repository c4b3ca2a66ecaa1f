"""Contests: live bidding, sealed limits, and what can be said in them."""
