# Ordinateurs aux tables.

computer-none = Cet ordinateur n’est pas à cette table. Quelqu’un a peut-être pris sa place.
