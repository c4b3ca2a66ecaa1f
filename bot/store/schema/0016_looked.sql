-- mover: the seat whose own move told a sentence (null: nobody's), because nobody's own acts are news
-- to them.
alter table told add column mover integer;

-- looked: the last sentence told at the table when its owner last had their panel before them.
-- seen: whether they have had it before them since they were last asked something.
alter table seat add column looked integer not null default 0;
alter table seat add column seen integer not null default 0;
