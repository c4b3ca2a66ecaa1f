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
