-- What people have been told at a table, in order: a sentence (JSON), and the person it was for
-- (null: everybody). The message of a turn and the news on a panel are made from it.
create table told (
    id integer primary key,
    table_id integer not null references game_table (id) on delete cascade,
    person integer,
    line text not null
) strict;

create index told_table on told (table_id, id);

-- turn_line: the last sentence before the turn that is being played.
alter table game_table add column turn_line integer not null default 0;
