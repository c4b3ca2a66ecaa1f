-- tips: whether somebody wants games explained to them while they play.
alter table person add column tips integer not null default 1 check (tips in (0, 1));

-- What has been explained to somebody. tip: the key of its sentence.
create table tip (
    person integer not null,
    tip text not null,
    at integer not null,
    primary key (person, tip)
) strict;

-- The tip that stands on the panel of a seat's owner, and the seat's version at which it does: until
-- that changes it stays. It counts as shown once they have looked at a panel with it.
alter table seat add column tip text;
alter table seat add column tip_at integer not null default -1;
