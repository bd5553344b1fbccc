-- A month of the ledger is read in its own order, some rows at a time.
create index concurrently if not exists money_move_day_id on money_move (day, id);
drop index concurrently if exists money_move_day;
