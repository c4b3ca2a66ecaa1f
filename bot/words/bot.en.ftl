## What a table refuses

table-title = { $game } · table { $number }
table-unknown = There is no table { $number }.
table-other-game = Table { $number } plays { $game }: use that game’s commands.
table-none-here = There is no { $game } table here. Open one with “/play”, or give a table’s number.
table-none-around = There is no table here, and you sit at none. Open one with “/play”, or give a table’s number.
table-which = That could be any of several tables: { $numbers }. Give the command in the table’s own thread, or add its number.
table-over = Table { $number } is over.
table-not-started = The game has not begun yet.
table-started = The game has begun: nobody can join, leave the table or change options any more.
table-paused = The table is paused: { $why }
table-not-seated = You are not at table { $number }. You can watch it with /tables watch.
table-seated = You are already at this table.
table-full = All { $most } seats are taken.
table-too-few = This game needs at least { $least } players; { $here ->
    [one] there is one
   *[other] there are { $here }
} so far. The host can add computers.
table-not-host = Only the table’s host can do that.
table-not-host-but = Only the table’s host can do that: { $host }.
table-option = I cannot use “{ $value }” there. Please choose from the list.
table-channel-taken = Table { $number } is being played in this channel. Open the next one in another channel.
table-only-in-servers = Open tables in a channel of a server, where everybody can see them.
table-stale = That button is out of date, so nothing was done. Here is the current state.
table-handled = That has already been done. Here is the current state.
table-nothing-to-do = There is nothing for you to do at this table right now.
table-not-over = You can see that once the game is over: until then it would give away secrets.
table-missing-permissions = { $count ->
    [one] I am missing a permission here: { $missing }.
   *[other] I am missing permissions here: { $missing }.
} Somebody who manages this server can give me that, for this channel or everywhere.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
press-unknown = That button no longer works. Open your panel again from the table’s board.
rule-open = Rule: { $title }

## The store

store-failed = I could not save that; nothing was changed. Please try again in a moment.
store-busy = The database is busy; nothing was changed. Please try again in a moment.
store-full = The bot’s disk is full; nothing was changed. Please tell the bot’s operator.
store-read-only = The database cannot be written to; nothing was changed. Please tell the bot’s operator.
store-damaged = The database is damaged; nothing was changed. Please tell the bot’s operator.
store-newer = The database belongs to a newer version of the bot. Please tell the bot’s operator.
store-changed = The database was set up by another version of the bot. Please tell the bot’s operator.
failed = Something went wrong on my side, and nothing was changed. It is logged under the number { $number }.
done-unshown = That was done, but I could not show you the result. Open your panel again to see where things stand.
panel-sent-again = That message was replaced while you pressed. Go on in the newest one.
discord-trouble = Discord did not accept my answer. Please press again in a moment.
restarting = I am restarting: please try again in a few seconds.
typed-too-long = That is too long: I read at most { $most } characters. Nothing was changed.
command-missing = That command no longer exists; Discord will show the new ones in a moment.
command-not-here = That command only works in a channel of a server.
command-no-permission = You need the permission “Manage Server” for that.
command-bad-option = I cannot use what you chose there. Please choose again from the list.

## The lobby

lobby-seat = { $who }
lobby-host = host
lobby-count = **{ $here }** of { $least } to { $most } players:
lobby-many = ⚠️ Made for up to { $advised } players: with more, games take long.
lobby-lobby = Waiting for players. The host starts the game.
lobby-playing = The game is in progress: { $where }
lobby-over = The game is over.
lobby-cancelled = This table was closed.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-options = Options
lobby-advice = **For a first game** below chooses what is best for beginners.
lobby-usual = As usual
lobby-first = Good for a first game
lobby-first-game = For a first game
lobby-agreed = { $setting }: **{ $value }**
lobby-as-usual = Everything else as usual
lobby-option-set = Changed.
lobby-opened = Table { $number } is open: its card appears below. You are its host.
lobby-joined = You joined table { $number }.
lobby-left = You left table { $number }.
lobby-started = Table { $number } begins!
lobby-closed = Table { $number } is closed.
thread-title = { $game } · table { $number }
seal-placed = 🔒 Everything is shuffled, and the seed is sealed.
seal-show = Seal
seal-hash = This is the seal: the SHA-256 of the seed that every shuffle and roll of this game comes from. The seed is told when the game is over, so anybody can check that it was not changed.
    `{ $hash }`

## The panel

panel-nothing = There is nothing for you to do right now.
panel-out = You are no longer in this game.
panel-confirm = Are you sure?
panel-back = Back
panel-rules = Rules
panel-look = Look at …
panel-board = Board
panel-to-my-panel = My panel
panel-none = None
panel-left-empty = Nothing
panel-choose = Choose …
panel-choose-one = Choose
panel-menus = { $one }, { $two }
panel-of-menu = { $menu }: { $choice }
panel-menu-of = { $label } …
panel-enough = That is all
panel-other-amount = Another amount …
panel-fill = Fill in …
panel-fill-from = Fill in: { $first } – { $last } …
panel-fill-one = Fill in: { $first } …
panel-fill-page = Fill in, page { $page } of { $pages } …
panel-page = { $page } of { $pages }
panel-amount = { $amount }
panel-answer = { $field }: { $value }
panel-fault = **{ $field }**: { $fault }
panel-amount-label = Amount
panel-hint = **{ $choice }**: { $hint }
panel-total = Together: { $given } (from { $least } to { $most })
panel-chosen = Chosen: { $chosen }
panel-done = Done.
panel-begun-before = You are asked something new. What you had begun is still here; Back leads to the new question.
panel-lost = What you had begun is no longer possible.
panel-leave-own = **Leave the game?** { $cost } You cannot undo this.
panel-leave-others = **Leave the game?** Your seat drops out for good and scores nothing. The others play on without you. You cannot undo this.
panel-leave-seat = **Leave the game?** Your seat drops out for good and scores nothing. You cannot undo this.
panel-leave-computers = The computers finish the game among themselves.
panel-leave-last = **Leave the game?** Your seat drops out for good and scores nothing, and as only one player would be left, the game ends. You cannot undo this.
form-bounds = From { $least } to { $most }.
form-bounds-step = From { $least } to { $most } in steps of { $step }.
form-bounds-or = { $other }, or from { $least } to { $most }.
form-bounds-step-or = { $other }, or from { $least } to { $most } in steps of { $step }.
move-forced = { $line } There was no other move.

## The board and the end

board-mine = My panel
turn-call = { $count ->
    [one] { $people }, over to you.
   *[other] { $people }, over to you.
}
turn-earlier = { $count ->
    [one] … after one earlier line
   *[other] … after { $count } earlier lines
}
turn-window = { $people }: { $window }
end-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
end-nobody = Nobody wins.
end-shared = Shared by { $who }
end-place-shared = { $who }
end-place = { $who } · { $score }
end-place-out = { $who } · out
end-seal-fits = ✅ The seed fits the seal from the start.
end-seal-broken = ⚠️ The seed does not fit the seal from the start. Please tell the bot’s operator.
record-here = The whole game, to replay and check: { $file }

## When a place is gone

dm-closed = I cannot send direct messages to { $who }: they are closed. Everything is in the private panel; “/me dm” tries again.
dm-closed-yours = I cannot send you direct messages: they are closed. Everything is in your private panel; “/me dm” tries again.
pause-thread-gone = its channel or thread is gone. A player can bring it back with “board” in any channel where tables may be played.
    .host = Your table { $number } is paused: its channel or thread is gone. Use the game’s “board” command in the channel where the game should go on.
pause-thread-locked = its thread is locked or archived. It goes on when the thread is unlocked, or a player brings it back with “board” in any channel where tables may be played.
    .host = Your table { $number } is paused: its thread is locked or archived, and I am not allowed to open it. Have it unlocked, or use the game’s “board” command where the game should go on.
pause-no-access = I am no longer allowed to write there. A player can bring it back with “board” in any channel where tables may be played.
    .host = Your table { $number } is paused: I am not allowed to write where it is played (View Channel, Send Messages, Send Messages in Threads or Attach Files is missing). Give me the permission back, then use the game’s “board” command where the game should go on.
pause-guild-gone = I was removed from the server. It goes on when I am invited again.
    .host = Your table { $number } is paused: I was removed from its server. It goes on as soon as I am invited again.

## Rules

rules-all = All entries
rules-choose = Choose an entry …
rules-open = Open
rules-found = { $count ->
    [0] Nothing found. Try fewer words, or different ones.
    [one] One entry found:
   *[other] { $count } entries found:
}
rules-games = Which rulebook?
rules-no-game = There is no game by that name. Here are all the rulebooks.
rules-also = See also:

## How to play

primer-open = How to play
primer-heading = **{ $game }** · how to play, { $page }/{ $pages }
primer-before = ◀
primer-next = Next ▶
primer-which = How to play …

## Tables, me, server

tables-mine = Your tables
tables-here = Tables on this server
tables-none-mine = You are not at any table. Open one with “/play”, or find one with “/tables list where:server”.
tables-none-here = There is no table on this server that you can see. Open one with “/play”.
tables-more = … and { $count } more.
tables-line = **{ $title }** · { $state }
tables-state-lobby = waiting for players
tables-state-playing = playing
tables-state-yours = **your turn**
tables-state-paused = paused
me-language-set = From now on I will answer you in English.
me-language-auto = From now on I will answer you in the language Discord tells me you use.
me-dm-on = I will send you your panels by direct message.
me-dm-off = I will not send you direct messages. Everything is in your private panel.
