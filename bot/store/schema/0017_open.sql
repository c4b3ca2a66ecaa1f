-- What a sentence says while the cards it is about lie open (JSON): with their values. It goes when
-- the next sentence is told to everybody.
alter table told add column open text;

create index told_open on told (table_id) where open is not null;
