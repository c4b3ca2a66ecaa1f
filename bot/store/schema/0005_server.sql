-- channels: JSON, the ids of the channels where tables may be opened; none named: everywhere.
-- pace: of new tables that name none, as a key of bot/tables/clocks/pace.py. opening: who may open tables;
-- role: whose members may, where opening says so.
alter table guild add column channels text not null default '[]';
alter table guild add column pace text;
alter table guild add column opening text not null default 'everybody'
    check (opening in ('everybody', 'role', 'managers'));
alter table guild add column role integer;

update guild set channels = '[' || cast(channel as text) || ']' where channel is not null;
alter table guild drop column channel;
