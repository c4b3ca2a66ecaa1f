## How people are called

pings-title = How I call you
pings-line = **{ $about }:** { $what }
pings-option = { $about }: { $way }
pings-about-turn = Your turn
pings-about-decisions = Votes
pings-about-calls = New tables
ping-way-auto = automatic
    .hint = Loud at live tables, by direct message at all others
ping-way-loud = loud
    .hint = I mention you, and your phone rings
ping-way-silent = silent
    .hint = I mention you without a sound; you see it when you look
ping-way-name = name only
    .hint = Your name is there, but nothing points you to it
ping-way-dm = direct message
    .hint = I write to you privately
pings-note = Nobody else sees what you choose. Your private panel is up to date whatever it is. To hear nothing from a single table, press “Table …” on its panel.
pings-unreachable = I cannot send you direct messages, so where they are chosen I mention you. “/me dm” tries again.
ping-too = { $people } too.
ping-linked =
    { $line }
    { $link }
ping-direct =
    { $people }: { $line }
    { $link }

## Calls for players, chosen by “/me calls”

my-calls-title = When somebody on this server looks for players
my-calls-none = You are not called. Choose the games for which you want to be.
my-calls-games = You are called for { $games }.
my-calls-any = You are called for every game.
my-calls-hours = Only from { $start } to { $end } ({ $zone }).
my-calls-role = On this server a call mentions { $role } and nobody by name, so what you choose here has no effect as long as that is so.
my-calls-note = A call mentions you in the table’s channel, where everybody sees your name; “/me pings” says whether your phone rings. In your quiet hours and on vacation you are not called. “/me calls start:18:00 end:23:00” sets the hours.
my-calls-menu = Games for which you are called (none chosen: no calls)
my-calls-option-any = Every game
my-calls-always = At any hour
my-calls-where = Give this command on the server on which you want to be called.

## One table

mute-this = Mute this table
mute-again = Unmute this table
mute-muted = 🔕 This table calls you no more: it names you, and reminds you only once before it plays for you.
mute-unmuted = 🔔 This table calls you again, as you chose with “/me pings”.
