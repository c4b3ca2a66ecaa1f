"""Tables whose game has not begun: opening, joining and setting one up, and the start."""
