-- Ids are Discord's or our own 64-bit numbers, times are unix milliseconds, JSON is text.

-- locale is what somebody chose, seen what Discord last said they use.
create table person (
    id integer primary key,
    locale text,
    seen text,
    dm integer not null default 1,
    dm_channel integer,
    dm_closed integer not null default 0
) strict;

create table guild (
    id integer primary key,
    locale text,
    channel integer
) strict;

-- A table is one game being played. Its deal and its moves are the truth; state is a cache of them.
create table game_table (
    id integer primary key autoincrement,
    game text not null,
    options text not null,
    locale text not null,
    guild integer not null,
    channel integer not null,
    thread integer,
    card integer,
    board integer,
    board_at integer not null default 0,
    board_lines integer not null default 0,
    host integer not null,
    phase text not null check (phase in ('lobby', 'playing', 'over', 'cancelled')),
    paused text,
    seed blob,
    drawn integer not null default 0,
    plies integer not null default 0,
    state text,
    versions text not null default '[]',
    closes integer not null default 0,
    opened integer not null,
    changed integer not null
) strict;

create index game_table_thread on game_table (thread);
create index game_table_channel on game_table (channel, phase);

-- place is the order of joining in the lobby, the seat once the game has started.
create table seat (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    place integer not null,
    name text not null,
    hand integer,
    primary key (table_id, person)
) strict;

create index seat_person on seat (person);

create table move (
    table_id integer not null references game_table (id) on delete cascade,
    ply integer not null,
    seat integer not null,
    path text not null,
    at integer not null,
    primary key (table_id, ply)
) strict;

-- A half-made move: one a seat and table. partial is the part of its next token answered so far.
create table draft (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    version integer not null,
    path text not null,
    partial text not null default '',
    primary key (table_id, person)
) strict;

-- Interactions whose effect is committed: a repeat finds its id here.
create table handled (
    id integer primary key,
    at integer not null
) strict;

create index handled_at on handled (at);

-- What must still reach Discord, in order of id within a lane. doubt: a message may have been sent
-- for it without our hearing of it.
create table outbox (
    id integer primary key autoincrement,
    table_id integer references game_table (id) on delete cascade,
    lane text not null,
    kind text not null,
    body text not null,
    made integer not null,
    due integer not null,
    tries integer not null default 0,
    doubt integer not null default 0,
    parked text
) strict;

create index outbox_lane on outbox (lane, id) where parked is null;
create index outbox_table on outbox (table_id);

-- The newest message sent for a lane that is accounted for.
create table posted (
    lane text primary key,
    message integer not null
) strict;

-- Whatever must happen at a time. One row a table and kind.
create table due (
    table_id integer not null references game_table (id) on delete cascade,
    kind text not null,
    at integer not null,
    primary key (table_id, kind)
) strict;

create index due_at on due (at);

create table fact (
    key text primary key,
    value text not null
) strict;
