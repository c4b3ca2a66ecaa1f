## What is too much, or too often

cap-lobbies = { $most ->
    [one] You host a table that has not begun, and one person may host no more of them at a time. Start or close it first: “/tables mine” shows it.
   *[other] You host { $most } tables that have not begun, and one person may host no more of them at a time. Start or close one first: “/tables mine” shows them.
}
cap-channel-lobbies = { $most ->
    [one] A table in this channel has not begun, and there may be no more of them at a time. Join it, open yours in another channel, or ask somebody who manages this server to close it.
   *[other] { $most } tables in this channel have not begun, and there may be no more of them at a time. Join one, open yours in another channel, or ask somebody who manages this server to close one.
}
cap-tables = { $most ->
    [one] You sit at a table that is not over, and one person may sit at no more of them. Finish or leave that game first.
   *[other] You sit at { $most } tables that are not over, and one person may sit at no more of them. Finish or leave one first.
}
cap-asked-lately = You asked the table for that a short while ago. You can ask again { $when }.
cap-calls = { $most ->
    [one] Within an hour you may once open a table, put something to the table, or move a table. You can again { $when }.
   *[other] Within an hour you may open tables, put something to the table and move tables { $most } times in all. You can again { $when }.
}
cap-asides = { $most ->
    [one] Within an hour you may make one move that the table does not wait for. You can make another { $when }.
   *[other] Within an hour you may make { $most } moves that the table does not wait for. You can make another { $when }.
}
