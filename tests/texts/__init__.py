"""Reading catalogues, typography and code, for the tests of texts."""
