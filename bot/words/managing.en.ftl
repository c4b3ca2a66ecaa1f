# Tables that a manager of the server sees to, and games that end before their end

ended-by-sleep = Nobody came back, so the table was closed without a result.
ended-by-manager = A manager of the server has ended this game. It counts for nothing.
ended-by-dropped = The players have agreed to end this game without a result.
ended-by-shared = The players have agreed to end this game: everybody who was still in it shares first place.

## What everybody at the table reads

manager-ended = ⛔ A manager of the server has ended this game. It counts for nothing.
manager-ended-because = ⛔ A manager of the server has ended this game: { $reason }. It counts for nothing.
manager-quiet = 🔕 No more mentions here, says a manager of the server.
manager-loud = 🔔 Mentions are allowed here again, says a manager of the server.
manager-opened = 💺 A manager of the server has opened the seat of { $who }: the table plays it until { $who } comes back or somebody else takes it over.
manager-opened-computer = 💺 A manager of the server has opened the seat of { $who }: a computer ({ $level }) plays it until { $who } comes back or somebody else takes it over.
manager-opened-note = A manager of the server has opened your seat, so the table plays it now. You can come back with “I am back” or by making a move, as long as nobody has taken it over.
manager-host = { $who } is the host now, says a manager of the server.
manager-woken = ▶️ A manager of the server has ended the pause.
manager-moved = A manager of the server has moved the table here.

## The page

manage-title = { $table } · for managers
manage-phase-lobby = It waits for players.
manage-phase-playing = Its game is under way.
manage-host = { $who } · host
manage-away = { $who } · the table plays this seat
manage-rests = Paused until { $when }.
manage-sleeps = It sleeps, because nobody is there any more. It is closed { $when }.
manage-is-quiet = Nobody is mentioned there.
manage-note = You see what any spectator sees. The table is told what you do, but not who you are.
manage-which = Which table?
manage-none = No table that you can see is open on this server.
manage-close = Close the table
manage-end = End the game …
manage-end-title = End the game
manage-end-why = Reason, for everybody at the table
manage-end-hint = Or nothing. The game counts for nothing.
manage-quiet = No mentions here
manage-loud = Allow mentions
manage-watch = Watch
manage-wake = End the pause
manage-open = Open a seat
manage-name = Name a host
manage-move = Move the table to a channel
manage-done = Done.
manage-over = Done. There is nothing more to see to at this table.
manage-seated = You sit at this table, so you are a player there like any other.
manage-cannot-host = That person cannot be the host, because they are not there.
manage-cannot-open = Only the seat of somebody who plays it can be opened.

## People who are kept away from a server’s tables

bar-set = { $who } cannot open tables, join them or take seats over on this server until you lift that with “/server bar until:off”. Games they play go on. Only they notice it, by a sentence that never says why.
bar-set-until = { $who } cannot open tables, join them or take seats over on this server. That ends { $when }. Games they play go on. Only they notice it, by a sentence that never says why.
bar-lifted = { $who } can open tables, join them and take seats over here again.
bar-nobody = You can keep people away from the tables, but neither yourself nor a bot.
bar-unread = “{ $typed }” is no day to come that I know. Write it like 24 December, 2026-12-24, tomorrow or 7 days, or off.
bar-days = { $count ->
    [one] one day
   *[other] { $count } days
}
bar-off = off: welcome again
