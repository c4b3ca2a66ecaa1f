"""How Agent looks: an atlas at night."""
