-- People without a seat who look at a table. looked: the last sentence told there when they last
-- looked. keen: since when they would like to play the next game (unix milliseconds; null: no).
create table watcher (
    table_id integer not null references game_table (id) on delete cascade,
    person integer not null,
    looked integer not null default 0,
    keen integer,
    primary key (table_id, person)
);
create index watcher_person on watcher (person, table_id);
