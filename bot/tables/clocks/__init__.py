"""Time at one table: paces, the clocks of seats, sealed windows, vacations, quiet hours, and
standing orders, which answer after a time.
"""
