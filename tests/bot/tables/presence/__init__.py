"""Tests of who is at a table."""
