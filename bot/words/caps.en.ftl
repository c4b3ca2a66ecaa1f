## What is too much, or too often

cap-lobbies = { $most ->
    [one] You already host a table that has not begun, and you can host only one at a time. Start or close it first: “/tables mine” shows it.
   *[other] You already host { $most } tables that have not begun, and you can host no more at a time. Start or close one first: “/tables mine” shows them.
}
cap-channel-lobbies = { $most ->
    [one] A table in this channel has not begun yet, and there can be only one such table at a time. Join it, open yours in another channel, or ask somebody who manages this server to close it.
   *[other] { $most } tables in this channel have not begun yet, and there can be no more such tables at a time. Join one, open yours in another channel, or ask somebody who manages this server to close one.
}
cap-tables = { $most ->
    [one] You are at a table whose game is not over, and you can be at only one at a time. Finish or leave that game first.
   *[other] You are at { $most } tables whose games are not over, and you can be at no more at a time. Finish or leave one first.
}
cap-asked-lately = You asked the table for that a short while ago. You can ask again { $when }.
cap-calls = { $most ->
    [one] You can open a table, ask the table for a vote or move a table only once an hour. You can again { $when }.
   *[other] You can open tables, ask a table for a vote and move tables { $most } times an hour in all. You can again { $when }.
}
cap-asides = { $most ->
    [one] You can make one move an hour that the table is not waiting for. You can make another { $when }.
   *[other] You can make { $most } moves an hour that the table is not waiting for. You can make another { $when }.
}
