-- computer: the level at which a computer plays the seat; null where a person plays it, or did. In the
-- place of a person such a seat has a number below -1000, which is nobody's.
-- thinks: when a computer that plays this seat now (its own, or standing in) may make its move, unix
-- milliseconds; null while nothing waits for it.
alter table seat add column computer text check (computer in ('easy', 'normal', 'hard'));
alter table seat add column thinks integer;

-- stand_ins: how the table plays seats whose owners are away.
-- pause: how long computers wait before they move.
-- fill: the level of the computers that take the seats up to fill_to when the game begins.
alter table game_table add column stand_ins text not null default 'harmless'
    check (stand_ins in ('harmless', 'easy', 'normal'));
alter table game_table add column pause text not null default 'normal'
    check (pause in ('short', 'normal', 'long'));
alter table game_table add column fill text check (fill in ('easy', 'normal', 'hard'));
alter table game_table add column fill_to integer not null default 0;

-- A move that a computer chose. level: the level that was wanted of it; mind: the version of the mind
-- that chose it; hurried: whether it was made at the normal level because there was no time.
alter table move add column level text;
alter table move add column mind integer not null default 0;
alter table move add column hurried integer not null default 0;
