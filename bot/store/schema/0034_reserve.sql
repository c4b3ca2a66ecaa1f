-- reserve: milliseconds that a seat has for the rest of the game, used once the time for a decision is
-- over; null: none, as at every table that began before there was any. earned: how much of it the last
-- turn has given back. spends: whether it runs on it now. gave: the turn in which its owner has given
-- somebody more time.
alter table seat add column reserve integer;
alter table seat add column earned integer not null default 0;
alter table seat add column spends integer not null default 0 check (spends in (0, 1));
alter table seat add column gave text;
