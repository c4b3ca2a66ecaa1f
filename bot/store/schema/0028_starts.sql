-- When a game begins by itself. start_with: as soon as so many sit there (0: never; 1: its hour has
-- come, so as soon as there are enough). start_at: at this time. begins: the end of the minute before
-- it begins, in which anybody who sits there can ask to wait. start_held: somebody has asked to wait,
-- and nobody has sat down since. full_told: whether those who sit there were told that all seats are
-- taken.
alter table game_table add column start_with integer not null default 0;
alter table game_table add column start_at integer;
alter table game_table add column begins integer;
alter table game_table add column start_held integer not null default 0 check (start_held in (0, 1));
alter table game_table add column full_told integer not null default 0 check (full_told in (0, 1));

-- Somebody who came too late and is to be told when a seat is free. It goes when they are told, when
-- they sit down, and when nobody can sit down any more.
create table seat_wish (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    at integer not null,
    primary key (table_id, person)
) strict;
create index seat_wish_person on seat_wish (person, table_id);

-- How somebody is called when all seats of a table at which they sit are taken; see 0026_ways.sql.
alter table person add column ping_full text not null default 'dm'
    check (ping_full in ('loud', 'silent', 'name', 'dm'));
