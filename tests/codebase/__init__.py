"""Helpers for tests of the codebase: who imports whom."""
