"""Groups of companies and their money: who belongs to whom, who holds what, founding, booking."""
