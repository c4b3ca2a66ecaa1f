-- Until when a table rests because its players voted so; null while it does not. A table that
-- cannot be posted is paused besides, or instead.
alter table game_table add column resumes integer;

-- stand_in: the seat was at some time finished, or is played, by somebody else than who began it.
alter table seat add column stand_in integer not null default 0;

-- What the seats of a table decide together. author and target are seats; votes is JSON, by seat
-- whether it agrees. value says what a kind needs to know besides. lapses: until when it stands.
-- message: the one in the thread. outcome: null while it is open.
create table motion (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id) on delete cascade,
    kind text not null,
    author integer not null,
    target integer,
    value text not null default '',
    votes text not null default '{}',
    put integer not null,
    lapses integer not null,
    message integer,
    outcome text
) strict;

create unique index motion_open on motion (table_id, kind) where outcome is null;

-- Who played a seat before somebody took it over, and up to which ply.
create table sitting (
    table_id integer not null references game_table (id) on delete cascade,
    place integer not null,
    person integer not null,
    plies integer not null,
    primary key (table_id, place, plies, person)
) strict;

create index sitting_person on sitting (person);
