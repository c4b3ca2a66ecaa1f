-- who_sits: who may sit down at a table whose game has not begun. open: whoever comes first. ask:
-- whom its host lets in.
alter table game_table add column who_sits text not null default 'open'
    check (who_sits in ('open', 'ask'));

-- Somebody who has asked a host to let them sit down. name: what they would be called. host: who has
-- been told of it, so that a new host is told too. It goes when the host answers, when they sit down
-- or take it back, and when the game begins.
create table seat_request (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    name text not null,
    host integer,
    at integer not null,
    primary key (table_id, person)
) strict;
create index seat_request_person on seat_request (person, table_id);

-- Somebody who may sit down at such a table without asking.
create table invited (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    at integer not null,
    primary key (table_id, person)
) strict;
create index invited_person on invited (person, table_id);
