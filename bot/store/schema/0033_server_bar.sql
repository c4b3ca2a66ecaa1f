-- Somebody who may not open tables, join them or take seats over on a server. who: a hash of server
-- and person made with the database's secret, which stays if they have their data deleted, so that
-- they do not come back as somebody new. until: null for ever.
create table server_bar (
    guild integer not null,
    who text not null,
    until integer,
    primary key (guild, who)
) strict;
