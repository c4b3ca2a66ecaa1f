-- unheard: it was written together with nothing that everybody hears of.
alter table outbox add column unheard integer not null default 0;
