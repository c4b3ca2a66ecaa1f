# Computers at tables.

computer-none = No such computer sits at this table. Perhaps somebody has taken its seat.
