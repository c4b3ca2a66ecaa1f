-- A game night (bot/nights/). channel: where its card stands and its tables are opened; thread: the
-- card's own, in which people are called, once there is one. card, call, board: its messages.
-- starts: the hour that was announced; hour: when whoever is there is seated, which is later if the
-- bot was away. zone: in which its host thinks. games: those that may be played, as JSON.
-- computers: how well those play that fill tables up; null: none do. round: how often tables were
-- opened; board_round: of the newest that the board was posted for. lost: whether its channel is
-- gone, so that it waits for another. ended: when it was over, cancelled or lapsed.
create table night (
    id integer primary key,
    guild integer not null,
    channel integer not null,
    thread integer,
    card integer,
    call integer,
    board integer,
    host integer not null,
    locale text not null,
    state text not null
        check (state in ('planned', 'gathering', 'playing', 'over', 'cancelled', 'lapsed')),
    starts integer not null,
    hour integer not null,
    zone text not null,
    games text not null,
    pace text not null,
    computers text check (computers in ('easy', 'normal', 'hard')),
    round integer not null default 0,
    board_round integer not null default 0,
    lost integer not null default 0,
    ended integer
) strict;
create index night_guild on night (guild, state);
create index night_channel on night (channel, state);
create index night_playing on night (id) where state = 'playing';
create index night_host on night (host);

-- What somebody has answered, or that they came without an answer (null). again: they said yes
-- before the date was changed. likes: the games they would like to play, as JSON; none: any. here:
-- what they said when all were called. bench: since when they wait for a table; left_out: whether
-- there was no seat for them last time. table_id: where they play tonight, while that goes on.
create table night_answer (
    night integer not null references night (id) on delete cascade,
    person integer not null,
    name text not null,
    answer text check (answer in ('yes', 'perhaps', 'no', 'again')),
    likes text not null default '[]',
    here text check (here in ('here', 'late')),
    bench integer,
    left_out integer not null default 0,
    table_id integer references game_table (id) on delete set null,
    at integer not null,
    primary key (night, person)
) strict;
create index night_answer_person on night_answer (person);
create index night_answer_table on night_answer (table_id) where table_id is not null;

-- A table that was opened for a night.
create table night_table (
    night integer not null references night (id) on delete cascade,
    round integer not null,
    place integer not null,
    table_id integer not null unique references game_table (id) on delete cascade,
    primary key (night, round, place)
) strict;

-- What is due for a night; `due` is about tables.
create table night_due (
    night integer not null references night (id) on delete cascade,
    kind text not null,
    at integer not null,
    primary key (night, kind)
) strict;
create index night_due_at on night_due (at);
