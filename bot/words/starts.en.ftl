# Games that begin by themselves, and tables that are full

start-button = Start by itself…
start-title = Start by itself
start-about = When it is time the table waits one more minute, in which anybody who sits there can ask to wait longer.
start-by-host = The host starts the game
start-choose-full = When the table is full, with { $most }
start-choose-with = With { $seats } players
start-hour = At a time…
start-clock = { $hour }:{ $minute }
start-in =
    { $hours ->
        [0] in { $minutes } min
       *[other] in { $hours } h { $minutes } min
    }
start-at-in = At { $at } ({ $left })
start-unread = I can’t read “{ $typed }”. When should the game begin by itself: “full”, with { $least } to { $most } players (“{ $least }”), or at a time (“20:30”)?
start-full = Waiting for players. Starts by itself when the table is full, with { $most }.
start-with = Waiting for players. Starts by itself with { $seats }.
start-at = Starts by itself at { $at }, { $when }.
start-enough = It is time. Starts by itself as soon as { $least } are here.
start-begins = ▶️ Starts by itself { $when }.
start-is-held = Somebody who sits here has asked to wait. The host starts the game, or it starts by itself after somebody else has sat down.
start-wait = Wait
start-waits = The game does not start by itself for now. The host can start it, and when somebody else sits down it starts by itself again.
start-not-near = This game is not about to start by itself, so there is nothing to wait for.
start-too-few = It is time, but for this game { $least } have to be here, and so far { $here } { $here ->
        [one] is
       *[other] are
    }. It starts by itself as soon as there are enough.
start-missed = I was away at { $at }, when the game was to start by itself. { $host } can start it when you are all here.

full-told = { $people } · { $table } is full. { $how }
full-begins = It starts by itself { $when }.
full-by-host = { $host } can start the game.
pings-about-full = Full table
seat-tell-me = Tell me if a seat is free
seat-tell-noted = I write to you if a seat here is free, once. Nobody else sees that you wait.
seat-free = A seat is free: { $where }
seat-free-now = There is a free seat here now: press “Join”.
seat-only-direct = I could only tell you by direct message, so that nobody sees that you wait, and I cannot send you any. “/me dm” turns them on.
