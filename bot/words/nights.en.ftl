# Game nights

night-title = Game night · { $when }
night-thread = Game night

## What everybody sees

night-planned = Begins { $when }. { $host } is the host.
night-gathering = Everybody is being called: who is here is seated { $when }. { $host } is the host.
night-playing = It has begun. Whoever comes now is seated with the next who wait.
night-over = The night is over.
night-cancelled = The night was cancelled.
night-lapsed = The night did not begin, because not even two people were here.
night-agreed = { $games } · { $pace } · { $computers }
night-all-games = All games
night-alone = people only
night-fill-easy = easy computers fill tables up
night-fill-normal = normal computers fill tables up
night-fill-hard = hard computers fill tables up
night-coming = **Coming ({ $count })** { $people }
night-perhaps = **Perhaps ({ $count })** { $people }
night-again = **Asked again, because the date is new ({ $count })** { $people }
night-tables = { $tables ->
    [one] { $people } people make one table.
   *[other] { $people } people make tables of { $sizes }.
}
night-liked = Liked most: { $games }
night-like = { $game } { $count }
night-call = { $people } We begin { $when }. Who is here?
night-call-nobody = We begin { $when }. Who is here?
night-are-here = **Here ({ $count })** { $people }
night-are-late = **Late ({ $count })** { $people }
night-round = Game night · round { $number }
night-table = **{ $table }** { $people }
night-table-over = **{ $table }** over
night-starting = The games start by themselves in a minute.
night-bench = **Waiting for a table ({ $count })** { $people }
night-what = What a night: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
night-bench-how = Four who wait are seated at once; two or three after ten minutes, or as soon as nobody else plays.

night-moved = { $people } The game night has a new date, so everybody is asked again. The answer is one press on the card above.
night-called-off = { $people } The game night was cancelled.
night-missed = { $people } The game night did not take place: the bot was away at that hour.
night-remind = { $people } The game night begins { $when }.
night-ask = { $people } The game night begins { $when }. { $count ->
    [one] Do you come? One press on the card is enough.
   *[other] Do you all come? One press on the card is enough.
}

## What one person is written

night-remind-you = The game night to which you are coming begins { $when }: { $link }
night-ask-you = The game night begins { $when }. Do you come? One press on its card is enough: { $link }
night-call-you = The game night is about to begin. Say there that you are here: { $link }
night-board-you = You sit at a table of the game night: { $link }
night-host-yours = The host of the game night is gone, so you are its host now: { $link }
night-lost = The channel of game night { $night } is gone. “/night change” in another channel moves it there; until then nobody is called.
night-missed-host = The bot was away when your game night was to begin. If everybody is still there, “Night …” on its card lets it begin now: { $link }

## Buttons and menus

night-yes = Coming
night-maybe = Perhaps
night-no = Not this time
night-here = I’m here
night-late = I’ll be late
night-not = Can’t after all
night-likes = Games I like …
night-more = Night …
night-just-come = I’ve just come
night-another = Another round
night-change = Change
night-results = The whole evening
night-next = Plan the next one
night-begin = Begin now
night-cancel = Cancel the night
night-end = End the night
night-join = Sit down at { $game }
night-take = { $game }: play for { $name }
night-unbench = I’m not waiting any more
night-menu-likes = The games you like; nothing chosen is any

## Answers

night-answered-yes = You’re coming: { $when }. Ten minutes before, everybody who comes is called. Which games do you like?
night-answered-perhaps = Perhaps you’re coming: { $when }. You are asked again an hour before.
night-answered-no = You’re not coming. If that changes, press the other button.
night-said-here = You’re here. Tables are dealt { $when }.
night-said-late = You’ll be late. Others wait for you for at most five minutes, if that saves a table. Press “I’m here” when you are. It begins { $when }.
night-likes-ask = Which games would you like to play? Only the seating reads it, and everybody sees how many like each game.
night-likes-set = Noted. You are seated at one of these games if that is possible.
night-likes-any = Noted: you like them all.
night-benched = You wait for a table, with { $people }.
night-benched-alone = You wait for a table. Nobody else does yet.
night-unbenched = You are not waiting for a table any more.
night-seated-now = You sit at a table: { $game }, { $where }.
night-host-only = Only { $host } and people who manage the server can change it.
night-begun-now = Everybody is called now; who is here is seated { $when }.

nights-title = Game nights
nights-none = No game night is planned here. “/night plan” plans one, with one press.
nights-line = **{ $at }** ({ $when }) · { $count ->
    [0] nobody is coming yet
    [one] one is coming
   *[other] { $count } are coming
} · { $yours }
night-yours-none = you have not answered
night-yours-yes = you are coming
night-yours-perhaps = perhaps you are coming
night-yours-no = you are not coming
night-yours-again = you are asked again

## Planning

night-draft = A game night in this channel
night-draft-change = The game night
night-draft-at = **{ $at }** ({ $when })
night-draft-zone = { $zone }
night-menu-when = When
night-menu-games = The games that may be played
night-menu-pace = The pace
night-menu-computers = Computers
night-computers-none = People only
night-computers-easy = Easy computers fill tables up
night-computers-normal = Normal computers fill tables up
night-computers-hard = Hard computers fill tables up
night-post = Post it
night-save = Save
night-other-hour = Another hour …
night-form-hour = Day and hour
night-form-example = sat 8pm, 5/12 20:00, tomorrow 19:30, in 3 h
night-posted = The game night is posted: it begins { $when }. { $zone }
night-changed = The game night is changed: it begins { $when }. { $zone }

## Refusals

night-unknown = There is no such game night.
night-none = No game night is planned here. “/night plan” plans one.
night-which = More than one game night is planned here: name the one you mean.
night-is-over = This game night is over.
night-not-host = Only { $host } and people who manage the server can do this.
night-in-thread = Tables of a game night have threads of their own, so it needs a text channel: plan it there, and not in a thread.
night-no-time = “{ $words }” is no hour to come. Write it like sat 8pm, 5/12 20:00, tomorrow 19:30 or in 3 h.
night-past = A game night can begin within the next year, and not in the past.
night-no-game = “{ $words }” is none of the games. Name one or more of them, with commas between.
nights-full = { $most } game nights are planned on this server already. One of them has to pass or be cancelled first.
night-full = { $most } people come already, and no more fit into one night. A second one at the same hour is planned with “/night plan”.
night-begun = The game night has begun already.
night-not-playing = The game night has not begun to play yet. Say on its card that you come.
night-no-results = There is no picture of a game night here: none has been played to its end in the last three months.
night-seated = You sit at table { $table } of this game night. When its game is over, you can wait for another.
