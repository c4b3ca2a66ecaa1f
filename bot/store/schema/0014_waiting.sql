-- What lists need of a seat, so that they read no states. asked: whether everybody sees that the
-- table waits for it; null where an older version wrote it last. owes: whether its decision is
-- missing and may be made now, which in a sealed window is for its owner alone. until: when its
-- time is up, vacations taken into account; null without end.
alter table seat add column asked integer default 0;
alter table seat add column owes integer not null default 0;
alter table seat add column until integer;
update seat set asked = null
    where table_id in (select id from game_table where phase = 'playing');
create index seat_asked on seat (person, asked, table_id) where over = 0;
create index seat_owes on seat (person, until, table_id) where over = 0 and owes = 1;
create index seat_unknown on seat (table_id) where asked is null;

-- Results are read by themselves, with no more of a table than which game it was and where.
drop index result_person;
create index result_person on result (person, ended, table_id, counts, place);
