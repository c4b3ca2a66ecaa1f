## Paces

pace = Pace
pace-quick = quick, 45 seconds per decision, 5 minutes in reserve
pace-live = live, 2 minutes per decision, 4 in reserve
pace-evening = an evening, 15 minutes per decision, 30 in reserve
pace-day = a day per decision, two in reserve
pace-three-days = three days per decision, three in reserve
pace-week = a week per decision, one in reserve
pace-none = no time limit
pace-set = The pace has been changed.

## Clocks

time-until = ⏳ { $who }: time is up { $when }
time-until-all = ⏳ Time is up { $when } for everybody who is asked
time-up = ⏰ { $who } ran out of time, so the table moves.
time-answered = You ran out of time, so the table answered for you. Nobody else is told.
order-followed = Your standing order answered for you. Nobody else is told that it did.
time-stand-in = 💺 { $who } ran out of time three times in a row. The table plays that seat from now on, until { $who } makes a move or presses “I am back”. Until then, somebody who is not at this table can take it over.
time-back = 👋 { $who } is back and plays again.
time-away = 💺 The table plays for { $who }.
time-away-yours = 💺 The table plays for you. Make a move, or press “I am back”.
time-return = I am back
time-returned = Welcome back: you play your seat again.
time-was-here = You are playing your seat yourself already.

## Reminders

reminder-head = ⏰ { $count } tables are waiting for you:
reminder-line = ⏰ [{ $table }]({ $link }) · { $question } · time is up { $when }
reminder-line-untimed = ⏰ [{ $table }]({ $link }) · { $question }
reminder-call = ⏰ { $who }, the table is waiting for you: time is up { $when }.
remind-menu = Where I remind you
remind-dm = by direct message
remind-thread = in the table’s thread
remind-off = not at all
me-reminders-dm = I remind you by direct message when half of the time for a decision is over, and once more before I play for you, your reserve included. If that does not arrive, I write in the table’s thread, but never about a secret answer.
me-reminders-thread = I remind you in the table’s thread when half of the time for a decision is over, and once more before I play for you, your reserve included; about a secret answer, by direct message only.
me-reminders-off = I will send you no reminders.
me-quiet-set = No calls and no reminders from { $start } to { $end } ({ $zone }). Any that fall in that time come when it ends, if it is still your turn.
me-quiet-off = You have no quiet hours: calls and reminders may come at any time.
me-quiet-unread = “{ $typed }” is not a time of day I know. Write it like 22:30, 22h30, 2230, 10pm or midnight.
me-quiet-half = Give a beginning and an end, such as 22:00 and 7:30, or neither.
me-quiet-same = These hours cannot end when they begin. Give two different times, or neither.
me-timezone-set = Your time zone is { $zone }; it is { $time } there now.
me-timezone-unknown = I do not know the time zone “{ $zone }”. Choose one from the list, such as Europe/Paris, or give its distance from UTC: UTC+2 is two hours ahead.
me-timezone-several = More than one time zone is called “{ $zone }”. Choose one from the list, such as Europe/Paris.

## Whose turn

turn-none = No table is waiting for you.
turn-more = { $count ->
    [0] No other table is waiting for you.
    [one] One more table is waiting for you: use “/tables turn” again.
   *[other] { $count } more tables are waiting for you: use “/tables turn” again.
}
