## A seat whose owner had everything about them deleted

nameless-seat = Seat { $number }
nameless-left = 💺 { $who } no longer belongs to anybody. The table plays that seat from now on.

## /me delete

me-delete-head = **Delete everything that is stored about you?** It cannot be undone.
me-delete-settings = Your settings, half-made moves, reminders, vacations and anything waiting to be sent to you are deleted.
me-delete-playing = { $count ->
    [one] In **{ $count }** game you are playing, the table plays your seat from then on, and you can take no other seat there. Until it ends I keep a mark for that, which does not tell who you were.
   *[other] In **{ $count }** games you are playing, the table plays your seat from then on, and you can take no other seat there. Until each of them ends I keep a mark for that, which does not tell who you were.
}
me-delete-lobby = { $count ->
    [one] You leave **{ $count }** table that has not begun.
   *[other] You leave **{ $count }** tables that have not begun.
}
me-delete-over = { $count ->
    [one] **{ $count }** finished game keeps its moves; your seat there loses its name and no longer leads to you.
   *[other] **{ $count }** finished games keep their moves; your seats there lose their names and no longer lead to you.
}
me-delete-stays = What has been posted on Discord stays there: I cannot take it back. I do delete the messages with your hands in our conversation. Copies of the database made by the bot’s operator still hold everything until they are thrown away.
me-delete-first = “/me export” gives you all of it as a file first.
me-delete-button = Delete everything about me
me-deleted = Everything that was stored about you is deleted. You can play again whenever you like, as somebody new.

## /me export

me-export-sent = I have sent you everything that is stored about you by direct message.
me-export-here = Everything that is stored about you, as a file that only you can see here.
me-export-file = Everything that is stored about you.
me-export-running = Your export is already being prepared; it comes as soon as it is ready.
me-export-busy = Many people are waiting for their export right now. Please ask again in a few minutes.
