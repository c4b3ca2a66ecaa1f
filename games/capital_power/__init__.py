"""Capital Power."""
