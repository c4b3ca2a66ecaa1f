-- Whether a finished table ever had a rematch, also one that was closed before it began.
create index game_table_rotated on game_table (rotated_from) where rotated_from is not null;
