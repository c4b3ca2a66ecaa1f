"""Reading which sentences and rules the code names, for the tests of texts."""
