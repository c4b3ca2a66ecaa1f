## What a server’s settings turn down

table-wrong-channel = On this server tables are opened in { $channels }. Those who manage it change that with “/server show”.
table-wrong-home = Table { $number } is paused and cannot go on here: on this server tables are played in { $channels }. Give this command there, and it goes on.
table-opening-role = On this server only those with { $role } open tables. Those who manage it change that with “/server show”.
table-opening-managers = On this server only those who manage it open tables. They change that with “/server show”.
server-opening-which = Say who may open tables: everybody, those who manage the server, or a role, which you name as well.

## How they stand

server-title = Settings of this server
server-shown-channels = Tables are opened in { $channels }.
server-shown-anywhere = Tables may be opened in any channel.
server-shown-opening = Who opens tables: { $who }.
server-shown-pace = Pace of new tables that name none: { $pace }.
server-shown-language = Language of what everybody sees: { $language }.
server-shown-language-auto = Language of what everybody sees: the one Discord says this server uses.
server-opening-everybody = everybody
server-opening-role = those with a role
server-opening-managers = those who manage the server
server-opening-role-named = those with { $role }, and those who manage the server
server-language-en = English
server-language-fr = French
server-language-auto = As Discord says

## What is chosen from

server-menu-channels = Channels for tables (none chosen: any)
server-menu-opening = Who opens tables
server-menu-role = The role whose members open tables
server-menu-pace = Pace of new tables
server-menu-language = Language of what everybody sees

## What has been set

server-set = Changed.
server-language-set = From now on new tables on this server are in { $language }.
server-language-followed = From now on new tables on this server are in the language Discord says it uses.
server-channels-set = Tables are opened in { $channels } from now on.
server-channels-any = Tables may be opened in any channel.
server-channel-not-there = { $channel } was not among the channels for tables.
server-pace-set = New tables that name no pace get this one from now on: { $pace }.
server-opening-set = From now on tables are opened by { $who }.
