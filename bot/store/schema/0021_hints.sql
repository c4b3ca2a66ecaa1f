-- hints: for how many decisions the owner of a seat asked for a hint, at a practice table.
-- hinted: the ply of the last of them.
alter table seat add column hints integer not null default 0;
alter table seat add column hinted integer not null default -1;
