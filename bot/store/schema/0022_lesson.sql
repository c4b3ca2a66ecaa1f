-- lesson: of a private table, on which somebody learns a game alone with computers: 'first' if its deal
-- is the prepared first game, 'free' if it is any other; null for all other tables.
alter table game_table add column lesson text check (lesson in ('first', 'free'));
