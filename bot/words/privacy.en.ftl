## A seat whose owner had everything about them deleted

nameless-seat = Seat { $number }
nameless-left = 💺 { $who } has nobody behind it any more. The table plays that seat from now on.

## /me delete

me-delete-head = **Delete everything that is stored about you?** It cannot be undone.
me-delete-settings = Your settings, half-made moves, reminders, vacations and whatever waits to be sent to you go.
me-delete-playing = { $count ->
    [one] In **{ $count }** game you are playing, the table plays your seat from now on, and you can take no other seat there. Until it ends I keep a mark for that, which does not tell who you were.
   *[other] In **{ $count }** games you are playing, the table plays your seat from now on, and you can take no other seat there. Until each of them ends I keep a mark for that, which does not tell who you were.
}
me-delete-lobby = { $count ->
    [one] You get up from **{ $count }** table that has not begun.
   *[other] You get up from **{ $count }** tables that have not begun.
}
me-delete-over = { $count ->
    [one] **{ $count }** finished game keeps its moves; your seat there loses its name and leads to nobody.
   *[other] **{ $count }** finished games keep their moves; your seats there lose their names and lead to nobody.
}
me-delete-stays = What has been posted on Discord stays there: I cannot take it back. The messages with your hands in our conversation I delete. Copies of the database that the bot’s operator has made still hold it all until they are thrown away.
me-delete-first = “/me export” gives you all of it as a file first.
me-delete-button = Delete everything about me
me-deleted = Everything that was stored about you is deleted. You may play again whenever you like, as somebody new.

## /me export

me-export-sent = I have sent you everything that is stored about you by direct message.
me-export-here = Everything that is stored about you, as a file only you can see here.
me-export-file = Everything that is stored about you.
me-export-running = Your export is being put together already; it comes as soon as it is ready.
me-export-busy = Many people are waiting for their export just now. Please ask again in a few minutes.
