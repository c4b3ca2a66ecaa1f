-- Whom somebody avoids. kind: 'avoid' for being kept apart, 'bar' for refusing them at tables that
-- the person hosts as well. name: what the other was called then, to choose them in a menu.
create table avoid (
    person integer not null,
    other integer not null,
    kind text not null check (kind in ('avoid', 'bar')),
    name text not null,
    at integer not null,
    primary key (person, other)
) strict;
create index avoid_other on avoid (other, person);

-- Somebody whom a person avoids has sat down where they sit, and they have not been told yet.
create table beside (
    person integer not null,
    table_id integer not null references game_table (id) on delete cascade,
    other integer not null,
    primary key (person, table_id, other)
) strict;
create index beside_table on beside (table_id);
create index beside_other on beside (other);
