-- ended_by: why a game ended otherwise than by its rules: its table slept too long, a manager of the
-- server ended it, or its players agreed to. Null: it did not. quiet: whether a manager wants nobody
-- to be mentioned there.
alter table game_table add column ended_by text
    check (ended_by in ('sleep', 'manager', 'dropped', 'shared'));
alter table game_table add column quiet integer not null default 0 check (quiet in (0, 1));
update game_table set ended_by = 'sleep' where phase = 'cancelled' and state is not null;
