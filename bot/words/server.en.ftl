## What a server’s settings refuse

table-wrong-channel = On this server tables are opened in { $channels }. The people who manage it can change that with “/server settings”.
table-wrong-home = Table { $number } is paused and cannot go on here: on this server tables are played in { $channels }. Give this command there, and it goes on.
table-opening-role = On this server only people with { $role } can open tables. The people who manage it can change that with “/server settings”.
table-opening-managers = On this server only the people who manage it can open tables. They can change that with “/server settings”.

## The current settings

server-title = Settings of this server
server-shown-channels = Tables are opened in { $channels }.
server-shown-anywhere = Tables can be opened in any channel.
server-shown-opening = Who can open tables: { $who }.
server-shown-pace = Pace of new tables opened without one: { $pace }.
server-shown-language = Language of what everybody sees: { $language }.
server-shown-language-auto = Language of what everybody sees: the one Discord gives for this server.
server-shown-zone = Time zone: { $zone }.
server-shown-zone-none = Time zone: none yet. “/server timezone” sets it.
server-opening-everybody = everybody
server-opening-role = people with a role
server-opening-managers = people who manage the server
server-opening-role-named = people with { $role }, and those who manage the server
server-language-en = English
server-language-fr = French
server-language-auto = As Discord says

## What is chosen from

server-menu-channels = Channels for tables (none chosen: any)
server-menu-opening = Who can open tables
server-menu-role = The role whose members can open tables
server-menu-pace = Pace of new tables
server-menu-language = Language of what everybody sees

## What has been set

server-set = Changed.
server-timezone-set = The time zone of this server is { $zone }; it is { $time } there now. Its hours are read in it from now on.

## Calls for players

calls-title = Calls for players on this server
calls-whom-role = A call mentions { $role }.
calls-whom-wishing = No role is called: a call mentions up to 20 people who chose that with “/me calls”.
calls-every = Two calls are at least { $every } apart, and a table calls once.
calls-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
calls-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
calls-quiet = Nobody is called from { $start } to { $end } ({ $zone }).
calls-quiet-none = Calls may come at any hour.
calls-menu-role = The role that is called (none chosen: people who wish it)
calls-menu-every = Time between two calls
calls-loud = Calls at any hour
calls-everyone = @everyone cannot be called. Choose a role that people take because they want to be called.
calls-no-zone = Hours need a time zone in which everybody reads them. Set the server’s with “/server timezone” first.
calls-unmentionable = I may not mention { $role }, so a call would reach none of its members. Let everybody mention the role in its settings, or give me the permission to mention all roles.

## In which time zone hours are read

zone-server = Hours here are read in this server’s time zone, { $zone }.
zone-own = Hours here are read in your time zone, { $zone }, because this server has none.
zone-none = Hours here are read in { $zone }, because neither you nor this server has a time zone. “/me timezone” sets yours.
