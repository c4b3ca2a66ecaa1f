## What the table can vote on

panel-table = Table …
motion-which = What should the table vote on?
motion-kind-pace = Another pace
    .hint = By the host; all others must agree
motion-kind-pause = A pause
    .hint = Until a date; more than half must agree
motion-kind-resume = Go on now
    .hint = Before the pause is over; more than half must agree
motion-kind-replace = Open somebody’s seat
    .hint = If they missed a turn or left the server; they are asked first, all others must agree
motion-kind-expel = Put somebody out of the game
    .hint = If the table plays for them; by the game’s rule for leavers, all others must agree
motion-kind-undo = Take my last move back
    .hint = If it showed and drew nothing; the others must agree if they have seen it
motion-kind-end = End the game together
    .hint = Here and now, shared or without a result; all who play their own seats must agree
motion-how = What you choose here is put to the others, who answer in the thread for all to see. Only a move that nobody has seen is taken back at once.
motion-choose-how = { $hint }. The others are asked as soon as you choose.
motion-ask-pace = Which pace?
motion-ask-pause = For how long?
motion-ask-replace = Whose seat?
motion-ask-expel = Who is to leave the game?
motion-ask-end = How should it end?
motion-title-end = end the game here: { $value }
ending-shared = everybody still in it shares first place
ending-dropped = nobody has a result
motion-title-pace = change the pace to “{ $value }”
motion-title-pause = pause for { $value }
motion-title-resume = end the pause and go on
motion-title-replace = ask { $who } whether they are still there, and open their seat if no answer comes
motion-title-expel = put { $who } out of the game for good
motion-title-undo = let { $who } take the last move back
rest-hour = an hour
rest-half-day = twelve hours
rest-day = a day
rest-three-days = three days
rest-week = a week
rest-two-weeks = two weeks
rest-month = four weeks

## A motion in the thread

motion-summons = { $person }, are you still there? Make a move or press “I am back”. Your time to answer ends { $when }; after that the table plays your seat, and somebody can take it over.
motion-put = { $who } asks the table: **{ $what }**?
motion-agreed = ✅ Agreed: { $who }
motion-declined = ❌ Declined: { $who }
motion-agreed-count = { $count ->
    [one] { $count } of { $all } agrees.
   *[other] { $count } of { $all } agree.
} Nobody is told who does not.
motion-asked = Asked: { $people }
motion-rule-own = Everybody who plays the seat they began with must agree; computers and people who took a seat over are not asked. It lapses { $when }.
motion-waiting = ⏳ Not answered yet: { $people }
motion-rule-all = Everybody who is asked must agree; a single “no” declines it. It lapses { $when }.
motion-rule-half = More than half of those who are asked must agree. It lapses { $when }.
motion-is-withdrawn = Withdrawn.
motion-is-answered = Answered: the seat stays as it is.
motion-is-moot = Over: things have changed.
motion-agree = Agree
motion-decline = Decline
motion-withdraw = Withdraw
motion-passed = 🗳️ Agreed: { $what }.
motion-failed = 🗳️ Declined: { $what }.
motion-lapsed = 🗳️ Lapsed: { $what }.
motion-unanswered = 💺 { $who } has not answered. The table plays that seat from now on, until { $who } makes a move or presses “I am back”. Until then, somebody who is not at this table can take it over.
motion-woken = ▶️ The pause is over: the table goes on.
motion-said-put = The table has been asked. Its thread shows who has answered and how.
motion-said-put-own = The table has been asked. Its thread shows how many agree, not who.
motion-said-agree = You agreed.
motion-said-decline = You declined.
motion-said-withdrawn = You withdrew it.
motion-said-passed = It is agreed.
motion-note-summoned = The others are asking whether you are still there. Make a move or press “I am back” in the table’s thread, which says how long you have. After that the table plays your seat, and somebody can take it over.
motion-note-kept = Your time to say that you are there is up. You have answered in secret, so nobody plays or takes over your seat, though it looks that way to the others until the answers are shown.
motion-note-opened = You did not answer in time, so the table plays your seat now. You can come back with “I am back” or by making a move, as long as nobody has taken it over.
motion-note-expelled = The others agreed to put you out of the game.

## Refusals

table-resting = The table has agreed to a pause until { $when }. “/tables propose what:resume” asks to go on now.
table-no-game-here = No game is being played here. Give the command in a table’s own thread, or add its number.
motion-open-already = The table is already being asked that: answer in the thread.
motion-closed = The table is no longer being asked that.
motion-not-asked = You have no vote here: it is about your own seat.
motion-own = It is your own proposal: you can withdraw it.
motion-not-author = Only the person who proposed it can withdraw it.
motion-stood-in-for = The table plays for you. Say “I am back” on the board first.
motion-left = You have left this game.
motion-end-alone = Nobody else here plays the seat they began with, and one person alone ends no game.
motion-end-stand-in = You took this seat over, so the end of the game is decided by the people who play the seats they began with.
motion-nobody-else = There is nobody else to agree, and one person alone cannot decide that about another.
motion-target = Choose somebody else who is still in this game.
motion-same-pace = The table already plays at this pace.
motion-not-resting = The table is not paused.
motion-there-timed = { $who } has missed no turn since they were last here. You can ask to open a seat only if its owner has missed a turn and not been back since, or has left this server.
motion-there-untimed = The table is not waiting for { $who }. Without a time limit, you can ask to open a seat only while the table waits for its owner, or if they have left this server.
motion-spared = { $who } said recently that they are there. Unless they miss a turn, you can ask again { $when }.
motion-plays = { $who } is playing that seat. Somebody can be put out of the game only while the table plays for them: ask to open the seat first.
motion-none-replace = The table already plays for everybody else.
motion-none-expel = Everybody else plays their own seat. Somebody can be put out of the game only while the table plays for them.
motion-seat-open = The table already plays that seat: it can be taken over.
motion-answers-open = Secret answers are being given. Try again once they have been shown.

## Taking a move back

undo-none = You have not made a move yet.
undo-gone-on = Something has happened since your last move, so it cannot be taken back.
undo-revealed = Your last move drew something or showed you something, so it cannot be taken back.
undo-done = ↩️ { $who } takes the last move back.
undo-taken = ↩️ Taken back. Nobody else is told.

## A pause, and seats that are taken over

rest-until = ⏸️ Paused until { $when }. No clocks run until then.
seat-take = Take a seat over
seat-take-this = Play for { $who }
seat-ask = Whoever takes a seat over sees what it holds and plays it to the end; the person who had it cannot come back to it.
seat-taken = 🔁 { $who } takes over the seat of { $old }.
seat-taken-yours = The seat is yours. Here is what it holds.
seat-taken-note = { $who } has taken over your seat, which the table played. You are out of that game.
seat-none-open = No seat is open at this table: all players still in the game play their own.
seat-not-open = That seat cannot be taken over: its owner plays it, or has left the game for good.
seat-other = You have played another seat at this table and know its secrets, so you cannot take over this one.
