"""Groups of companies and their money: ownership, cash, founding and booking."""
