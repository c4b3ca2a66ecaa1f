# Reserves, and time that is given

time-own = ⏳ { $who }: time for this decision is up { $when }, then a reserve of { $reserve }
time-reserve = ⌛ { $who } is on their reserve of { $reserve }: time is up { $when }
status-own = ⏳ Time for this decision is up { $when }. Then there is a reserve of { $reserve }.
status-reserve = ⌛ On the reserve of { $reserve }: time is up { $when }.
span-days = { $rest ->
    [0] { $whole } d
   *[other] { $whole } d { $rest } h
}
span-hours = { $rest ->
    [0] { $whole } h
   *[other] { $whole } h { $rest } min
}
span-minutes = { $rest ->
    [0] { $whole } min
   *[other] { $whole } min { $rest } s
}
span-seconds = { $rest } s
give-button = Give time
give-done = They have one decision’s time more.
give-given = 🎁 { $giver } gives { $who } more time: { $span }.
give-nobody = There is nobody else here now to whom you could give time.
give-window = While everybody answers in secret all have the same time, so nobody can be given more.
give-again = You have given time in this turn already. Somebody else can too.
