lobby-ask = Ask to sit down
who-sits = Who may sit down
who-sits-open = everybody
    .hint = Whoever comes first
who-sits-ask = whom the host lets in
    .hint = “Join” asks you, and you answer with one press
request-sent = You have asked to sit down at table { $number }. Its host answers; “Leave” takes it back.
request-taken-back = You no longer ask to sit down at table { $number }.
request-again = You have asked already, and the host has not answered yet.
request-full = { $most } people ask to sit down there already. Try again once the host has answered some of them.
request-gone = They no longer ask for a seat here.
request-unfit = { $who } cannot sit down at the moment.
request-accepted = { $people }: the host of { $table } has given you a seat.
request-declined = The host of this table does not give you a seat.
request-open = Everybody may sit down at this table now: [press “Join”]({ $where }).
request-list = { $count ->
    [one] Somebody asks to sit down:
   *[other] { $count } people ask to sit down:
}
request-none = Nobody asks to sit down.
request-yes = Accept { $who }
request-no = Decline { $who }
request-yes-done = { $who } has sat down.
request-no-done = { $who } gets no seat at this table.
request-refresh = Show again
request-button = Who asks to sit down …
