"""Compulsory payments, and companies that are liquidated for them."""
