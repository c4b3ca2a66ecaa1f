-- call_role: the role that hosts call for players. call_every: minutes between two calls on a server
-- at least. quiet_from, quiet_to: minutes of the day between which nobody is called, in its time zone.
alter table guild add column call_role integer;
alter table guild add column call_every integer not null default 30;
alter table guild add column quiet_from integer;
alter table guild add column quiet_to integer;

-- Tables for which players were called.
create table called (
    table_id integer primary key references game_table (id) on delete cascade,
    guild integer not null,
    at integer not null
) strict;
create index called_guild on called (guild, at);

-- Somebody who wishes to be called by name when players are wanted on a server. games: JSON, the keys
-- of the games; none named: any. starts, ends: the minutes of the day between which they do; null: at
-- any time. last_call: when they were called last.
create table call_wish (
    guild integer not null,
    person integer not null,
    games text not null default '[]',
    starts integer,
    ends integer,
    last_call integer,
    primary key (guild, person)
) strict;
create index call_wish_person on call_wish (person);
