-- How fast a table is played, as a key of bot/tables/clocks/pace.py.
alter table game_table add column pace text not null default 'none';

-- The clock of a seat. ends: when its time is up, while its clock runs. rest: how much time it has
-- left, while its clock stands still. misses: how often in a row its time ran out where all could
-- see. away: 0 it is played by its owner, 1 the table plays it, 2 so far, but the owner is back.
alter table seat add column ends integer;
alter table seat add column rest integer;
alter table seat add column misses integer not null default 0;
alter table seat add column away integer not null default 0;

-- quiet_from and quiet_to are minutes of the day in the person's time zone (null: UTC).
alter table person add column reminders integer not null default 1;
alter table person add column quiet_from integer;
alter table person add column quiet_to integer;
alter table person add column timezone text;

-- The next reminder of somebody a table waits for; at is null while their clock stands still.
-- ends: when their time is up. step counts from 1.
create table reminder (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    step integer not null,
    at integer,
    ends integer,
    primary key (table_id, person)
) strict;

create index reminder_at on reminder (at) where at is not null;
create index reminder_person on reminder (person);
