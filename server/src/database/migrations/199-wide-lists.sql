-- The console's lists at a million families and ten million orders: a page is found in an index
-- alone, whatever it is narrowed by, and only its own rows are read.

-- Whole names have an index for their beginnings; this one has every word, in any order.
create index account_words on account
  using gin (to_tsvector('simple', translate(display_name, './@-_:', '      ')))
  with (fastupdate = off);

-- A few people among a million families.
create index account_staff on account (email) where is_staff;

-- What one colleague did of one kind; each alone has an index already.
create index staff_audit_who_did on staff_audit (staff_email, did, id desc);

drop index orders_state;
create index orders_state on orders (state, created_at desc, id);
create index orders_gateway on orders (gateway, created_at desc, id);
create index orders_gateway_state on orders (gateway, state, created_at desc, id);
create index orders_amount on orders (amount, created_at desc, id);

drop index ticket_mine;
create index ticket_mine on ticket (assigned_to, state, waiting_since, id)
  where assigned_to is not null;
-- Talks that go on stand before new questions.
create index ticket_talk on ticket (state, (response is null), waiting_since, id);
