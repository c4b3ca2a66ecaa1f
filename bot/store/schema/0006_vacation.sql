-- chosen: JSON, the options of a table that its host chose; the others follow its pace.
alter table game_table add column chosen text not null default '[]';

-- A time in which somebody's clocks stand still. first and last are days (2026-08-03) in their time
-- zone, which count against the yearly allowance; starts and ends are when it begins and is over.
-- settled: whether the clocks that stood still in it have been put off for good.
create table vacation (
    id integer primary key autoincrement,
    person integer not null,
    first text not null,
    last text not null,
    starts integer not null,
    ends integer not null,
    settled integer not null default 0
) strict;

create index vacation_person on vacation (person);
create unique index vacation_open on vacation (person) where settled = 0;

-- began: when the clock of a seat was started, or went on.
alter table seat add column began integer;

-- span: how much time there was for the decision somebody is reminded of.
alter table reminder add column span integer not null default 0;
update reminder set span = (
    select case t.pace
        when 'evening' then 900000
        when 'day' then 86400000
        when 'three-days' then 259200000
        else 604800000 end
    from game_table t where t.id = reminder.table_id
);

-- remind: where somebody is reminded.
alter table person add column remind text not null default 'dm'
    check (remind in ('dm', 'thread', 'off'));
update person set remind = 'off' where reminders = 0;
alter table person drop column reminders;
