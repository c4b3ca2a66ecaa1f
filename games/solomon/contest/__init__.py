"""Contests: live bidding, sealed limits, and what may be said in them."""
