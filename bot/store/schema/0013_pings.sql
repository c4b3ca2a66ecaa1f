-- pings: where somebody is called when it is their turn. auto: in the thread where a table is played
-- live, by direct message where it is played by post.
alter table person add column pings text not null default 'auto'
    check (pings in ('auto', 'thread', 'dm', 'silent'));
