"""Helpers for tests of texts: which sentences and rules the code names."""
