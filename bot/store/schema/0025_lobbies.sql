-- lapsed: whether a table was closed because nobody else came before its time was up. reopened: the
-- table that was opened in its place.
alter table game_table add column lapsed integer not null default 0;
alter table game_table add column reopened integer;

-- A message that calls for players, in the channel of the table's card. says: 'open' while it stands
-- as it was sent, 'full' or 'free' once it was changed to say so. It goes when nobody is wanted any
-- more.
create table player_call (
    table_id integer not null references game_table (id) on delete cascade,
    message integer not null,
    says text not null default 'open',
    primary key (table_id, message)
) strict;

-- Tables that wait for players already have a week from now on.
insert or ignore into due (table_id, kind, at)
select id, 'lapse-soon', (unixepoch() + 403200) * 1000 from game_table
where phase = 'lobby' and guild <> -1;
insert or ignore into due (table_id, kind, at)
select id, 'lapse', (unixepoch() + 604800) * 1000 from game_table
where phase = 'lobby' and guild <> -1;

-- Somebody whom the host has asked to leave, and who cannot sit down at this table again.
create table put_out (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    at integer not null,
    primary key (table_id, person)
) strict;
create index put_out_person on put_out (person, table_id);

-- When a table is closed at which nobody is there any more; null while somebody is.
alter table game_table add column sleeps integer;
