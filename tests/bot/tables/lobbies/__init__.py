"""Tests of tables that wait for players."""
