-- sealed: the hash of the seed, as it was posted at the start. rotated_from: the finished table
-- whose rematch this is; there is one at a time.
alter table game_table add column sealed text;
alter table game_table add column rotated_from integer references game_table (id)
    on delete set null;

create unique index game_table_rematch on game_table (rotated_from)
    where rotated_from is not null and phase <> 'cancelled';
create index game_table_guild on game_table (guild, phase);

-- What a finished game came to, seat by seat. person: null once they have had their data deleted.
-- score: null for who was out. counts: whether it counts for the person; it does not where somebody
-- else than who began the seat finished it, nor where nobody was left.
create table result (
    table_id integer not null references game_table (id) on delete cascade,
    seat integer not null,
    person integer,
    place integer not null,
    score integer,
    counts integer not null,
    primary key (table_id, seat)
) strict;

create index result_person on result (person);
