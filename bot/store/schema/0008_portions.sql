-- over: whether the table is over or closed, so that the tables somebody sits at now are found
-- however many they once sat at.
alter table seat add column over integer not null default 0;
update seat set over = 1
    where table_id in (select id from game_table where phase in ('over', 'cancelled'));
drop index seat_person;
create index seat_person on seat (person, table_id);
create index seat_going on seat (person, table_id) where over = 0;

-- ended: when the game was over, unix milliseconds; for who gave a seat up null until then.
alter table result add column ended integer not null default 0;
update result set ended = (select t.changed from game_table t where t.id = result.table_id);
drop index result_person;
create index result_person on result (person, ended, table_id);
alter table sitting add column ended integer;
update sitting set ended = (
    select t.changed from game_table t where t.id = sitting.table_id and t.phase = 'over'
);
drop index sitting_person;
create index sitting_person on sitting (person, ended, table_id);

-- Lists are read from their newest end, a portion at a time.
drop index game_table_channel;
drop index game_table_guild;
create index game_table_channel on game_table (channel);
create index game_table_going on game_table (channel) where phase in ('lobby', 'playing');
create index game_table_going_thread on game_table (thread) where phase in ('lobby', 'playing');
create index game_table_guild on game_table (guild) where phase in ('lobby', 'playing');
create index game_table_finished on game_table (guild, changed) where phase = 'over';
create index game_table_phase on game_table (phase);
create index game_table_host on game_table (host);
create index motion_table on motion (table_id);

-- Somebody who is being forgotten, table by table, and what they are called at any: JSON. The row
-- goes with the last of them.
create table erasure (
    person integer primary key,
    names text not null,
    begun integer not null
) strict;

-- Seats of games under way that were left by people who are forgotten. who: a keyed hash of table
-- and person (bot/store/keyed.py), kept until the game is over.
create table left_seat (
    table_id integer not null references game_table (id) on delete cascade,
    who text not null,
    place integer not null,
    primary key (table_id, who, place)
) strict;
create index draft_person on draft (person);

-- The tables at which a vacation that is over has been seen to already: their clocks have been put
-- off. The rows go when it is settled.
create table vacation_over (
    vacation integer not null references vacation (id) on delete cascade,
    table_id integer not null references game_table (id) on delete cascade,
    primary key (vacation, table_id)
) strict;
