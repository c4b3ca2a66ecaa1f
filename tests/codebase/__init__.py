"""Reading who imports whom, for the tests of how the house is built."""
