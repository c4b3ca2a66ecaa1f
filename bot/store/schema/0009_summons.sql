-- summoned: whether the owner of a seat has been asked if they are still there: 1 they have, 2 they
-- have answered since by something that others may not know of.
alter table seat add column summoned integer not null default 0;
