-- The public message of a turn is game_table.board. It tells what was told after the sentence
-- board_from, and was sent for the turn that began after the sentence board_turn.
-- questions: JSON, by seat the number of what it was asked last in this turn, 0 for nothing; called:
-- the one it has been called for.
alter table game_table add column board_from integer not null default 0;
alter table game_table add column board_turn integer not null default 0;
alter table game_table add column questions text not null default '[]';
alter table game_table add column called text not null default '[]';
alter table game_table drop column board_lines;

-- Ids of sentences are never used twice: what is told is deleted when a game is over.
alter table told rename to told_before;
drop index told_table;
create table told (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id) on delete cascade,
    person integer,
    line text not null
) strict;
insert into told select * from told_before order by id;
drop table told_before;
create index told_table on told (table_id, id);

-- Sentences that wait to be posted are told by the message of the turn from now on.
insert into told (table_id, person, line)
    select table_id, null, body from outbox
    where kind = 'line' and parked is null and not exists
        (select 1 from told t where t.table_id = outbox.table_id and t.line = outbox.body)
    order by id;
delete from outbox where kind = 'turn' and parked is null;
insert into outbox (table_id, lane, kind, body, made, due)
    select table_id, lane, 'turn', '{}', max(made), min(due) from outbox
    where kind in ('line', 'board') and parked is null group by table_id, lane;
delete from outbox where kind in ('line', 'board') and parked is null;
