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
mute-this = Mute this table
mute-again = Unmute this table
mute-muted = 🔕 This table calls you no more: it names you, and reminds you only once before it plays for you.
mute-unmuted = 🔔 This table calls you again, as you chose with “/me pings”.
