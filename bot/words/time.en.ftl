## Paces

pace = Pace
pace-live = live, 2 minutes a decision
pace-evening = an evening, 15 minutes a decision
pace-day = a day a decision
pace-three-days = three days a decision
pace-week = a week a decision
pace-none = no time limit
pace-set = The pace is changed.

## Clocks

time-until = ⏳ { $who }: time is up { $when }
time-until-all = ⏳ Time is up { $when } for all who are asked
time-yours = ⏳ Your time is up { $when }.
time-up = ⏰ { $who } ran out of time: the table moves.
time-answered = Your time was up, so the table has answered for you. Nobody else is told.
order-followed = Your standing order has answered for you. Nobody else is told that it did.
time-stand-in = 💺 { $who } ran out of time three times in a row. The table plays that seat from now on, until { $who } makes a move or presses “I am back”. Meanwhile somebody who does not sit here may take it over.
time-back = 👋 { $who } is back and plays again.
time-away = 💺 The table plays for { $who }.
time-away-yours = 💺 The table plays for you. Make a move, or press “I am back”.
time-return = I am back
time-returned = Welcome back: you play your seat again.
time-was-here = Your seat is yours: the table does not play it.

## Reminders

reminder-head = { $count ->
    [one] ⏰ A table waits for you:
   *[other] ⏰ { $count } tables wait for you:
}
reminder-line = [{ $table }]({ $link }) · time is up { $when }
reminder-call = ⏰ { $who }, the table waits for you: time is up { $when }.
reminder-how = “/tables turn” takes you there. “/me reminders” and “/me quiet” say when I may write.
remind-menu = Where I remind you
remind-dm = by direct message
remind-thread = in the table’s thread
remind-off = not at all
me-reminders-dm = I remind you by direct message when half and when four fifths of your time is over. Where that does not arrive, I write in the table’s thread, but never about a secret answer.
me-reminders-thread = I remind you in the table’s thread when half and when four fifths of your time is over; of a secret answer by direct message only.
me-reminders-off = I will send you no reminders.
me-quiet-set = No reminders from { $start } to { $end } ({ $zone }). What falls into that time comes at its end, if it is still your turn.
me-quiet-off = You have no quiet hours: reminders may come at any time.
me-quiet-unread = “{ $typed }” is no time of day I know. Write it like 22:30, 22h30, 2230, 10pm or midnight.
me-quiet-half = Quiet hours need a beginning and an end, such as 22:00 and 7:30; leave both out for none.
me-quiet-same = Quiet hours cannot end when they begin. Write two different times, or leave both out for none.
me-timezone-set = Your time zone is { $zone }; it is { $time } there now.
me-timezone-unknown = I know no time zone “{ $zone }”. Choose one from the list, such as Europe/Paris, or write how far it is from UTC: UTC+2 is two hours east.
me-timezone-several = More than one time zone is called “{ $zone }”. Choose one from the list, such as Europe/Paris.

## Whose turn

turn-none = No table waits for you.
turn-more = { $count ->
    [0] No other table waits for you.
    [one] One more table waits for you: “/tables turn” again.
   *[other] { $count } more tables wait for you: “/tables turn” again.
}
