-- at: when the seat changed hands, unix milliseconds.
alter table sitting add column at integer not null default 0;
update sitting set at = coalesce((
    select m.at from move m where m.table_id = sitting.table_id and m.ply = sitting.plies
), 0);
