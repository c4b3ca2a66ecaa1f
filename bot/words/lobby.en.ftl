# Tables that wait for players

lobby-keep = Nobody has pressed anything here for a while. The table closes { $when }.
lobby-keep-open = Keep it open
lobby-kept = The table stays open. Without another press it closes { $when }.
lobby-lapsed = Nobody else came, so the table was closed.
lobby-reopen = Open again
lobby-reopened = Nobody else came, so the table was closed. It was opened again as table { $number }.

call-full = { $table } · full
call-free = { $table } · a seat is free again
call-empty = { $table } · nobody else came

## Calls for players

lobby-call = Call players
call-players =
    📣 { $people }: { $who } is looking for players. { $table }, { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }: press “Join” on its card.
call-sent = The call is on its way. A table calls once.
call-done = Players have been called for this table before, and a table calls once.
call-lately = Players were called on this server a short while ago. You can call { $when }.
call-quiet = It is quiet time on this server: nobody is called. That ends { $when }.
call-nobody = Nobody who wishes to be called for this game can be called now: they are here already, do not see this channel, or have chosen other hours.
call-role-gone = The role that is called on this server no longer exists. Whoever manages the server can choose another with “/server calls”.
call-unanswered = Discord does not tell me now who sees this table. Try again in a moment.

## The host

host-button = Hand over
host-ask = Who should be the host now? It happens at once.
host-who = The new host
host-now = { $who } is the host now.
host-yours = You are the host of this table now.
host-not-there = That person is not at the table. You can only choose somebody else who is.
put-out-button = Put out
put-out-ask = Whose seat should be free again? They cannot sit down at this table again; only they are told.
put-out-who = Who has to leave
host-put-out = { $who } has been asked to leave the table.
host-put-you-out = The host has asked you to leave this table.
table-not-welcome = You can’t sit down at this table. Its host, somebody’s settings, the server or what it asks of players may stand against it; which, and by whom, is never said.
