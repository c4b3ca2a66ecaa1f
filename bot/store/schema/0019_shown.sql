-- The last sentence told at the table that stands on its owner's panel in their direct messages.
-- Once they press that panel they have read up to there.
alter table seat add column shown integer not null default 0;
