-- who_sits: invited too: only people whom the host has invited, in a private thread, which is then
-- the table's channel. A check cannot be changed, so the column is made anew.
alter table game_table rename column who_sits to who_sat;
alter table game_table add column who_sits text not null default 'open'
    check (who_sits in ('open', 'ask', 'invited'));
update game_table set who_sits = who_sat;
alter table game_table drop column who_sat;
