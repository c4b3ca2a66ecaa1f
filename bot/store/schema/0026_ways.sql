-- How somebody is called, for each thing they are called for. auto: at tables played live in the
-- thread, at others by direct message. loud, silent: mentioned, with or without a sound. name: their
-- name stands there and nothing else happens. dm: by direct message.
alter table person add column ping_turn text not null default 'auto'
    check (ping_turn in ('auto', 'loud', 'silent', 'name', 'dm'));
alter table person add column ping_decisions text not null default 'loud'
    check (ping_decisions in ('loud', 'silent', 'name', 'dm'));
alter table person add column ping_calls text not null default 'loud'
    check (ping_calls in ('loud', 'silent', 'name', 'dm'));
update person set ping_turn =
    case pings when 'thread' then 'loud' when 'silent' then 'name' else pings end;
alter table person drop column pings;

-- muted: whether its owner wants no calls from this table. moved_at: when its owner last made a move
-- that everybody could see (unix milliseconds; null: none yet).
alter table seat add column muted integer not null default 0 check (muted in (0, 1));
alter table seat add column moved_at integer;
