## What is too much, or too often

cap-lobbies = { $most ->
    [one] You already host a table that has not begun, and one person may host only one at a time. Start or close it first: “/tables list” shows it.
   *[other] You already host { $most } tables that have not begun, the most one person may have at a time. Start or close one first: “/tables list” shows them.
}
cap-channel-lobbies = { $most ->
    [one] A table in this channel has not begun yet, and there may be only one such table here at a time. Join it, open yours in another channel, or ask somebody who manages this server to close it.
   *[other] { $most } tables in this channel have not begun yet, the most there may be at a time. Join one, open yours in another channel, or ask somebody who manages this server to close one.
}
cap-tables = { $most ->
    [one] You already sit at a table, and one person may sit at only one at a time. Finish or leave that game first.
   *[other] You already sit at { $most } tables, the most one person may sit at. Finish or leave one first.
}
cap-asked-lately = You asked the table for that a short while ago. You can ask again { $when }.
cap-calls = { $most ->
    [one] Opening a table, asking your table for something and moving a table are limited to once an hour in all. You can again { $when }.
   *[other] Opening a table, asking your table for something and moving a table are limited to { $most } times an hour in all. You can again { $when }.
}
cap-asides = { $most ->
    [one] Moves that the table is not waiting for are limited to one an hour. You can make another { $when }.
   *[other] Moves that the table is not waiting for are limited to { $most } an hour. You can make another { $when }.
}
