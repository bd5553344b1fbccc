-- The console's lists at a million families and ten million orders: no page may read a table whole.
-- The index of whole names finds their beginning; this one every word, in any order.
create index account_words on account
  using gin (to_tsvector('simple', translate(display_name, './@-_:', '      ')))
  with (fastupdate = off);

-- A few people among a million families.
create index account_staff on account (email) where is_staff;

-- What one colleague did of one kind; each alone has an index already.
create index staff_audit_who_did on staff_audit (staff_email, did, id desc);
