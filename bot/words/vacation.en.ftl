## What everybody sees

vacation-public = 🌴 { $who }: on vacation until { $until } (from { $start })

## Asking for one

vacation-title = Vacation
vacation-stands-none = You have no vacation planned.
vacation-stands = You are on vacation from { $start } until { $until }.
vacation-left = { $count ->
    [0] { $year }: no day left
    [one] { $year }: one day left
   *[other] { $year }: { $count } days left
}
vacation-how = Meanwhile your clocks stop at tables with a day or more per decision, and I send you no reminders. You can still play; that does not end the vacation. Days begin at midnight ({ $zone }).
vacation-begun = Have a good time! Your tables show that you are away.
vacation-ended = { $count ->
    [0] Welcome back: your clocks run again.
    [one] Welcome back: your clocks run again, and you get one day back.
   *[other] Welcome back: your clocks run again, and you get { $count } days back.
}
vacation-called-off = { $count ->
    [one] Your vacation is cancelled, and you get its day back.
   *[other] Your vacation is cancelled, and you get its { $count } days back.
}
vacation-off = End the vacation
vacation-menu = From today, for …
vacation-today = today, { $day }
vacation-tomorrow = tomorrow, { $day }
vacation-day = { $day }
vacation-length = { $count ->
    [one] one day, { $day }
   *[other] { $count } days, until { $day }
}

## Refusals

vacation-none = You have no vacation to end.
vacation-taken = You already have a vacation until { $until }. End it before you take another.
vacation-unread = “{ $typed }” is not a date I know. Choose one from the list, or write it like 2026-08-03 or 3 August; for the end, a number of days or weeks will do.
vacation-order = A vacation cannot end before it begins.
vacation-past = A vacation cannot begin before today.
vacation-far = { $count ->
    [one] A vacation must end within one day from now.
   *[other] A vacation must end within { $count } days from now.
}
vacation-spent = { $count ->
    [0] You have no vacation days left in { $year }, and this would take { $asked }.
    [one] You have one vacation day left in { $year }, and this would take { $asked }.
   *[other] You have { $count } vacation days left in { $year }, and this would take { $asked }.
}
