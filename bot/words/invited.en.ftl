who-sits-invited = whom the host invites
    .hint = In a private thread; for nobody else is the table anywhere
invited-thread = { $game } · by invitation
invited-opened = Your table is open in { $where }. Nobody else sees it: invite people here.
invited-moved = Your table is in { $where } now. Nobody else sees it: invite people here.
invited-note = The server’s moderators can read this thread. Your hands they never see.
invited-button = Invited people …
invited-list = { $count ->
    [one] Somebody is invited and has not sat down yet:
   *[other] { $count } people are invited and have not sat down yet:
}
invited-nobody = Nobody is invited who has not sat down yet.
invite-who = Invite people …
uninvite-who = Take invitations back …
invited-done = { $count ->
    [one] They are called.
   *[other] All of them are called.
}
invited-taken-back = The invitation is taken back. Nobody is told.
invited-full = A table can invite { $most } people at most. Nobody was invited.
invited-already = They are invited already.
invited-none-of-them = There is no invitation of theirs to take back. Somebody who sits there can be asked to leave.
invited-not-so = Invitations are only for tables at which the host invites people. A table becomes one once, in its options, and then stays so.
invited-not-here = Private threads exist in text channels only. Open the table in one of them, or choose another answer to who may sit down.
invited-call = { $people }: { $who } invites you to { $table }. Press “Join” on its card.
invited-you = { $who } invites you to { $table }.
invited-sit = Sit down
call-invited-only = Only people whom you invite sit down here: invite them in the options.
permission-create-private-threads = Create Private Threads
