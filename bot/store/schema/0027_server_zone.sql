-- timezone: the IANA name, or the distance from UTC, of the zone in which hours of a server are read;
-- null: each in its author's own.
alter table guild add column timezone text;
