-- The console's list of orders, newest first, whole or by state.
create index orders_newest on orders (created_at desc, id);
create index orders_state on orders (state, created_at desc);
create index orders_flagged on orders (created_at desc) where flag is not null;
